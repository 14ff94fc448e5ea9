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
