/// What Swift's library gives to a type of the program's that conforms to `Collection` or to what refines
/// it; the rest it has as a sequence.
package enum OwnCollections {
  /// Which protocols of the library each of them refines.
  package static let refined = [
    "Collection": ["Sequence"],
    "BidirectionalCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"],
    "MutableCollection": ["Collection"],
    "RangeReplaceableCollection": ["Collection"],
  ]

  /// The members that a protocol gives; read when the first type that has them is declared.
  package static func members(of name: String) -> [DefaultMember] { members[name] ?? [] }

  private static let members = Dictionary(
    uniqueKeysWithValues: refined.keys.map { ($0, DefaultMember.reading(text, of: $0)) })

  private static let text = """
    extension Collection {
      func makeIterator() -> IndexingIterator<[Element]> {
        var elements: [Element] = []
        var place = startIndex
        while place != endIndex {
          elements.append(self[place])
          place = index(after: place)
        }
        return IndexingIterator(elements)
      }
      var count: Int { return distance(from: startIndex, to: endIndex) }
      var isEmpty: Bool { return startIndex == endIndex }
      var first: Element? { return isEmpty ? nil : self[startIndex] }
      var indices: [Index] {
        var all: [Index] = []
        var place = startIndex
        while place != endIndex {
          all.append(place)
          place = index(after: place)
        }
        return all
      }
      func index(after place: Index) -> Index { return place + 1 }
      func formIndex(after place: inout Index) { place = index(after: place) }
      func index(_ place: Index, offsetBy count: Int) -> Index {
        var found = place
        if count < 0 {
          for _ in 0..<(0 - count) { found = index(before: found) }
        } else {
          for _ in 0..<count { found = index(after: found) }
        }
        return found
      }
      func distance(from start: Index, to end: Index) -> Int {
        var count = 0
        var place = start
        while place != end {
          place = index(after: place)
          count += 1
        }
        return count
      }
      func firstIndex(where predicate: (Element) -> Bool) -> Index? {
        var place = startIndex
        while place != endIndex {
          if predicate(self[place]) { return place }
          place = index(after: place)
        }
        return nil
      }
      func firstIndex(of element: Element) -> Index? { return firstIndex { $0 == element } }
    }
    extension BidirectionalCollection {
      var last: Element? { return isEmpty ? nil : self[index(before: endIndex)] }
      func index(before place: Index) -> Index { return place - 1 }
    }
    extension RandomAccessCollection {
      var indices: Range<Int> { return startIndex..<endIndex }
    }
    extension MutableCollection {
      mutating func swapAt(_ one: Index, _ other: Index) {
        let element = self[one]
        self[one] = self[other]
        self[other] = element
      }
      mutating func replaceAll(by elements: [Element]) {
        var place = startIndex
        for element in elements {
          self[place] = element
          place = index(after: place)
        }
      }
      mutating func sort() { replaceAll(by: sorted()) }
      mutating func sort(by areInOrder: (Element, Element) -> Bool) {
        replaceAll(by: sorted(by: areInOrder))
      }
      mutating func reverse() { replaceAll(by: reversed()) }
    }
    extension RangeReplaceableCollection {
      mutating func append(_ element: Element) {
        replaceSubrange(endIndex..<endIndex, with: [element])
      }
      mutating func append(contentsOf elements: [Element]) {
        replaceSubrange(endIndex..<endIndex, with: elements)
      }
      mutating func insert(_ element: Element, at place: Index) {
        replaceSubrange(place..<place, with: [element])
      }
      mutating func remove(at place: Index) -> Element {
        let element = self[place]
        replaceSubrange(place..<index(after: place), with: [])
        return element
      }
      mutating func removeFirst() -> Element { return remove(at: startIndex) }
      mutating func removeLast() -> Element { return remove(at: endIndex - 1) }
      mutating func insert(contentsOf elements: [Element], at place: Index) {
        replaceSubrange(place..<place, with: elements)
      }
      mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: []) }
      mutating func popLast() -> Element? { return isEmpty ? nil : removeLast() }
      mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
        var kept: [Element] = []
        for element in self { if !shouldBeRemoved(element) { kept.append(element) } }
        replaceSubrange(startIndex..<endIndex, with: kept)
      }
      mutating func removeAll() { replaceSubrange(startIndex..<endIndex, with: []) }
    }
    """
}
