import Curriculum
import Diagnostics
import Grading
import Parsing
import Syntax

// That no variable is called like the lines of the program that begin so: `note: …`.
extension Checked {
  /// What the lines of the program begin with.
  private static let labels = ["note", "warning", "error", "line"]

  /// Reported where the variable is declared.
  mutating func proveNames(in code: Code, _ source: SourceText) {
    let text = SourceText(name: source.name, text: code.text.text)
    for item in Script.read(text, dialect: Dialect(code.dialect)).items {
      guard case .statement(let statement, _) = item,
        case .variables(let variables) = statement.kind
      else { continue }
      for case .binding(let name, _) in variables.bindings.map(\.pattern)
      where Self.labels.contains(name.text) {
        add(.labelAsName(name.text), at: code.text.sourceRange(of: name.range), source)
      }
    }
  }
}
