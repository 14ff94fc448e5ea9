import Diagnostics
import Foundation
import Testing

@testable import Statements

/// The Swift compiler itself as the judge of what is Swift: it parses, nothing more.
@Suite struct SwiftCompilerTests {
  @Test(arguments: SwiftCorpus.snippets)
  func theCompilerReadsWhatIsReadHere(_ snippet: String) throws {
    // Statements that only a function may hold, such as `return`.
    let text = snippet.contains("return") ? "func f() {\n\(snippet)\n}" : snippet
    let isWhole = !snippet.contains("import ") && !snippet.contains("protocol ")
    #expect(try accepts(isWhole ? text : snippet))
  }

  @Test(arguments: Broken.swift.filter(\.isSyntax))
  func theCompilerRefusesWhatIsRefusedHere(_ broken: Broken) throws {
    #expect(try !accepts(broken.text))
  }

  private func accepts(_ text: String) throws -> Bool {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "viewdidlearn-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend", "-parse", file.path()]
    compiler.standardError = FileHandle.nullDevice
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0
  }
}

extension Broken {
  /// Whether what is wrong is wrong in Swift too, and not only more than is covered here.
  fileprivate var isSyntax: Bool {
    findings.contains { finding in
      switch finding.fact {
      case .unsupported, .notAssignable: false
      default: true
      }
    }
  }
}
