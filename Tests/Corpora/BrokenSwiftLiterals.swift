import Diagnostics
import Syntax

extension Broken {
  /// Literals without an end, and characters that are none of Swift's.
  static let swiftLiterals: [Broken] = [
    Broken("let s = \"\"\"\nabc", .at(1, 9, width: 3, .unterminated(.multilineString))),
    Broken("let s = \"\"\"abc\"\"\"", .at(1, 12, width: 1, .textAfterOpeningQuotes)),
    Broken(
      "let s = \"a\nb\"",
      .at(1, 9, width: 1, .unterminated(.string)),
      .at(2, 2, width: 1, .expected(.token(";"), after: .statement)),
      .at(2, 2, width: 1, .unterminated(.string))),
    Broken("let s = \"\\(a\"", .at(1, 9, width: 1, .unterminated(.string))),
    Broken("let s = \"\\q\"", .at(1, 10, width: 2, .unknownEscape("\\q"))),
    Broken("let s = \"\\u{110000}\"", .at(1, 10, width: 9, .unknownEscape("\\u{110000"))),
    Broken("let s = #\"a", .at(1, 9, width: 2, .unterminated(.string))),
    Broken(
      "print(\"a)",
      .at(1, 7, width: 1, .unterminated(.string)),
      .at(1, 10, width: 0, .unclosed(")", opened: SourceRange(5, 6)))),
    Broken("/* a /* b */", .at(1, 1, width: 2, .unterminated(.comment))),
    Broken("let x = 0b12", .at(1, 9, width: 4, .malformedNumber("0b12"))),
    Broken("let x = 1e", .at(1, 9, width: 2, .malformedNumber("1e"))),
    Broken(
      "let x = 99999999999999999999",
      .at(1, 9, width: 20, .numberTooLarge("99999999999999999999"))),
    Broken("let x = 12abc", .at(1, 9, width: 5, .malformedNumber("12abc"))),
    Broken(
      "let x = “a”",
      .at(1, 9, width: 3, .curlyQuote("\u{201C}"), suggesting: "\""),
      .at(1, 11, width: 3, .curlyQuote("\u{201D}"), suggesting: "\"")),
    Broken(
      "let x = sеlf",
      .at(1, 9, width: 5, .lookAlikeLetters(name: "sеlf"), suggesting: "self")),
    Broken("let x = a ＋ b", .at(1, 11, width: 3, .strayCharacter("\u{FF0B}"), suggesting: "+")),
    Broken("let x = `a", .at(1, 9, width: 1, .strayCharacter("`"))),
    Broken(
      "let 9a = 1",
      .at(1, 5, width: 2, .expected(.identifier, after: .token("let"))),
      .at(1, 5, width: 2, .malformedNumber("9a"))),
    Broken("x\u{202E} = 1", .at(1, 2, width: 3, .strayCharacter("\u{202E}"))),
    Broken(
      "x\u{200B}y = 1",
      .at(1, 2, width: 3, .strayCharacter("\u{200B}")),
      .at(1, 3, width: 1, .expected(.token(";"), after: .statement))),
    Broken("let a\u{2066} = 1", .at(1, 6, width: 3, .strayCharacter("\u{2066}"))),
    Broken(
      "let x = 5\u{2028}let y = 6",
      .at(1, 10, width: 3, .strayCharacter("\u{2028}")),
      .at(1, 11, width: 3, .expected(.token(";"), after: .statement))),
  ]
}
