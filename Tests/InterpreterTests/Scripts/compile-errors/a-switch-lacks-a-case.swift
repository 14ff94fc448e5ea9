enum Light { case red, yellow, green }
func act(_ light: Light) -> String {
  switch light {  // error: notExhaustive
  case .red: return "stop"
  case .green: return "go"
  }
}
func name(_ n: Int) -> String {
  switch n {  // error: notExhaustive
  case 1: return "one"
  case 2...: return "many"
  }
}
