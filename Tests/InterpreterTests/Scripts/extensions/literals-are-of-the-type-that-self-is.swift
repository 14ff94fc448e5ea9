extension Comparable {
  func kept(in range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
  func atLeast(_ other: Self) -> Self { self < other ? other : self }
  func smallest(of others: [Self]) -> Self { others.reduce(self) { $1 < $0 ? $1 : $0 } }
}
let length = 2.5
print((-0.5).kept(in: 0...1), 7.kept(in: 0...5), length.kept(in: 0...1))  // prints: 0.0 5 1.0
print(0.5.atLeast(1), length.smallest(of: [3, 2, 4]), CGFloat(3).kept(in: 0...1))  // prints: 1.0 2.0 1.0
extension FloatingPoint {
  func half(of range: Range<Self>) -> Self { (range.upperBound - range.lowerBound) / 2 }
}
print(length.half(of: 0..<3))  // prints: 1.5
func kept<T: Comparable>(_ value: T, in range: ClosedRange<T>) -> T {
  min(max(value, range.lowerBound), range.upperBound)
}
print(kept(2.5, in: 0...1), kept(3, in: 4...5))  // prints: 1.0 4
struct Limits { var range: ClosedRange<Double> = 0...1 }
print(Limits().range.lowerBound, Limits(range: 2...3).range.contains(2.5))  // prints: 0.0 true
