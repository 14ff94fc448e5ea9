import Foundation
import Testing

/// What swiftc says of optionality and types, with the header as a module it imports, we say too,
/// in its words and at its line.
@Suite struct SwiftVerdictTests {
  private static let texts: [([SwiftVerdict], @Sendable ([String]) -> [String])] = [
    (SwiftVerdict.all + SwiftVerdict.named, { function($0) }),
    (SwiftVerdict.declarations + SwiftVerdict.selectors, { $0 }), (SwiftVerdict.bodies, { $0 }),
  ]

  @Test(arguments: texts.indices)
  func weSayWhatSwiftcSays(_ place: Int) throws {
    let (table, written) = Self.texts[place]
    let text = "import UIKit\n" + written(table.map(\.code)).joined(separator: "\n")
    let said = try SwiftCompiler.errors(
      in: run("run", "--strict", "--language", "en", "--dialect", "swift", "-", input: text).errors)
    for (line, verdict) in table.enumerated() {
      #expect(said[line, default: []] == verdict.errors, "\(verdict.code)")
    }
  }

  @Test(arguments: texts.indices)
  func swiftcSaysWhatTheTableSays(_ place: Int) throws {
    let (table, written) = Self.texts[place]
    let text = "import Foundation\n" + written(table.map(\.code)).joined(separator: "\n")
    let said = try SwiftCompiler.errors(in: swiftc(text))
    for (line, verdict) in table.enumerated() {
      // The header's CGFloat is a typedef, too.
      let errors = verdict.errors.map { $0.replacing("CGFloat", with: "Double") }
      #expect(said[line, default: []] == errors, "\(verdict.code)")
    }
  }

  /// Every line in a block of its own, so that no name is declared twice.
  private static func function(_ lines: [String]) -> [String] {
    let parameters = SwiftVerdict.names.map { "_ \($0): \($1)" }.joined(separator: ", ")
    var blocks = lines.map { "do { \($0) }" }
    blocks[0] = "func judge(\(parameters)) { " + blocks[0]
    return blocks + ["}"]
  }

  /// What the compiler says of a text that imports the header as the module `Foundation`.
  private func swiftc(_ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viewdidlearn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "overlay"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let header = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/CUIKit/UIKit.h")
    try FileManager.default.copyItem(at: header, to: folder.appending(path: "UIKit.h"))
    for (name, content) in [
      ("module.modulemap", "module Foundation { header \"UIKit.h\" export * }"),
      ("Overlay.swift", overlay), ("judged.swift", text),
      // What selectors are to Swift stands in a module of its own.
      ("ObjectiveC.swift", "public struct Selector { public init(_ name: String) {} }"),
    ] { try content.write(to: folder.appending(path: name), atomically: false, encoding: .utf8) }
    _ = try SwiftCompiler.output(
      of: [
        "-emit-module", "-module-name", "ObjectiveC", "-parse-as-library", "ObjectiveC.swift", "-o",
        "ObjectiveC.swiftmodule",
      ], in: folder)
    _ = try SwiftCompiler.output(
      of: [
        "-emit-module", "-module-name", "Foundation", "-import-underlying-module",
        "-parse-as-library", "Overlay.swift", "-I", ".", "-o", "overlay/Foundation.swiftmodule",
      ], in: folder)
    return try SwiftCompiler.output(
      of: [
        "-emit-sil", "-o", "/dev/null", "-diagnostic-style=llvm", "-I", "overlay", "-I", ".",
        "judged.swift",
      ],
      in: folder)
  }

  /// What makes texts and collections of Swift out of Foundation's.
  private var overlay: String {
    let types = [
      ("String", "NSString", "\"\""), ("Array", "NSArray", "[]"),
      ("Dictionary", "NSDictionary", "[:]"), ("Set", "NSSet", "[]"),
    ]
    return "@_exported import Foundation\n@_exported import ObjectiveC\n"
      + types.map { swift, objectiveC, empty in
        """
        extension \(swift): @retroactive _ObjectiveCBridgeable {
          public typealias _ObjectiveCType = \(objectiveC)
          public func _bridgeToObjectiveC() -> \(objectiveC) { fatalError() }
          public static func _forceBridgeFromObjectiveC(_ x: \(objectiveC), result: inout \(swift)?) {}
          public static func _conditionallyBridgeFromObjectiveC(
            _ x: \(objectiveC), result: inout \(swift)?
          ) -> Bool { false }
          public static func _unconditionallyBridgeFromObjectiveC(_ x: \(objectiveC)?) -> \(swift) {
            \(empty)
          }
        }

        """
      }.joined()
  }
}
