func pick<T>(_ a: T, or b: T, first: Bool = true) -> T { first ? a : b }
print(pick(1, or: 2), pick("a", or: "b", first: false))  // prints: 1 b
struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
}
var s = Stack<Int>()
s.push(1)
s.push(2)
print(s.pop()!, s.pop()!, s.pop() == nil, s.isEmpty)  // prints: 2 1 true true
