public import Curriculum
import Diagnostics
public import Parsing
import Syntax

/// Which printed lines count for a goal: those that the given code prints.
///
/// Where the solution has a line of its own to print, so may an answer; what is said in literals is
/// claimed, and not shown.
public struct CountedPrints: Sendable {
  private let given: Set<String>
  private let takesOwn: Bool

  private init(given: [PrintStatement], solution: [PrintStatement]) {
    let code = Set(given.map(\.text))
    let own = Set(solution.map(\.text))
    takesOwn = !own.isSubset(of: code)
    self.given = code.union(own)
  }

  init(_ fix: Exercise.Fix) {
    self.init(
      given: fix.code.prints + (fix.play?.prints ?? []),
      solution: PrintStatement.all(in: fix.solved, fix.code.dialect))
  }

  /// What a gap's text prints by itself is no given code.
  init(_ fill: Exercise.Fill, with texts: [String]) {
    let dialect = fill.code.dialect
    let silent = texts.map { PrintStatement.all(in: $0, dialect).isEmpty ? $0 : "" }
    self.init(
      given: PrintStatement.all(in: fill.filled(with: silent), dialect) + (fill.play?.prints ?? []),
      solution: PrintStatement.all(in: fill.solved, dialect))
  }

  public init(_ task: Exercise.Task) { self.init(given: [], solution: task.solution.prints) }

  public func counts(_ statement: PrintStatement) -> Bool {
    given.contains(statement.text) || takesOwn && !statement.isLiteral
  }

  /// The lines of code, from 1, whose prints do not count.
  func claims(in code: String, _ dialect: Snippet.Dialect) -> Set<Int> {
    Set(PrintStatement.all(in: code, dialect).filter { !counts($0) }.map(\.line))
  }
}

extension Code {
  fileprivate var prints: [PrintStatement] {
    Snippet.Dialect.allCases.flatMap { dialect in
      self[dialect].map { PrintStatement.all(in: $0.text, dialect) } ?? []
    }
  }
}

extension PrintStatement {
  fileprivate static func all(in text: String, _ dialect: Snippet.Dialect) -> [PrintStatement] {
    all(in: SourceText(name: "<stdin>", text: text), Dialect(dialect))
  }
}
