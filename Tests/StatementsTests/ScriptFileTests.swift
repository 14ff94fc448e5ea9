import Diagnostics
import Foundation
import Simulator
import Testing

@testable import Statements

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "Scripts")

private let scripts: [String] = {
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  var names: [String] = []
  while let file = files?.nextObject() as? URL {
    guard ["m", "swift"].contains(file.pathExtension) else { continue }
    names.append(String(file.path().dropFirst(folder.path().count)))
  }
  return names.sorted()
}()

/// Scripts say on the line that causes it what is to happen:
///
///     print(1 + 1)  // prints: 2
///     x.y           // fails: Fatal error: …
///     foo()         // error: undeclaredIdentifier  (or a warning)
///
/// What a loop or a function prints stands on the line of its `print`, separated by ` | `.
///
/// The scripts about ownership say as much of owners:
///
///     :owners v           // owners: you, superview UIView#1
///     v = [UIView new];   // leaks: UIView#1 lost by variable v (overwritten, line 3)
///     a = Person()        // leaks: a cycle a.friend -> b.friend -> a
///     [v description];    // zombie: v freed in line 4 by release
///
/// Leaks stand where the object was made, and everything that leaks is told there.
@Suite struct ScriptFileTests {
  @Test(arguments: scripts)
  func aScriptDoesWhatItSays(_ name: String) throws {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let dialect: Dialect = name.hasSuffix(".swift") ? .swift : .objectiveC
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(expectation)
    let tellsLeaks = name.contains("ownership/")
    #expect(happenings(in: text, dialect, tellsLeaks: tellsLeaks) == expected)
  }

  @Test func thereAreScripts() { #expect(!scripts.isEmpty) }

  /// What is written behind `//` on a line; empty where nothing is expected.
  private func expectation(_ line: Substring) -> String {
    for word in ["prints", "fails", "error", "warning", "owners", "leaks", "zombie"] {
      let mark = "// \(word): "
      if let range = line.range(of: mark) { return String(line[range.lowerBound...].dropFirst(3)) }
    }
    return ""
  }

  /// What happened on each line.
  private func happenings(
    in text: String, _ dialect: Dialect, tellsLeaks: Bool
  ) -> [String] {
    let source = SourceText(name: "script", text: text)
    var lines = [String](
      repeating: "", count: text.split(separator: "\n", omittingEmptySubsequences: false).count)
    func note(_ word: String, _ what: String, at line: Int) {
      let place = max(line, 1) - 1
      lines[place] = lines[place].isEmpty ? "\(word): \(what)" : lines[place] + " | \(what)"
    }
    func note(_ trace: Trace, _ world: World) {
      for event in trace.events {
        switch event.kind {
        case .log(let text): note("prints", text, at: event.line)
        case .note(.zombie(let id)):
          note("zombie", obituary(id, world.simulation), at: event.line)
        case .fault(.crash) where trace.zombie != nil: break
        case .fault(.crash(let crash, let reason)):
          note("fails", "\(crash.rawValue): \(reason)", at: event.line)
        case .fault(.exception(let name, let reason, _)):
          note("fails", "\(name): \(reason)", at: event.line)
        case .fault(.stopped(let resource)): note("fails", "stopped: \(resource)", at: event.line)
        default: break
        }
      }
    }
    let script = Script.read(source, dialect: dialect)
    for diagnostic in script.diagnostics {
      let line = source.position(at: diagnostic.range.lowerBound).line
      note("error", name(of: diagnostic.fact), at: line)
    }
    var world = World()
    world.announce(script, in: source)
    for item in script.items {
      guard case .statement(let statement, let dialect) = item else {
        if case .command(let text, let range) = item {
          let line = source.position(at: range.lowerBound).line
          note(obey(text, at: line, in: &world), world)
          let owners = owners(text, in: world.simulation)
          if let owners { note("owners", owners, at: line) }
        }
        continue
      }
      let outcome = world.run(statement, dialect, in: source)
      for diagnostic in outcome.diagnostics {
        let line = source.position(at: diagnostic.range.lowerBound).line
        note("\(diagnostic.severity)", name(of: diagnostic.fact), at: line)
      }
      note(outcome.trace, world)
      if outcome.fault != nil { return lines }
    }
    if tellsLeaks {
      for id in world.simulation.leaks {
        note("leaks", leak(id, world.simulation), at: world.simulation[id].line)
      }
    }
    return lines
  }

  /// What a command made happen, which stands on the lines of the code that ran.
  private func obey(_ text: String, at line: Int, in world: inout World) -> Trace {
    var options = RunOptions()
    options.line = line
    do {
      return try world.apply(try WorldCommand.read(text), options: options).trace
    } catch {
      Issue.record("\(text): \(error)")
      return Trace()
    }
  }

  // MARK: - Owners

  private func owners(_ command: String, in simulation: Simulation) -> String? {
    guard case .owners(let name) = try? WorldCommand.read(command),
      let id = simulation.object(named: name)
    else { return nil }
    return simulation.ownerNames(of: id).joined(separator: ", ")
  }

  private func obituary(_ id: ObjectID, _ simulation: Simulation) -> String {
    let loss = simulation[id].loss
    return "\(simulation.name(of: id)) freed in line \(loss?.line ?? 0) by "
      + (loss.map { name(of: $0.owner, id, simulation) } ?? "nobody")
  }

  private func leak(_ id: ObjectID, _ simulation: Simulation) -> String {
    let leak = simulation.leak(of: id)
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
    default: simulation.ownerName(owner, of: id)
    }
  }

  /// The case of a fact, without what it carries.
  private func name(of fact: Any) -> String { String("\(fact)".prefix { $0 != "(" }) }
}
