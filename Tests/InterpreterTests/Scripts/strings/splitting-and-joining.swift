let line = "one,two,,three"
let parts = line.split(separator: ",").map(String.init)
print(parts)  // prints: ["one", "two", "three"]
print(["a", "b", "c"].joined(separator: " + "), ["x", "y"].joined())  // prints: a + b + c xy
let words = "the quick brown fox".split(separator: " ")
print(words.count, words.map { $0.capitalizedFirst })  // prints: 4 ["The", "Quick", "Brown", "Fox"]
extension Substring {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
