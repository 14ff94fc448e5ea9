let s = "Hello"
print("\(s), \(1 + 2) \("nested \(s.count)")", s.uppercased(), s.isEmpty, s + "!")  // prints: Hello, 3 nested 5 HELLO false Hello!
print(s.hasPrefix("He"), s.contains("ell"), "a,b".split(separator: ","), "x" < "y")  // prints: true true ["a", "b"] true
let m = """
  two
    lines
  """
print(m.count)  // prints: 11
for c in "ab" { print(c) }  // prints: a | b
print(Int("12")! + 1, Int("x") == nil, String(5), Double("2.5") ?? 0)  // prints: 13 true 5 2.5
