for n in 1...10 where n % 4 == 0 { print(n) }  // prints: 4 | 8
func describe(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): return "origin"
  case (let x, 0): return "x \(x)"
  case let (x, y) where x == y: return "diagonal \(x)"
  case (_, 1...5): return "near"
  default: return "far"
  }
}
print(describe((0, 0)), describe((3, 0)), describe((2, 2)), describe((9, 4)), describe((9, 9)))  // prints: origin x 3 diagonal 2 near diagonal 9
