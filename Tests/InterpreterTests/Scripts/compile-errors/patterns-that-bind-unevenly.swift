enum Shape {
  case circle(Int), square(Int), named(String), none
}
func tell(_ shape: Shape) {
  switch shape {
  case .circle(let x), .named(let x): print(x)  // error: unevenPatterns
  case .square(let y), .none: print(y)  // error: unevenPatterns
  }
  switch shape {
  case .circle(let x), .square(var x): print(x)  // error: unevenPatterns
  default: break
  }
}
