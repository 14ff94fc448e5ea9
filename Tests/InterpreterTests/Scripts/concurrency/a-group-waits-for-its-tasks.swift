struct Lost: Error {}
func load(_ n: Int) async -> Int {
  try? await Task.sleep(for: .seconds(Double(4 - n)))
  return n
}
func fetch(_ n: Int) async throws -> Int {
  try await Task.sleep(for: .seconds(n))
  if n == 2 { throw Lost() }
  print("fetched", n)  // prints: fetched 1
  return n
}
Task {
  let sum = await withTaskGroup(of: Int.self) { group in
    for n in 1...3 { group.addTask { await load(n) } }
    var sum = 0
    for await n in group {
      print("one of them", n)  // prints: one of them 3 | one of them 2 | one of them 1
      sum += n
    }
    return sum
  }
  print("sum", sum)  // prints: sum 6
  let first = await withTaskGroup(of: Int.self) { group -> Int? in
    group.addTask { await load(1) }
    group.addTask { await load(3) }
    let first = await group.next()
    group.cancelAll()
    return first
  }
  print("first", first ?? 0)  // prints: first 3
  do {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for n in 1...3 { group.addTask { try await fetch(n) } }
      try await group.waitForAll()
    }
  } catch { print("failed", error) }  // prints: failed Lost()
}
:wait 20
