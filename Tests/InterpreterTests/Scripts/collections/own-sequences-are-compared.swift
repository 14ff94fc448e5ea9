struct Count: Sequence, IteratorProtocol {
  var n = 0
  mutating func next() -> Int? {
    n += 1
    return n < 4 ? n : nil
  }
}
print(Count().elementsEqual([1, 2, 3]), [1, 2, 3].elementsEqual(Count()))  // prints: true true
print(Count().elementsEqual(Count()), [1, 2, 3, 4].starts(with: Count()))  // prints: true true
