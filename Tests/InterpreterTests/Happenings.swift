import Diagnostics
import ObjectModel
import ObjectRuntime
import Parsing
import Syntax
import Testing

@testable import Interpreter
@testable import Scripts
@testable import TypedTree

/// What happens on each line of a script, in the words of its expectations.
struct Happenings {
  private(set) var lines: [String]

  init(lines: Int) { self.lines = [String](repeating: "", count: lines) }

  mutating func take(_ text: String, _ dialect: Dialect, tellingLeaks: Bool) {
    let source = SourceText(name: "script", text: text)
    var world = World()
    let script = Script.read(source, dialect: dialect, in: Script.Context(world.simulation))
    for diagnostic in script.diagnostics { note(diagnostic, in: source) }
    world.announce(script, in: source)
    for (place, item) in script.items.enumerated() {
      let outcome =
        switch item {
        case .statement(let statement, let dialect): world.run(statement, dialect, in: source)
        case .command(let text, let range):
          obey(text, at: source.position(at: range.lowerBound).line, in: &world)
        }
      if item.forgetsCode { world.announce(script.rest(after: place, in: source)) }
      for diagnostic in outcome.diagnostics { note(diagnostic, in: source) }
      for event in outcome.trace.events { take(event, of: outcome.trace, world.simulation) }
      if outcome.fault != nil { return }
    }
    guard tellingLeaks else { return }
    for id in world.simulation.leaks {
      note("leaks", leak(id, world.simulation), at: world.simulation[id].line)
    }
  }

  private mutating func obey(_ text: String, at line: Int, in world: inout World) -> Outcome {
    var options = RunOptions()
    options.line = line
    do {
      let command = try WorldCommand.read(text)
      if case .owners(let name) = command, let id = world.simulation.object(named: name) {
        note(
          "owners",
          Narrator(world.simulation).owners(of: id).map(\.description)
            .joined(separator: ", "), at: line)
      }
      return try world.apply(command, options: options)
    } catch {
      Issue.record("\(text): \(error)")
      return Outcome()
    }
  }

  private mutating func take(_ event: Event, of trace: Trace, _ simulation: Simulation) {
    switch event.kind {
    case .log(let text): note("prints", text, at: event.line)
    // What Swift's concurrency writes to the console when it is misused.
    case .warning(let text) where text.hasPrefix("SWIFT TASK"): note("warns", text, at: event.line)
    case .note(.zombie(let id)): note("zombie", obituary(id, simulation), at: event.line)
    case .fault(.crash) where trace.zombie != nil: break
    case .fault(.crash(let crash, let reason)):
      note("fails", "\(crash.rawValue): \(reason)", at: event.line)
    case .fault(.endless(let recursion)):
      note("fails", "\(Fault.Endless.name): \(recursion.reason)", at: event.line)
    case .fault(.exception(let name, let reason, _)):
      note("fails", "\(name): \(reason)", at: event.line)
    case .fault(.stopped(let resource)): note("fails", "stopped: \(resource)", at: event.line)
    default: break
    }
  }

  /// The case of a fact, without what it carries.
  private mutating func note<Fact>(_ diagnostic: Diagnostic<Fact>, in source: SourceText) {
    var name = "\(diagnostic.fact)".prefix { $0 != "(" }
    if name == "objectiveC" {
      let inner = "\(diagnostic.fact)".dropFirst("objectiveC(".count).prefix {
        $0 != "(" && $0 != ")"
      }
      name = inner[(inner.lastIndex(of: ".").map { inner.index(after: $0) } ?? inner.startIndex)...]
    }
    let line = source.position(at: diagnostic.range.lowerBound).line
    note("\(diagnostic.severity)", String(name), at: line)
  }

  private mutating func note(_ word: String, _ what: String, at line: Int) {
    let place = max(line, 1) - 1
    lines[place] = lines[place].isEmpty ? "\(word): \(what)" : lines[place] + " | \(what)"
  }
}

// MARK: - Owners
extension Happenings {
  private func obituary(_ id: ObjectID, _ simulation: Simulation) -> String {
    let loss = simulation[id].loss
    return "\(simulation.name(of: id)) freed in line \(loss?.line ?? 0) by "
      + (loss.map { name(of: $0.owner, id, simulation) } ?? "nobody")
  }

  private func leak(_ id: ObjectID, _ simulation: Simulation) -> String {
    let leak = simulation.leaks(of: [id])[0]
    let name = simulation.name(of: id)
    if !leak.circle.isEmpty { return "\(name) cycle \(simulation.text(of: leak.circle))" }
    if let loss = leak.loss {
      return "\(name) lost by \(self.name(of: loss.owner, id, simulation)) "
        + "(\(loss.cause), line \(loss.line))"
    }
    return "\(name) lost by \(leak.claim?.message.rawValue ?? "nobody")"
  }

  private func name(of owner: Owner, _ id: ObjectID, _ simulation: Simulation) -> String {
    switch owner {
    case .variable(let name): "variable \(name)"
    case .claim: "release"
    default: Narrator(simulation).named(owner, of: id).description
    }
  }
}

extension Script.Item {
  /// Whether it is a command after which nothing is known that was declared before.
  fileprivate var forgetsCode: Bool {
    guard case .command(let text, _) = self, let command = try? WorldCommand.read(text) else {
      return false
    }
    return command.forgetsCode
  }
}
