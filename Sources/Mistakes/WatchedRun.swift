public import Scripts
import Statements

extension RunWatcher {
  /// Tells the mistakes of a run where they happen, each to `hear` too, whole.
  public static func mistakes(_ hear: @escaping (Finding) -> Void = { _ in }) -> RunWatcher {
    var watch = Watch()
    func event(_ finding: Finding) -> RunEvent {
      hear(finding)
      return finding.event
    }
    return RunWatcher(
      turn: { trace, world in
        watch.observe(trace, in: world).map { Remark(place: $0.place, event: event($0.finding)) }
      },
      end: { world in watch.finish(in: world).map(event) })
  }
}

extension Finding {
  /// The finding as the contract's §3 has it.
  public var event: RunEvent {
    .mistake(
      number: number, kind: kind.rawValue, type: type, object: object, line: line, evidence: text)
  }
}
