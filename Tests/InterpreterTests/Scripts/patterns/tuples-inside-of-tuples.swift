let nested = (1, (2, 3))
let (a, (b, c)) = nested
print(a, b, c)  // prints: 1 2 3
func parts() {
  let (x, (y, z)) = (1, ("a", 2.5))
  var ((one, two), _) = ((1, 2), 3)
  one += two
  let (real, whole): (Double, Int) = (1, 2)
  print(x, y, z, one, real, whole)  // prints: 1 a 2.5 3 1.0 2
}
parts()
[(1, (2, "x"))].forEach {
  let (number, (next, text)) = $0
  print(number, next, text)  // prints: 1 2 x
}
