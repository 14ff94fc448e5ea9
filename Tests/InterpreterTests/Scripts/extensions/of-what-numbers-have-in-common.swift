extension Comparable {
  func kept(in range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
print(12.kept(in: 0...10), (-0.5).kept(in: 0.0...1.0))  // prints: 10 0.0
print("m".kept(in: "a"..."f"))  // prints: f
extension BinaryInteger {
  var isOdd: Bool { self % 2 != 0 }
}
print(3.isOdd, 4.isOdd)  // prints: true false
extension Numeric {
  func squared() -> Self { self * self }
}
print(3.squared(), 1.5.squared())  // prints: 9 2.25
extension Equatable {
  func isAny(of others: Self...) -> Bool { others.contains(self) }
}
print(3.isAny(of: 1, 3), "a".isAny(of: "b"))  // prints: true false
struct Size: Comparable {
  var width: Int
  static func < (one: Size, other: Size) -> Bool { one.width < other.width }
}
print(Size(width: 9).kept(in: Size(width: 1)...Size(width: 5)).width)  // prints: 5
