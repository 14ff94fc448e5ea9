public import Curriculum
import Diagnostics
import Grading
import Parsing
public import Playgrounds
import Syntax

extension Code {
  /// As it is written in a dialect, or else translated; nil where it cannot be said there, or has
  /// commands, which are the same in both.
  public func said(in dialect: Snippet.Dialect, among globals: [String]) -> String? {
    if let written = self[dialect] { return written.text }
    let script = Script.read(
      SourceText(name: "<stdin>", text: text.text), dialect: Dialect(self.dialect))
    let hasCommands = script.items.contains { if case .command = $0 { true } else { false } }
    let said = Translation(of: script, into: Dialect(dialect), among: globals).text
    return hasCommands || said.isEmpty ? nil : said
  }
}

extension Playground {
  /// The variables and functions that are no member of anything.
  public var globalNames: [String] { world.globalNames }
}
