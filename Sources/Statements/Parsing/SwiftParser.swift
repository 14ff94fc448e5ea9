import Diagnostics

/// Reads Swift, one top-level statement at a time.
struct SwiftParser {
  var cursor: TokenCursor
  /// What the parser had to say; the scanner's part is the cursor's.
  private(set) var diagnostics: [Diagnostic<SyntaxFact>] = []

  /// A parser of what stands from the cursor's place on, in a text of Swift.
  init(_ cursor: TokenCursor) {
    self.cursor = cursor
  }

  /// The next top-level statement; nil when it is broken, which the diagnostics say. Consumes at
  /// least one token.
  mutating func parseTopLevelStatement() -> Statement? {
    cursor.advance()
    return nil
  }
}
