public import ObjectModel

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
}

extension Fault {
  /// What the console of a debugger would show, in English: the runtime speaks no other language.
  public var text: String {
    switch self {
    case .exception(let name, let reason, _):
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    case .crash(let crash, let reason): "\(crash.rawValue): \(reason)"
    case .endless(let recursion): "\(Endless.name): \(recursion.reason)"
    case .stopped(let resource): "stopped: \(resource.rawValue)"
    }
  }
}
