import Diagnostics
import Foundation
import Interpreter
import Mistakes
import Scripts
import Syntax
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "Scripts", directoryHint: .isDirectory)

private let scripts: [String] = {
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  var names: [String] = []
  while let file = files?.nextObject() as? URL {
    guard ["m", "swift"].contains(file.pathExtension) else { continue }
    names.append(String(file.path().dropFirst(folder.path().count)))
  }
  return names.sorted()
}()

/// Scripts say on the line that is at fault which mistakes are to be seen, by number and kind; what
/// is on no list has number 0 and its name:
///
///     _items = [[NSMutableArray alloc] init];  // mistake 5 l
///     - (void)didReceiveMemoryWarning {}       // mistake 0 l missing super
///
/// Several are separated by ` & `. A clean script says nothing.
@Suite struct MistakeScriptTests {
  @Test(arguments: scripts)
  func aScriptMakesTheMistakesItSays(_ name: String) throws {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let dialect: Dialect = name.hasSuffix(".swift") ? .swift : .objectiveC
    let run = ScriptRun(
      of: SourceText(name: name, text: text), dialect: dialect, watcher: .mistakes(\.name))
    let errors = run.mistakes.filter { $0.severity == .error }
    #expect(errors.isEmpty)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.map { line in
      line.range(of: "// mistake ").map { String(line[$0.upperBound...]) } ?? ""
    }
    #expect(mistakes(of: run, lineCount: lines.count) == expected)
  }

  @Test(arguments: 1...12)
  func eachMistakeHasScriptsThatMakeItAndScriptsThatDoNot(_ number: Int) throws {
    let own = scripts.filter { $0.hasPrefix("\(number)/") }
    let faulty = try own.filter {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        .contains("mistake \(number) ")
    }
    #expect(faulty.count >= 6)
    #expect(own.count - faulty.count >= 4)
  }

  /// What was reported on each line.
  private func mistakes(of run: ScriptRun, lineCount: Int) -> [String] {
    var lines = [String](repeating: "", count: lineCount)
    for event in run.events {
      guard case .mistake(let number, let kind, _, _, let line, let evidence) = event else {
        continue
      }
      let name = number == 0 ? " " + evidence : ""
      let place = max(line, 1) - 1
      lines[place] += (lines[place].isEmpty ? "" : " & ") + "\(number) \(kind)\(name)"
    }
    return lines
  }
}

extension Finding {
  /// What is on no list is told apart by its name.
  fileprivate var name: String {
    if case .oddity(let oddity) = subject { oddity.rawValue } else { "" }
  }
}
