protocol Container {
  associatedtype Item
  var items: [Item] { get }
}
extension Container {
  var isSingle: Bool { items.count == 1 }
}
struct Bag<T>: Container { var items: [T] = [] }
func firstItem<C: Container>(of c: C) -> C.Item? where C.Item: Equatable { c.items.first }
print(Bag(items: [1]).isSingle, Bag<String>().isSingle, firstItem(of: Bag(items: ["a"])) ?? "")  // prints: true false a
