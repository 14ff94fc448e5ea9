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
@Suite struct ScriptFileTests {
  @Test(arguments: scripts)
  func aScriptDoesWhatItSays(_ name: String) throws {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let dialect: Dialect = name.hasSuffix(".swift") ? .swift : .objectiveC
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(expectation)
    #expect(happenings(in: text, dialect) == expected)
  }

  @Test func thereAreScripts() { #expect(!scripts.isEmpty) }

  /// What is written behind `//` on a line; empty where nothing is expected.
  private func expectation(_ line: Substring) -> String {
    for mark in ["// prints: ", "// fails: ", "// error: ", "// warning: "] {
      if let range = line.range(of: mark) { return String(line[range.lowerBound...].dropFirst(3)) }
    }
    return ""
  }

  /// What happened on each line.
  private func happenings(in text: String, _ dialect: Dialect) -> [String] {
    let source = SourceText(name: "script", text: text)
    var lines = [String](
      repeating: "", count: text.split(separator: "\n", omittingEmptySubsequences: false).count)
    func note(_ word: String, _ what: String, at line: Int) {
      let place = max(line, 1) - 1
      lines[place] = lines[place].isEmpty ? "\(word): \(what)" : lines[place] + " | \(what)"
    }
    let script = Script.read(source, dialect: dialect)
    for diagnostic in script.diagnostics {
      let line = source.position(at: diagnostic.range.lowerBound).line
      note("error", name(of: diagnostic.fact), at: line)
    }
    var world = World()
    for item in script.items {
      guard case .statement(let statement, let dialect) = item else {
        if case .command(let text, _) = item { obey(text, in: &world) }
        continue
      }
      let outcome = world.run(statement, dialect, in: source)
      for diagnostic in outcome.diagnostics {
        let line = source.position(at: diagnostic.range.lowerBound).line
        note("\(diagnostic.severity)", name(of: diagnostic.fact), at: line)
      }
      for event in outcome.trace.events {
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
      if outcome.fault != nil { break }
    }
    return lines
  }

  private func obey(_ text: String, in world: inout World) {
    do {
      _ = try world.apply(try WorldCommand.read(text))
    } catch {
      Issue.record("\(text): \(error)")
    }
  }

  /// The case of a fact, without what it carries.
  private func name(of fact: Any) -> String { String("\(fact)".prefix { $0 != "(" }) }
}
