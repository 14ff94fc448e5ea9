struct Reader {
  var rest: ArraySlice<Int>
  init(_ numbers: [Int]) { rest = numbers[...] }
  mutating func next() -> Int? { rest.popFirst() }
}
var reader = Reader([1, 2])
print(reader.next() ?? 0, reader.next() ?? 0, reader.next() ?? 0)  // prints: 1 2 0
print([1, 2, 3][...].count, "abc"[...])  // prints: 3 abc
