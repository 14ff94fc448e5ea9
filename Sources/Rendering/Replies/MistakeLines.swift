import Mistakes

// The mistakes that a line was seen to make, and what mends them.
extension Renderer {
  /// A warning that says what happened, and a note that says which mistake it is.
  func warning(_ finding: Finding) -> [String] {
    let place = finding.line > 0 ? phrases.place(line: finding.line) : ""
    let evidence = phrases.evidence(finding.evidence, of: finding.object)
    return sentence("warning: " + evidence + place, .wrong, hanging: 2)
      + sentence("note: " + name(of: finding) + " · :repair", .quiet, hanging: 2)
  }

  /// What to change for each finding.
  func repairs(_ findings: [Finding]) -> [String] {
    findings.flatMap { finding in
      sentence(name(of: finding), .title, hanging: 2)
        + sentence("  " + phrases.repair(finding.repair), hanging: 2)
    }
  }

  func name(of finding: Finding) -> String {
    switch finding.subject {
    case .mistake(let mistake): phrases.name(of: mistake)
    case .oddity(let oddity): phrases.oddity(oddity)
    }
  }
}
