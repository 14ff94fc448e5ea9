import Curriculum
import Diagnostics
import Grading
import Interpreter
import Parsing
import Syntax

/// What a page is made with: the language and dialect of the person, and what the sources say.
struct Desk {
  var language: Language
  /// The dialect that code is shown in first.
  var dialect: Dialect
  /// What sources say, by the ids of claims.
  var claims: ([String]) -> [Page.Claim]

  /// Code in the person's dialect: as it was written in it, or else translated; in the other where
  /// it cannot be said.
  func listing(of code: Code, in setting: Setting, among globals: [String]) -> Page.Listing {
    let wanted = Snippet.Dialect(self.dialect)
    let dialect = setting.dialects.contains(wanted) ? self.dialect : Dialect(code.dialect)
    if let written = code[Snippet.Dialect(dialect)] {
      return Page.Listing(text: written.text.trimmed, dialect: dialect)
    }
    let own = Dialect(code.dialect)
    let script = Script.read(
      SourceText(name: "<stdin>", text: code.text.text), dialect: own)
    let hasCommands = script.items.contains { if case .command = $0 { true } else { false } }
    let text = Translation(of: script, into: dialect, among: globals).text
    if hasCommands || text.isEmpty {
      return Page.Listing(text: code.text.text.trimmed, dialect: own)
    }
    return Page.Listing(text: text, dialect: dialect)
  }
}
