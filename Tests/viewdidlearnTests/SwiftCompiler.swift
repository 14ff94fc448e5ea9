import Foundation

/// swiftc, and what compilers say.
enum SwiftCompiler {
  /// What the frontend says, given arguments in a folder.
  static func output(of arguments: [String], in folder: URL) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    // The importer knows Objective-C everywhere; on Linux it has to be told so.
    compiler.arguments = ["swiftc", "-frontend", "-enable-objc-interop"] + arguments
    compiler.currentDirectoryURL = folder
    let errors = Pipe()
    compiler.standardError = errors
    try compiler.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return said
  }

  /// The messages of `FILE:LINE:COLUMN: error: message`, by their place among the lines behind the
  /// first.
  static func errors(in said: String) throws -> [Int: [String]] {
    var errors: [Int: [String]] = [:]
    for line in said.split(separator: "\n") {
      guard let found = line.firstMatch(of: /^[^:]*:(\d+):\d+: error: (.*)$/),
        let number = Int(found.1)
      else { continue }
      // The header's BOOL is a typedef, which Apple's importer knows by heart.
      let text = String(found.2).replacing("'BOOL' (aka 'Bool')", with: "'Bool'")
      errors[number - 2, default: []].append(text)
    }
    return errors
  }
}
