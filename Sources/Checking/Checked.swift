public import Curriculum
public import Diagnostics

/// What came of checking one thing by itself: a lesson's folder, or a file.
public struct Checked: Sendable {
  /// Its path, by which a person finds it.
  public let name: String
  public internal(set) var findings: [Finding] = []
  /// What was read of it, even where something is wrong with it.
  public internal(set) var lesson: Located<Lesson>?
  public internal(set) var quiz: Located<Quiz>?
  /// Names that questions and steps have had.
  var moved: Located<Moved>?
  var blueprint: Located<Blueprint>?
  var plan: Located<Plan>?

  /// A value beside the file that it was read from.
  public struct Located<Value: Sendable>: Sendable {
    public var value: Value
    public var source: SourceText
  }

  /// Nothing has been read yet.
  init(_ name: String) { self.name = name }

  /// Whether it is the plan of a screening, of which nothing was drawn.
  public var isBlueprint: Bool { blueprint != nil }

  /// Warnings and notes let it pass.
  public var isSound: Bool { !findings.contains { $0.severity == .error } }

  /// What reading has found, at its places in the file.
  mutating func add(_ diagnostics: [Diagnostic<ContentFact>], _ source: SourceText) {
    findings += diagnostics.map { Finding(.content($0), in: source) }
  }

  /// What is wrong with a file, and with the translations in it.
  mutating func add<Value>(
    _ reading: Reading<Value>, _ source: SourceText,
    translations: (Value) -> [Diagnostic<ContentFact>]
  ) {
    add(reading.diagnostics, source)
    if let value = reading.value { add(translations(value), source) }
  }

  /// A problem of the file.
  mutating func add(_ problem: Finding.Problem, _ source: SourceText) {
    findings.append(Finding(problem, in: source))
  }

  /// What playing has found.
  mutating func add(
    _ fact: PlayFact, _ severity: Severity = .error, at range: SourceRange, _ source: SourceText
  ) {
    add(.play(Diagnostic(severity, fact, at: range)), source)
  }

  /// Reports every blank that `new` left for the writer to fill.
  mutating func addBlanks(of source: SourceText) {
    var rest = Array(source.text.utf8)[...]
    let mark = Array(Skeleton.blank.utf8)
    while let place = rest.firstPlace(of: mark) {
      add(.blank, at: SourceRange(place.lowerBound, place.upperBound), source)
      rest = rest[place.upperBound...]
    }
  }
}
