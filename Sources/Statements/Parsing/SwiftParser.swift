import Diagnostics

/// Says of Swift statements that they are not read yet, one diagnostic a statement.
///
/// The scanner, the tree and the interpreter know both dialects; until the parser does, a statement of
/// Swift is refused where it stands, and never misread.
struct SwiftParser {
  var cursor: TokenCursor
  /// What the parser had to say; the scanner's part is the cursor's.
  private(set) var diagnostics: [Diagnostic<SyntaxFact>] = []

  /// A parser of what stands from the cursor's place on, in a text of Swift.
  init(_ cursor: TokenCursor) {
    self.cursor = cursor
  }

  /// Passes over a statement, to the end of its line or of its last bracket.
  mutating func parseTopLevelStatement() -> Statement? {
    let first = cursor.advance()
    diagnostics.append(Diagnostic(.error, .unsupported(.swift), at: first.range))
    var depth = change(of: first)
    while !cursor.current.isEnd, depth > 0 || !cursor.current.flags.contains(.startsLine) {
      depth += change(of: cursor.advance())
    }
    return nil
  }

  private func change(of token: Token) -> Int {
    guard token.kind == .punctuator else { return 0 }
    switch token.text {
    case "(", "[", "{": return 1
    case ")", "]", "}": return -1
    default: return 0
    }
  }
}
