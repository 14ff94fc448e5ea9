struct Offline: Error {}
func load(_ name: String, _ seconds: Double) async throws -> String {
  do {
    try await Task.sleep(for: .seconds(seconds))
  } catch {
    print(name, "was cancelled")  // prints: slow was cancelled
    throw error
  }
  if name == "bad" { throw Offline() }
  print("loaded", name)  // prints: loaded second | loaded first
  return name
}
Task {
  async let first = load("first", 2)
  async let second = load("second", 1)
  print("both begun")  // prints: both begun
  print(try await first + (try await second))  // prints: firstsecond
  do {
    async let bad = load("bad", 1)
    async let slow = load("slow", 9)
    print(try await bad)
    print(try await slow)
  } catch { print(error) }  // prints: Offline()
}
:wait 20
