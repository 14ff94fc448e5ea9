import Diagnostics
import Foundation
import Syntax
import Testing

@testable import Interpreter
@testable import TypedTree

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
///     foo()         // warns: what is written to the console when something is odd
///
/// What a loop or a function prints stands on the line of its `print`, separated by ` | `.
///
/// The scripts of the folders that are about memory say as much of owners:
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
    let isAboutMemory = ["/practices/", "/ownership/", "/data/"].contains { name.contains($0) }
    var happenings = Happenings(lines: expected.count)
    happenings.take(text, dialect, tellingLeaks: isAboutMemory)
    #expect(happenings.lines == expected)
  }

  @Test func thereAreScripts() { #expect(!scripts.isEmpty) }

  /// What is written behind `//` on a line; empty where nothing is expected.
  private func expectation(_ line: Substring) -> String {
    for word in ["prints", "fails", "error", "warning", "warns", "owners", "leaks", "zombie"] {
      let mark = "// \(word): "
      if let range = line.range(of: mark) { return String(line[range.lowerBound...].dropFirst(3)) }
    }
    return ""
  }
}
