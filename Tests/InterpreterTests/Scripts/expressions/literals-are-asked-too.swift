print(5.isZero, 0.isZero, 5.0.isZero, 0.0.isZero)  // prints: false true false true
print(5.magnitude, -5.magnitude, (-5).magnitude)  // prints: 5 -5 5
print("a".count, [1, 2].count, ["a": 1].count, "abc".uppercased())  // prints: 1 2 1 ABC
print(5.description, 5.5.description, true.description)  // prints: 5 5.5 true
print(10.isMultiple(of: 5), 5.signum(), -5.signum())  // prints: true 1 -1
print("a,b".split(separator: ","), (1...3).count)  // prints: ["a", "b"] 3
print([1, 2].first!, [3, 1].sorted(), ["b", "a"].joined())  // prints: 1 [1, 3] ba
print(3.advanced(by: 2), 8.distance(to: 5))  // prints: 5 -3
print(3.14.rounded(), 9.0.squareRoot())  // prints: 3.0 3.0
extension Int {
  var twice: Int { self * 2 }
  func times(_ action: () -> Void) { for _ in 0..<self { action() } }
}
print(4.twice, -4.twice)  // prints: 8 -8
2.times { print("t") }  // prints: t | t
