package import ObjectModel

/// The elements of an array: a list that is changed at both ends without moving the rest.
///
/// In front of the first element there may be room, as taking the first one away leaves it and as
/// putting something there makes it; it doubles with each time that it is used up.
package struct Elements: Sendable {
  private var storage: [Value]
  /// Where the first element stands.
  private var start = 0
  /// The index by which Swift asks for the first element of a slice, which keeps those of the list
  /// that it was cut from; nil of a whole list.
  package var sliceStart: Int?
  /// Whether its numbers are objects of Foundation's, which Swift casts to whatever type has their
  /// value.
  var hasNumberObjects = false

  package init() { storage = [] }

  /// All as an array, without a copy where nothing stands in front of them.
  var array: [Value] { start == 0 ? storage : Array(storage[start...]) }

  /// Makes room in front for as many elements as there are.
  private mutating func makeRoomInFront() {
    let room = Swift.max(8, count)
    storage.insert(contentsOf: repeatElement(.none, count: room), at: 0)
    start = room
  }

  /// Puts what is no object in the place of what is none; false where there is something else.
  @inline(__always)
  mutating func put(_ value: Value, at place: Int) -> Bool {
    guard place >= 0, place < count else { return false }
    if case .object = storage[start + place] { return false }
    storage[start + place] = value
    return true
  }

  package mutating func removeFirst() -> Value {
    let first = storage[start]
    storage[start] = .none
    start += 1
    if start * 2 > storage.count, start > 32 {
      storage.removeSubrange(..<start)
      start = 0
    }
    return first
  }
}

extension Elements: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { storage.count - start }

  package subscript(place: Int) -> Value {
    get { storage[start + place] }
    set { storage[start + place] = newValue }
  }

  package init(_ values: some Sequence<Value>) { storage = Array(values) }

  package mutating func replaceSubrange(
    _ range: Range<Int>, with values: some Collection<Value>
  ) {
    storage.replaceSubrange(
      (range.lowerBound + start)..<(range.upperBound + start), with: values)
  }

  package mutating func append(_ value: Value) { storage.append(value) }

  package mutating func insert(_ value: Value, at place: Int) {
    guard place == 0, count > 0 else { return storage.insert(value, at: start + place) }
    if start == 0 { makeRoomInFront() }
    start -= 1
    storage[start] = value
  }

  package mutating func remove(at place: Int) -> Value {
    place == 0 ? removeFirst() : storage.remove(at: start + place)
  }
}

extension Elements: ExpressibleByArrayLiteral {
  package init(arrayLiteral values: Value...) { storage = values }
}

extension Elements: Hashable {
  package static func == (one: Elements, other: Elements) -> Bool {
    // Arrays that are one and the same are not compared element by element.
    one.start == other.start
      ? one.storage == other.storage : one.count == other.count && one.elementsEqual(other)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for value in self { hasher.combine(value) }
  }
}
