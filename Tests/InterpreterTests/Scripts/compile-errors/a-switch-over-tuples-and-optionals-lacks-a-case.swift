func both(_ a: Bool, _ b: Bool) -> Int {
  switch (a, b) {  // error: notExhaustive
  case (true, _): return 1
  case (false, true): return 2
  }
}
enum State { case idle, busy(Int) }
func one(_ a: State, _ b: State) -> Int {
  switch (a, b) {  // error: notExhaustive
  case (.idle, .idle): return 1
  case (.busy(let n), _): return n
  }
}
func all(_ a: State, _ b: State) -> Int {
  switch (a, b) {
  case (.idle, .idle): return 1
  case (.busy(let n), _): return n
  case (_, .busy): return 2
  }
}
func sum(_ a: Int?, _ b: Int?) -> Int {
  switch (a, b) {  // error: notExhaustive
  case let (x?, y?): return x + y
  case (nil, _): return 0
  }
}
func whole(_ a: Int?, _ b: Int?) -> Int {
  switch (a, b) {
  case let (x?, y?): return x + y
  case (let x?, nil): return x
  case (nil, let y): return y ?? 0
  }
}
func maybe(_ a: Int?) -> Int {
  switch a {
  case .some(let n): return n
  case .none: return 0
  }
}
func some(_ a: Int?) -> Int {
  switch a {  // error: notExhaustive
  case 1?: return 1
  case nil: return 0
  }
}
func inner(_ a: (Int, State?)) -> Int {
  switch a {
  case (0, _): return 0
  case (_, nil): return 1
  case (_, .idle): return 2
  case (let n, .busy): return n
  }
}
