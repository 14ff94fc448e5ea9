struct Lost: Error {}
enum State { case idle, done(Result<Int, Error>), pair(Bool, Int?) }
func name(_ state: State) -> String {
  switch state {
  case .idle: "idle"
  case .done(.success(let number)): "done \(number)"
  case .done(.failure): "failed"
  case .pair(true, _): "true"
  case .pair(false, .none): "false"
  case .pair(false, let number?): "false \(number)"
  }
}
print([State.idle, .done(.success(1)), .done(.failure(Lost())), .pair(true, 1), .pair(false, 2)].map(name))  // prints: ["idle", "done 1", "failed", "true", "false 2"]
