public import Statements

extension RunWatcher {
  /// Tells the mistakes of a run where they happen.
  public static func mistakes() -> RunWatcher {
    var watch = Watch()
    return RunWatcher(
      turn: { trace, world in
        watch.observe(trace, in: world).map { Remark(place: $0.place, event: $0.finding.event) }
      },
      end: { world in watch.finish(in: world).map(\.event) })
  }
}

extension Finding {
  /// The finding as the contract's §3 has it.
  public var event: RunEvent {
    .mistake(
      number: number, kind: kind.rawValue, type: type, object: object, line: line, evidence: text)
  }
}
