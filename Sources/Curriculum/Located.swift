public import Diagnostics

/// A value together with the place where it stands in its file.
public struct Located<Value: Equatable & Sendable>: Equatable, Sendable {
  public var value: Value
  public var range: SourceRange

  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}
