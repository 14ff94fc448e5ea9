extension Array where Element == Int {
  func described() -> String { "numbers" }
  var total: Int { reduce(0, +) }
}
extension Array where Element == String {
  func described() -> String { "texts" }
  var total: String { joined() }
}
print([1].described(), ["a"].described(), [1, 2].total, ["a", "b"].total)  // prints: numbers texts 3 ab
extension Collection where Element: Numeric {
  func all() -> Element { reduce(0, +) }
}
extension Collection where Element == String {
  func all() -> String { joined(separator: "-") }
}
print([1, 2].all(), ["a", "b"].all(), [1.5].all())  // prints: 3 a-b 1.5
protocol Named { var name: String { get } }
protocol Greeter {}
extension Greeter {
  func greet() -> String { "plain" }
}
extension Greeter where Self: Named {
  func greet() -> String { "I am " + name }
}
struct Plain: Greeter {}
struct Bob: Greeter, Named { var name: String { "Bob" } }
print(Plain().greet(), Bob().greet())  // prints: plain I am Bob
struct Box<T> { var value: T }
extension Box where T == Int {
  func shown() -> String { "number \(value + 1)" }
}
extension Box where T == String {
  func shown() -> String { "text " + value }
}
extension Box {
  func shown() -> String { "any" }
}
print(Box(value: 1).shown(), Box(value: "q").shown(), Box(value: 2.5).shown())  // prints: number 2 text q any
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "empty" }
}
extension Optional where Wrapped == Int {
  var orEmpty: Int { self ?? 0 }
}
let text: String? = nil
let number: Int? = nil
print(text.orEmpty, number.orEmpty)  // prints: empty 0
