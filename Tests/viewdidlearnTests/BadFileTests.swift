import Foundation
import Testing

/// Files that are no scripts, or scripts that nobody would write by hand, through the front door.
@Suite struct BadFileTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var suffix = "m"
    var bytes: [UInt8]
    /// What follows the path of the file in the first line of the errors.
    var complaint: String
    var testDescription: String { complaint }

    init(_ suffix: String, _ text: String, _ complaint: String) {
      self.init(suffix, bytes: Array(text.utf8), complaint)
    }

    init(_ suffix: String, bytes: [UInt8], _ complaint: String) {
      (self.suffix, self.bytes, self.complaint) = (suffix, bytes, complaint)
    }
  }

  static let cases: [Case] = [
    Case("m", bytes: Array("int x;\n".utf8) + [0x61, 0], ":2:2: error: "),
    Case("swift", bytes: Array("a\n\"".utf8) + [0xC3, 0x28], ":2:2: error: "),
    Case("m", bytes: [0xEF, 0xBB, 0xBF] + Array("]".utf8), ":1:1: error: "),
    Case("m", "int x = 1;\r\nint y = ;\r\n", ":2:9: error: expected an expression after '='"),
    Case("m", "int x = 1;\rint y = ;\r", ":2:9: error: expected an expression after '='"),
    Case("swift", "// one\rlet y = \r", ":2:8: error: expected an expression after '='"),
    Case("swift", "/*\r\n*/ let y = /\u{2066}/", ":2:"),
    Case("m", "int x\u{202E} = 1;", ":1:6: error: unexpected character '\\u{202E}'"),
    Case("swift", "let v\u{200B}c = 1", ":1:6: error: unexpected character '\\u{200B}'"),
    Case("swift", "let c: UIViеwController?", ":1:8: error: 'UIViеwController' has letters"),
    Case("m", "int e\u{301}x = ;", ":1:10: error: "),
    Case("swift", "let 👩‍👩‍👧 = ", ":1:"),
  ]

  @Test(arguments: cases, ["run", "lint"])
  func aMistakeIsNamedWithItsPlace(_ file: Case, _ command: String) throws {
    let path = try TemporaryFile(file.bytes, suffix: file.suffix)
    let ran = try run(command, "--language", "en", path.path)
    #expect(ran.code == 1)
    #expect(ran.errors.hasPrefix(path.path + file.complaint), "\(ran.errors.prefix(300))")
  }

  @Test(arguments: ["run", "lint"], ["m", "swift"])
  func anEmptyFileIsRight(_ command: String, _ suffix: String) throws {
    for text in ["", "\n", " \t\r\n\u{FEFF}"] {
      let file = try TemporaryFile(Array(text.utf8), suffix: suffix)
      #expect(try run(command, file.path).code == 0)
    }
  }

  @Test(arguments: ["run", "lint"])
  func aFolderOrAFileBelowAFileIsNoScript(_ command: String) throws {
    let file = try TemporaryFile([], suffix: "m")
    for path in ["/", file.path + "/x.m", ""] {
      let ran = try run(command, path)
      #expect(ran.code == 1)
      #expect(!ran.errors.isEmpty)
    }
  }

  /// What can stand in itself, with what closes it, ten thousand times.
  static let nested: [(String, String, String)] = [
    ("m", "(", ")"), ("m", "[", " x]"), ("m", "{", "}"), ("m", "@[", "]"), ("m", "@{@1:", "}"),
    ("m", "^{", "}"), ("m", "f(", ")"), ("m", "!", ""), ("m", "(int)", ""), ("m", "a?b:", ""),
    ("m", "if(x){}else ", ""), ("m", "x=", ""), ("m", "NSArray<", "*>"), ("m", "-", ""),
    ("m", "@try{", "}@finally{}"), ("m", "switch(x){case 1:", "}"), ("m", "", " + a"),
    ("m", "", ".a"), ("m", "", "[0]"), ("m", "", "()"), ("m", "", ", a"), ("m", "", " && a"),
    ("swift", "(", ")"), ("swift", "[", "]"), ("swift", "{ ", "}"), ("swift", "[1: ", "]"),
    ("swift", "f(", ")"), ("swift", "!", ""), ("swift", "a ? b : ", ""), ("swift", "f { ", "}"),
    ("swift", "if x {} else ", "{}"), ("swift", "class A { ", "}"), ("swift", "let x: [", "]"),
    ("swift", "\"\\(", ")\""), ("swift", "try ", ""), ("swift", "a ?? ", ""),
    ("swift", "func f() { ", "}"), ("swift", "do {", "} catch {}"), ("swift", "let x: A<", ">"),
    ("swift", "", " + a"), ("swift", "", ".a"), ("swift", "", "?.a"), ("swift", "", "!"),
  ]

  @Test(arguments: nested)
  func tenThousandLevelsAreAMistake(_ suffix: String, _ open: String, _ close: String) throws {
    let count = 10_000
    for text in [
      String(repeating: open, count: count) + "x" + String(repeating: close, count: count),
      String(repeating: open, count: count) + "x",
    ] where !(open.isEmpty && text.hasSuffix("x")) {
      let file = try TemporaryFile(Array(text.utf8), suffix: suffix)
      #expect(try run("run", file.path).code == 1, "\(open) \(close)")
    }
  }

  @Test(
    arguments: [
      ("m", "NSLog(@\"x\");  ", 0), ("swift", "print(1);  ", 0), ("m", "]", 1), ("swift", "}", 1),
      ("m", "x \\ ", 1), ("swift", "€ ", 1), ("m", "/* ", 1), ("swift", "\"", 1), ("m", "@", 1),
    ] as [(String, String, Int32)])
  func aLongLineIsRead(_ suffix: String, _ piece: String, _ code: Int32) throws {
    let text = String(repeating: piece, count: 20_000 / piece.count)
    let file = try TemporaryFile(Array(text.utf8), suffix: suffix)
    #expect(try run("run", file.path).code == code)
  }
}

/// A file that is gone when the test is.
final class TemporaryFile {
  let path: String

  init(_ bytes: [UInt8], suffix: String) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(suffix)").path()
    try Data(bytes).write(to: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
