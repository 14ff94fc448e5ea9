protocol Box {
  associatedtype Item
  func put(_ item: Item)
}
extension Box {
  func offer(_ item: Any) {
    if item is Item { put(item as! Item) } else { print("no \(item)") }  // prints: no a
  }
}
struct Numbers: Box {
  func put(_ number: Int) { print(number + 1) }  // prints: 2
}
struct Texts: Box {
  func put(_ text: String) { print(text + "!") }  // prints: a!
}
struct All<Item>: Box {
  func put(_ item: Item) { print("any", item) }  // prints: any 2
}
Numbers().offer(1)
Numbers().offer("a")
Texts().offer("a")
All<Int>().offer(2)
