/// Why a recording is not played, and where in its file that shows.
public struct CastFault: Error, Equatable, Sendable {
  /// Why a file is no recording.
  public enum Fact: Equatable, Sendable {
    /// The first line is no header of an asciicast.
    case noHeader
    case otherVersion(Int)
    /// A line that is no event, with others behind it.
    case noEvent
    /// An event earlier than the one before it.
    case timeGoesBack
  }

  /// From 1.
  public var line: Int
  public var fact: Fact

  public init(line: Int, _ fact: Fact) { (self.line, self.fact) = (line, fact) }
}
