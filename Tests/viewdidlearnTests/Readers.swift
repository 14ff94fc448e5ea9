import Foundation
import Testing

/// Programs of others that read what ours writes, from PyPI, in an environment of their own.
enum Readers {
  private static let python: String = {
    let folder = NSTemporaryDirectory() + "viewdidlearn-readers-\(getpid())"
    let packages = [
      "pygiftparser==1.1", "anki==26.9.3", "html5lib==1.1", "lxml", "tincan==1.0.0", "jsonschema",
      "asciinema==2.4.0",
    ]
    _ = try? start("/usr/bin/python3", ["-m", "venv", folder])
    _ = try? start(folder + "/bin/pip", ["install", "-q"] + packages)
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

  /// What the reader of a format counts in a file: questions, statements, pictures, events.
  static func count(_ format: String, _ path: String) throws -> String {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/read.py"
    let ran = try start(python, [script, format, path])
    #expect(ran.code == 0, "\(ran.output)")
    return ran.output
  }
}
