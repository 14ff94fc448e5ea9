enum Failure: Error {
  case network(Int)
  case file(name: String, line: Int)
}
let make = Failure.network
print(make(404))  // prints: network(404)
print([1, 2].map(Failure.network))  // prints: [main.Failure.network(1), main.Failure.network(2)]
let located: (String, Int) -> Failure = Failure.file
print(located("a", 7))  // prints: file(name: "a", line: 7)
