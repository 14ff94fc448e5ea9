extension Int {
  var squared: Int { self * self }
  var twice: Int { return self + self }
  func plus(_ number: Int) -> Int { self.twice + number }
  func times(_ body: (Int) -> Void) { for number in 0..<self { body(number) } }
}
extension Double { var half: Double { self / 2 } }
extension CGFloat { var isLong: Bool { self > self * self } }
print(4.squared, 4.twice, 4.plus(1), (5.0).half, CGFloat(0.5).isLong)  // prints: 16 8 9 2.5 true
2.times { print($0) }  // prints: 0 | 1
