for scalar in "aé".unicodeScalars { print(scalar, scalar.value) }  // prints: a 97 | é 233
print("abc".unicodeScalars.map { $0.value }, "😀".unicodeScalars.count)  // prints: [97, 98, 99] 1
let letter: Unicode.Scalar = "a"
print(letter.value, Character(letter), letter.isASCII, letter < "b")  // prints: 97 a true true
print(String(UnicodeScalar(0x1F600)!), Character(UnicodeScalar(98)), UnicodeScalar(99 as UInt8))  // prints: 😀 b c
func shifted(_ text: String) -> String {
  String(text.map { Character(UnicodeScalar($0.asciiValue! + 1)) })
}
print(shifted("HAL"), UnicodeScalar(0xD800) == nil)  // prints: IBM true
let name = "Name: Ann!"
if let range = name.range(of: "Ann") {
  print(name.replacingCharacters(in: range, with: "Eve"))  // prints: Name: Eve!
}
print([1, 2].elementsEqual([1, 2]), (1.0 / 0).isFinite, (0.0).isZero)  // prints: true false true
