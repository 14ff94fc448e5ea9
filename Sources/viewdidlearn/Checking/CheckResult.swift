import Checking
import Curriculum
import Diagnostics
import Notation
import Phrases
import Rendering
import Typesetting

/// What came of one unit: its findings, or why it cannot be read.
struct CheckResult: Sendable {
  enum Outcome: Sendable {
    case checked(Checked)
    case unreadable(Files.Fault)
  }

  let unit: CheckUnit
  /// As a person types it.
  let path: String
  var outcome: Outcome

  init(_ unit: CheckUnit, path: String, outcome: Outcome) {
    (self.unit, self.path, self.outcome) = (unit, path, outcome)
  }

  /// Nil for what could not be read.
  var checked: Checked? {
    if case .checked(let checked) = outcome { checked } else { nil }
  }

  /// None where it could not be read: that is said apart.
  var findings: [Finding] { checked?.findings ?? [] }

  /// What cannot be read is not sound.
  var isSound: Bool { checked?.isSound ?? false }

  /// As compilers say it.
  func lines(_ renderer: Renderer) -> [String] {
    switch outcome {
    case .checked(let checked): checked.findings.flatMap { renderer.block($0) }
    case .unreadable(let fault): renderer.lines(of: fault, path: path)
    }
  }

  /// One line a finding, for reports; the words are English, the place comes first.
  var summary: [(severity: Severity, line: String)] {
    let english = Renderer(width: 100, theme: .plain, language: .en)
    switch outcome {
    case .checked(let checked):
      return checked.findings.map { finding in
        let place = finding.source.position(at: finding.range.lowerBound)
        let severity = finding.severity
        return (
          severity,
          "\(finding.source.name):\(place.line):\(place.column): \(severity.rawValue): "
            + english.message(finding)
        )
      }
    case .unreadable(let fault):
      return [(.error, english.lines(of: fault, path: path).joined(separator: "\n"))]
    }
  }
}

extension Soundness {
  /// What was checked, counted; plans, catalogues and shared files are told where nothing else is.
  init(_ results: [CheckResult]) {
    let lessons = results.count { if case .lesson = $0.unit { true } else { false } }
    let quizzes = results.count { $0.checked?.quiz != nil }
    self =
      lessons + quizzes == 0 && !results.isEmpty
      ? .files(results.count) : .content(lessons: lessons, quizzes: quizzes)
  }
}
