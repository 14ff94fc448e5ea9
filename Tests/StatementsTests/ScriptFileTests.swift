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
///     A()           // leaks: A  (what is still alive at the end, where it was made)
///
/// What a loop or a function prints stands on the line of its `print`, separated by ` | `. Leaks are
/// looked at in the folders that are about memory.
@Suite struct ScriptFileTests {
  @Test(arguments: scripts)
  func aScriptDoesWhatItSays(_ name: String) throws {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let dialect: Dialect = name.hasSuffix(".swift") ? .swift : .objectiveC
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(expectation)
    let isAboutMemory = ["/practices/", "/ownership/"].contains { name.hasPrefix($0) }
    var happenings = Happenings(lines: expected.count)
    happenings.take(text, dialect, withLeaks: isAboutMemory)
    #expect(happenings.lines == expected)
  }

  @Test func thereAreScripts() { #expect(!scripts.isEmpty) }

  /// What is written behind `//` on a line; empty where nothing is expected.
  private func expectation(_ line: Substring) -> String {
    for mark in ["// prints: ", "// fails: ", "// error: ", "// warning: ", "// leaks: "] {
      if let range = line.range(of: mark) { return String(line[range.lowerBound...].dropFirst(3)) }
    }
    return ""
  }
}

/// What happens on each line of a script.
private struct Happenings {
  private(set) var lines: [String]

  init(lines: Int) { self.lines = [String](repeating: "", count: lines) }

  mutating func take(_ text: String, _ dialect: Dialect, withLeaks: Bool) {
    let source = SourceText(name: "script", text: text)
    let script = Script.read(source, dialect: dialect)
    for diagnostic in script.diagnostics { note(diagnostic.severity, diagnostic, in: source) }
    var world = World()
    for item in script.items {
      let outcome =
        switch item {
        case .statement(let statement, let dialect): world.run(statement, dialect, in: source)
        case .command(let text, _): obey(text, in: &world)
        }
      for diagnostic in outcome.diagnostics { note(diagnostic.severity, diagnostic, in: source) }
      for event in outcome.trace.events { take(event) }
      if outcome.fault != nil { return }
    }
    guard withLeaks else { return }
    for leak in world.simulation.leaks {
      let event = RunEvent(leakOf: leak, in: world.simulation)
      if case .leak(let type, _, _, let line) = event { note("leaks", type, at: line) }
    }
  }

  private mutating func take(_ event: Event) {
    switch event.kind {
    case .log(let text): note("prints", text, at: event.line)
    case .fault(.crash(let crash, let reason)):
      note("fails", "\(crash.rawValue): \(reason)", at: event.line)
    case .fault(.exception(let name, let reason, _)):
      note("fails", "\(name): \(reason)", at: event.line)
    case .fault(.stopped(let resource)): note("fails", "stopped: \(resource)", at: event.line)
    default: break
    }
  }

  private mutating func note<Fact>(
    _ severity: Severity, _ diagnostic: Diagnostic<Fact>, in source: SourceText
  ) {
    // The case of a fact, without what it carries.
    var name = "\(diagnostic.fact)".prefix { $0 != "(" }
    if name == "objectiveC" {
      let inner = "\(diagnostic.fact)".dropFirst("objectiveC(".count).prefix {
        $0 != "(" && $0 != ")"
      }
      name = inner[(inner.lastIndex(of: ".").map { inner.index(after: $0) } ?? inner.startIndex)...]
    }
    let line = source.position(at: diagnostic.range.lowerBound).line
    note("\(severity)", String(name), at: line)
  }

  private mutating func note(_ word: String, _ what: String, at line: Int) {
    let place = max(line, 1) - 1
    lines[place] = lines[place].isEmpty ? "\(word): \(what)" : lines[place] + " | \(what)"
  }

  private func obey(_ text: String, in world: inout World) -> Outcome {
    do {
      return try world.apply(try WorldCommand.read(text))
    } catch {
      Issue.record("\(text): \(error)")
      return Outcome()
    }
  }
}
