import Foundation
import Testing

/// Debian's Chromium, which looks at pages of ours where it is installed.
enum Browser {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
  static let isMissing: Comment = "apt-get install chromium"

  /// Looks at a page at three widths: it is nowhere wider than the window, asks for no other file and
  /// has no script.
  static func look(at path: String) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Benchmarks/page").path
    let ran = try run(program: "/usr/bin/python3", [script, path])
    #expect(ran.code == 0, "\(path): \(ran.output) \(ran.errors)")
    #expect(ran.output.split(separator: "\n").count == 3)
  }
}
