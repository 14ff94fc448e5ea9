enum State { case idle, done(Result<Int, Error>), pair(Bool, Bool) }
func name(_ state: State) -> String {
  switch state {  // error: notExhaustive
  case .idle: "idle"
  case .done: "done"
  case .pair(true, _): "true"
  case .pair(false, true): "false"
  }
}
