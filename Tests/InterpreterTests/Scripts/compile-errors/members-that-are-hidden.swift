class Safe {
  private var code = 1
  private(set) var opened = 0
  private init() {}
  static let one = Safe()
}
func open(_ safe: Safe) {
  print(safe.code)  // error: inaccessible
  safe.opened = 1  // error: inaccessibleSetter
  _ = Safe()  // error: inaccessibleInitializer
}
