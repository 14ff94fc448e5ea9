/// The brackets of a regular expression that match the members of a set.
package struct CharacterBrackets {
  package let text: String

  /// Those of a set whose brackets are known.
  package init(_ text: String) { self.text = text }

  /// Those of the characters that stand in a text.
  package init(of characters: String) {
    let all = #"\x00-\U0010FFFF"#
    let codes = characters.unicodeScalars.map(CharacterBrackets.code)
    text = codes.isEmpty ? "[^\(all)]" : "[\(codes.joined())]"
  }

  /// Those of a range of characters.
  package init(of range: ClosedRange<Unicode.Scalar>) {
    let (first, last) = (
      CharacterBrackets.code(range.lowerBound), CharacterBrackets.code(range.upperBound)
    )
    text = "[\(first)-\(last)]"
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16)
    return #"\U"# + String(repeating: "0", count: 8 - code.count) + code
  }

  package var not: CharacterBrackets { CharacterBrackets("[^\(text)]") }

  package func union(_ other: CharacterBrackets) -> CharacterBrackets {
    CharacterBrackets("[\(text)\(other.text)]")
  }
}
