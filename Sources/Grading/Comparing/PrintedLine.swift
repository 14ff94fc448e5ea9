/// A printed line as it is compared: what `print` writes in Swift and `NSLog` in Objective-C for
/// the same value is the same.
public struct PrintedLine: Hashable, Sendable {
  private let meaning: String

  public init(_ text: String) {
    var text = text[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    if text.hasPrefix("Optional("), text.hasSuffix(")") {
      text = text.dropFirst(9).dropLast()
      if text.count > 1, text.first == "\"", text.last == "\"" {
        text = text.dropFirst().dropLast()
      }
    }
    meaning =
      switch text {
      case "true", "YES": "1"
      case "false", "NO": "0"
      case "(null)", "<null>": "nil"
      default: String(text)
      }
  }
}
