outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)  // prints: 1 1 | 2 1
  }
}
var n = 0
repeat { n += 3 } while n < 10
print(n)  // prints: 12
while true { n -= 1; if n < 5 { break } }
print(n)  // prints: 4
