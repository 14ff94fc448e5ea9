import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Subscripts of the learner's own types: methods with brackets.
extension Typing {
  /// Whether brackets behind a value mean a subscript of the learner's.
  mutating func hasOwnElement(_ base: Expression) -> Bool {
    guard isSwift else { return false }
    let reported = diagnostics.count
    defer { diagnostics.removeSubrange(reported...) }
    return hasSubscript(aboveSelf(receiver(base), base).type)
  }

  /// `super` as a value of the class above, whatever else: as any value.
  private func aboveSelf(_ holder: TypedExpression, _ base: Expression) -> TypedExpression {
    guard case .superReference = base.kind else { return holder }
    return TypedExpression(sight.superType, holder.kind)
  }

  /// Subscripts are inherited, so that the whole lineage is asked; static ones are found by the
  /// metatype.
  private func hasSubscript(_ type: StaticType) -> Bool {
    guard let id = type.className.flatMap({ classes.id(named: $0) }) else { return false }
    return classes.lineage(of: id).contains { owner in
      let draft = declarations.drafts[classes[owner].name]
      let methods = type.isMetatype ? draft?.classMethods : draft?.methods
      return methods?.values.contains { $0.base == Function.readingSubscript } == true
    }
  }

  /// `matrix[0, 1]`, `list[safe: 2]`; nil where no subscript of the learner's fits.
  ///
  /// Nil leaves the brackets to the library: an extension adds to its subscripts.
  mutating func ownElement(
    _ base: Expression, _ indices: [Argument], of holder: TypedExpression, _ range: SourceRange
  ) -> TypedExpression? {
    let holder = aboveSelf(holder, base)
    if let asked = askedElement(base, indices, of: holder) { return asked }
    guard hasSubscript(holder.type), !isPlaceInText(base, indices, holder.type),
      !isPartOfLibrarys(holder.type, indices),
      let found = findMethod(Function.readingSubscript, indices, holder.type)
    else { return nil }
    if case .superReference = base.kind { return sendToSuper(found.selector, found.values, range) }
    checkUnwrapped(holder.type, Name("subscript", at: range))
    return send(
      found.selector, to: holder, found.values,
      answering: sight.result(
        of: found.selector, for: holder.type, sight.signature(of: found.selector, for: holder.type)),
      place(of: base))
  }

  /// Whether a value has brackets at all; where it has none, that is reported.
  ///
  /// Of classes whose code is not here only those that are surely no collections are judged.
  mutating func checkHasElements(_ type: StaticType, at range: SourceRange) -> Bool {
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

  /// The same of a value that is seen through a protocol which asks for a subscript.
  private mutating func askedElement(
    _ base: Expression, _ indices: [Argument], of holder: TypedExpression
  ) -> TypedExpression? {
    let asked = holder.type.seenThrough.content.flatMap { sight.refinements(of: $0) }
    guard holder.type.className == nil, holder.type.optionality == .none,
      indices.allSatisfy({ $0.label == nil }),
      asked.contains(where: {
        declarations.askedTypes[$0]?[Function.readingSubscript] != nil
      })
    else { return nil }
    let values = indices.map { resolve($0.value) }
    return send(
      sight.swiftSelector(Function.readingSubscript, indices), to: holder, values,
      answering: askedType(of: Function.readingSubscript, holder.type), place(of: base))
  }

  /// Whether an extension of texts looks at its own: what it gives a text by whole numbers, it takes
  /// from the library by places, which are numbers here too.
  private func isPlaceInText(
    _ base: Expression, _ indices: [Argument], _ type: StaticType
  ) -> Bool {
    guard type.isString, case .selfReference = base.kind else { return false }
    return indices.count == 1 && indices[0].label == nil
  }

  /// Whether a range stands between the brackets of what the library gives such brackets to, and no
  /// extension does.
  private func isPartOfLibrarys(_ type: StaticType, _ indices: [Argument]) -> Bool {
    guard let name = type.className, ["NSString", "NSArray"].contains(name), indices.count == 1,
      indices[0].label == nil, indices[0].value.isWrittenRange
    else { return false }
    let own = declarations.drafts[name]?.methods.values.filter {
      $0.base == Function.readingSubscript && $0.labels == [""]
    }
    return own?.allSatisfy { $0.parameters.first?.isArithmetic == true } ?? true
  }

  /// `matrix[0, 1] = x`: of a value type, what holds the value is stored again.
  ///
  /// The setter takes the new value first, from a local whose name nobody can write. Without one,
  /// an array's own brackets may still fit an extension's type.
  mutating func store(
    ownElement indices: [Argument], of base: Expression, _ range: SourceRange
  ) -> TypedStore {
    let slot = context.slotCount
    context.slotCount += 1
    let holder = aboveSelf(receiver(base), base)
    let new = Argument(Expression(.name(" new value"), at: range))
    context.scopes.append(Surroundings.Scope())
    declare(local: " new value", .any, strength: .unowned, isConstant: true)
    let place = context.scopes.last?.locals[" new value"]?.slot ?? slot
    let found = findMethod(Function.settingSubscript, [new] + indices, holder.type)
    context.scopes.removeLast()
    guard let found else {
      guard findMethod(Function.readingSubscript, indices, holder.type) == nil,
        isElementOfLibrary(indices)
      else {
        report(.readOnlyProperty("subscript", type: holder.type.className ?? ""), at: range)
        return .nowhere
      }
      return store(element: indices[0].value, of: base)
    }
    if case .superReference = base.kind {
      return .call(sendToSuper(found.selector, found.values, range), slot: place)
    }
    let call =
      sight.mayBeValue(holder.type)
      ? callMutating(found.selector, found.values, on: holder, base, answering: .void, range)
      : send(found.selector, to: holder, found.values, answering: .void, self.place(of: base))
    return .call(call, slot: place)
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
