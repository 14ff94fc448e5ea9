public import Notation
public import ObjectRuntime
public import TypedTree

/// An event of a run with its names, ready to be printed.
///
/// What is large and rare is held by reference: calls come by the hundred thousand.
public enum RunEvent: Equatable, Sendable {
  case call(NamedCall, depth: Int, line: Int)
  case log(String, line: Int)
  case warning(String)
  /// `retainCount` was asked for the first time: real numbers differ from the model's.
  case countsDiffer
  case exception(name: String, reason: String, line: Int)
  case crash(name: String, reason: String, line: Int)
  /// The stack overflowed.
  case endless(Fault.Endless, line: Int)
  /// A detector saw a mistake happen; the kind is its letter.
  indirect case mistake(
    number: Int, kind: String, type: String, object: String, line: Int, evidence: String)
  indirect case leak(NamedLeak)
  indirect case owners(OwnerReport)
  /// A name that nobody declares was replaced.
  indirect case standIn(StandIn)
  /// A closure given to an unknown function was kept, and not run.
  case waits(function: String, at: ClosurePlace)
  case end(RunStatus)
}

/// How a run ended.
public enum RunStatus: String, Equatable, Sendable {
  case ok, exception, crash, stopped
}

extension RunEvent {
  /// What an event of a trace is for other people's scripts; nil for what is only worth showing.
  ///
  /// The narrator is only lent, for it has all of a simulation, and events are many.
  public init?(_ event: Event, by narrator: borrowing Narrator) {
    switch event.kind {
    case .call(let call):
      self = .call(narrator.named(call), depth: event.depth, line: event.line)
    case .log(let text): self = .log(text, line: event.line)
    case .warning(let text): self = .warning(text)
    case .fault(.exception(let name, let reason, _)):
      self = .exception(name: name, reason: reason, line: event.line)
    case .fault(.crash(let crash, let reason)):
      self = .crash(name: crash.rawValue, reason: reason, line: event.line)
    case .fault(.endless(let recursion)): self = .endless(recursion, line: event.line)
    case .note(.counted(_, _, isFirst: true)): self = .countsDiffer
    case .note(.waits(let function, let place)): self = .waits(function: function, at: place)
    case .fault(.stopped), .note: return nil
    }
  }
}

extension RunEvent {
  /// The same with the number of its line put through a function.
  public func withLine(_ number: (Int) -> Int) -> RunEvent {
    switch self {
    case .call(let call, let depth, let line): return .call(call, depth: depth, line: number(line))
    case .log(let text, let line): return .log(text, line: number(line))
    case .exception(let name, let reason, let line):
      return .exception(name: name, reason: reason, line: number(line))
    case .crash(let name, let reason, let line):
      return .crash(name: name, reason: reason, line: number(line))
    case .endless(let recursion, let line): return .endless(recursion, line: number(line))
    case .mistake(let mistake, let kind, let type, let object, let line, let evidence):
      return .mistake(
        number: mistake, kind: kind, type: type, object: object, line: number(line),
        evidence: evidence)
    case .standIn(var standIn):
      standIn.line = number(standIn.line)
      return .standIn(standIn)
    case .waits(let function, var place):
      place.line = number(place.line)
      return .waits(function: function, at: place)
    case .warning, .countsDiffer, .leak, .owners, .end: return self
    }
  }
}

// MARK: - JSON
extension RunEvent {
  public var json: JSON {
    switch self {
    case .call(let call, let depth, let line):
      RunEvent.object(
        "call",
        [
          ("by", .string(call.sender.rawValue)), ("class", .string(call.type)),
          ("object", .string(call.object)), ("selector", .string(call.selector)),
          ("args", .strings(call.arguments)), ("depth", .integer(depth)),
          ("line", .integer(line)),
        ])
    case .log(let text, let line):
      RunEvent.object("log", [("text", .string(text)), ("line", .integer(line))])
    case .warning(let text): RunEvent.object("warning", [("text", .string(text))])
    case .countsDiffer:
      RunEvent.object("warning", [("text", .string(RunEvent.countsDifferText))])
    case .exception(let name, let reason, let line):
      RunEvent.object("exception", RunEvent.fault(name, reason, line))
    case .crash(let name, let reason, let line):
      RunEvent.object("crash", RunEvent.fault(name, reason, line))
    case .endless(let recursion, let line):
      RunEvent.object("crash", RunEvent.fault(Fault.Endless.name, recursion.reason, line))
    case .mistake(let number, let kind, let type, _, let line, let evidence):
      RunEvent.object(
        "mistake",
        [
          ("number", .integer(number)), ("kind", .string(kind)), ("class", .string(type)),
          ("line", .integer(line)), ("evidence", .string(evidence)),
        ])
    case .leak(let leak):
      RunEvent.object(
        "leak",
        [
          ("class", .string(leak.type)), ("object", .string(leak.object)),
          ("count", .integer(leak.count)), ("line", .integer(leak.line)),
        ])
    case .owners(let report):
      RunEvent.object(
        "owners",
        [
          ("class", .string(report.type)), ("object", .string(report.object)),
          ("count", .integer(report.count)),
          ("owners", .array(report.owners.map { .string($0.description) })),
        ])
    case .standIn(let standIn): RunEvent.object("standin", standIn.members)
    case .waits(let function, let place):
      RunEvent.object("waits", [("line", .integer(place.line)), ("function", .string(function))])
    case .end(let status): RunEvent.object("end", [("status", .string(status.rawValue))])
    }
  }

  private static func object(_ event: String, _ members: [(String, JSON)]) -> JSON {
    .object(
      [JSON.Member("event", .string(event))] + members.map { JSON.Member($0.0, $0.1) })
  }

  private static func fault(_ name: String, _ reason: String, _ line: Int) -> [(String, JSON)] {
    [("name", .string(name)), ("reason", .string(reason)), ("line", .integer(line))]
  }

  /// For machines, in English as all that they are told.
  private static let countsDifferText =
    "retainCount is the number of owners in this model; real numbers differ"
}

extension StandIn {
  /// What there is to say of it in JSON.
  public var members: [(String, JSON)] {
    [
      ("name", .string(name)), ("kind", .string(kind.rawValue)), ("line", .integer(line)),
      ("of", .string(origin.rawValue)),
    ]
  }

  /// The text that it was met in.
  public var membersOfPlace: [(String, JSON)] { [("file", .string(home))] }
}
