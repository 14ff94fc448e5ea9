let numbers = AsyncStream<Int> { continuation in
  for n in 1...6 { continuation.yield(n) }
  continuation.finish()
}
Task {
  for await n in numbers.filter({ $0 % 2 == 0 }).map({ $0 * 10 }).prefix(2) { print(n) }  // prints: 20 | 40
  let first = await numbers.first { $0 > 4 }
  print(first ?? 0)  // prints: 5
  let sum = await numbers.reduce(0) { $0 + $1 }
  print(sum)  // prints: 6
}
