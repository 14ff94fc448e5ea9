import Declaring
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Storing into what a name stands for.
extension Typing {
  /// `view.frame.size.width = 3` reads, changes and writes back; Objective-C allows it for plain
  /// variables only.
  ///
  /// clang: “expression is not assignable”. A value is stored as a whole into what holds it, and
  /// that again, up to a variable or an object.
  mutating func store(to name: Name, of base: Expression) -> TypedStore {
    if case .superReference = base.kind {
      let setter = Selector.setter(for: name.text)
      guard let owner = context.owner else {
        report(.superOutsideMethod, at: base.range)
        return .nowhere
      }
      useSelf()
      return .superSetter(setter, owner: owner)
    }
    if case .selfReference = base.kind {
      if let store = storing(unobserved: name.text) { return store }
      if !sight.isSetNonmutating(name.text, of: sight.selfType) { checkMutable(at: name.range) }
    }
    let holder = receiver(base)
    checkUnwrapped(holder.type, name)
    if let part = StructMember(name.text, of: holder.type) {
      if !isSwift, base.isMessage || holder.isMessage { report(.notAssignable, at: name.range) }
      return .structMember(part, of: holder, store(to: base))
    }
    if !isSwift, holder.type.record != nil, base.isMessage {
      report(.notAssignable, at: name.range)
    }
    if let store = store(part: name, of: holder, writing: { $0.store(to: base) }) { return store }
    if let store = store(dynamically: name, of: holder.type, base) { return store }
    if sight.mayBeValue(holder.type), !base.isSelf,
      !sight.isSetNonmutating(name.text, of: holder.type)
    {
      return store(to: name, inValue: holder, of: base)
    }
    return store(property: name, of: holder, place(of: base))
  }

  /// `point.x = 1`: the value is copied unless nobody else has it, changed, and written back; what
  /// turns out to be an object is only changed.
  private mutating func store(
    to name: Name, inValue holder: TypedExpression, of base: Expression
  ) -> TypedStore {
    let isKnown = holder.type.extendedName != nil || holder.type.isTuple
    let write = isKnown ? store(to: base) : writingBack(to: base)
    var changed = holder
    let box = context.slotCount
    context.slotCount += 1
    changed.kind = .slot(box)
    return .member(
      TypedStore.Member(
        name: name.text, holder: holder, slot: box,
        setter: store(property: name, of: changed, place(of: base)), store: write,
        isAlone: liesAlone(base)))
  }
}
