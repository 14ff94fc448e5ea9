struct Counter: Sequence, IteratorProtocol {
  let name: String
  var n = 0
  mutating func next() -> Int? {
    n += 1
    print(name, n)  // prints: l 1 | r 1 | l 2 | r 2 | l 3 | l 1 | l 2 | l 1 | l 2
    return n > 2 ? nil : n * 10
  }
}
for (a, b) in zip(Counter(name: "l"), Counter(name: "r")) where a > 0 { print(a + b) }  // prints: 20 | 40
for pair in zip(Counter(name: "l"), ["x"]) { print(pair.0, pair.1) }  // prints: 10 x
for (number, _) in zip(1..., Counter(name: "l")) {
  print(number)  // prints: 1 | 2
  if number == 2 { break }
}
for (number, name) in zip(1..., [nil, "b", nil] as [String?]) { print(number, name ?? "-") }  // prints: 1 - | 2 b | 3 -
