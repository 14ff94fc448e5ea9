protocol Identified {
  static var identifier: String { get }
  init()
}
struct Card: Identified { static let identifier = "card" }
final class Board: Identified {
  static let identifier = "board"
  init() {}
}
func make<T: Identified>() -> T {
  print(T.identifier)  // prints: card | board
  return T.init()
}
let card: Card = make()
print(type(of: make() as Board))  // prints: Board
final class Container {
  private var factories: [String: Any] = [:]
  func register<T>(_ factory: @escaping () -> T) {
    factories[String(describing: T.self)] = factory
  }
  func resolve<T>(_ type: T.Type = T.self) -> T? { (factories["\(T.self)"] as? () -> T)?() }
}
let container = Container()
container.register { Card() }
container.register { Board() }
let board: Board? = container.resolve()
print(board != nil, container.resolve(Card.self) != nil)  // prints: true true
print(container.resolve(String.self) == nil)  // prints: true
struct Box<T> {
  var value: T
  func map<U>(_ change: (T) -> U) -> Box<U> { Box<U>(value: change(value)) }
}
print(type(of: Box(value: 1).map { "\($0)" }))  // prints: Box<String>
let maybe: Card? = container.resolve()
print(maybe != nil)  // prints: true
protocol Speaking { func word() -> String }
protocol Walking { func steps() -> Int }
struct Robot: Speaking, Walking {
  func word() -> String { "beep" }
  func steps() -> Int { 2 }
}
final class Services {
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
    makers[ObjectIdentifier(type)] = make
  }
  func resolve<T>(_ type: T.Type = T.self) -> T { makers[ObjectIdentifier(type)]!() as! T }
}
let services = Services()
services.register(Speaking.self) { Robot() }
services.register(Walking.self) { Robot() }
services.register(Int.self) { 42 }
print(services.resolve(Speaking.self).word(), services.resolve(Int.self))  // prints: beep 42
let walking: Walking = services.resolve()
print(walking.steps(), Speaking.self)  // prints: 2 Speaking
