func load() async throws -> Int {
  let task = Task<Int, Error> {
    print("at work")  // prints: at work
    return 4
  }
  return try await task.value
}
Task {
  do {
    print(try await load())  // prints: 4
  } catch { print(error) }
}
