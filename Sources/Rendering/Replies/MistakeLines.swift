import Mistakes
import Phrases
import Typesetting

// The mistakes that a line was seen to make, and what mends them.
extension Renderer {
  /// A warning that says what happened, and a note that says which mistake it is.
  ///
  /// - Parameter code: the line, where it is not the one that was typed just now.
  func warning(_ finding: Finding, quoting code: String?) -> [String] {
    let place = finding.line > 0 ? phrases.place(line: finding.line) : ""
    let evidence = phrases.evidence(finding.evidence, of: finding.object)
    return sentence("warning: " + evidence + place, .wrong, hanging: 2)
      + (code.map { excerpt($0, finding.line) } ?? [])
      + sentence(
        "note: " + phrases.beside([name(of: finding), ":repair"]), .quiet, hanging: 2)
  }

  /// `  12 | text = nil;`, cut at the edge of the screen; what was run before a page has no numbers.
  func excerpt(_ code: String, _ number: Int) -> [String] {
    let gutter = number > 0 ? "  \(number) | " : "  | "
    let text = visible(code.trimmingPrefix { $0.isWhitespace }.description)
    return [
      theme.styled(gutter, as: .quiet)
        + theme.styled(text.truncated(to: max(8, width - gutter.count)))
    ]
  }

  /// What to change for each finding; what mends several is said once, below all their names.
  func repairs(_ findings: [Finding]) -> [String] {
    var remedies: [(names: [String], text: String)] = []
    for finding in findings {
      let (name, text) = (name(of: finding), phrases.repair(finding.repair))
      if let place = remedies.firstIndex(where: { $0.text == text }) {
        if !remedies[place].names.contains(name) { remedies[place].names.append(name) }
      } else {
        remedies.append(([name], text))
      }
    }
    return remedies.flatMap { remedy in
      remedy.names.flatMap { sentence($0, .title, hanging: 2) }
        + sentence("  " + remedy.text, hanging: 2)
    }
  }

  /// A mistake by its number and name.
  func name(of finding: Finding) -> String { name(of: finding.subject) }

  /// What is no mistake has a name alone.
  func name(of subject: Finding.Subject) -> String {
    switch subject {
    case .mistake(let mistake): phrases.name(of: mistake)
    case .oddity(let oddity): phrases.oddity(oddity)
    }
  }
}
