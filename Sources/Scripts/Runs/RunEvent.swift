public import Notation
public import Simulator

/// An event of a run as the contract's §3 has it: names resolved, ready to be printed.
public enum RunEvent: Equatable, Sendable {
  case call(
    by: Sender, type: String, object: String, selector: String, arguments: [String], depth: Int,
    line: Int)
  case log(String, line: Int)
  case warning(String)
  case exception(name: String, reason: String, line: Int)
  case crash(name: String, reason: String, line: Int)
  /// A detector saw a mistake happen (§5); the kind is its letter.
  case mistake(
    number: Int, kind: String, type: String, object: String, line: Int, evidence: String)
  case leak(type: String, object: String, count: Int, line: Int)
  case owners(type: String, object: String, count: Int, owners: [String])
  case end(RunStatus)
}

/// How a run ended.
public enum RunStatus: String, Equatable, Sendable {
  case ok, exception, crash, stopped
}

extension RunEvent {
  /// What an event of a trace is for other people's scripts; nil for what is only worth showing.
  public init?(_ event: Event, in simulation: Simulation) {
    switch event.kind {
    case .call(let call):
      self = .call(
        by: call.sender, type: simulation[call.type].name,
        object: simulation.name(of: call.receiver), selector: call.selector.name,
        arguments: call.arguments.map { simulation.argumentDescription(of: $0) },
        depth: event.depth, line: event.line)
    case .log(let text): self = .log(text, line: event.line)
    case .warning(let text): self = .warning(text)
    case .fault(.exception(let name, let reason, _)):
      self = .exception(name: name, reason: reason, line: event.line)
    case .fault(.crash(let crash, let reason)):
      self = .crash(name: crash.rawValue, reason: reason, line: event.line)
    case .note(.counted(_, _, isFirst: true)):
      self = .warning(Note.retainCountWarning)
    case .fault(.stopped), .note: return nil
    }
  }

  init(leakOf id: ObjectID, in simulation: Simulation) {
    self = .leak(
      type: simulation[simulation[id].type].name, object: simulation.name(of: id),
      count: simulation[id].count, line: simulation[id].line)
  }

  init(ownersOf id: ObjectID, in simulation: Simulation) {
    self = .owners(
      type: simulation[simulation[id].type].name, object: simulation.name(of: id),
      count: simulation[id].count, owners: simulation.ownerNames(of: id))
  }
}

// MARK: - JSON
extension RunEvent {
  public var json: JSON {
    switch self {
    case .call(let sender, let type, let object, let selector, let arguments, let depth, let line):
      RunEvent.object(
        "call",
        [
          ("by", .string(sender.rawValue)), ("class", .string(type)), ("object", .string(object)),
          ("selector", .string(selector)), ("args", .array(arguments.map(JSON.string))),
          ("depth", .integer(depth)), ("line", .integer(line)),
        ])
    case .log(let text, let line):
      RunEvent.object("log", [("text", .string(text)), ("line", .integer(line))])
    case .warning(let text): RunEvent.object("warning", [("text", .string(text))])
    case .exception(let name, let reason, let line):
      RunEvent.object("exception", RunEvent.fault(name, reason, line))
    case .crash(let name, let reason, let line):
      RunEvent.object("crash", RunEvent.fault(name, reason, line))
    case .mistake(let number, let kind, let type, _, let line, let evidence):
      RunEvent.object(
        "mistake",
        [
          ("number", .integer(number)), ("kind", .string(kind)), ("class", .string(type)),
          ("line", .integer(line)), ("evidence", .string(evidence)),
        ])
    case .leak(let type, let object, let count, let line):
      RunEvent.object(
        "leak",
        [
          ("class", .string(type)), ("object", .string(object)), ("count", .integer(count)),
          ("line", .integer(line)),
        ])
    case .owners(let type, let object, let count, let owners):
      RunEvent.object(
        "owners",
        [
          ("class", .string(type)), ("object", .string(object)), ("count", .integer(count)),
          ("owners", .array(owners.map(JSON.string))),
        ])
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
}

// MARK: - Text
extension RunEvent {
  /// Who is sent what by a call, as in a trace: `nav viewWillAppear:YES`; of other events, nothing.
  public var message: String {
    guard case .call(_, _, let object, let selector, let arguments, _, _) = self else { return "" }
    if arguments.count < 2 { return "\(object) \(selector)\(arguments.first ?? "")" }
    let parts = zip(selector.split(separator: ":"), arguments).map { "\($0):\($1)" }
    return "\(object) " + parts.joined(separator: " ")
  }
}
