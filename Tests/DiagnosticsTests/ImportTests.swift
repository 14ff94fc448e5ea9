import Foundation
import Testing

/// The table of Sources/README.md: what each module may import, beside what those import.
private let allowed: [String: Set<String>] = {
  let direct: [String: Set<String>] = [
    "LibC": ["Darwin", "Glibc"], "Diagnostics": [], "Orders": [], "Spacing": ["CMath"],
    "Syntax": ["Diagnostics"],
    "UIKitAPI": ["Syntax", "CUIKit", "Synchronization"],
    "Simulator": ["UIKitAPI", "CPrintf", "Synchronization"], "Notation": ["Diagnostics", "CYAML"],
    "Translation": ["UIKitAPI"], "Statements": ["Simulator", "Synchronization"],
    "Scripts": ["Notation", "Statements"], "Mistakes": ["Scripts"],
    "Curriculum": ["Diagnostics", "Notation", "CMarkGFM"],
    "Grading": ["Orders", "Curriculum", "Mistakes"], "Sessions": ["Grading", "Translation"],
    "Checking": ["Sessions"],
    "Phrases": ["Checking", "CPhrases", "Synchronization"],
    "Rendering": ["Phrases", "CUnistring"],
    "Storage": ["Notation", "Sessions", "CSQLite", "LibC"],
    "LineEditing": ["CEditline", "LibC", "Synchronization"],
    "viewdidlearn": ["Rendering", "Storage", "LineEditing", "CProcess", "LibC"],
  ]
  func closure(_ module: String) -> Set<String> {
    (direct[module] ?? []).reduce(into: []) { found, next in
      found.insert(next)
      found.formUnion(closure(next).filter { direct[$0] != nil })
    }
  }
  return Dictionary(uniqueKeysWithValues: direct.keys.map { ($0, closure($0)) })
}()

private let sources = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

@Suite struct ImportTests {
  @Test(arguments: allowed.keys.sorted())
  func modulesImportOnlyWhatTheTableAllows(_ module: String) throws {
    let folder = sources.appending(path: module)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place <= 1, place + 1 < words.count,
          !line.hasPrefix(" "), !line.hasPrefix("/")
        else { continue }
        #expect(
          allowed[module]?.contains(String(words[place + 1])) == true,
          "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 0)
  }
}
