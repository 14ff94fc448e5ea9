public import Syntax

/// Writes a tree as Objective-C, one from Swift too: for hints, translations and round trips.
///
/// What was read from Objective-C is read back as the same tree. Swift that has no counterpart is
/// written as the nearest Objective-C would be, with the names UIKit has there.
///
///     ObjectiveCPrinter.text(of: statement)   // "[window addSubview:label];"
public struct ObjectiveCPrinter: Sendable {
  /// The language the tree was read from, which decides what bare calls and literals mean.
  let source: Dialect
  /// Whether what is printed stands in a class, where Swift's bare calls are messages to `self`.
  var isInType = false
  /// Where the body of one of Swift's methods is printed, what its bare names may mean but members:
  /// its own variables and those outside all classes.
  var known: Set<String>?
  /// What `self` is called: in a block that must not own it, by a weak variable outside.
  var me = "self"
  /// The types of variables and of the class's properties, as far as they are known.
  var types: [String: TypeReference] = [:]
  /// What sets the properties of the class to the values they begin with.
  var initialValues: [String] = []
  /// The names of the properties that have storage.
  var stored: Set<String> = []
  /// Whether the body of an initialiser is printed, which answers `self`.
  var isInitializing = false
  /// The properties of the class that hold closures.
  var closures: Set<String> = []
  /// The variables and functions outside all classes that were declared before.
  private(set) var globals: Set<String> = []

  /// The source's names are translated for Swift and left as they are for Objective-C.
  init(source: Dialect) { self.source = source }

  /// The text of statements, each on lines of its own, without a line end at the end.
  public static func text(
    of statements: [Statement], from source: Dialect = .objectiveC, globals: [String] = []
  ) -> String {
    var printer = ObjectiveCPrinter(source: source)
    printer.globals = DeclaredNames(in: statements).names.union(globals)
    if source == .swift { printer.learn(statements) }
    var result: [String] = []
    for statement in statements {
      let lines = printer.lines(statement)
      if case .type = statement.kind, !result.isEmpty { result.append("") }
      result += lines
    }
    return result.joined(separator: "\n")
  }

  /// A statement alone: what others declare is not known.
  public static func text(of statement: Statement, from source: Dialect = .objectiveC) -> String {
    text(of: [statement], from: source)
  }

  /// An expression alone, with a line end where a block in it has several statements.
  public static func text(of expression: Expression, from source: Dialect = .objectiveC) -> String {
    ObjectiveCPrinter(source: source).text(expression)
  }

  /// Without a name; a type of Objective-C.
  public static func text(of type: TypeReference) -> String {
    ObjectiveCPrinter(source: .objectiveC).text(type)
  }

  // MARK: - Lines

  /// Statements of one list, in whose order a weak variable is declared once.
  func lines(_ statements: [Statement]) -> [String] {
    var lines = linesWithDefer(statements)
    // Several statements of a list may have blocks that name the same weak variable.
    guard let first = lines.firstIndex(of: Self.weakDeclaration) else { return lines }
    lines.removeAll { $0 == Self.weakDeclaration }
    lines.insert(Self.weakDeclaration, at: first)
    return lines
  }

  /// What stands behind a `defer` is tried, and its body is what comes after: both then run whatever
  /// way leads out.
  private func linesWithDefer(_ statements: [Statement]) -> [String] {
    let place = statements.firstIndex { if case .deferred = $0.kind { true } else { false } }
    guard let place, case .deferred(let body) = statements[place].kind else {
      return statements.flatMap { lines($0) }
    }
    return statements[..<place].flatMap { lines($0) }
      + block("@try", Array(statements[(place + 1)...]), tail: "} @finally {")
      + indented(lines(body)) + ["}"]
  }

  /// `head {`, the statements one step further in, `}`.
  func block(_ head: String, _ body: [Statement], tail: String = "}") -> [String] {
    [head.isEmpty ? "{" : head + " {"] + indented(lines(body)) + [tail]
  }

  /// Two spaces; empty lines stay empty.
  func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  " + $0 } }
}
