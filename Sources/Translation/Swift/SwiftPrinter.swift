import Parsing
public import Syntax

/// Writes a tree as Swift, one from Objective-C too: for hints, translations and round trips.
///
/// What was read from Swift is read back as the same tree. A tree of Objective-C is translated
/// first; what Swift does without, such as `release`, leaves no text.
///
///     SwiftPrinter.text(of: statement, from: .objectiveC)   // "window.addSubview(label)"
public struct SwiftPrinter: Sendable {
  /// Whether what is printed stands before a brace, which a trailing closure's would be taken for.
  var isInHead = false
  /// Whether members are printed as a protocol demands them.
  var isInProtocol = false

  /// The text of statements, each on lines of its own, without a line end at the end.
  public static func text(of statements: [Statement], from source: Dialect = .swift) -> String {
    let printer = SwiftPrinter()
    let swift = source == .swift ? statements : SwiftTranslation.swift(statements)
    var result: [String] = []
    for statement in swift {
      let lines = printer.lines(statement)
      if case .type = statement.kind, !result.isEmpty { result.append("") }
      result += lines
    }
    return result.joined(separator: "\n")
  }

  /// A statement alone: what others declare is not known to its translation.
  public static func text(of statement: Statement, from source: Dialect = .swift) -> String {
    text(of: [statement], from: source)
  }

  /// An expression alone.
  public static func text(of expression: Expression, from source: Dialect = .swift) -> String {
    SwiftPrinter().text(
      source == .swift ? expression : SwiftTranslation().expression(expression))
  }

  /// A type of Swift; one of Objective-C has to be translated before.
  public static func text(of type: TypeReference) -> String { SwiftPrinter().text(type) }

  // MARK: - Lines

  /// Each statement on lines of its own.
  func lines(_ statements: [Statement]) -> [String] { statements.flatMap { lines($0) } }

  /// `head {`, the statements one step further in, `}`.
  func block(_ head: String, _ body: [Statement], tail: String = "}") -> [String] {
    lined(head + " {") + indented(free.lines(body)) + [tail]
  }

  /// The lines of a text, so that closures in it are indented with it.
  func lined(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Two spaces; empty lines stay empty.
  func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  " + $0 } }

  /// The printer of what stands in brackets or on lines of its own.
  var free: SwiftPrinter { SwiftPrinter(isInHead: false, isInProtocol: isInProtocol) }

  /// The printer of what stands before the brace of a body.
  var head: SwiftPrinter { SwiftPrinter(isInHead: true, isInProtocol: isInProtocol) }

  /// A name where a reserved word would be taken for itself.
  func quoted(_ name: String) -> String {
    SwiftWords.reserved.contains(name) && name != "self" ? "`" + name + "`" : name
  }
}
