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

  public init(diagnostics: [Diagnostic<LanguageFact>] = []) { self.diagnostics = diagnostics }
}
