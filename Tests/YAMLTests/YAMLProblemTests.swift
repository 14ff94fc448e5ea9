import Diagnostics
import Testing

@testable import YAML

/// libyaml's words are read by heart: a version that words them otherwise is seen here.
@Suite struct YAMLProblemTests {
  private static let texts: [(String, YAMLProblem)] = [
    ("a: - b", .misplacedItem), ("a: ? b", .misplacedKey), ("a: b: c", .misplacedValue),
    ("a: @b", .strayCharacter), ("a: b\n\tc", .indentedByTab), ("a: |\n\tb", .tabForSpace),
    ("[a:, b]", .strayColon), ("a: 1\nb\nc: 2", .noColon), ("a: \"b\" \"c\"", .noKey),
    ("- a\nb: 1", .noDash), ("[", .noValue), ("a: [b, c\nd: 1", .openSequence),
    ("{a: b, c", .openMapping), ("{a: b} }", .noDocumentStart), ("a: 'open", .openQuote),
    ("'a\n--- b'", .documentMarkInQuotes), ("a: \"\\q\"", .unknownEscape),
    ("a: \"\\xZZ\"", .escapeWithoutDigits), ("\"\\ud83d\"", .escapeOfNoCharacter),
    ("a: |0\n b", .zeroIndentation), ("a: |3x\n b", .noLineBreak), ("a: *", .namelessAnchor),
    ("!a!%zz b", .noTagEscape), ("!<a b", .openTag), ("!<", .noTagAddress),
    ("%TAG a", .unfinishedTag), ("!a{ b", .noBlank), ("!a%ff b", .wrongLeadingOctet),
    ("!a%c3%28 b", .wrongTrailingOctet), ("!a!b c", .undefinedTag), ("% a", .namelessDirective),
    ("%ODD a\n---\nb", .unknownDirective), ("%YAML! 1.1\n---\na", .wrongDirective),
    ("%TAG !a!b\n---\na", .noDirectiveBlank), ("%YAML a\n---\nb", .noVersion),
    ("%YAML 1a\n---\nb", .noVersionDot), ("%YAML 1234567890.1\n---\nb", .longVersion),
    ("%YAML 9.9\n---\na", .otherVersion), ("%YAML 1.1\n%YAML 1.1\n---\na", .repeatedVersion),
    ("%TAG ! a\n%TAG ! a\n---\na", .repeatedTag),
  ]

  @Test(arguments: texts)
  func libyamlSaysWhatItSaid(_ text: String, _ problem: YAMLProblem) {
    let error = #expect(throws: Diagnostic<YAMLFact>.self) { try Node.read(text) }
    #expect(error?.fact == .syntax(problem))
  }

  @Test func everyProblemIsProvoked() {
    #expect(Set(Self.texts.map(\.1)).count == YAMLProblem.allCases.count)
  }
}
