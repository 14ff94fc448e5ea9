/// Why a recording is not played, and where in its file that shows.
public struct CastFault: Error, Equatable, Sendable {
  /// Why a file is no recording.
  public enum Fact: Equatable, Sendable {
    case noHeader
    case otherVersion(Int)
    case noEvent
    case timeGoesBack
  }

  public var line: Int
  public var fact: Fact

  public init(line: Int, _ fact: Fact) { (self.line, self.fact) = (line, fact) }
}
