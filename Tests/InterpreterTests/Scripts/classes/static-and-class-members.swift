class Registry {
  static let shared = Registry()
  static var count = 0
  class func describe() -> String { "registry" }
  private(set) var names: [String] = []
  private init() { Registry.count += 1 }
  func add(_ name: String) { names.append(name); Self.count += 10 }
}
Registry.shared.add("a")
Registry.shared.add("b")
print(Registry.shared.names, Registry.count, Registry.describe())  // prints: ["a", "b"] 21 registry
