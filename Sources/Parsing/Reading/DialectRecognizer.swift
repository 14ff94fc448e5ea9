import Diagnostics
import Scanning
package import Syntax

/// Tells from the look of a statement which language it is, without reading it.
///
/// The first feature that only one of the two has decides; a semicolon at the end is one of them. Where a
/// statement could be either, such as `vc.view`, there is no answer.
package enum DialectRecognizer {
  /// So many tokens are looked at: what has not shown by then is left to the last dialect used.
  private static let reach = 240

  /// The answer for the statement at an offset in UTF-8 bytes; nil where it could be either, and
  /// who asks decides. The tokens are Objective-C's, which cut Swift's signs well enough for this.
  package static func dialect(of bytes: [UInt8], from offset: Int) -> Dialect? {
    let range = SourceRange(offset, bytes.count)
    var cursor = TokenCursor(Scanner(bytes: bytes, range: range, dialect: .objectiveC))
    if let dialect = dialectOfHead(&cursor) { return dialect }
    var depth = 0
    for place in 0..<reach {
      let token = cursor.current
      if token.isEnd || place > 0 && depth == 0 && token.startsLine && !continues(token) {
        return nil
      }
      if let dialect = feature(&cursor) { return dialect }
      if token.kind == .punctuator {
        if ["(", "[", "{"].contains(token.text) { depth += 1 }
        if [")", "]", "}"].contains(token.text) { depth -= 1 }
      }
      cursor.advance()
    }
    return nil
  }

  /// Whether a token at the start of a line goes on with the statement before.
  private static func continues(_ token: Token) -> Bool {
    token.isSign(".") || token.isSign("?") || token.isSign("{") || token.isWord("else")
      || token.isSign("&&") || token.isSign("||")
  }

  // MARK: - The beginning

  /// What the first token tells, and the next ones where it alone does not.
  private static func dialectOfHead(_ cursor: inout TokenCursor) -> Dialect? {
    let head = cursor.current
    let next = cursor.peek()
    switch head.kind {
    case .atWord:
      return objectiveCAtWords.contains(head.text) ? .objectiveC : .swift
    case .directive where head.text == "if": return dialectOfCondition(cursor)
    case .directive:
      let isMacro = head.text.first?.isUppercase ?? false
      return isMacro || ["selector", "keyPath", "available", "colorLiteral"].contains(head.text)
        ? .swift : .objectiveC
    case .punctuator: return dialectOfSign(&cursor)
    case .identifier:
      if let dialect = dialectOfWord(&cursor) { return dialect }
      if next.isSign(":"), !next.startsLine {
        let loops = ["for", "while", "repeat", "do", "switch", "if"]
        if !loops.contains(cursor.peek(2).text) { return .objectiveC }
        return cursor.peek(3).isSign("(") ? nil : .swift
      }
      return isDeclarationOfC(&cursor) ? .objectiveC : nil
    default: return nil
    }
  }

  /// A bracket at the beginning is a message or an array; only Objective-C has a block in braces as
  /// a statement, and a method that begins with a sign.
  private static func dialectOfSign(_ cursor: inout TokenCursor) -> Dialect? {
    let (next, after) = (cursor.peek(1), cursor.peek(2))
    switch cursor.current.text {
    case "[":
      let isArray =
        next.kind != .identifier && !next.isSign("[") && !next.isSign("(")
        || after.isSign(",") || after.isSign("]") || after.isSign(":")
      return isArray ? .swift : .objectiveC
    case "{": return .objectiveC
    case "-", "+": return next.isSign("(") ? .objectiveC : nil
    default: return nil
    }
  }

  /// Words that begin statements of one language alone. A word that is assigned to, or followed by
  /// a dot, is a name in either.
  private static func dialectOfWord(_ cursor: inout TokenCursor) -> Dialect? {
    let (word, next) = (cursor.current.text, cursor.peek())
    if next.kind == .punctuator, ["=", ".", ";", ","].contains(next.text) { return nil }
    if swiftWords.contains(word) { return .swift }
    if ObjectiveCWords.arithmeticTypes.contains(word), !next.isSign("(") { return .objectiveC }
    if ["typedef", "extern", "const", "NS_ENUM", "NS_OPTIONS", "__block", "__weak", "__strong"]
      .contains(word)
    {
      return .objectiveC
    }
    switch word {
    case "static":
      return ["let", "var", "func"].contains(next.text) ? .swift : .objectiveC
    case "enum", "struct": return dialectOfTag(&cursor)
    case "if", "while", "switch": return next.isSign("(") ? nil : .swift
    case "for":
      guard next.isSign("(") else { return .swift }
      return cursor.peek(3).isSign(",") ? .swift : .objectiveC
    default: return nil
    }
  }

  /// `enum T { case a }` is Swift, `enum T { a }` C.
  private static func dialectOfTag(_ cursor: inout TokenCursor) -> Dialect? {
    for place in 1..<12 where cursor.peek(place).isSign("{") {
      let first = cursor.peek(place + 1)
      if cursor.current.text == "struct" { return place == 1 ? .objectiveC : .swift }
      return first.isWord("case") || first.isWord("indirect") || first.isSign("}")
        ? .swift : .objectiveC
    }
    return .objectiveC
  }

  /// `Type name`, `Type *name`, `Type<T> *name`.
  private static func isDeclarationOfC(_ cursor: inout TokenCursor) -> Bool {
    var parser = ObjectiveCParser(cursor)
    parser.isLineBound = true
    return !["print", "return", "else"].contains(cursor.current.text) && parser.startsDeclaration()
      && !["in", "is", "as"].contains(cursor.peek().text)
  }

  /// At-words that clang knows; every other one is an attribute of Swift's.
  private static let objectiveCAtWords: Set<String> = [
    "interface", "implementation", "protocol", "class", "end", "property", "autoreleasepool", "try",
    "synchronized", "throw", "import", "selector", "synthesize", "dynamic", "YES", "NO", "encode",
    "optional", "required", "catch", "finally",
  ]

  /// Words with which no statement of C begins, unless it assigns to a variable of that name.
  private static let swiftWords: Set<String> = [
    "let", "var", "func", "import", "class", "protocol", "extension", "guard", "defer", "repeat",
    "override", "final", "private", "fileprivate", "public", "internal", "open", "lazy", "weak",
    "unowned", "init", "deinit", "mutating", "convenience", "required", "typealias", "try", "throw",
    "indirect", "actor", "await", "nonisolated",
  ]

  /// `#if 0`, `#if defined(X)`, `#if TARGET_OS_IPHONE` are C's; of `#if DEBUG` nobody knows.
  private static func dialectOfCondition(_ cursor: TokenCursor) -> Dialect? {
    var condition = TokenCursor(cursor.scanner.operands(of: cursor.current))
    while condition.current.isSign("!") || condition.current.isSign("(") { condition.advance() }
    let fact = condition.current
    if case .integer = fact.kind { return .objectiveC }
    if ["defined", "__has_feature", "__has_include"].contains(fact.text) { return .objectiveC }
    if condition.peek().isSign("(") { return .swift }
    return fact.text.hasPrefix("TARGET_OS") || fact.text.hasPrefix("__") ? .objectiveC : nil
  }

  // MARK: - The rest

  /// The language that has what stands at the cursor.
  private static func feature(_ cursor: inout TokenCursor) -> Dialect? {
    let token = cursor.current
    switch token.kind {
    case .string, .atWord: return .objectiveC
    case .cString: return isArgumentOfC(cursor) ? .objectiveC : .swift
    case .directive: return token.text == "selector" ? .swift : nil
    case .identifier:
      if ["YES", "NO", "NULL", "Nil"].contains(token.text) { return .objectiveC }
      if ["let", "var", "as", "is", "try", "guard"].contains(token.text),
        cursor.peek().kind == .identifier || cursor.peek().isSign("?") || cursor.peek().isSign("!")
      {
        return .swift
      }
      return isSwiftCall(&cursor) ? .swift : nil
    case .punctuator: return feature(ofSign: token.text, &cursor)
    default: return nil
    }
  }

  /// `printf("…")`, `dispatch_queue_create("…", NULL)`.
  private static func isArgumentOfC(_ cursor: TokenCursor) -> Bool {
    let before = cursor.consumed(since: 0).suffix(2)
    guard let callee = before.first, before.last?.isSign("(") == true else { return false }
    return callee.text == "printf" || callee.text.contains("_")
  }

  /// `print(…)`, `Type()`, `.method(…)`, `f(true)`, `f(label: x)`.
  private static func isSwiftCall(_ cursor: inout TokenCursor) -> Bool {
    let name = cursor.current
    guard cursor.peek().isSign("("), !cursor.peek().flags.contains(.afterSpace) else {
      return false
    }
    let (first, second) = (cursor.peek(2), cursor.peek(3))
    if name.text == "print" || cursor.previous?.isSign(".") == true { return true }
    if first.isSign(")"), name.text.first?.isUppercase == true { return true }
    return first.kind == .identifier && second.isSign(":") || first.isWord("true")
      || first.isWord("false")
  }

  /// Signs that one language has, or sets white space around otherwise: `a -> b` is a result,
  /// `a->b` an ivar.
  private static func feature(ofSign sign: String, _ cursor: inout TokenCursor) -> Dialect? {
    let (next, after) = (cursor.peek(1), cursor.peek(2))
    switch sign {
    case "@": return .objectiveC
    case ";":
      // In Swift too it may stand between two statements of a line.
      let next = cursor.peek()
      return next.isEnd || next.startsLine || next.isSign("}") ? .objectiveC : nil
    case "->":
      return cursor.current.flags.contains(.afterSpace) ? .swift : .objectiveC
    case "^": return next.isSign("{") || next.isSign("(") ? .objectiveC : nil
    case "?": return next.isSign(".") || next.isSign("?") ? .swift : nil
    case "!": return next.isSign(".") ? .swift : nil
    case "[":
      let isMessage = next.kind == .identifier && after.kind == .identifier && after.text != "as"
      return isMessage || next.isSign("[") && cursor.peek(3).kind == .identifier
        ? .objectiveC : nil
    case "(":
      return next.kind == .identifier && after.isSign("*") && cursor.peek(3).isSign(")")
        ? .objectiveC : nil
    case "{":
      let isClosure = next.kind == .identifier && (after.isWord("in") || after.isSign(","))
      return isClosure || next.text == "$0" ? .swift : nil
    case "...": return cursor.previous?.isSign("(") == true ? .objectiveC : .swift
    default: return nil
    }
  }
}
