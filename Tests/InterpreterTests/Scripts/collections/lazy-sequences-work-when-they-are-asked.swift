let lazily = [1, 2, 3, 4].lazy.map { (number: Int) -> Int in
  print("map", number)  // prints: map 1
  return number * 2
}
print(lazily.first!)  // prints: 2
print(Array((1...10).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.prefix(2)))  // prints: [4, 16]
print(Array((1...).lazy.filter { $0 % 3 == 0 }.prefix(3)))  // prints: [3, 6, 9]
print(sequence(first: 1) { $0 * 2 }.lazy.map { $0 + 1 }.first { $0 > 100 }!)  // prints: 129
print("abc".lazy.map { "\($0)!" }.joined(separator: " "), ["1", "x"].lazy.compactMap { Int($0) }.count)  // prints: a! b! c! 1
for number in [5, 6].lazy.map({ $0 + 1 }) { print(number) }  // prints: 6 | 7
for number in 3... {
  if number > 4 { break }
  print(number)  // prints: 3 | 4
}
print((2...).contains(5), (..<5).contains(5), (...5).contains(5))  // prints: true false true
struct Countdown: Sequence, IteratorProtocol {
  var left: Int
  mutating func next() -> Int? {
    guard left > 0 else { return nil }
    defer { left -= 1 }
    return left
  }
}
let hidden = AnySequence { Countdown(left: 2) }
print(Array(hidden), hidden.map { $0 * 2 }, Array(AnySequence([4, 5])))  // prints: [2, 1] [4, 2] [4, 5]
func numbers(_ isShort: Bool) -> AnySequence<Int> {
  isShort ? AnySequence([1]) : AnySequence(Countdown(left: 3))
}
for number in numbers(false) { print(number) }  // prints: 3 | 2 | 1
struct Ring<Item>: Collection {
  struct Index: Comparable {
    var place: Int
    static func < (one: Index, other: Index) -> Bool { one.place < other.place }
  }
  let items: [Item]
  var startIndex: Index { Index(place: 0) }
  var endIndex: Index { Index(place: items.count) }
  func index(after index: Index) -> Index { Index(place: index.place + 1) }
  subscript(index: Index) -> Item { items[index.place] }
}
let ring = Ring(items: ["a", "b"])
print(ring.indices.map { ring[$0] }, ring.firstIndex(of: "b")!.place)  // prints: ["a", "b"] 1
print("aé😀".utf16.count, Array("a".utf16))  // prints: 4 [97]
