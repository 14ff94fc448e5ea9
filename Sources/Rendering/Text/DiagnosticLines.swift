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

  /// The lines; only the excerpt is fitted to the width, as tools read the others line by line.
  public func lines(in source: SourceText, width: Int = 100, theme: Theme) -> [String] {
    let place = source.position(at: range.lowerBound)
    let label = theme.styled("\(severity.rawValue):", as: severity == .error ? .wrong : .title)
    var lines = [
      "\(visible(source.name)):\(place.line):\(place.column): \(label) \(visible(message))"
    ]
    if !source.line(place.line).isEmpty {
      lines += sourceExcerpt(source, range: range, width: width, theme: theme)
    }
    if let note { lines.append("\(Severity.note.rawValue): " + visible(note)) }
    if let suggestion { lines.append(visible(suggestion)) }
    return lines
  }
}
