import Declaring
import Desugaring
import Diagnostics
import Lookup
import Meaning
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
