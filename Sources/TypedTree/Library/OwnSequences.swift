/// What Swift's library gives to a type of the program's that conforms to `Sequence`.
package enum OwnSequences {
  package static let name = "Sequence"

  /// Its members, as those of a protocol's extension; read when the first such type is declared.
  package static let members = DefaultMember.reading(text, of: name)

  private static let text = """
    extension Sequence {
      func makeIterator() -> Self { return self }
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var all: [T] = []
        for element in self { all.append(try transform(element)) }
        return all
      }
      func forEach(_ body: (Element) throws -> Void) rethrows {
        for element in self { try body(element) }
      }
      func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
        return Array(self).filter(isIncluded)
      }
      func compactMap<T>(_ transform: (Element) -> T?) -> [T] {
        return Array(self).compactMap(transform)
      }
      func flatMap<T>(_ transform: (Element) -> [T]) -> [T] { return Array(self).flatMap(transform) }
      func reduce<R>(_ initial: R, _ next: (R, Element) -> R) -> R {
        return Array(self).reduce(initial, next)
      }
      func first(where predicate: (Element) -> Bool) -> Element? {
        for element in self { if predicate(element) { return element } }
        return nil
      }
      func contains(where predicate: (Element) -> Bool) -> Bool {
        for element in self { if predicate(element) { return true } }
        return false
      }
      func contains(_ other: Element) -> Bool {
        for element in self { if element == other { return true } }
        return false
      }
      func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
        for element in self { if !predicate(element) { return false } }
        return true
      }
      func prefix(_ count: Int) -> [Element] {
        var all: [Element] = []
        if count <= 0 { return all }
        for element in self {
          all.append(element)
          if all.count == count { break }
        }
        return all
      }
      func prefix(while predicate: (Element) -> Bool) -> [Element] {
        var all: [Element] = []
        for element in self {
          if !predicate(element) { break }
          all.append(element)
        }
        return all
      }
      func dropFirst(_ count: Int = 1) -> [Element] { return Array(Array(self).dropFirst(count)) }
      func sorted() -> [Element] { return Array(self).sorted() }
      func sorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
        return Array(self).sorted(by: areInOrder)
      }
      func enumerated() -> [(offset: Int, element: Element)] { return Array(self).enumerated() }
      func reversed() -> [Element] { return Array(self).reversed() }
      func min() -> Element? { return Array(self).min() }
      func max() -> Element? { return Array(self).max() }
    }
    """
}
