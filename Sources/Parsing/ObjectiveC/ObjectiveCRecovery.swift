import Diagnostics
import Scanning
import Syntax

// Going on behind a mistake.
extension ObjectiveCParser {
  /// Skips what is left of a broken statement that began at a place of the cursor.
  ///
  /// It ends behind a `;`, before a `}` it did not open, before a declaration of a class, or with
  /// its line, once the brackets it opened are closed.
  ///
  /// A `for` has semicolons in its parentheses, which end no statement.
  mutating func recover(from start: Int) {
    var open = OpenBrackets()
    for token in cursor.consumed(since: start) { open.count(token) }
    let isLoop = cursor.consumed(since: start).first?.isWord("for") == true
    while !current.isEnd {
      if startsDeclarationOfClass || current.isAtWord("end") { return }
      if current.startsLine, open.isEmpty, cursor.place > start { return }
      if current.isSign("}"), open.braces == 0 { return }
      let token = cursor.advance()
      if token.isSign(";"), open.braces == 0, !isLoop || open.others == 0 { return }
      open.count(token)
      if token.isSign("}"), open.isEmpty, !goesOnBehindBrace { return }
    }
  }

  /// What follows the brace of a block literal belongs to the same statement.
  private var goesOnBehindBrace: Bool {
    [";", ",", ")", "]", "."].contains { current.isSign($0) }
  }

  /// The same outside all bodies: of a class whose head is broken, the whole is skipped.
  mutating func recoverAtTopLevel(from start: Int) {
    guard let head = cursor.consumed(since: start).first, head.kind == .atWord,
      ["interface", "implementation", "protocol"].contains(head.text)
    else { return recover(from: start) }
    while !current.isEnd, !current.isAtWord("end"), !startsDeclarationOfClass { cursor.advance() }
    if current.isAtWord("end") { cursor.advance() }
  }

  /// Where one class's declaration begins, the one before lacks its `@end`. `@protocol` counts on a
  /// new line alone, since `@protocol(P)` is a value.
  var startsDeclarationOfClass: Bool {
    current.kind == .atWord && ["interface", "implementation", "class"].contains(current.text)
      || current.isAtWord("protocol") && current.startsLine
  }

  /// Whether a method begins here: a body that is still open lacks its brace.
  ///
  /// A sign, a type in parentheses, a name and a brace or colon: no expression has that form at the
  /// beginning of a line.
  mutating func startsMethod() -> Bool {
    guard current.startsLine, current.isSign("-") || current.isSign("+"), cursor.peek().isSign("(")
    else { return false }
    guard let close = typeEnd(at: 2), cursor.peek(close).isSign(")") else { return false }
    let after = cursor.peek(close + 2)
    return cursor.peek(close + 1).kind == .identifier && (after.isSign("{") || after.isSign(":"))
  }

  /// The end of a statement: `;`, which may be missing at the end of a line at the prompt.
  ///
  /// A missing one is noted right behind the statement, and reading goes on where the next line or
  /// a brace shows that it was meant.
  mutating func endStatement(after construct: SyntaxFact.Construct) throws(Unparsed) {
    if take(";") || current.isEnd && isLineBound { return }
    if isLineBound, current.startsLine { return }
    let stray = ["}", ")", "]"].first { current.isSign($0) }
    if let stray, stray != "}" {
      note(.extraneous(stray), at: current.range)
      throw Unparsed()
    }
    note(.expected(.token(";"), after: construct), at: cursor.gap)
    if current.isEnd || current.startsLine || stray == "}" { return }
    throw Unparsed()
  }
}
