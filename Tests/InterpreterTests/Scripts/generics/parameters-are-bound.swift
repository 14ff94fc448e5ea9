protocol Make { init() }
class Card: Make {
  var title = "card"
  required init() {}
}
final class Small: Card {}
class Base<Content: Card, Model> {
  let content: Content
  var model: Model?
  lazy var second = Content()
  class var id: String { "\(Content.self)" }
  init(content: Content = Content()) { self.content = content }
  func isMine(_ other: Any) -> Bool { other is Content }
  func mine(_ other: Any) -> Content? { other as? Content }
  func later() -> () -> Content { { Content.init() } }
}
struct Model { var wrong = 0 }
class Real { var name = "real" }
final class Sub: Base<Small, Real> {
  func tell() -> String { second.title + content.title + (model?.name ?? "-") }
}
let sub = Sub()
sub.model = Real()
print(sub.tell(), type(of: sub.content), Sub.id)  // prints: cardcardreal Small Small
print(sub.isMine(Card()), sub.isMine(Small()), sub.mine(Card()) == nil)  // prints: false true true
print(type(of: sub.later()()), sub.later()().title)  // prints: Small card
let direct = Base<Card, Real>()
print(type(of: direct), direct.model?.name ?? "none")  // prints: Base<Card, Real> none
print(direct is Base<Small, Real>, sub is Base<Small, Real>)  // prints: false true
func make<T: Make>() -> T { T() }
let made: Small = make()
print(type(of: made))  // prints: Small
func named<T>(_ value: T) -> String { "\(T.self)" }
print(named(made as Card), named("a"))  // prints: Card String
final class Node<T> {
  var value: T
  var next: Node<T>?
  init(_ value: T) { self.value = value }
  func followed(by value: T) -> Node { Node(value) }
}
extension Node where T == String {
  func loud() -> String { value.uppercased() }
}
let node = Node("a")
node.next = node.followed(by: "b")
print(type(of: node), node.loud(), node.next?.loud() ?? "")  // prints: Node<String> A B
struct Pair<A, B> {
  var one: A
  var other: B
  func turned() -> Pair<B, A> { Pair<B, A>(one: other, other: one) }
}
print(Pair(one: made, other: "x").turned().one.count)  // prints: 1
var stack = Stack<Card>()
stack.push(Small())
print(stack.items.first?.title ?? "", type(of: stack))  // prints: card Stack<Card>
struct Stack<Item> {
  var items: [Item] = []
  mutating func push(_ item: Item) { items.append(item) }
}
