func five() -> Int {
  return
    5
}
print(five())  // prints: 5
func go() {
  print("a")  // prints: a
  return
    print("b")  // prints: b
}
go()
func letter(_ n: Int) -> String {
  if n > 0 { return
    "x" }
  return
  "y"  // warning: resultOnNextLine
}
print(letter(1), letter(0))  // prints: x y
func change(_ x: inout Int) {
  return
    x = 3
}
var changed = 1
change(&changed)
print(changed)  // prints: 3
func stop(_ n: Int) {
  if n > 0 {
    return
  }
  switch n {
  case 1: return
  case 0:
    return
  default: print("below")  // prints: below
  }
  return
  for _ in 0..<1 { print("never") }
}
stop(1)
stop(0)
stop(-1)
func nothing() {
  return
    7  // error: valueForVoid
}
