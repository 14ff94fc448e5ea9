struct Code {
  let value: Int
  init?(_ text: String) {
    guard let n = Int(text), n > 0 else { return nil }
    value = n
  }
}
print(Code("12")?.value ?? -1, Code("x") == nil, Code("-1")?.value as Any)  // prints: 12 true nil
if let code = Code("7") { print(code.value) }  // prints: 7
