public import Diagnostics

/// A diagnostic as compilers write it: place, message, the line with a caret, then what follows.
///
///     note.m:7:3: error: 'viewDidApear:' is not a method of UIViewController
///       7 | - (void)viewDidApear:(BOOL)animated {
///         |         ^~~~~~~~~~~~
public struct DiagnosticLines {
  public var severity: Severity
  public var range: SourceRange
  public var message: String
  public var note: String?
  public var suggestion: String?

  public init(
    _ severity: Severity, at range: SourceRange, _ message: String, note: String? = nil,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.range = range
    self.message = message
    self.note = note
    self.suggestion = suggestion
  }

  /// The most columns of a source line that are shown.
  private static let window = 100

  public func lines(in source: SourceText, theme: Theme) -> [String] {
    let place = source.position(at: range.lowerBound)
    var lines = [
      "\(visible(source.name)):\(place.line):\(place.column): "
        + theme.styled("\(severity.rawValue):", as: severity == .error ? .wrong : .title) + " "
        + theme.styled(message)
    ]
    lines += excerpt(place, in: source, theme)
    if let note { lines.append("\(Severity.note.rawValue): " + visible(note)) }
    if let suggestion { lines.append(visible(suggestion)) }
    return lines
  }

  private func excerpt(_ place: Position, in source: SourceText, _ theme: Theme) -> [String] {
    let text = source.line(place.line)
    if text.isEmpty { return [] }
    let before = Array(text.prefix(place.column - 1))
    let skipped = max(0, before.count - DiagnosticLines.window / 2)
    let start = before.dropFirst(skipped)
    let shown = visible(String(text.dropFirst(skipped).prefix(DiagnosticLines.window)))
    let marked = source[range].prefix { !$0.isNewline }.prefix(DiagnosticLines.window)
    let number = String(place.line)
    let indent = String(repeating: " ", count: displayWidth(visible(String(start))))
    let length = max(1, displayWidth(visible(String(marked))))
    let caret = "^" + String(repeating: "~", count: length - 1)
    let gutter = String(repeating: " ", count: number.count)
    let ellipsis = skipped > 0 ? "..." : ""
    return [
      "  \(number) | \(ellipsis)\(shown)",
      "  \(gutter) | " + String(repeating: " ", count: ellipsis.count) + indent
        + theme.styled(caret, as: .accent),
    ]
  }
}
