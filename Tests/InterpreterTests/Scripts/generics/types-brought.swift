import UIKit
class V: UIViewController {}
func made<T: UIViewController>(_ type: T.Type) -> T { type.init() }
func new<T: UIViewController>(_ type: T.Type) -> T { T() }
print(made(V.self) is V, new(V.self) is V)  // prints: true true
protocol Named {
  static var name: String { get }
  init()
}
struct S: Named {
  static var name = "s"
  init() {}
}
func name<T: Named>(_ type: T.Type) -> String {
  _ = type.init()
  return type.name + T.name
}
print(name(S.self))  // prints: ss
func add<T>(_ type: T.Type, _ value: () -> T) -> T { value() }
print(add(Int.self) { 3 })  // prints: 3
