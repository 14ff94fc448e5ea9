:ios 12.0
final class Tool {
  @available(iOS 13.0, *) func use(_ count: Int) { print("count", count) }
  func use(_ name: String) { print("name", name) }  // prints: name a
  @available(iOS 13.0, *) static func make() -> Tool { Tool() }
  func make() -> Int { 1 }
  @available(iOS 13.0, *) func alone() {}
}
Tool().use("a")
print(Tool().make())  // prints: 1
Tool().alone()  // error: newer
func outer() {
  @available(iOS 13.0, *) func inner() -> Bool { UIViewController().isModalInPresentation }
  if #available(iOS 13.0, *) { print(inner()) }
}
outer()
class Base { @available(iOS 13.0, *) func later() {} }
final class Derived: Base { override func later() { print("derived") } }  // prints: derived
Derived().later()
final class Window2 {
  @available(iOS 13.0, *) static func side() -> Int { 1 }
  @available(iOS 13.0, *) var width: Int { get { Window2.side() } set { print(Window2.side()) } }
}
print(Window2().width)  // error: newer
