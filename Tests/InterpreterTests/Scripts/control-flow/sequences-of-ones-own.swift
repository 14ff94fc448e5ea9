struct Countdown: Sequence, IteratorProtocol {
  var left: Int
  mutating func next() -> Int? {
    if left == 0 { return nil }
    defer { left -= 1 }
    return left
  }
}
struct Node: Sequence {
  let names: [String]
  func makeIterator() -> Names { return Names(rest: names) }
}
struct Names: IteratorProtocol {
  var rest: [String]
  mutating func next() -> String? { return rest.isEmpty ? nil : rest.removeFirst() }
}
for number in Countdown(left: 3) { print(number) }  // prints: 3 | 2 | 1
let countdown = Countdown(left: 4)
outer: for number in countdown where number != 3 {
  for name in Node(names: ["a", "b"]) {
    if number == 2 { continue outer }
    if number == 1 { break outer }
    print(number, name)  // prints: 4 a | 4 b
  }
}
print(countdown.left)  // prints: 4
print(countdown.map { $0 * 2 }, Array(countdown), countdown.filter { $0 % 2 == 0 })  // prints: [8, 6, 4, 2] [4, 3, 2, 1] [4, 2]
print(Node(names: ["x", "yy"]).map { $0.count }, countdown.contains(3), countdown.reduce(0, +))  // prints: [1, 2] true 10
print(countdown.first(where: { $0 < 3 }) ?? 0, countdown.sorted(), Array(countdown.prefix(2)), countdown.max() ?? 0)  // prints: 2 [1, 2, 3, 4] [4, 3] 4
for (place, name) in Node(names: ["p", "q"]).enumerated() { print(place, name) }  // prints: 0 p | 1 q
