func collect(_ words: [String], into result: inout [String]) {
  words.forEach { word in
    result.append(word.uppercased())
  }
}
var found = ["x"]
collect(["a", "b"], into: &found)
print(found)  // prints: ["x", "A", "B"]
