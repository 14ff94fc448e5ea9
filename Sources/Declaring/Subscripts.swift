import Desugaring
package import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Subscripts of the program: which type has one, and what it is called as a method.
extension Typing {
  /// `super` as a value of the class above, whatever else: as any value.
  package func aboveSelf(_ holder: TypedExpression, _ base: Expression) -> TypedExpression {
    guard case .superReference = base.kind else { return holder }
    return TypedExpression(sight.superType, holder.kind)
  }

  /// Subscripts are inherited, so that the whole lineage is asked; static ones are found by the
  /// metatype.
  package func hasSubscript(_ type: StaticType) -> Bool {
    guard let id = type.className.flatMap({ classes.id(named: $0) }) else { return false }
    return classes.lineage(of: id).contains { owner in
      let draft = declarations.drafts[classes[owner].name]
      let methods = type.isMetatype ? draft?.classMethods : draft?.methods
      return methods?.values.contains { $0.base == Function.readingSubscript } == true
    }
  }

  /// Whether a value has brackets at all; where it has none, that is reported.
  ///
  /// Of classes whose code is not here only those that are surely no collections are judged.
  package mutating func checkHasElements(_ type: StaticType, at range: SourceRange) -> Bool {
    if !type.parts.isEmpty { return true }
    if let since = sight.deviceVersion(of: "subscript", type) {
      report(.notSimulatedHere("subscript", since: since), at: range)
      return false
    }
    let name = Name("subscript", at: range)
    let lacks = type.isSeenThrough ? sight.lacking(name, type) != nil : isPlain(type)
    if !lacks { return true }
    report(
      .noSubscripts(of: type.isSeenThrough ? type.nameSeenThrough : type.swiftName), at: range)
    return false
  }

  /// Whether a type of the program's, a view or a controller stands on nothing with brackets.
  private func isPlain(_ type: StaticType) -> Bool {
    guard type.optionality == .none, !type.isMetatype, !hasSubscript(type),
      let id = type.className.flatMap({ classes.id(named: $0) })
    else { return false }
    let drafts = classes.lineage(of: id).compactMap { declarations.drafts[classes[$0].name] }
    return classes.isKind(id, of: "UIResponder")
      || sight.isWhole(id) && !drafts.isEmpty
        && drafts.allSatisfy {
          sight.conformances(of: $0).allSatisfy(declarations.members.keys.contains)
        }
  }

  /// Whether an extension of texts looks at its own: what it gives a text by whole numbers, it takes
  /// from the library by places, which are numbers here too.
  package func isPlaceInText(
    _ base: Expression, _ indices: [Argument], _ type: StaticType
  ) -> Bool {
    guard type.isString, case .selfReference = base.kind else { return false }
    return indices.count == 1 && indices[0].label == nil
  }

  /// Whether a range stands between the brackets of what the library gives such brackets to, and no
  /// extension does.
  package func isPartOfLibrarys(_ type: StaticType, _ indices: [Argument]) -> Bool {
    guard let name = type.className, ["NSString", "NSArray"].contains(name), indices.count == 1,
      indices[0].label == nil, indices[0].value.isWrittenRange
    else { return false }
    let own = declarations.drafts[name]?.methods.values.filter {
      $0.base == Function.readingSubscript && $0.labels == [""]
    }
    return own?.allSatisfy { $0.parameters.first?.isArithmetic == true } ?? true
  }
}

extension Expression {
  fileprivate var isWrittenRange: Bool {
    switch kind {
    case .partialRange, .binary(.closedRange, _, _), .binary(.halfOpenRange, _, _): true
    default: false
    }
  }
}
