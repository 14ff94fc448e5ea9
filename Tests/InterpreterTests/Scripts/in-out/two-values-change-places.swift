func exchange<T>(_ a: inout T, _ b: inout T) {
  let old = a
  a = b
  b = old
}
var left = "l", right = "r"
exchange(&left, &right)
print(left, right)  // prints: r l
swap(&left, &right)
print(left, right)  // prints: l r
