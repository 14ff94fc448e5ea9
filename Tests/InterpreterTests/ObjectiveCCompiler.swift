import Foundation

/// A compiler that is asked whether it would take a text, and for no code.
enum ObjectiveCCompiler: CaseIterable {
  case clang, gcc

  /// What a compiler says of a line.
  struct Remark {
    var line: Int
    var isError: Bool
    var text: String
  }

  private func command(isARC: Bool) -> [String] {
    switch self {
    case .clang:
      [
        "clang", "-target", "arm64-apple-ios13", "-fsyntax-only", "-DDEBUG=1", "-fblocks",
        "-ferror-limit=0",
        isARC ? "-fobjc-arc" : "-fno-objc-arc", "-include",
      ]
    case .gcc:
      [
        "gcc", "-fsyntax-only", "-DDEBUG=1", "-std=gnu11", "-fobjc-exceptions", "-fnext-runtime",
        "-fobjc-abi-version=2",
        "-fconstant-string-class=NSConstantString", "-include",
      ]
    }
  }

  /// What it says of each of the units; those that count references alike are read in one go.
  func remarks(on units: [CompilationUnit]) throws -> [[Remark]] {
    var remarks = [[Remark]](repeating: [], count: units.count)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viewdidlearn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for isARC in [false, true] {
      let places = units.indices.filter { units[$0].isARC == isARC }
      if places.isEmpty { continue }
      for place in places {
        try units[place].text.write(
          to: folder.appending(path: "\(place).m"), atomically: false, encoding: .utf8)
      }
      let said = try output(
        of: command(isARC: isARC) + [Self.frameworks] + places.map { "\($0).m" }, in: folder)
      for line in said.split(separator: "\n") { take(line, into: &remarks) }
    }
    return remarks
  }

  /// `12.m:3:7: error: …`
  private func take(_ line: Substring, into remarks: inout [[Remark]]) {
    let parts = line.split(separator: ":", maxSplits: 4).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard parts.count == 5, parts[0].hasSuffix(".m"), let place = Int(parts[0].dropLast(2)),
      let number = Int(parts[1]), remarks.indices.contains(place)
    else { return }
    let isError = parts[3].hasSuffix("error")
    if isError || parts[3] == "warning" {
      remarks[place].append(Remark(line: number, isError: isError, text: parts[4]))
    }
  }

  /// What the scripts use of Foundation and UIKit, declared.
  private static let frameworks = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Scripts/UIKit.h").path()

  private func output(of command: [String], in folder: URL) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = command
    compiler.currentDirectoryURL = folder
    compiler.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let file = try FileHandle(forWritingTo: errors)
    compiler.standardError = file
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    try file.close()
    return try String(contentsOf: errors, encoding: .utf8)
  }
}
