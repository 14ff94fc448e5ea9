public import Learning

/// A checkpoint in the list of all.
public struct CheckpointSummary: Equatable, Sendable {
  public var part: Int
  /// The numbers of the lessons that it looks over.
  public var lessons: ClosedRange<Int>
  public var state: State

  public enum State: Equatable, Sendable {
    case passed
    /// It was left with so many of its questions answered.
    case open(answered: Int, of: Int)
    /// What it was worth when it was taken last.
    case failed(PartScore)
    case notPassed
  }
}
