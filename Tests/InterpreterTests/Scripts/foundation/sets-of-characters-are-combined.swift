import Foundation
let text = "Hello, World 12"
print(text.components(separatedBy: CharacterSet.decimalDigits.inverted).joined())  // prints: 12
print(text.components(separatedBy: .letters.inverted).joined())  // prints: HelloWorld
print(text.unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) }.count)  // prints: 12
print(text.trimmingCharacters(in: .letters))  // prints: , World 12
print(text.trimmingCharacters(in: CharacterSet.letters.union(.decimalDigits)))  // prints: , World 
print(text.rangeOfCharacter(from: .decimalDigits) != nil, text.rangeOfCharacter(from: .symbols) == nil)  // prints: true true
if let digit = text.rangeOfCharacter(from: .decimalDigits) { print(text[digit]) }  // prints: 1
print("Straße é/?=&+ ".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!)  // prints: Stra%C3%9Fe%20%C3%A9/?=&+%20
print("a b/c".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)  // prints: a%20b%2Fc
print("a%20b".removingPercentEncoding ?? "none", "%zz".removingPercentEncoding ?? "none")  // prints: a b none
var allowed = CharacterSet.decimalDigits
let digits = allowed
allowed.insert(charactersIn: "+-.")
allowed.formUnion(.whitespaces)
allowed.remove("-")
print(allowed.contains("+"), allowed.contains(" "), allowed.contains("-"), digits.contains("+"))  // prints: true true false false
print(CharacterSet.decimalDigits.isSuperset(of: CharacterSet(charactersIn: "123")))  // prints: true
print(allowed.isSuperset(of: CharacterSet(charactersIn: "1a")))  // prints: false
print("a-b".rangeOfCharacter(from: CharacterSet(charactersIn: "-")) != nil)  // prints: true
