let line = "one,two,,three"
let parts = line.split(separator: ",").map(String.init)
print(parts)  // prints: ["one", "two", "three"]
print(["a", "b", "c"].joined(separator: " + "), ["x", "y"].joined())  // prints: a + b + c xy
let words = "the quick brown fox".split(separator: " ")
print(words.count, words.map { $0.capitalizedFirst })  // prints: 4 ["The", "Quick", "Brown", "Fox"]
print("a b\tc".components(separatedBy: .whitespaces))  // prints: ["a", "b", "c"]
let marks = CharacterSet(charactersIn: ",;")
print("1,2;3".components(separatedBy: marks).compactMap { Int($0) })  // prints: [1, 2, 3]
print("a--b".components(separatedBy: "--").last ?? "")  // prints: b
extension Substring {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
