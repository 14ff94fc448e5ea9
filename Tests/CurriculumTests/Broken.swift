import Curriculum
import Diagnostics
import Testing

/// A broken file and the one thing that is wrong with it.
struct Broken: CustomTestStringConvertible {
  var text: String
  var line: Int
  var column: Int
  var fact: ContentFact
  var severity = Severity.error
  var suggestion: String?

  init(
    _ line: Int, _ column: Int, _ fact: ContentFact, suggestion: String? = nil,
    severity: Severity = .error, in text: String
  ) {
    (self.line, self.column, self.fact) = (line, column, fact)
    (self.text, self.suggestion, self.severity) = (text, suggestion, severity)
  }

  var testDescription: String { "\(fact)" }

  /// Expects exactly this diagnostic.
  func check(
    _ diagnostics: [Diagnostic<ContentFact>], at location: SourceLocation = #_sourceLocation
  ) {
    let source = SourceText(name: "file", text: text)
    guard let first = diagnostics.first, diagnostics.count == 1 else {
      Issue.record("\(diagnostics.count) diagnostics: \(diagnostics)", sourceLocation: location)
      return
    }
    let position = source.position(at: first.range.lowerBound)
    #expect(first.fact == fact, sourceLocation: location)
    #expect(position == Position(line: line, column: column), sourceLocation: location)
    #expect(first.suggestion == suggestion, sourceLocation: location)
    #expect(first.severity == severity, sourceLocation: location)
  }
}

extension SourceText {
  init(_ text: String) {
    self.init(name: "file", text: text)
  }
}
