public import Diagnostics
public import Mistakes
public import Simulator

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

  /// A warning of `lint`, as compilers say it; versions are named where not all showed it.
  public func block(
    _ warning: Lint.Warning, in source: SourceText, onlyUnder versions: [UIKitVersion] = []
  ) -> [String] {
    let finding = warning.finding
    let under =
      versions.isEmpty ? "" : " · iOS " + versions.map(\.description).joined(separator: ", ")
    return DiagnosticLines(
      .warning, at: warning.range, phrases.evidence(finding.evidence, of: finding.object),
      note: name(of: finding) + under, suggestion: phrases.repair(finding.repair)
    ).lines(in: source, width: width, theme: theme)
  }

  /// A controller of which `lint` can say nothing, as compilers note things.
  public func block(_ unmade: Lint.Unmade, in source: SourceText) -> [String] {
    DiagnosticLines(
      .note, at: unmade.range, phrases.unmade(unmade.type, unmade.parameter),
      suggestion: phrases.wayOut(ofUnmade: unmade.parameter)
    ).lines(in: source, width: width, theme: theme)
  }

  func name(of finding: Finding) -> String {
    switch finding.subject {
    case .mistake(let mistake): phrases.name(of: mistake)
    case .oddity(let oddity): phrases.oddity(oddity)
    }
  }
}
