struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  var top: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
}
var stack = Stack<Int>()
stack.push(1)
stack.push(2)
print(stack.top ?? 0, stack.pop() ?? 0, stack.pop() ?? 0, stack.pop() ?? -1, stack.isEmpty)  // prints: 2 2 1 -1 true
