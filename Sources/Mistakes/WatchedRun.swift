import Interpreter
public import Scripts

extension RunWatcher {
  /// Tells the mistakes of a run where they happen, in the words that `say` has for them.
  public static func mistakes(_ say: @escaping (Finding) -> String) -> RunWatcher {
    var watch = Watch()
    func event(_ finding: Finding) -> RunEvent { finding.event(evidence: say(finding)) }
    return RunWatcher(
      turn: { trace, world in
        watch.observe(trace, in: world).map { Remark(place: $0.place, event: event($0.finding)) }
      },
      end: { world in watch.finish(in: world).map(event) })
  }
}

extension Finding {
  /// The finding as the contract's §3 has it.
  fileprivate func event(evidence: String) -> RunEvent {
    .mistake(
      number: number, kind: kind.rawValue, type: type, object: object, line: line,
      evidence: evidence)
  }
}
