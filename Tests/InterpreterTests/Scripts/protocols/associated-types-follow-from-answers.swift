protocol Source {
  associatedtype Cell: AnyObject
  associatedtype Item
  func make() -> Cell
  var items: [Item] { get }
}
extension Source {
  static var kind: String { "\(Cell.self)/\(Item.self)" }
}
final class Label {}
struct Names: Source {
  func make() -> Label { Label() }
  var items: [String] { ["a"] }
}
func register<T: Source>(_ type: T.Type) -> String { "\(T.Cell.self) \(T.Item.self)" }
print(register(Names.self), Names.kind)  // prints: Label String Label/String
