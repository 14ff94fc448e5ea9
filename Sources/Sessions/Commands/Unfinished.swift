import Curriculum
import Interpreter
import Parsing
import Scripts
import Syntax

/// Lines of code that want more lines, and a command that came instead.
struct Unfinished {
  let code: String
  let command: String

  /// Nil where the code before the command could stand, or where there is none.
  init?(_ text: String, preferred: Dialect) {
    guard let command = Unfinished.command(of: text) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    code = lines.joined(separator: "\n")
    self.command = command
    if !Script.isIncomplete(code, preferred: preferred) { return nil }
  }

  /// The command that the last of several lines is, with an ASCII colon.
  static func command(of text: String) -> String? {
    guard let end = text.lastIndex(of: "\n") else { return nil }
    let line = String(text[text.index(after: end)...]).trimmed
    guard let first = text.first, first != ":", first != "：", let colon = line.first,
      colon == ":" || colon == "："
    else { return nil }
    let name = line.dropFirst().prefix { !$0.isWhitespace }
    return Command(rawValue: String(name)) == nil ? nil : ":" + line.dropFirst()
  }
}
