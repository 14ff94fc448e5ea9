import Foundation
import Testing

@testable import UIKitAPI

/// Compilers of Objective-C as judges of the header.
@Suite struct CompilerTests {
  @Test(arguments: ["-fobjc-arc", "-fno-objc-arc"])
  func clangTakesTheHeader(_ memory: String) throws {
    let said = try remarks(
      on: header,
      by: [
        "clang", "-target", "arm64-apple-ios26", "-fsyntax-only", "-fblocks", "-Wall", memory,
        "-Wno-deprecated-declarations",
      ])
    #expect(said.isEmpty, "\(said)")
  }

  /// What came after Objective-C 2.0 is taken out: blocks, generics, nullability, properties of
  /// classes.
  @Test func gccTakesWhatTheLanguageOf2009Knew() throws {
    let said = try remarks(
      on: headerOf2009,
      by: [
        "gcc", "-w", "-fsyntax-only", "-std=gnu11", "-fobjc-exceptions", "-fnext-runtime",
        "-fobjc-abi-version=2", "-fconstant-string-class=NSConstantString",
      ])
    #expect(said.isEmpty, "\(said)")
  }

  private var header: String { String(decoding: Framework.header, as: UTF8.self) }

  private var headerOf2009: String {
    header.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("#") || line.hasPrefix("//") { return String(line) }
      if line.contains("^") || line.contains("dispatch_") { return "" }
      return old(String(line))
    }.joined(separator: "\n")
  }

  private func old(_ line: String) -> String {
    var line = line
    if line.hasPrefix("@interface") {
      line.replace(/^(@interface \w+)<[^>]*>/) { String($0.1) }
      line.replace(/(: \w+)<[^>]*(?:Type|\*)[^>]*>/) { String($0.1) }
    } else if !line.hasPrefix("@protocol") {
      while line.contains(/<[^<>]*>/) { line.replace(/<[^<>]*>/, with: "") }
    }
    line.replace(/\b(ObjectType|KeyType|AnchorType)\b/, with: "id")
    line.replace(/\b(_Nullable|_Nonnull)\b ?/, with: "")
    line.replace(#/\((nullable|null_resettable) /#, with: "(")
    guard line.hasPrefix("@property") else { return line }
    if let found = line.firstMatch(of: /^@property \([^)]*\bclass\b[^)]*\) (.*?)(\w+)( [A-Z].*)?;$/)
    {
      return "+ (\(found.1))\(found.2);"
    }
    line.replace(/\bstrong\b/, with: "retain")
    line.replace(/\bweak\b/, with: "assign")
    return line
  }

  /// The errors and warnings of a compiler that reads a text.
  private func remarks(on text: String, by command: [String]) throws -> [Substring] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viewdidlearn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appending(path: "UIKit.m"), atomically: false, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = command + ["UIKit.m"]
    compiler.currentDirectoryURL = folder
    compiler.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    let errors = Pipe()
    compiler.standardError = errors
    try compiler.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return said.split(separator: "\n").filter { $0.contains("error:") || $0.contains("warning:") }
  }
}
