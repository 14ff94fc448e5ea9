protocol Player {
  func play() { print(1) }  // error: bodyInProtocol
  init() {}  // error: bodyInProtocol
  subscript(place: Int) -> Int { get }
}
class Pages: UIViewController {
  override func viewDidLod() {}  // error: nothingToOverride
}
