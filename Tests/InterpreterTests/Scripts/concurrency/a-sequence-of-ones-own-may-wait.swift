struct Countdown: AsyncSequence {
  typealias Element = Int
  let from: Int
  struct Iterator: AsyncIteratorProtocol {
    var left: Int
    mutating func next() async -> Int? {
      guard left > 0 else { return nil }
      try? await Task.sleep(for: .seconds(1))
      left -= 1
      return left + 1
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(left: from) }
}
Task {
  for await n in Countdown(from: 3) { print(n) }  // prints: 3 | 2 | 1
  var iterator = Countdown(from: 1).makeAsyncIterator()
  while let n = await iterator.next() { print("next", n) }  // prints: next 1
  print(await Countdown(from: 2).map { $0 * 2 }.contains { $0 == 2 })  // prints: true
}
:wait 20
