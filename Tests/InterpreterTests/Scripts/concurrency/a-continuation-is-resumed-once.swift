struct Offline: Error {}
func ask(_ answer: @escaping (String?) -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { answer("yes") }
}
func asked() async -> String? {
  await withCheckedContinuation { continuation in
    ask { continuation.resume(returning: $0) }
  }
}
func number(_ isThere: Bool) async throws -> Int {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, Error>) in
    DispatchQueue.main.async {
      if isThere {
        continuation.resume(returning: 7)
      } else {
        continuation.resume(throwing: Offline())
      }
    }
  }
}
func result(_ result: Result<String, Error>) async throws -> String {
  try await withUnsafeThrowingContinuation { $0.resume(with: result) }
}
Task {
  print(await asked() ?? "no")  // prints: yes
  print(try await number(true) + 1)  // prints: 8
  do { _ = try await number(false) } catch { print(error) }  // prints: Offline()
  print(try await result(.success("at once")))  // prints: at once
  do { _ = try await result(.failure(Offline())) } catch { print("failed", error) }  // prints: failed Offline()
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in continuation.resume() }
  print("end")  // prints: end
}
:wait 3
