/// Why a visual format was not understood, and where; UIKit's fact in UIKit's words.
public struct VisualFormatFault: Error, Hashable, Sendable {
  /// UIKit's words, without the format.
  let message: String
  /// Shown with a mark below the place.
  let format: String
  /// In characters; nil where UIKit shows no place.
  let offset: Int?

  /// The exception's reason.
  public var reason: String {
    let start = "Unable to parse constraint format: "
    guard let offset else { return start + message }
    return "\(start)\n\(message) \n\(format) \n\(String(repeating: " ", count: offset))^"
  }
}
