public import Diagnostics

/// What came of reading a file: a value where one could be made, and every mistake in it.
///
/// A value is there even when something around it is wrong, so that one mistake does not hide the
/// others; who plays the content takes only what `isSound`.
public struct Reading<Value: Equatable & Sendable>: Equatable, Sendable {
  public var value: Value?
  /// In the order of their places.
  public var diagnostics: [Diagnostic<ContentFact>]

  public init(_ value: Value?, diagnostics: [Diagnostic<ContentFact>]) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether there is a value and no error; warnings do not count.
  public var isSound: Bool {
    value != nil && !diagnostics.contains { $0.severity == .error }
  }
}
