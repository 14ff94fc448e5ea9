struct Broken: Error {}
let readings = AsyncThrowingStream<Int, Error> { continuation in
  Task {
    for n in 1...2 {
      try await Task.sleep(for: .seconds(1))
      continuation.yield(n)
    }
    continuation.finish(throwing: Broken())
  }
}
Task {
  do {
    for try await n in readings { print("reading", n) }  // prints: reading 1 | reading 2
  } catch { print("stopped by", error) }  // prints: stopped by Broken()
}
:wait 5
