struct Fibonacci: Sequence, IteratorProtocol {
  var a = 0, b = 1, left = 8
  mutating func next() -> Int? {
    if left == 0 { return nil }
    left -= 1
    defer { (a, b) = (b, a + b) }
    return a
  }
}
print(Fibonacci().sorted(by: >), Fibonacci().min() ?? 1, Fibonacci().min(by: >) ?? 0)  // prints: [13, 8, 5, 3, 2, 1, 1, 0] 0 13
print(zip(Fibonacci(), ["a", "b"]).map { "\($0)\($1)" }, Fibonacci().reduce(into: []) { $0 += [$1] }.count)  // prints: ["0a", "1b"] 8
print(Fibonacci().dropFirst(6).map { $0 + 1 }, Fibonacci().suffix(1), Fibonacci().prefix { $0 < 3 })  // prints: [9, 14] [13] [0, 1, 1, 2]
struct Stack<Item>: Collection {
  private var items: [Item] = []
  init(_ items: [Item]) { self.items = items }
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after place: Int) -> Int { items.index(after: place) }
  subscript(place: Int) -> Item { items[place] }
}
let stack = Stack([3, 1, 2])
print(stack.count, stack.isEmpty, stack.first ?? 0, stack[1], stack.contains(2))  // prints: 3 false 3 1 true
print(stack.map { $0 + 1 }, stack.sorted(), Array(stack), stack.reduce(0, +), stack.max() ?? 0)  // prints: [4, 2, 3] [1, 2, 3] [3, 1, 2] 6 3
for number in stack { print(number) }  // prints: 3 | 1 | 2
for place in stack.indices where place > 0 { print(stack[place]) }  // prints: 1 | 2
print(stack.firstIndex(of: 1) ?? -1, stack.firstIndex { $0 > 5 } ?? -1, stack.filter { $0 > 1 })  // prints: 1 -1 [3, 2]
print(stack.enumerated().map { "\($0.offset):\($0.element)" }, Stack<Int>([]).first == nil)  // prints: ["0:3", "1:1", "2:2"] true
extension Stack {
  var text: String { map { "\($0)" }.joined(separator: "-") }
}
print(stack.text)  // prints: 3-1-2
struct Ring: RandomAccessCollection, ExpressibleByArrayLiteral {
  var names: [String]
  init(arrayLiteral names: String...) { self.names = names }
  var startIndex: Int { 0 }
  var endIndex: Int { names.count }
  subscript(place: Int) -> String { names[place % names.count] }
}
let ring: Ring = ["x", "y"]
print(ring[3], ring.count, ring.joined(separator: ","), ring.last ?? "", ring.reversed().map { $0 })  // prints: y 2 x,y y ["y", "x"]
struct Row: RandomAccessCollection, MutableCollection {
  var cells: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }
  subscript(place: Int) -> Int {
    get { cells[place] }
    set { cells[place] = newValue }
  }
}
var row = Row(cells: [3, 1, 2])
row.sort()
row.swapAt(0, 2)
print(row.cells, row.last ?? 0)  // prints: [3, 2, 1] 1
struct Tree<T>: Sequence {
  let value: T
  var parts: [Tree<T>] = []
  func makeIterator() -> AnyIterator<T> {
    var waiting = [self]
    return AnyIterator {
      guard !waiting.isEmpty else { return nil }
      let next = waiting.removeFirst()
      waiting += next.parts
      return next.value
    }
  }
}
let tree = Tree(value: 1, parts: [Tree(value: 2, parts: [Tree(value: 4)]), Tree(value: 3)])
print(Array(tree), tree.map { $0 * 10 }, tree.contains(4))  // prints: [1, 2, 3, 4] [10, 20, 30, 40] true
struct Listed: Sequence {
  let items: [Int]
  func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() }
}
print(Listed(items: [1, 2]).map { $0 + 1 }, Listed(items: [4]).first { _ in true } ?? 0)  // prints: [2, 3] 4
let powers = sequence(state: 1) { (power: inout Int) -> Int? in
  if power > 20 { return nil }
  defer { power *= 2 }
  return power
}
print(Array(powers))  // prints: [1, 2, 4, 8, 16]
for number in sequence(first: 3, next: { $0 > 0 ? $0 - 1 : nil }) { print(number) }  // prints: 3 | 2 | 1 | 0
