class Store {
  var count: Int {
    get async {
      try? await Task.sleep(for: .seconds(1))
      return 3
    }
  }
  var name: String {
    get async throws { "store" }
  }
}
actor Counter {
  private(set) var value = 0
  func add() -> Int {
    value += 1
    return value
  }
}
Task {
  let store = Store()
  print(await store.count, try await store.name)  // prints: 3 store
  let counter = Counter()
  _ = await counter.add()
  print(await counter.value)  // prints: 1
}
:wait 2
