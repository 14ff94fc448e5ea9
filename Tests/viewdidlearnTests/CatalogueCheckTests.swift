import Foundation
import Testing

/// `check` of the catalogues of phrases, as a translator runs it.
@Suite struct CatalogueCheckTests {
  @Test func theCataloguesOfTheProgramAreSound() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let ran = try run("check", "--language", "en", root.appending(path: "Sources/CPhrases").path())
    #expect(ran.code == 0)
    #expect(ran.errors.isEmpty)
  }

  @Test func aStaleTranslationIsToldWithItsPlaceAndTheHashToWrite() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a.plain: \"foobar\"\n".utf8).write(to: folder.appending(path: "en.yaml"))
    let czech = folder.appending(path: "cs.yaml")
    try Data("a.plain:\n  from: 00000000\n  text: \"fubar\"\n".utf8).write(to: czech)
    let ran = try run("check", "--language", "en", czech.path())
    #expect(ran.code == 1)
    #expect(
      ran.errors.hasPrefix("\(czech.path()):2:9: error: stale: the original is 'bf9cf968' now"),
      "\(ran.errors)")
  }
}
