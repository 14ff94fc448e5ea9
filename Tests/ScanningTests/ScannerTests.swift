import Diagnostics
import Testing

@testable import Scanning
@testable import Syntax

struct ScannerTests {
  private func tokens(_ text: String, _ dialect: Dialect) -> [Token] {
    var scanner = Scanner(SourceText(name: "a", text: text), dialect: dialect)
    var tokens: [Token] = []
    while true {
      let token = scanner.next()
      if token.isEnd { return tokens }
      tokens.append(token)
    }
  }

  private func facts(_ text: String, _ dialect: Dialect) -> [SyntaxFact] {
    var scanner = Scanner(SourceText(name: "a", text: text), dialect: dialect)
    while !scanner.next().isEnd {}
    return scanner.diagnostics.map(\.fact)
  }

  @Test(arguments: [
    ("0", Token.Kind.integer(0)), ("42", .integer(42)), ("0x1Fu", .integer(31)),
    ("017", .integer(15)), ("0b101", .integer(5)), ("10UL", .integer(10)), ("3ll", .integer(3)),
    ("1.5", .real(1.5)), ("1.5f", .real(1.5)), (".25", .real(0.25)), ("2.", .real(2)),
    ("2.f", .real(2)), ("1e3", .real(1000)), ("1E-2", .real(0.01)), ("0x1p4", .real(16)),
    ("0xFFFFFFFFFFFFFFFF", .integer(-1)), ("09.5", .real(9.5)), ("0.5", .real(0.5)),
  ])
  func numbersOfC(_ text: String, _ kind: Token.Kind) {
    #expect(tokens(text, .objectiveC).map(\.kind) == [kind])
    #expect(facts(text, .objectiveC).isEmpty)
  }

  @Test(arguments: [
    ("1_000_000", Token.Kind.integer(1_000_000)), ("0o17", .integer(15)), ("017", .integer(17)),
    ("0xFF_FF", .integer(65535)), ("0b1_1", .integer(3)), ("1_0.5e1_0", .real(10.5e10)),
    ("0x1.8p1", .real(3)),
  ])
  func numbersOfSwift(_ text: String, _ kind: Token.Kind) {
    #expect(tokens(text, .swift).map(\.kind) == [kind])
    #expect(facts(text, .swift).isEmpty)
  }

  @Test(arguments: [
    ("1...5", ["1", "...", "5"]), ("1..<n", ["1", "..<", "n"]),
    ("1.description", ["1", ".", "description"]),
    ("t.0.1", ["t", ".", "0", ".", "1"]), ("a!=b", ["a", "!=", "b"]),
    ("a!.b", ["a", "!", ".", "b"]),
    ("a??.b", ["a", "?", "?", ".", "b"]), ("a ?? b", ["a", "??", "b"]),
    ("[Int]?", ["[", "Int", "]", "?"]),
    ("x as! T", ["x", "as", "!", "T"]), ("a===b", ["a", "===", "b"]), ("$0", ["$0"]),
    ("`class`", ["class"]),
    ("a /* b /* c */ d */ e", ["a", "e"]), ("@objc func", ["objc", "func"]),
    ("#selector(a)", ["selector", "(", "a", ")"]),
    ("\\.name", ["\\", ".", "name"]), ("a &+ b", ["a", "&+", "b"]),
  ])
  func signsOfSwift(_ text: String, _ words: [String]) {
    #expect(tokens(text, .swift).map(\.text) == words)
  }

  @Test(arguments: [
    ("a->b", ["a", "->", "b"]), ("a+++b", ["a", "++", "+", "b"]), ("x>>=1", ["x", ">>=", "1"]),
    ("case 1 ... 3", ["case", "1", "...", "3"]), ("1...3", ["1", "...", "3"]),
    ("@[@1]", ["@", "[", "@", "1", "]"]),
    ("a /* b /* c */ d", ["a", "d"]), ("a // b\nc", ["a", "c"]), ("a\\\nb", ["a", "b"]),
    ("（［ａ　：1］）；", ["(", "[", "a", ":", "1", "]", ")", ";"]), ("имя = 1", ["имя", "=", "1"]),
    ("変数，é", ["変数", ",", "é"]), ("a\u{A0}b", ["a", "b"]), ("^{}", ["^", "{", "}"]),
  ])
  func signsOfC(_ text: String, _ words: [String]) {
    #expect(tokens(text, .objectiveC).map(\.text) == words)
  }

  @Test(arguments: [
    ("@\"a\\tb\\\"c\\\\\"", Token.Kind.string([.text("a\tb\"c\\")])),
    ("@\"\"", .string([.text("")])),
    ("@\"\\u65E5\\x41\\101\"", .string([.text("日AA")])), ("\"c\\n\"", .cString("c\n")),
    ("'x'", .character("x")), ("'\\''", .character("'")), ("'\\0'", .character("\0")),
    ("@\"（；）\"", .string([.text("（；）")])), ("@\"a\\\nb\"", .string([.text("ab")])),
  ])
  func stringsOfC(_ text: String, _ kind: Token.Kind) {
    #expect(tokens(text, .objectiveC).map(\.kind) == [kind])
    #expect(facts(text, .objectiveC).isEmpty)
  }

  @Test(arguments: [
    ("\"a\\nb\"", [Token.Segment.text("a\nb")]), ("\"\"", [.text("")]),
    ("\"\\u{65E5}\\\"\"", [.text("日\"")]),
    ("\"a\\(b)c\"", [.text("a"), .interpolation(SourceRange(4, 5)), .text("c")]),
    ("\"\\(f(\"x\\(y)\"))\"", [.interpolation(SourceRange(3, 13))]),
    ("#\"a\\n\"b\\#(c)\"#", [.text("a\\n\"b"), .interpolation(SourceRange(10, 11))]),
    ("#\"\"#", [.text("")]), ("#\"\"a\"\"#", [.text("\"a\"")]),
    ("\"\"\"\n  a\n    b\n  \"\"\"", [.text("a\n  b")]), ("\"\"\"\n\"\"\"", [.text("")]),
    ("\"\"\"\n  a \\\n  b\n\n  c\n  \"\"\"", [.text("a b\n\nc")]),
    ("\"\"\"\n  \\(x)\n  \"\"\"", [.interpolation(SourceRange(8, 9))]),
  ])
  func stringsOfSwift(_ text: String, _ segments: [Token.Segment]) {
    #expect(tokens(text, .swift).map(\.kind) == [.string(segments)])
    #expect(facts(text, .swift).isEmpty)
  }

  @Test(arguments: [
    ("\"a", Dialect.swift, [SyntaxFact.unterminated(.string)]),
    ("\"\"\"\na", .swift, [.unterminated(.multilineString)]),
    ("\"a\\(b\n", .swift, [.unterminated(.string)]),
    ("/* /* */", .swift, [.unterminated(.comment)]),
    ("'a'", .swift, [.singleQuotedString]), ("\"\\q\"", .swift, [.unknownEscape("\\q")]),
    ("\"\"\"\n a\n  \"\"\"", .swift, [.insufficientIndentation]),
    ("\"\"\"a\n\"\"\"", .swift, [.textAfterOpeningQuotes]),
    ("1a", .swift, [.malformedNumber("1a")]),
    ("“a”", .swift, [.curlyQuote("“"), .curlyQuote("”")]),
    ("a ` b", .swift, [.strayCharacter("`")]),
    ("f(<#T##Int#>, <#b#>)", .swift, [.placeholder("<#T##Int#>"), .placeholder("<#b#>")]),
    (
      "if (<#condition#>) {\n  <#statements#>\n}", .objectiveC,
      [.placeholder("<#condition#>"), .placeholder("<#statements#>")]
    ),
    ("a <#b\n#>", .swift, []),
    ("🙂", .objectiveC, [.strayCharacter("🙂")]),
    ("‘a’", .objectiveC, [.curlyQuote("‘"), .curlyQuote("’")]),
    ("vс", .objectiveC, [.lookAlikeLetters(name: "vс")]),
    ("сору", .objectiveC, [.lookAlikeLetters(name: "сору")]),
    ("αβγ", .objectiveC, []), ("рама", .objectiveC, []), ("＝", .objectiveC, [.strayCharacter("＝")]),
  ])
  func whatIsWrongWithCharactersIsNoted(
    _ text: String, _ dialect: Dialect, _ expected: [SyntaxFact]
  ) {
    #expect(facts(text, dialect) == expected)
  }

  @Test func flagsSayWhatStandsAround() {
    let tokens = tokens("a +b\n c/*x*/d", .swift)
    #expect(
      tokens.map(\.flags) == [
        [.startsLine, .beforeSpace], [.afterSpace], [.beforeSpace],
        [.afterSpace, .startsLine, .beforeSpace], [.afterSpace, .beforeSpace],
      ])
  }

  @Test func rangesAreThoseOfTheOriginalText() {
    #expect(
      tokens("［vc　view］", .objectiveC).map(\.range) == [
        SourceRange(0, 3), SourceRange(3, 5), SourceRange(8, 12), SourceRange(12, 15),
      ])
  }
}
