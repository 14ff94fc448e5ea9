enum Shape {
  case circle(Int), square(Int), named(String), none
}
func size(_ shape: Shape) -> Int {
  switch shape {
  case .circle(let x), .square(let x): return x
  default: return 0
  }
}
print(size(.circle(1)), size(.square(2)))  // prints: 1 2
