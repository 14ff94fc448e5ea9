import LibC
import Terminal

/// Starts the program itself in a pseudo-terminal, with a state folder of the test's own.
///
/// The environment is bare, the language English and the home folder absent unless a test says
/// otherwise.
func start(
  _ arguments: [String] = [], _ environment: [String: String] = [:], state: StateFolder,
  columns: UInt16 = 80
) throws -> Terminal {
  let bare = ["TERM": "xterm", "LANG": "C", "HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no"]
  let terminal = try Terminal(
    program, ["--state", state.path] + arguments, environment: bare.merging(environment) { $1 },
    columns: columns)
  try terminal.expectPrompt(prompt)
  return terminal
}

/// The program beside the tests.
let program: String = {
  let folder = CommandLine.arguments[0].split(separator: "/").dropLast().joined(separator: "/")
  return "/\(folder)/viewdidlearn"
}()

/// How every prompt ends.
let prompt = "> "

extension Terminal {
  /// Types a line, waits for what is said to it, and for the next prompt.
  func enter(_ line: String, says answer: String) throws {
    try type(line + "\r")
    try expect(answer)
    try expectPrompt(prompt)
  }

  /// Types a line that is answered by nothing but the next prompt.
  func enter(_ line: String) throws {
    try type(line + "\r")
    try expect("\r\n")
    try expectPrompt(prompt)
  }

  /// Whether the terminal makes lines and signals of keys, as it does while the program computes.
  var isCooked: Bool { settings.c_lflag & tcflag_t(ICANON | ISIG) == tcflag_t(ICANON | ISIG) }

  /// Leaves with Ctrl-D.
  func leave() throws -> Int32 {
    try type("\u{04}")
    try expect("Your place is kept.")
    return try exitCode()
  }
}

/// Keys as terminals send them.
enum Keys {
  static let interrupt = "\u{03}"
  static let suspend = "\u{1A}"
  static let search = "\u{12}"
  static let toStart = "\u{01}"
  static let up = "\u{1B}[A"
  static let altEnter = "\u{1B}\r"

  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

/// A state folder of a test's own, gone when the test is.
final class StateFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/viewdidlearn-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      unlink(path + "/" + name)
    }
    closedir(directory)
    rmdir(path)
  }
}
