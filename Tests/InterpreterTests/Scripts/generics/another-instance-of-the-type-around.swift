struct Reader<Value> {
  let run: (inout Substring) -> Value?
  func then<Other>(_ next: Reader<Other>) -> Reader<(Value, Other)> {
    Reader<(Value, Other)> { rest in
      guard let one = self.run(&rest), let two = next.run(&rest) else { return nil }
      return (one, two)
    }
  }
}
let number = Reader<Int> { rest in
  let digits = rest.prefix { $0.isNumber }
  guard let value = Int(digits) else { return nil }
  rest.removeFirst(digits.count)
  return value
}
func literal(_ text: String) -> Reader<Bool> {
  Reader { rest in
    guard rest.hasPrefix(text) else { return nil }
    rest.removeFirst(text.count)
    return true
  }
}
var input = "12+30rest"[...]
let sum = number.then(literal("+")).then(number)
let read = sum.run(&input)!
print(read.0.0 + read.1, input)  // prints: 42 rest
