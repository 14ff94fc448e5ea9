import Corpora
import Diagnostics
import Foundation
import Parsing
import Testing

@testable import Syntax

/// The Swift compiler itself as the judge of what is Swift: it parses, nothing more.
@Suite struct SwiftCompilerTests {
  @Test func theCompilerReadsWhatIsReadHere() throws {
    let refused = try refused(
      SwiftCorpus.snippets.map { snippet in
        // Statements that only a function may hold, such as `return`.
        let isWhole = snippet.contains("import ") || snippet.contains("protocol ")
        return snippet.contains("return") && !isWhole ? "func f() {\n\(snippet)\n}" : snippet
      })
    for (number, snippet) in SwiftCorpus.snippets.enumerated() {
      #expect(!refused.contains(number), "\(snippet)")
    }
  }

  @Test func theCompilerRefusesWhatIsRefusedHere() throws {
    let broken = Broken.swift.filter(\.isSyntax)
    let refused = try refused(broken.map(\.text))
    for (number, broken) in broken.enumerated() {
      #expect(refused.contains(number), "\(broken.text)")
    }
  }

  /// Which of some texts the compiler finds errors in, each read as a file of its own.
  private func refused(_ texts: [String]) throws -> Set<Int> {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viewdidlearn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = texts.indices.map { "\($0).swift" }
    for (name, text) in zip(names, texts) {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let compiler = Process()
    let errors = Pipe()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend", "-parse", "-diagnostic-style=llvm"] + names
    compiler.currentDirectoryURL = folder
    compiler.standardError = errors
    try compiler.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return Set(
      // Several files at once are a library, in which no statement may stand; that is no matter
      // here.
      said.split(separator: "\n")
        .filter { $0.contains(": error:") && !$0.contains("at the top level") }
        .compactMap { Int($0.prefix { $0 != "." }) })
  }
}

extension Broken {
  /// Whether what is wrong is wrong in Swift too, and not only more than is covered here.
  fileprivate var isSyntax: Bool {
    switch findings.first?.fact {
    case .unsupported, .notAssignable, .numberTooLarge, .lookAlikeLetters, .strayCharacter: false
    default: true
    }
  }
}
