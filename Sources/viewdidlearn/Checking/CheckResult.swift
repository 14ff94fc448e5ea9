import Checking
import Curriculum
import Diagnostics
import Notation
import Rendering
import Typesetting

/// What came of one unit: its findings, or why it cannot be read.
struct CheckResult: Sendable {
  enum Outcome: Sendable {
    case checked(Checked)
    case unreadable(Files.Fault)
  }

  let path: String
  var outcome: Outcome

  var checked: Checked? {
    if case .checked(let checked) = outcome { checked } else { nil }
  }

  var findings: [Finding] { checked?.findings ?? [] }

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
