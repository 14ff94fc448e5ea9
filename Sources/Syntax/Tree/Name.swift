public import Diagnostics

/// An identifier as it was written, and where.
public struct Name: Sendable {
  public var text: String
  public var range: SourceRange

  public init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
  }
}
