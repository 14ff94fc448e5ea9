import Foundation
let letters = CharacterSet(charactersIn: "a"..."z")
print(letters.contains("b"), letters.contains("A"))  // prints: true false
print(CharacterSet(charactersIn: "a"..<"c") == CharacterSet(charactersIn: "ab"))  // prints: true
print(CharacterSet(charactersIn: "ab") == CharacterSet(charactersIn: "ac"))  // prints: false
print(letters.inverted.inverted == letters, CharacterSet.decimalDigits == .letters)  // prints: true false
print("abcXdef".components(separatedBy: letters.inverted))  // prints: ["abc", "def"]
