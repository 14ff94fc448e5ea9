import Notation

/// One thing that happened in a cast, as asciicast of version 2 writes it in a line.
public struct CastEvent: Equatable, Sendable {
  /// What an event is, by its letter in asciicast files.
  public enum Code: String, Sendable {
    /// Asciicast's other codes, as that of a resized window, are read past.
    case output = "o"
    /// What was typed, without its echo.
    case input = "i"
    /// A place to go to, with its label as data.
    case marker = "m"
  }

  /// Since the beginning.
  public var seconds: Double
  public var code: Code
  /// Text with control sequences, or the label of a marker.
  public var data: String

  public init(seconds: Double, _ code: Code, _ data: String) {
    (self.seconds, self.code, self.data) = (seconds, code, data)
  }

  /// The line, with its end.
  public var line: String {
    JSON.array([.number(seconds), .string(code.rawValue), .string(data)]).encoded() + "\n"
  }
}
