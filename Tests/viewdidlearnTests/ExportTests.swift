import Foundation
import Testing
import WaitingTrait

/// What `viewdidlearn export` writes is read by programs of others, in an environment of their own.
@Suite(.serialized, .waiting) struct ExportTests {
  private let folder = StateFolder()
  private let state = StateFolder()

  private static let quizzes = [
    "push-and-pop", "order-of-calls", "twelve-mistakes",
    "generated-order,versions,log,classify,fix,count,output-26-7",
  ]

  @Test(arguments: ["gift", "anki", "html"], ["en", "cs", "ja"])
  func questionsAreRead(_ format: String, in language: String) throws {
    let written = try run(["export", format] + ExportTests.quizzes + ["--language", language])
    #expect(written.code == 0 && written.errors.isEmpty)
    let file = try TemporaryFile(Array(written.output.utf8), suffix: format)
    let found = try #require(
      Int(try Readers.count(format, file.path).trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(found > 28)
  }

  @Test func itemsAreRead() throws {
    let items = folder.path + "/new/items"
    let written = try run(["export", "qti"] + ExportTests.quizzes + ["--dir", items])
    #expect(written.code == 0 && written.errors.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: items)
    #expect(files.count > 28)
    #expect(try Readers.count("qti", items) == "\(files.count)\n")
  }

  @Test func statementsAreRead() throws {
    _ = try run(
      "--language", "en", "--state", state.path, input: ":quiz tabs\n1\n\n:leave\n")
    let written = try run("export", "xapi", "--state", state.path)
    let file = try TemporaryFile(Array(written.output.utf8), suffix: "json")
    #expect(try Readers.count("xapi", file.path) == "2\n")
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let wrong = try run("export", "moodle", "--language", "en")
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("there is no format 'moodle'; there are gift, qti, anki"))
    let lost = try run("--content", "/nowhere", "export", "gift", "--language", "en")
    #expect(lost.code == 1 && lost.output.isEmpty && lost.errors.contains("found in /nowhere"))
    let folderless = try run("export", "qti", "push-and-pop", "--language", "en")
    #expect(folderless.code == 2 && folderless.errors.contains("wants a folder"))
    let foldered = try run("export", "gift", "tabs", "--dir", folder.path, "--language", "en")
    #expect(foldered.code == 2 && foldered.errors.contains("takes no --dir"))
    let statements = try run("export", "xapi", "tabs", "--language", "en")
    #expect(statements.code == 2 && statements.errors.contains("takes no quiz"))
    let unknown = try run("export", "gift", "push-and-pops", "--language", "en")
    #expect(unknown.code == 2 && unknown.errors.contains("push-and-pop"))
    #expect(try run("quiz", "--seed", "7", "--language", "en").code == 2)
  }
}
