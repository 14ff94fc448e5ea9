func kind(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": return "vowel"
  case "a"..."z": return "consonant"
  case let other where other.isNumber: return "digit"
  default: return "other"
  }
}
print("a7z!".map { kind($0) })  // prints: ["vowel", "digit", "consonant", "other"]
