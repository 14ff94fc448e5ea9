public import Mistakes
import Phrases
public import Scripts
import Typesetting

// What a run without a prompt tells a person: a line an event, and as many as the
// console gets.
extension Renderer {
  /// The findings are those of the run's mistakes; a leak is followed by what became of its owners.
  public func lines(
    of events: [RunEvent], _ findings: [Finding], reasonsOfLeaks reasons: [[NamedLeak.Reason]]
  ) -> [String] {
    var findings = findings[...]
    var reasons = reasons[...]
    return events.flatMap { event -> [String] in
      guard let text = line(of: event, &findings) else { return [] }
      var behind: [String] = []
      if case .leak = event { behind = reasons.popFirst().map(lines) ?? [] }
      if case .call = event { return [visible(text)] }
      return text.split(separator: "\n", omittingEmptySubsequences: false).map {
        visible(String($0))
      } + behind
    }
  }

  /// Of what happened before and is told now, the first that has not been told; nil for what is
  /// told apart from what happened.
  private func line(of event: RunEvent, _ findings: inout ArraySlice<Finding>) -> String? {
    switch event {
    case .call(let call, let depth, _):
      String(repeating: "  ", count: depth) + "\(call.object) \(call.text)"
    case .log(let text, _): text
    case .warning(let text): "warning: " + text
    case .countsDiffer: "warning: " + phrases.countsDiffer
    case .exception(let name, let reason, let line):
      phrases.happened(phrases.exception(name, reason: reason), line: line)
    case .crash(let name, let reason, let line):
      phrases.happened("\(name): \(reason)", line: line)
    case .endless(let recursion, let line):
      phrases.happened(phrases.endless(recursion), line: line)
    case .mistake: findings.popFirst().map(line) ?? ""
    case .owners(let report):
      phrases.beside([report.object, report.type, phrases.owners(report.owners.map(\.brief))])
    case .leak(let leak): phrases.leak(leak)
    case .standIn: nil
    case .waits(let function, let place): phrases.note(.waits(function, at: place))
    case .end(let status): phrases.end(status)
    }
  }

  /// What happened, and which mistake that is.
  private func line(of finding: Finding) -> String {
    phrases.happened(
      phrases.beside([
        phrases.evidence(finding.evidence, of: finding.object), name(of: finding),
      ]),
      line: finding.line)
  }
}
