func fetch(_ number: Int) async throws -> Int {
  try await Task.sleep(nanoseconds: 1_000_000)
  return number * 2
}
async let one = fetch(1), two = fetch(2)
print(try await one + two)  // prints: 6
