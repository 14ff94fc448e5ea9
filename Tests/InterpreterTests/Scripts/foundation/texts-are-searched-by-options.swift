import Foundation
print("aBc".replacingOccurrences(of: "b", with: "x", options: [.regularExpression, .caseInsensitive]))  // prints: axc
print("STRASSE".replacingOccurrences(of: "straße", with: "x", options: .caseInsensitive))  // prints: x
print("abc".range(of: "b", options: .anchored) == nil)  // prints: true
print("abc".range(of: "c", options: [.anchored, .backwards]) != nil)  // prints: true
print("abab".replacingOccurrences(of: "ab", with: "x", options: .anchored))  // prints: xx
print("xab".replacingOccurrences(of: "ab", with: "x", options: .anchored))  // prints: xab
print("ababc".replacingOccurrences(of: "ab", with: "x", options: [.anchored, .backwards]))  // prints: ababc
print("aaa".replacingOccurrences(of: "aa", with: "x", options: .backwards))  // prints: ax
print("Café".range(of: "cafe", options: [.caseInsensitive, .diacriticInsensitive]) != nil)  // prints: true
let text = "one two one"
let late = text.range(of: "one", options: [], range: text.index(text.startIndex, offsetBy: 1)..<text.endIndex)
print(text[late!.lowerBound...])  // prints: one
print(text.range(of: "two", options: .caseInsensitive, range: nil, locale: nil).map { text[$0] }!)  // prints: two
print(text.replacingOccurrences(of: "one", with: "1", options: .literal, range: nil))  // prints: 1 two 1
func changed(_ old: String, in range: NSRange, to new: String) -> String {
  guard let place = Range(range, in: old) else { return "nowhere" }
  return old.replacingCharacters(in: place, with: new)
}
print(changed("né 1", in: NSRange(location: 1, length: 1), to: "e"), changed("a", in: NSRange(location: 1, length: 3), to: "e"))  // prints: ne 1 nowhere
print(NSRange(text.startIndex..., in: text), NSRange(text.startIndex..<text.index(after: text.startIndex), in: text))  // prints: {0, 11} {0, 1}
