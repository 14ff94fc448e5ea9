func what(_ x: Any) -> String {
  switch x {
  case is Int: return "int"
  case let s as String: return "text " + s
  case nil: return "nil"
  default: return "other"
  }
}
print(what(1), what("a"), what(2.5))  // prints: int text a other
for n in [0, 3, 50] {
  switch n {
  case 0: print("none")  // prints: none
  case 1..<10: print("few")  // prints: few
  case 10...: print("many")  // prints: many
  default: break
  }
}
switch (1, "a") {
case (2, _): print("two")
case (1, let x): print("one", x)  // prints: one a
default: print("no")
}
