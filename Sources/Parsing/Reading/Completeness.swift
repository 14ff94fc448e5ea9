import Diagnostics
import Scanning
public import Syntax

extension Script {
  /// Whether a text typed at the prompt must go on in a next line.
  ///
  /// It must while a bracket, a `"""` string or a comment is open, `@end` or `#endif` is missing,
  /// or the last line ends in the middle of something. A string that no next line could close need
  /// not, nor a bracket that stands open where a brace or `@end` closes what is around it.
  ///
  /// Tokens alone are looked at, since a parser would have to say what it expects at the end of
  /// every text.
  public static func isIncomplete(
    _ text: String, dialect: Dialect? = nil, preferred: Dialect = .objectiveC
  ) -> Bool {
    let bytes = Array(text.utf8)
    let dialect = dialect ?? DialectRecognizer.dialect(of: bytes, from: 0) ?? preferred
    if let isOpen = isOpenCommand(text) { return isOpen }
    if dialect == .objectiveC, endsWithBackslash(bytes) { return true }
    var tail = OpenTail(dialect: dialect)
    let range = SourceRange(0, bytes.count)
    var scanner = Scanner(bytes: bytes, range: range, dialect: dialect)
    while true {
      let token = scanner.next()
      if token.isEnd { break }
      tail.take(token)
    }
    for diagnostic in scanner.diagnostics {
      switch diagnostic.fact {
      case .unterminated(.comment), .unterminated(.multilineString): return true
      case .unterminated: return false
      default: break
      }
    }
    return tail.isOpen
  }

  /// Whether a `:` command has open braces; nil when it is none.
  private static func isOpenCommand(_ text: String) -> Bool? {
    let content = text.drop { $0.isWhitespace }
    guard content.first == ":" || content.first == "：" else { return nil }
    var depth = 0
    var isQuoted = false
    for byte in content.utf8 {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted, UInt8(ascii: "[") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted, UInt8(ascii: "]") where !isQuoted: depth -= 1
      default: break
      }
    }
    return depth > 0
  }

  /// A backslash joins the next line to this one (C11 5.1.1.2), whatever both hold.
  private static func endsWithBackslash(_ bytes: [UInt8]) -> Bool {
    bytes.last { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } == UInt8(ascii: "\\")
  }
}

/// What is still open behind the tokens taken so far.
private struct OpenTail {
  let dialect: Dialect
  /// Each with the token before it, which tells `if (x)` from `f(x)`.
  private var brackets: [(sign: String, head: Token?)] = []
  /// `@interface`s, `#if`s and the like that await their end.
  private var declarations = 0
  private var last: Token?
  /// What stood before the parenthesis that was closed by the last token.
  private var closedHead: Token?
  /// Whether only names came since `@protocol`: a `;` then ends it, and `(` makes it a value.
  private var isInProtocolHead = false

  init(dialect: Dialect) { self.dialect = dialect }

  /// Tokens are counted only; whether they make sense is not asked, since the parser will say.
  mutating func take(_ token: Token) {
    closedHead = nil
    if isInProtocolHead {
      if token.isSign(";") || token.isSign("(") { declarations -= 1 }
      isInProtocolHead = token.kind == .identifier || token.isSign(",")
    }
    if token.kind == .punctuator {
      switch token.text {
      case "(", "[", "{": brackets.append((token.text, last))
      case ")": closedHead = close("(")
      case "]": _ = close("[")
      case "}": _ = close("{")
      default: break
      }
    } else if token.kind == .atWord, dialect == .objectiveC {
      countDeclaration(token)
    } else if token.kind == .directive {
      if ["if", "ifdef", "ifndef"].contains(token.text) { declarations += 1 }
      if token.text == "endif" { declarations -= 1 }
    }
    last = token
  }

  /// Closes the innermost bracket of a kind and what stands open in it, and answers what stood
  /// before it. No other bracket goes beyond a brace; a brace closes all where none was opened.
  private mutating func close(_ sign: String) -> Token? {
    let inner = brackets.lastIndex { $0.sign == sign || $0.sign == "{" }
    guard let inner, brackets[inner].sign == sign else {
      if sign == "{" { brackets = [] }
      return nil
    }
    defer { brackets.removeSubrange(inner...) }
    return brackets[inner].head
  }

  /// `@protocol P;` and `@protocol(P)` open nothing, which shows only behind the name.
  private mutating func countDeclaration(_ token: Token) {
    switch token.text {
    case "interface", "implementation": declarations += 1
    case "protocol":
      declarations += 1
      isInProtocolHead = true
    case "end":
      declarations -= 1
      brackets = []
    default: break
    }
  }

  /// An open bracket or declaration, a sign that wants an operand, or in Objective-C a head whose
  /// statement is missing. A sign right behind a word may be a suffix, and wants nothing, but for
  /// `,` and `=`.
  var isOpen: Bool {
    guard let last else { return false }
    if !brackets.isEmpty || declarations > 0 { return true }
    if last.kind == .punctuator, Self.joining.contains(last.text) {
      return last.flags.contains(.afterSpace) || last.text == "," || last.text == "="
    }
    guard dialect == .objectiveC else { return false }
    let opensBranch = closedHead.map { head in
      head.isWord("if") || head.isWord("for") || head.isWord("switch")
        || head.isAtWord("synchronized") || head.isAtWord("catch")
    }
    return opensBranch == true || last.isWord("else") || last.isWord("do")
      || last.isAtWord("autoreleasepool") || last.isAtWord("try")
  }

  /// Signs that want something behind them.
  private static let joining: Set<String> = [
    "=", "+", "-", "*", "/", "%", "&&", "||", "==", "!=", "<", "<=", ">=", ",", "->", "?", "??",
    "|",
    "&", "+=", "-=", "*=", "/=",
  ]
}
