func greet(_ name: String, with greeting: String = "Hello", times: Int = 1) -> String {
  Array(repeating: "\(greeting), \(name)", count: times).joined(separator: "; ")
}
print(greet("Ada"))  // prints: Hello, Ada
print(greet("Bo", times: 2))  // prints: Hello, Bo; Hello, Bo
print(greet("Cy", with: "Hi"))  // prints: Hi, Cy
