extension Optional {
  func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? { flatMap { isIncluded($0) ? $0 : nil } }
  func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
  func kept(_ isIncluded: (Wrapped) -> Bool, or other: Wrapped) -> Wrapped { filter(isIncluded).or(other) }
}
print(Int("5").filter { $0 > 3 }.or(0), Int("2").filter { $0 > 3 }.or(7))  // prints: 5 7
print(Int("5").kept({ $0 > 9 }, or: 1))  // prints: 1
extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
print((-1.5).clamped(to: -1...1), 15.clamped(to: 0...10))  // prints: -1.0 10
struct Stack<Element>: ExpressibleByArrayLiteral {
  var items: [Element] = []
  init(arrayLiteral elements: Element...) { elements.forEach { items.append($0) } }
}
let stack: Stack = [1, 2, 3]
print(stack)  // prints: Stack<Int>(items: [1, 2, 3])
func bounds(_ numbers: [Int]) -> (min: Int, max: Int)? {
  numbers.isEmpty ? nil : numbers.reduce((9, 0)) { ($0.0 < $1 ? $0.0 : $1, $0.1 > $1 ? $0.1 : $1) }
}
if let found = bounds([3, 8, 1]) { print(found.min, found.max) }  // prints: 1 8
