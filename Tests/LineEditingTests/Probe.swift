import LibC
import Terminal

/// Starts the probe, a program of nothing but a prompt, in a pseudo-terminal.
///
/// The environment is bare and the home folder absent unless a test says otherwise.
func probe(
  _ arguments: [String] = [], _ environment: [String: String] = [:], columns: UInt16 = 80
) throws -> Terminal {
  let folder = CommandLine.arguments[0].split(separator: "/").dropLast().joined(separator: "/")
  let bare = ["TERM": "xterm", "LANG": "C", "HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no"]
  let terminal = try Terminal(
    "/" + folder + "/lineediting-probe", arguments,
    environment: bare.merging(environment) { $1 }, columns: columns)
  try terminal.expectPrompt(prompt)
  return terminal
}

/// How the probe's prompt ends; its results begin with `== `.
let prompt = "> "

extension Terminal {
  /// Types keys and waits for what the probe says it has read, and for the next prompt.
  func enter(_ keys: String, reads text: String) throws {
    try type(keys)
    try expect("== text \(text.debugDescription)\r\n")
    try expectPrompt(prompt)
  }

  /// Leaves the probe with Ctrl-D.
  func leave() throws -> Int32 {
    try type("\u{04}")
    try expect("== end")
    return try exitCode()
  }
}

/// Keys as terminals send them.
enum Keys {
  static let left = "\u{02}"
  static let interrupt = "\u{03}"
  static let killLine = "\u{15}"
  static let search = "\u{12}"
  static let up = "\u{1B}[A"
  static let altEnter = "\u{1B}\r"

  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

/// A folder of a test's own, gone when the test is.
final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/lineediting-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    for name in ["history", "history.lock", "history.new", ".editrc"] { unlink(path + "/" + name) }
    rmdir(path)
  }

  func write(_ text: String, to name: String) {
    let file = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  func read(_ name: String) -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let file = open(path + "/" + name, O_RDONLY)
    defer { close(file) }
    return String(decoding: bytes[..<max(0, Glibc.read(file, &bytes, bytes.count))], as: UTF8.self)
  }
}
