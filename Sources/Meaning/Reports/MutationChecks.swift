package import Declaring
package import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Values that are changed where they may not be, and closures that are kept.
extension Typing {
  /// Stores into something that is used in a way.
  package mutating func using<Result>(
    as use: LanguageFact.Use, _ body: (inout Typing) -> Result
  ) -> Result {
    let outer = self.use
    self.use = use
    defer { self.use = outer }
    return body(&self)
  }

  /// Stores into a part of something: how the whole is used, its outermost part says.
  package mutating func using<Result>(
    asPart use: LanguageFact.Use, _ body: (inout Typing) -> Result
  ) -> Result {
    using(as: self.use == .value ? use : self.use, body)
  }

  /// Reports a change of `self` in a method of a value that does not say `mutating`.
  package mutating func checkMutable(at range: SourceRange) {
    guard isSwift, !context.isMutating, !context.isStatic, let owner = context.owner,
      classes[owner].isValueType
    else { return }
    report(immutableProperty: "self", isConstant: false, at: range)
  }

  /// Reports a change of a property of Swift's, or of a part of it, that may not be.
  mutating func report(immutableProperty name: String, isConstant: Bool, at range: SourceRange) {
    using(asPart: .property) {
      $0.report(.immutable(name, $0.use, isConstant: isConstant), at: range)
    }
  }

  /// clang names the whole type, with `const` where it stands in the declaration; swiftc tells
  /// apart assigning the constant itself and changing a part.
  package mutating func report(constant name: String, _ type: StaticType, at range: SourceRange) {
    if !isSwift {
      let written = type.nameInC ?? ""
      let constant = type.field == .object ? written + "const" : "const " + written
      report(.objectiveC(.constAssignment(name, type: constant)), at: range)
    } else if use == .value {
      report(.constantAssignment(name), at: range)
    } else {
      report(.immutable(name, use, isConstant: true), at: range)
    }
  }

  /// Reports a closure that is lent for a call, in a closure that outlives it.
  package mutating func checkCaptured(_ name: String, at range: SourceRange) {
    guard isSwift, context.isClosure else { return }
    var (around, isKept) = (context, false)
    while around.isClosure, let outer = around.enclosing.first {
      if around.declares(name) { return }
      isKept = isKept || around.isKept
      around = outer
    }
    if isKept, around.borrowed.contains(name) { report(.capturesNonescaping(name), at: range) }
  }

  /// Reports a closure that is lent for a call and would be kept: in a property, or by another
  /// function.
  package mutating func checkKept(_ value: Expression, _ fact: (String) -> LanguageFact) {
    guard isSwift, case .name(let name) = value.kind, context.borrowed.contains(name),
      context.sees(name)
    else { return }
    report(fact(name), at: value.range)
  }
}
