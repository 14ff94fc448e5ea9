extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][safe: 1] ?? 0, [1, 2][safe: 5] == nil)  // prints: 2 true
extension Sequence where Element: Equatable {
  func count(of element: Element) -> Int { filter { $0 == element }.count }
}
print([1, 2, 1].count(of: 1), Set([1, 2]).count(of: 2))  // prints: 2 1
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
  var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
let none: String? = nil
let some: String? = "x"
print(none.orEmpty.isEmpty, some.orEmpty, none.isNilOrEmpty, some.isNilOrEmpty)  // prints: true x true false
extension Optional {
  func or(_ other: Wrapped) -> Wrapped {
    guard let value = self else { return other }
    return value
  }
}
print(none.or("y"), some.or("y"))  // prints: y x
