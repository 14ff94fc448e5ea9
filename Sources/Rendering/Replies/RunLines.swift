import Interpreter
public import Mistakes
import Phrases
public import Scripts
import Simulator

// What a run without a prompt tells a person, one line an event.
extension Renderer {
  /// The findings are those of the run's mistakes; a leak is followed by what became of its owners.
  public func lines(of run: ScriptRun, _ findings: [Finding]) -> [String] {
    var findings = findings[...]
    var asked = run.asked[...]
    let simulation = run.world.simulation
    var leaks = simulation.leaks.prefix(Self.mostReasons)
    return run.events.flatMap { event -> [String] in
      let reasons: [String]
      if case .leak = event, let id = leaks.popFirst() {
        reasons = self.reasons(ofLeak: id, simulation)
      } else {
        reasons = []
      }
      return [visible(line(of: event, &findings, &asked))] + reasons
    }
  }

  /// Of what happened before and is told now, the first that has not been told.
  private func line(
    of event: RunEvent, _ findings: inout ArraySlice<Finding>,
    _ asked: inout ArraySlice<ScriptRun.Asked>
  ) -> String {
    switch event {
    case .call(_, _, _, _, _, let depth, _):
      String(repeating: "  ", count: depth) + event.message
    case .log(let text, _): text
    case .warning(Note.retainCountWarning): "warning: " + phrases.countsDiffer
    case .warning(let text): "warning: " + text
    case .exception(let name, let reason, let line):
      phrases.happened(Fault.exception(name: name, reason: reason).text, line: line)
    case .crash(let name, let reason, let line):
      phrases.happened("\(name): \(reason)", line: line)
    case .mistake: findings.popFirst().map(line) ?? ""
    case .owners: asked.popFirst().map(owners) ?? ""
    case .leak(let type, let object, let count, let line):
      phrases.leak(object, of: type, count: count, line: line)
    case .end(let status): phrases.end(status)
    }
  }

  /// What happened, and which mistake that is.
  private func line(of finding: Finding) -> String {
    phrases.happened(
      phrases.evidence(finding.evidence, of: finding.object) + " · " + name(of: finding),
      line: finding.line)
  }

  private func owners(_ asked: ScriptRun.Asked) -> String {
    let (id, simulation) = (asked.object, asked.simulation)
    let owners = simulation[id].allOwners.map { phrases.owner(simulation.phrase($0, of: id)) }
    let type = simulation[simulation[id].type].name
    return "\(simulation.name(of: id)) · \(type) · \(phrases.owners(owners))"
  }
}
