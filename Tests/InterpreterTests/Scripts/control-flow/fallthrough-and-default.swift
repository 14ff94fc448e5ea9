func levels(_ n: Int) -> [String] {
  var out: [String] = []
  switch n {
  case 1:
    out.append("one")
    fallthrough
  case 2: out.append("two")
  case 3 where n > 2, 4: out.append("more")
  default: break
  }
  return out
}
print(levels(1), levels(2), levels(4), levels(9))  // prints: ["one", "two"] ["two"] ["more"] []
