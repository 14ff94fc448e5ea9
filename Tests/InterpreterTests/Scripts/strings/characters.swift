let word = "naïve"
for c in word { print(c) }  // prints: n | a | ï | v | e
let c: Character = "7"
print(c.isNumber, c.isLetter, c.wholeNumberValue ?? -1)  // prints: true false 7
print(word.filter { "aeiou".contains($0) })  // prints: ae
print(Set(word).count, word.map { String($0) })  // prints: 5 ["n", "a", "ï", "v", "e"]
print(String(["a", "b"] as [Character]))  // prints: ab
