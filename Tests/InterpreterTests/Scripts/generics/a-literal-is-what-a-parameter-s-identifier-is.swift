struct Key: Hashable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  let text: String
  init(integerLiteral value: Int) { text = "\(value)" }
  init(stringLiteral value: String) { text = value }
}
struct User: Identifiable {
  let id: Key
  let name: String
}
final class Store<T: Identifiable> {
  let items: [T]
  init(_ items: [T]) { self.items = items }
  func find(_ id: T.ID) -> T? { items.first { $0.id == id } }
}
let store = Store([User(id: 1, name: "a"), User(id: "x", name: "b")])
print(store.find(1)!.name, store.find("x")!.name, store.find(9) == nil)  // prints: a b true
func has<E: Identifiable>(_ list: [E], _ id: E.ID) -> Bool { list.contains { $0.id == id } }
print(has(store.items, "x"), has(store.items, 7))  // prints: true false
