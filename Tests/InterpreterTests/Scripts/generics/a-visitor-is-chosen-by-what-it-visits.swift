protocol Visitor {
  associatedtype Answer
  func visit(_ number: Number) -> Answer
  func visit(_ sum: Sum) -> Answer
}
protocol Node { func accept<V: Visitor>(_ visitor: V) -> V.Answer }
struct Number: Node {
  let value: Int
  func accept<V: Visitor>(_ visitor: V) -> V.Answer { visitor.visit(self) }
}
struct Sum: Node {
  let one: Node
  let other: Node
  func accept<V: Visitor>(_ visitor: V) -> V.Answer { visitor.visit(self) }
}
struct Evaluator: Visitor {
  func visit(_ number: Number) -> Int { number.value }
  func visit(_ sum: Sum) -> Int { sum.one.accept(self) + sum.other.accept(self) }
}
struct Writer: Visitor {
  func visit(_ number: Number) -> String { "\(number.value)" }
  func visit(_ sum: Sum) -> String { "(" + sum.one.accept(self) + "+" + sum.other.accept(self) + ")" }
}
let tree = Sum(one: Number(value: 1), other: Sum(one: Number(value: 2), other: Number(value: 3)))
print(tree.accept(Evaluator()), tree.accept(Writer()))  // prints: 6 (1+(2+3))
protocol Pile { associatedtype E; mutating func push(_ element: E); mutating func pop() -> E? }
func through<P: Pile>(_ pile: inout P, _ element: P.E) -> P.E? {
  pile.push(element)
  return pile.pop()
}
func fail() { struct E: Error {} }
struct Bag: Pile {
  var items: [Int] = []
  mutating func push(_ element: Int) { items.append(element) }
  mutating func pop() -> Int? { items.popLast() }
}
var pile = Bag(items: [1])
print(through(&pile, 7) ?? 0, pile.items)  // prints: 7 [1]
