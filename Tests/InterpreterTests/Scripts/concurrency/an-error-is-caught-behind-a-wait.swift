enum Failure: Error { case offline(Int) }
func load(_ n: Int) async throws -> String {
  defer { print("end of \(n)") }  // prints: end of 1 | end of 2 | end of 3 | end of 4
  try await Task.sleep(nanoseconds: 1_000_000)
  if n > 1 { throw Failure.offline(n) }
  try await Task.sleep(nanoseconds: 1_000_000)
  return "loaded \(n)"
}
Task {
  do {
    print(try await load(1))  // prints: loaded 1
    print(try await load(2))
  } catch Failure.offline(let n) where n == 2 {
    try? await Task.sleep(nanoseconds: 1_000_000)
    print("caught \(n)")  // prints: caught 2
  } catch { print("not here") }
  let text = try? await load(3)
  print(text ?? "nothing")  // prints: nothing
  do {
    defer { print("first") }  // prints: first
    _ = try await load(4)
  } catch {
    print(error)  // prints: offline(4)
  }
}
:wait 1
