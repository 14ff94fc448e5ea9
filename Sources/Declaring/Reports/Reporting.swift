import Checks
package import Diagnostics
import Lookup
package import Syntax
package import TypedTree

extension Typing {
  /// Says a fact once for a place, unless something stands in for the name or a library's body is
  /// at fault. What only other versions have is said as that, without a suggestion.
  package mutating func report(
    _ fact: LanguageFact, at range: SourceRange, _ severity: Severity = .error,
    suggestion: String? = nil
  ) {
    if isLentByModule || standIn(for: fact, at: range) { return }
    let said = isSwift ? fact.inSwift.naming(String(source[range])) : fact
    let elsewhere = sight.onDevice(said) ?? (isSwift ? sight.onDevice(fact) : nil)
    let diagnostic = Diagnostic(
      severity, elsewhere ?? said, at: range, suggestion: elsewhere == nil ? suggestion : nil)
    // A signature is looked at for its callers and for its body, a made object for its type.
    let isKnown = diagnostics.contains {
      $0.fact == diagnostic.fact && $0.severity == severity
        && $0.range.lowerBound == range.lowerBound
    }
    if !isKnown { diagnostics.append(diagnostic) }
  }

  /// The same of what was found apart from typing, if something was.
  package mutating func report(_ problem: Diagnostic<LanguageFact>?) {
    guard let problem else { return }
    report(problem.fact, at: problem.range, problem.severity, suggestion: problem.suggestion)
  }

  /// In the order in which they were found.
  package mutating func report(_ problems: [Diagnostic<LanguageFact>]) {
    for problem in problems { report(problem) }
  }

  /// The format is checked by what its literal says; a format that is computed tells nothing.
  package mutating func checkFormat(
    of name: String, _ values: [TypedExpression], at range: SourceRange
  ) {
    for fact in FormatCheck(of: name, values, isSwift: isSwift).facts {
      report(.format(fact, isSwift: isSwift), at: range, .warning)
    }
  }

  /// Takes back what was said of `.member`s, the first so many diagnostics apart.
  package mutating func forgetImplicitMembers(since known: Int) {
    diagnostics.replaceSubrange(
      known..., with: diagnostics[known...].filter { !$0.fact.isOfImplicitMember })
  }

  /// Whether the body is a library's, given to a type of the script: what is wrong in it is what
  /// that type lacks, which is reported where the type stands.
  private var isLentByModule: Bool {
    guard source.isModule, let name = context.className else { return false }
    return declarations.drafts[name]?.isOfLibrary == false
  }

  /// What is legal and not simulated: an error at the prompt, a warning in files, whose other lines
  /// still run.
  package mutating func refuse(_ construct: LanguageFact.Construct, at range: SourceRange) {
    report(.unsupported(construct), at: range, standsIn ? .warning : .error)
  }

  /// Lines count from 1.
  package func line(of range: SourceRange) -> Int { source.number(at: range.lowerBound) }

  /// The source of an expression, as it was written.
  package func text(of expression: Expression) -> String { String(source[expression.range]) }
}
