import UIKit
class Base {
  required init() {}
  func same() -> Self { self }
  func maybe() -> Self? { self }
  static func make() -> Self { self.init() }
}
final class Derived: Base { var count = 1 }
print(Derived().same().count, Derived.make().count, Derived().maybe()?.count ?? 0)  // prints: 1 1 1
protocol Fluent {}
extension Fluent {
  @discardableResult func then(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}
extension Base: Fluent {}
print(Derived().then { $0.count = 7 }.count)  // prints: 7
extension NSObject: Fluent {}
let label = UILabel().then {
  $0.text = "hello"
  $0.numberOfLines = 2
}
print(label.text.map { $0 + "!" } ?? "none", label.numberOfLines)  // prints: hello! 2
print(label.then { _ in }.textColor == nil)  // prints: false
