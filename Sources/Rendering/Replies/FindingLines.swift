public import Checking
import Diagnostics
import Phrases
import Scripts

// What `check` has found, as compilers say it.
extension Renderer {
  /// In the file that the finding names.
  public func block(_ finding: Finding) -> [String] {
    DiagnosticLines(finding.severity, at: finding.range, message(finding))
      .lines(in: finding.source, width: width, theme: theme)
  }

  /// In words of the language; code is spoken of as the compilers do.
  public func message(_ finding: Finding) -> String {
    switch finding.problem {
    case .content(let diagnostic): phrases.message(diagnostic.fact)
    case .play(let diagnostic): phrases.message(diagnostic.fact)
    case .code(.syntax(let diagnostic), _): phrases.message(diagnostic.fact)
    case .code(.language(let diagnostic), _): phrases.message(diagnostic.fact)
    case .code(.command(let diagnostic), _): phrases.message(diagnostic.fact)
    }
  }
}
