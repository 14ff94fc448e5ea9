import Diagnostics
import Scanning
import Syntax

/// Reads Objective-C, one top-level statement at a time; the grammar is in this module's README.
///
/// Mistakes are noted, never thrown out of it: what is broken is skipped up to the next `;`, `}`,
/// line, `@end` or declaration, and reading goes on.
struct ObjectiveCParser: Parser {
  var cursor: TokenCursor
  /// What the parser had to say; the scanner's part is the cursor's.
  var diagnostics: [Diagnostic<SyntaxFact>] = []
  /// The classes and typedefs declared so far, which tell a cast from parentheses.
  var types: Set<String>
  var nesting = Nesting()
  /// Whether the end of a line ends the statement, as outside all brackets at the prompt.
  var isLineBound = false
  /// Whether a tree that is too deep was noted already for this statement.
  var hasNotedDepth = false
  /// Whether an argument of a message is read, behind which the next keyword may follow.
  var isBeforeKeyword = false
  /// Whether a file is read whose headers nobody shows: macros may stand anywhere.
  var isOfFile = false
  /// The type of the variables that stand behind an enumeration's braces, until they are read.
  var pendingType: Specifiers?
  /// What annotations said since a declaration last took it; nil where they are passed over.
  var annotations: [Attribute]?

  /// A parser of what stands from the cursor's place on, in a text of Objective-C.
  init(_ cursor: TokenCursor, types: Set<String> = []) {
    self.cursor = cursor
    self.types = types
  }

  /// The next top-level statement; nil when it is broken, which the diagnostics say.
  ///
  /// Consumes at least one token.
  mutating func parseTopLevelStatement() -> Statement? {
    cursor.forget()
    nesting = Nesting()
    hasNotedDepth = false
    isLineBound = true
    let start = cursor.place
    do {
      return try parseTopLevel()
    } catch {
      recoverAtTopLevel(from: start)
      if cursor.place == start { cursor.advance() }
      return nil
    }
  }
}

extension ObjectiveCParser {
  /// Any word will do, a reserved one too: selectors consist of such words, and the scanner tells
  /// no keywords apart.
  mutating func identifier(
    _ expected: SyntaxFact.Expected = .identifier, after construct: SyntaxFact.Construct? = nil
  ) throws(Unparsed) -> Name {
    guard current.kind == .identifier else { throw fail(expected, after: construct) }
    let token = cursor.advance()
    return Name(token.text, at: token.range)
  }
}
