/// Something wrong, or worth knowing, at a place of a text.
///
/// A diagnostic carries facts, never words: what it says to a person is decided, in their language,
/// by the one module that turns values into text.
public struct Diagnostic<Fact: Equatable & Sendable>: Equatable, Sendable {
  public var severity: Severity
  public var range: SourceRange
  public var fact: Fact
  /// What the text of `range` was probably meant to be ("did you mean …?").
  public var suggestion: String?

  public init(
    _ severity: Severity = .error, _ fact: Fact, at range: SourceRange, suggestion: String? = nil
  ) {
    self.severity = severity
    self.fact = fact
    self.range = range
    self.suggestion = suggestion
  }
}

extension Diagnostic: Error {}

/// How grave a diagnostic is; the raw value is the label that tools look for, in every language.
public enum Severity: String, Equatable, Sendable {
  case error, warning, note
}
