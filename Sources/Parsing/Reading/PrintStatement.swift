public import Diagnostics
import Scanning
public import Syntax

/// A call of `print` or `NSLog` in code of either dialect, as it is compared: without blanks and
/// comments.
public struct PrintStatement: Equatable, Sendable {
  /// The number of the line that it begins in.
  public var line: Int
  public var text: String
  /// Whether it says only what is written in it: nothing is looked up by a name.
  public var isLiteral: Bool

  /// All calls in order, those of members apart: `console.print(x)` is somebody's own. Tokens
  /// suffice, so that code with mistakes in it is searched too.
  public static func all(in source: SourceText, _ dialect: Dialect) -> [PrintStatement] {
    var scanner = Scanner(source, dialect: dialect)
    var found: [PrintStatement] = []
    var (last, token) = (scanner.next(), scanner.next())
    var isMember = false
    while !last.isEnd {
      let isPrint = (last.isWord("print") || last.isWord("NSLog")) && token.isSign("(")
      if isPrint, !isMember {
        var statement = PrintStatement(
          line: source.number(at: last.range.lowerBound), text: last.text, isLiteral: true)
        statement.readArguments(&scanner)
        found.append(statement)
        token = scanner.next()
      }
      isMember = last.isSign(".")
      (last, token) = (token, scanner.next())
    }
    return found
  }

  /// Reads on behind the opening parenthesis, to the one that closes it.
  private mutating func readArguments(_ scanner: inout Scanner) {
    var depth = 1
    while depth > 0 {
      let token = scanner.next()
      if token.isEnd { return }
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      text += token.text
      isLiteral = isLiteral && token.isLiteral
    }
  }
}

extension Token {
  /// Whether it names nothing.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .identifier: ["true", "false", "nil", "YES", "NO", "Nil", "NULL"].contains(text)
    case .string(let segments):
      segments.allSatisfy { if case .text = $0 { true } else { false } }
    case .quotedIdentifier, .atWord, .directive: false
    case .integer, .real, .cString, .character, .punctuator, .end: true
    }
  }
}
