public import Diagnostics
public import Syntax
public import TypedTree

extension ScriptRun {
  /// Something wrong with the text of a script.
  public enum Mistake: Equatable, Sendable {
    case syntax(Diagnostic<SyntaxFact>)
    case language(Diagnostic<LanguageFact>)
    case command(Diagnostic<CommandFact>)
  }
}

extension ScriptRun.Mistake {
  /// Whether something is not covered, and was passed over.
  public var isPassedOver: Bool {
    switch self {
    case .syntax(let diagnostic):
      if case .unsupported = diagnostic.fact { diagnostic.severity == .warning } else { false }
    case .language(let diagnostic):
      switch diagnostic.fact {
      case .notUnderstood: true
      case .unsupported: diagnostic.severity == .warning
      default: false
      }
    case .command: false
    }
  }

  public var severity: Severity {
    switch self {
    case .syntax(let diagnostic): diagnostic.severity
    case .language(let diagnostic): diagnostic.severity
    case .command(let diagnostic): diagnostic.severity
    }
  }

  public var range: SourceRange {
    switch self {
    case .syntax(let diagnostic): diagnostic.range
    case .language(let diagnostic): diagnostic.range
    case .command(let diagnostic): diagnostic.range
    }
  }

  /// The same in a text in which what it was found in stands at an offset.
  public func moved(by offset: Int) -> ScriptRun.Mistake {
    switch self {
    case .syntax(let diagnostic): .syntax(diagnostic.moved(by: offset))
    case .language(let diagnostic): .language(diagnostic.moved(by: offset))
    case .command(let diagnostic): .command(diagnostic.moved(by: offset))
    }
  }
}

extension Diagnostic {
  fileprivate func moved(by offset: Int) -> Diagnostic {
    var moved = self
    moved.range = SourceRange(range.lowerBound + offset, range.upperBound + offset)
    return moved
  }
}
