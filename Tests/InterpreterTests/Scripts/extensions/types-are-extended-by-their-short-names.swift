extension [Int] {
  var total: Int { reduce(0, +) }
}
print([1, 2].total)  // prints: 3
extension [String: Int] {
  var sum: Int { values.reduce(0, +) }
}
print(["a": 1, "b": 2].sum)  // prints: 3
extension Int? {
  var orZero: Int { self ?? 0 }
}
let none: Int? = nil
print(none.orZero)  // prints: 0
