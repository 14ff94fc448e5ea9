import Checks
import Declaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// `switch`.
extension Typing {
  /// `break` inside ends it. A `switch` that misses a value is reported at its subject; of C's,
  /// nothing has to be complete.
  mutating func selection(
    _ subject: Expression, _ cases: [Statement.SwitchCase]
  ) -> TypedStatement.Kind {
    let value = resolve(subject)
    context.selections += 1
    defer { context.selections -= 1 }
    let branches = cases.map { branch($0, value.type) }
    if !sight.isExhaustive(cases, value.type) { report(.notExhaustive, at: subject.range) }
    // C falls from one case into the next; Swift only where it says so.
    return .selection(value, branches, falls: !isSwift)
  }

  /// What a case binds lives in its own scope, `where` included.
  private mutating func branch(
    _ branch: Statement.SwitchCase, _ type: StaticType
  ) -> TypedBranch {
    let (typed, owned) = scoped { typing in
      TypedBranch(
        patterns: typing.alternatives(branch.patterns, type, branch.range),
        isDefault: branch.isDefault,
        condition: branch.guardCondition.map { typing.resolveTested($0) }, owned: [],
        body: typing.block(branch.body))
    }
    return typed.owning(owned)
  }

  /// The patterns of a case, which all give values to the same names.
  mutating func alternatives(
    _ patterns: [Pattern], _ type: StaticType, _ range: SourceRange
  ) -> [TypedPattern] {
    defer { context.isAlternative = false }
    let typed = patterns.map { pattern in
      let typed = self.pattern(pattern, type, range)
      context.isAlternative = true
      return typed
    }
    let bound = patterns.map(\.boundNames)
    let everywhere = bound.map { Set($0.map(\.text)) }.reduce(nil) { all, names in
      all.map { $0.intersection(names) } ?? names
    }
    var known = everywhere ?? []
    for name in bound.joined() where known.insert(name.text).inserted {
      report(.unevenPatterns(.missing(name.text)), at: name.range)
    }
    return typed
  }

  /// Says of a name that an earlier pattern has bound how it is bound otherwise here.
  func unevenness(
    of known: Local, to type: StaticType, isConstant: Bool
  ) -> LanguageFact.UnevenBinding? {
    let (old, new) = (known.type.swiftName, type.swiftName)
    if known.type != .any, type != .any, old != new { return .type(found: new, expected: old) }
    return known.isConstant == isConstant ? nil : .mutability(isConstant: isConstant)
  }
}

extension TypedBranch {
  /// The same with what is let go at its end.
  func owning(_ owned: [Local]) -> TypedBranch {
    var branch = self
    branch.owned = owned
    return branch
  }
}
