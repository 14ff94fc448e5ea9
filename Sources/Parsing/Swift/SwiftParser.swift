import Diagnostics
import Scanning
import Syntax

/// Reads Swift, one top-level statement at a time; the grammar is in this module's README.
///
/// Mistakes are noted, never thrown out of it: what is broken is skipped up to the next line or `}`
/// outside the brackets that it opened, and reading goes on.
struct SwiftParser: Parser {
  var cursor: TokenCursor
  /// What the parser had to say; the scanner's part is the cursor's.
  var diagnostics: [Diagnostic<SyntaxFact>] = []
  var nesting = Nesting()
  /// Whether a tree that is too deep was noted already for this statement.
  var hasNotedDepth = false
  /// Whether a brace behind a value opens a closure, as everywhere but in the head of a statement.
  var mayTrail = true
  /// Whether `case` and `default` end the statement that is being read.
  var isInCase = false
  /// Whether the text is of the time before Swift 3.
  var isOfOldSwift = false
  /// The operators of the text, once one was met that is none of Swift's.
  var operators: DeclaredOperators?
  /// What `#function` says here.
  var functionName = "main"
  /// What is read is the body of `_read` or `_modify`, by that word.
  var coroutine: String?
  /// Whether the getter that was read last says that it throws.
  var getterThrows = false

  /// A parser of what stands from the cursor's place on, in a text of Swift.
  init(_ cursor: TokenCursor) {
    self.cursor = cursor
  }

  /// The next top-level statement; nil when it is broken, which the diagnostics say.
  ///
  /// Consumes at least one token.
  mutating func parseTopLevelStatement() -> Statement? {
    cursor.forget()
    nesting = Nesting()
    hasNotedDepth = false
    mayTrail = true
    isInCase = false
    if current.isSign("}") {
      note(.extraneous("}"), at: current.range)
      cursor.advance()
      return nil
    }
    let statement = parseRecovering()
    if current.isSign(";") { cursor.advance() }
    return statement
  }
}

// MARK: - Names

extension SwiftParser {
  /// A name that is no reserved word, or one in backticks.
  mutating func identifier(
    _ expected: SyntaxFact.Expected = .identifier, after construct: SyntaxFact.Construct? = nil
  ) throws(Unparsed) -> Name {
    guard current.isName else { throw fail(expected, after: construct) }
    return takeName()
  }

  /// Reads in which a brace behind a value opens a closure, or does not.
  mutating func trailing<Result>(
    _ mayTrail: Bool, _ read: (inout SwiftParser) throws(Unparsed) -> Result
  ) throws(Unparsed) -> Result {
    let before = self.mayTrail
    self.mayTrail = mayTrail
    defer { self.mayTrail = before }
    return try read(&self)
  }

  /// Consumes a sign if it is next on this line.
  mutating func takeHere(_ sign: String) -> Bool {
    !current.startsLine && take(sign)
  }
}

extension Token {
  /// Whether it can name something.
  var isName: Bool {
    switch kind {
    case .identifier: !SwiftWords.reserved.contains(text)
    case .quotedIdentifier: true
    default: false
    }
  }

  /// Whether white space stands before it, which keeps it from belonging to the value there.
  var isLeftOpen: Bool { flags.contains(.afterSpace) }
}
