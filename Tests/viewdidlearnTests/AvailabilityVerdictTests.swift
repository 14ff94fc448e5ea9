import Foundation
import Testing

/// What swiftc says of API that is newer than the target, or older than Swift, we say too: it is
/// asked for iOS 12, with declarations that stand for the header's.
@Suite struct AvailabilityVerdictTests {
  private struct Row {
    var code: String
    var errors: [String] = []

    static func newer(_ name: String, _ version: String, _ code: String) -> Row {
      Row(code: code, errors: ["'\(name)' is only available in iOS \(version) or newer"])
    }
  }

  private static let retired = "APIs deprecated as of iOS 7 and earlier are unavailable in Swift"

  private static let rows: [Row] = [
    .newer(
      "isModalInPresentation", "13.0",
      "func a1(_ c: UIViewController) { _ = c.isModalInPresentation }"),
    .newer(
      "isModalInPresentation", "13.0",
      "func a2(_ c: UIViewController, _ b: Bool) { c.isModalInPresentation = b }"),
    Row(
      code: "func a3(_ c: UIViewController) "
        + "{ if #available(iOS 13.0, *) { _ = c.isModalInPresentation } }"),
    .newer(
      "isModalInPresentation", "13.0",
      "func a4(_ c: UIViewController) "
        + "{ if #available(iOS 13.0, *) { } else { _ = c.isModalInPresentation } }"),
    Row(
      code: "func a5(_ c: UIViewController) "
        + "{ guard #available(iOS 13.0, *) else { return }; _ = c.isModalInPresentation }"),
    Row(
      code: "func a6(_ c: UIViewController) "
        + "{ if #unavailable(iOS 13.0) { } else { _ = c.isModalInPresentation } }"),
    .newer(
      "isModalInPresentation", "13.0",
      "func a7(_ c: UIViewController) "
        + "{ if #available(iOS 13.0, *) { }; _ = c.isModalInPresentation }"),
    Row(
      code: "@available(iOS 13.0, *) func a8(_ c: UIViewController) "
        + "{ _ = c.isModalInPresentation }"),
    Row(
      code: "@available(iOS 13.0, *) class A9 { func f(_ c: UIViewController) "
        + "{ _ = c.isModalInPresentation } }"),
    .newer("A9", "13.0", "func a10() { _ = A9() }"),
    Row(
      code: "class A11: UIViewController { override func viewIsAppearing(_ animated: Bool) { } }"),
    .newer(
      "viewIsAppearing", "13.0",
      "class A12: UIViewController { override func viewIsAppearing(_ animated: Bool) "
        + "{ super.viewIsAppearing(animated) } }"),
    Row(
      code: "class A13: UIViewController { override func viewDidUnload() { } }",
      errors: [
        "cannot override 'viewDidUnload' which has been marked unavailable: " + retired
      ]),
    Row(
      code: "func a14(_ c: UIViewController, _ b: Bool) "
        + "{ c.presentModalViewController(c, animated: b) }",
      errors: ["'presentModalViewController(_:animated:)' is unavailable: " + retired]),
  ]

  @Test func weSayWhatSwiftcSays() throws {
    let text = "import UIKit\n" + Self.rows.map(\.code).joined(separator: "\n")
    let said = try SwiftCompiler.errors(
      in: run("run", "--language", "en", "--ios", "12.0", "--dialect", "swift", "-", input: text)
        .errors)
    for (line, row) in Self.rows.enumerated() {
      #expect(said[line, default: []] == row.errors, "\(row.code)")
    }
  }

  @Test func swiftcSaysWhatTheTableSays() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viewdidlearn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "\n" + Self.rows.map(\.code).joined(separator: "\n")
    for (name, content) in [("judged.swift", text), ("Stubs.swift", Self.stubs)] {
      try content.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    // There is no library of Swift's for a device here: a few words stand for it.
    let said = try SwiftCompiler.errors(
      in: SwiftCompiler.output(
        of: [
          "-typecheck", "-parse-stdlib", "-module-name", "Swift", "-diagnostic-style=llvm",
          "-target", "arm64-apple-ios12.0", "judged.swift", "Stubs.swift",
        ], in: folder))
    for (line, row) in Self.rows.enumerated() {
      #expect(said[line, default: []] == row.errors, "\(row.code)")
    }
  }

  private static let stubs = """
    precedencegroup AssignmentPrecedence { assignment: true }
    @frozen public enum Optional<T> { case none, some(T) }
    public protocol _ExpressibleByNilLiteral {}
    public struct Bool { init() {} }
    open class UIViewController {
      public init() {}
      @available(iOS 13.0, *) open var isModalInPresentation: Bool { get { Bool() } set {} }
      @available(iOS 13.0, *) open func viewIsAppearing(_ animated: Bool) {}
      @available(*, unavailable, message: "\(retired)")
      open func viewDidUnload() {}
      @available(*, unavailable, message: "\(retired)")
      open func presentModalViewController(_ c: UIViewController, animated: Bool) {}
    }
    """
}
