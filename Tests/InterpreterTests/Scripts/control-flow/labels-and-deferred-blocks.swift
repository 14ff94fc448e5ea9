outer: for i in 0..<3 {
  for j in 0..<3 {
    if j == 1 { continue outer }
    if i == 2 { break outer }
    print(i, j)  // prints: 0 0 | 1 0
  }
}
func steps() {
  defer { print("last") }  // prints: last
  for i in 0..<2 {
    defer { print("end", i) }  // prints: end 0 | end 1
    if i == 1 { return }
    print("in", i)  // prints: in 0
  }
}
steps()
var n = 0
repeat { n += 1 } while n < 3
while true { n += 1; if n > 5 { break } }
print(n)  // prints: 6
for i in stride(from: 0, to: 10, by: 4) { print(i) }  // prints: 0 | 4 | 8
