/// What happened in a turn, in order.
public struct Trace: Hashable, Sendable {
  public var events: [Event] = []
  /// What detectors of mistakes go by, in order.
  public internal(set) var clues: [Clue] = []

  public init(events: [Event] = []) { self.events = events }

  public var calls: [Call] {
    events.compactMap { if case .call(let call) = $0.kind { call } else { nil } }
  }

  /// The freed object that was used last.
  public var zombie: ObjectID? {
    events.lazy.compactMap { if case .note(.zombie(let id)) = $0.kind { id } else { nil } }.last
  }

  /// The golden form: one event a line, inner calls indented; names as the simulation has them.
  ///
  ///     vc init
  ///       vc initWithNibName:nil bundle:nil
  public func dump(in simulation: Simulation) -> String {
    events.compactMap { event in
      event.line(in: simulation).map { String(repeating: "  ", count: event.depth) + $0 + "\n" }
    }.joined()
  }
}

extension Event {
  fileprivate func line(in simulation: Simulation) -> String? {
    switch kind {
    case .call(let call): "\(simulation.name(of: call.receiver)) \(call.text(in: simulation))"
    case .log(let text): "log: \(text)"
    case .warning(let text): "warning: \(text)"
    case .fault(let fault): fault.text
    case .note(.counted(_, _, isFirst: true)): "warning: \(Note.retainCountWarning)"
    case .note: nil
    }
  }
}

extension Call {
  /// The message with its arguments, as the runtime would be written to: `viewWillAppear:NO`.
  public func text(in simulation: Simulation) -> String {
    guard selector.arity > 0 else { return selector.name }
    let keywords = selector.name.split(separator: ":", omittingEmptySubsequences: false)
    return zip(keywords, arguments)
      .map { "\($0):\(simulation.argumentDescription(of: $1))" }.joined(separator: " ")
  }
}

extension Fault {
  /// What the console of a debugger would show, in English: the runtime speaks no other language.
  public var text: String {
    switch self {
    case .exception(let name, let reason, _):
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    case .crash(let crash, let reason): "\(crash.rawValue): \(reason)"
    case .stopped(let resource): "stopped: \(resource.rawValue)"
    }
  }
}
