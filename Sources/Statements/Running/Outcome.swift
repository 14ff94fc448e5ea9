public import Diagnostics
public import Simulator

/// What came of running a statement.
public struct Outcome {
  /// What happened; a fault, if there was one, is its last event.
  public var trace = Trace()
  public var fault: Fault?
  /// With an error among them nothing was run.
  public var diagnostics: [Diagnostic<LanguageFact>]
  /// The value of an expression, for the prompt to echo; nil for what has none.
  public var value: Value?
  public var valueDescription: String?
  public var stepsUsed = 0
  /// How many bytes the run has printed by now.
  public var printed = 0

  public init(diagnostics: [Diagnostic<LanguageFact>] = []) { self.diagnostics = diagnostics }
}

extension Simulation {
  /// A value as the debugger of a language prints it.
  func echo(of value: Value, in dialect: Dialect) -> String {
    switch value {
    case .none: "nil"
    case .bool(let isTrue):
      dialect == .swift ? (isTrue ? "true" : "false") : (isTrue ? "YES" : "NO")
    default: plainDescription(of: value)
    }
  }
}
