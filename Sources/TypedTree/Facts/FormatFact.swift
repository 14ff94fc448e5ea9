/// What is wrong with a format and what it formats.
public enum FormatFact: Equatable, Sendable {
  /// A directive takes a value of one type and gets one of another: as each is written in the
  /// language, the latter nil where only its kind, a whole number, is known.
  case mismatch(takes: String, gets: String?)
  /// There are fewer values than directives.
  case tooFewValues
  /// There are more.
  case unusedValue
  /// Nothing is formatted so: `%y`.
  case unknownConversion(String)
}
