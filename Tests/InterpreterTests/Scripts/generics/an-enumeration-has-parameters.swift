enum Loadable<T> {
  case idle
  case loaded(T)
  case failed(String)
  var value: T? {
    if case .loaded(let value) = self { return value }
    return nil
  }
  static var kind: String { "\(T.self)" }
  func map<U>(_ change: (T) -> U) -> Loadable<U> {
    switch self {
    case .idle: return .idle
    case .loaded(let value): return .loaded(change(value))
    case .failed(let text): return .failed(text)
    }
  }
}
let number: Loadable<Int> = .loaded(3)
print(number.value ?? 0, type(of: number), Loadable<Int>.kind)  // prints: 3 Loadable<Int> Int
let text = number.map { "\($0)!" }
print(text, type(of: text))  // prints: loaded("3!") Loadable<String>
print(type(of: Loadable.loaded([1])))  // prints: Loadable<Array<Int>>
final class Model {
  var state = Loadable<[String]>.idle
}
let model = Model()
model.state = .loaded(["a", "b"])
switch model.state {
case .loaded(let names) where names.isEmpty: print("none")
case .loaded(let names): print(names.joined(separator: "+"))  // prints: a+b
case .idle, .failed: print("not yet")
}
indirect enum Tree<Item: Comparable> {
  case leaf
  case node(Tree, Item, Tree)
  func adding(_ item: Item) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, item, .leaf)
    case .node(let left, let own, let right):
      return item < own
        ? .node(left.adding(item), own, right) : .node(left, own, right.adding(item))
    }
  }
  var items: [Item] {
    guard case .node(let left, let item, let right) = self else { return [] }
    return left.items + [item] + right.items
  }
}
print(Tree<Int>.leaf.adding(3).adding(1).adding(2).items)  // prints: [1, 2, 3]
