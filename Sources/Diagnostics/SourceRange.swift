/// A stretch of a text, as UTF-8 offsets; an empty one is a place between two characters.
public struct SourceRange: Equatable, Hashable, Sendable {
  public var lowerBound: Int
  public var upperBound: Int

  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Of what stands in no text.
  public static let nowhere = SourceRange(0, 0)

  /// The smallest range that holds both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}
