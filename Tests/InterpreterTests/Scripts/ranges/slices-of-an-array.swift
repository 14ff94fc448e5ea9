let letters = ["a", "b", "c", "d"]
let middle = letters[1...2]
print(Array(middle), letters[..<2], letters[2...])  // prints: ["b", "c"] ["a", "b"] ["c", "d"]
print(letters.prefix(3), letters.suffix(1), letters.dropFirst())  // prints: ["a", "b", "c"] ["d"] ["b", "c", "d"]
let window = 0..<2
print(Array(letters[window]))  // prints: ["a", "b"]
