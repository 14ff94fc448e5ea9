import Foundation
import Testing

private let sources = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

/// What each module may import, as the table of Sources/README.md has it.
private let allowed: [String: Set<String>] = {
  let text = (try? String(contentsOf: sources.appending(path: "README.md"), encoding: .utf8)) ?? ""
  var rows: [String: [String]] = [:]
  for line in text.split(separator: "\n") where line.hasPrefix("| `") {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    rows[cells[1].replacing("`", with: "")] = cells[3].split(separator: ", ").map(String.init)
  }
  func imports(of module: String) -> Set<String> {
    (rows[module] ?? []).reduce(into: []) { found, item in
      if item == "all" {
        found.formUnion(rows.keys)
      } else if item.hasSuffix(" and below") {
        let next = String(item.dropLast(10))
        found.formUnion(imports(of: next).filter { rows[$0] != nil }.union([next]))
      } else {
        found.insert(item)
      }
    }
  }
  return Dictionary(uniqueKeysWithValues: rows.keys.map { ($0, imports(of: $0)) })
}()

@Suite struct ImportTests {
  @Test func everyModuleHasARow() throws {
    let files = FileManager.default
    let modules = try files.contentsOfDirectory(atPath: sources.path()).filter { name in
      let folder = try? files.subpathsOfDirectory(atPath: sources.appending(path: name).path())
      return folder?.contains { $0.hasSuffix(".swift") } == true
    }
    #expect(allowed.keys.sorted() == modules.sorted())
  }

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
