func note(_ text: String, line: Int = #line) { print(text, line) }  // prints: a 2
note("a")
struct Log {
  func add(_ text: String, at line: Int = #line) -> Log {
    print(text, line)  // prints: b 10 | c 11
    return self
  }
}
_ = Log()
  .add("b")
  .add("c")
print(#line)  // prints: 12
