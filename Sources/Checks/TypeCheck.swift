package import Diagnostics
package import Flow
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree

/// What a compiler says of a declared type as a whole, when all that it stands on is known.
package struct TypeCheck {
  /// What is known of the program around the type.
  let sight: Sight
  /// As it is written.
  let type: TypeDeclaration
  /// The name under which it is known.
  let name: String
  /// In the order in which they are said.
  package private(set) var problems: [Diagnostic<LanguageFact>] = []
  /// Methods that may override some of a class that nobody declares.
  package internal(set) var unknown: [Name] = []

  package init(_ type: TypeDeclaration, of name: String, by sight: Sight) {
    self.sight = sight
    self.type = type
    self.name = name
    switch type.dialect {
    case .swift: checkSwift()
    case .objectiveC: checkObjectiveC()
    }
  }

  /// Near misses come first: whether an override is reported depends on them.
  private mutating func checkSwift() {
    checkNearMisses()
    if case .classType = type.form { checkOverrides() }
    guard let draft = sight.declarations.drafts[name] else { return }
    checkInitialised(draft)
    checkStoredProperties()
    checkConformances()
    checkCoding()
    checkContents()
    checkWeakness()
  }

  /// An `@interface` has no bodies to look for near misses in.
  private mutating func checkObjectiveC() {
    if case .interface = type.form {} else { checkNearMisses() }
    checkImplementation()
    checkSynthesis()
  }

  /// What would be cleared with its object needs ARC.
  private mutating func checkSynthesis() {
    guard case .implementation = type.form, !sight.context.isARC,
      let draft = sight.declarations.drafts[name],
      draft.properties.contains(where: {
        $0.property.strength == .weak && !draft.dynamic.contains($0.property.name)
      })
    else { return }
    report(.objectiveC(.weakUnderManualCounting), at: type.name.range, .warning)
  }

  /// Problems are said in the order in which they are reported.
  mutating func report(
    _ fact: LanguageFact, at range: SourceRange, _ severity: Severity = .error,
    suggestion: String? = nil
  ) {
    problems.append(Diagnostic(severity, fact, at: range, suggestion: suggestion))
  }
}

extension Sight {
  /// What is known of where statements may go.
  package var flow: StatementFlow { StatementFlow(isSwift: isSwift, never: declarations.never) }
}
