actor Counter {
  var count = 0
  let name = "a"
  func add() { count += 1 }
  nonisolated func told() -> String { name }
  nonisolated func read() -> Int { count }  // error: isolated
  nonisolated func change() { count = 3 }  // error: isolated
  nonisolated func call() { add() }  // error: isolated
  nonisolated func callBySelf() { self.add() }  // error: isolated
  nonisolated func later() async -> Int {
    await add()
    return await count
  }
}
