public import Diagnostics
public import Typesetting

/// A diagnostic as compilers write it: place, message, the line with a caret, then what follows.
///
///     note.m:7:3: error: 'viewDidApear:' is not a method of UIViewController
///       7 | - (void)viewDidApear:(BOOL)animated {
///         |         ^~~~~~~~~~~~
///
/// What is typed at a prompt has no name, and its lines are numbered through all entries.
public struct DiagnosticLines {
  /// Colours the first line and names itself in it.
  public var severity: Severity
  /// In bytes of the source.
  public var range: SourceRange
  public var message: String
  /// Behind the excerpt, as compilers note things.
  public var note: String?
  /// What could be written instead, below the excerpt.
  public var suggestion: String?

  /// A message that is too long for anyone to read is cut.
  public init(
    _ severity: Severity, at range: SourceRange, _ message: String, note: String? = nil,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.range = range
    self.message = message.cut
    self.note = note
    self.suggestion = suggestion
  }

  /// The lines; the excerpt is fitted to the width.
  ///
  /// - Parameter folds: whether the others are too, for people; tools read them line by line.
  public func lines(
    in source: SourceText, width: Int = 100, folds: Bool = false, theme: Theme
  ) -> [String] {
    let place = source.position(at: range.lowerBound)
    let name = source.name(at: range.lowerBound)
    let fold: ([Run]) -> [String] = {
      wrap($0, width: folds ? width : .max, hanging: 2, theme: theme)
    }
    var lines = fold([
      Run(
        (name.isEmpty ? "" : name + ":")
          + "\(source.number(at: range.lowerBound)):\(place.column): ", isUnbreakable: true),
      Run("\(severity.rawValue):", severity == .error ? .wrong : .title), Run(" " + message),
    ])
    if !source.line(place.line).isEmpty {
      lines += sourceExcerpt(source, range: range, width: width, theme: theme)
    }
    if let note { lines += fold([Run("\(Severity.note.rawValue): " + note)]) }
    if let suggestion { lines += fold([Run(suggestion)]) }
    return lines
  }
}

extension String {
  /// No longer than a person reads: a name of a megabyte is told by its beginning.
  fileprivate var cut: String {
    utf8.count > 2000 ? String(prefix(500)) + " ..." : self
  }
}
