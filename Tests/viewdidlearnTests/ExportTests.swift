import Foundation
import Testing

/// What `viewdidlearn export` writes is read by programs of others, in an environment of their own.
@Suite(.serialized) struct ExportTests {
  private let folder = StateFolder()
  private let state = StateFolder()

  /// The readers, from PyPI.
  private static let python: String = {
    let folder = NSTemporaryDirectory() + "viewdidlearn-readers-\(getpid())"
    let packages = [
      "pygiftparser==1.1", "anki==26.9.3", "html5lib==1.1", "lxml", "tincan==1.0.0", "jsonschema",
    ]
    _ = try? ExportTests.start("/usr/bin/python3", ["-m", "venv", folder])
    _ = try? ExportTests.start(folder + "/bin/pip", ["install", "-q"] + packages)
    return folder + "/bin/python"
  }()

  private static func start(
    _ program: String, _ arguments: [String]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// How many questions or statements the reader of a format finds.
  private func count(_ format: String, _ path: String) throws -> String {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/read.py"
    let ran = try ExportTests.start(ExportTests.python, [script, format, path])
    #expect(ran.code == 0, "\(ran.output)")
    return ran.output
  }

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
      Int(try count(format, file.path).trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(found > 28)
  }

  @Test func itemsAreRead() throws {
    let written = try run(["export", "qti"] + ExportTests.quizzes + ["--dir", folder.path])
    #expect(written.code == 0 && written.errors.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count > 28)
    #expect(try count("qti", folder.path) == "\(files.count)\n")
  }

  @Test func statementsAreRead() throws {
    _ = try run(
      "--language", "en", "--state", state.path, input: ":quiz tabs\n1\n\n:leave\n")
    let written = try run("export", "xapi", "--state", state.path)
    let file = try TemporaryFile(Array(written.output.utf8), suffix: "json")
    #expect(try count("xapi", file.path) == "2\n")
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let wrong = try run("export", "moodle", "--language", "en")
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("there is no format 'moodle'; there are gift, qti, anki"))
    #expect(try run("export", "qti", "push-and-pop", "--language", "en").code == 2)
    #expect(try run("export", "gift", "nothing", "--language", "en").code == 1)
    #expect(try run("quiz", "--seed", "7", "--language", "en").code == 2)
  }
}
