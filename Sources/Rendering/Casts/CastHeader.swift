import Notation

/// The first line of a cast, which says what it was recorded on.
public struct CastHeader: Equatable, Sendable {
  /// Of the terminal, in columns and lines.
  public var width: Int
  public var height: Int
  /// When it began, in seconds since 1970.
  public var timestamp: Int
  /// What players show as its name.
  public var title: String

  public init(width: Int, height: Int, timestamp: Int, title: String) {
    (self.width, self.height) = (width, height)
    (self.timestamp, self.title) = (timestamp, title)
  }

  /// The line, with its end.
  public var line: String {
    let header: JSON = [
      "version": 2, "width": .integer(width), "height": .integer(height),
      "timestamp": .integer(timestamp), "title": .string(title),
    ]
    return header.encoded() + "\n"
  }
}
