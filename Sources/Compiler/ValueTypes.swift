import Checks
import Declaring
import Desugaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Structs and enumerations: how they are declared, made and changed.
extension Typing {
  /// `Type.name` and `Type.name(…)`: a case with what it carries.
  ///
  /// Nil where no enumeration has such a case. A case that carries something and is not called is a
  /// function (`value(of:)`).
  mutating func make(
    case name: String, of type: String, _ arguments: [Argument], _ range: SourceRange,
    isCalled: Bool = false, expecting expected: StaticType? = nil
  ) -> TypedExpression? {
    let type = enumeration(type, with: name, arguments, expecting: expected)
    guard let item = declarations.enumerations[type]?.named(name),
      let id = classes.id(named: type)
    else { return nil }
    if !isCalled, !item.payload.isEmpty { return value(of: item, type, range) }
    if arguments.count < item.payload.count, item.defaults.contains(where: { $0 != nil }),
      let values = matched(arguments, to: item.labels, item.payload, item.defaults)
    {
      return TypedExpression(.object(type), .enumCase(name, of: id, labels: item.labels, values))
    }
    if arguments.count != item.payload.count {
      report(
        .argumentCount(of: name, expected: item.payload.count, found: arguments.count), at: range)
    }
    let whole = expected?.className == type ? expected?.unwrapped : nil
    let values = zip(arguments, whole.map { item.payload(of: $0) } ?? item.payload)
      .map { resolve($0.value, expecting: $1) }
    return TypedExpression(
      whole ?? .object(type), .enumCase(name, of: id, labels: item.labels, values))
  }

  /// `Type.name` of a case that carries something: the function that makes such values.
  private mutating func value(
    of item: Enumeration.Case, _ type: String, _ range: SourceRange
  ) -> TypedExpression {
    let callee = Expression(.implicitMember(Name(item.name, at: range)), at: range)
    let expected = StaticType.closure(item.payload, returning: .object(type))
    var value = closure(
      Closure(calling: callee, labels: item.labels), expecting: expected, at: range)
    value.type = expected
    return value
  }

  /// Optional, as no case may have the value; nil where the type is no enumeration.
  private mutating func make(
    rawValue: Expression, of type: String, _ id: ClassID
  ) -> TypedExpression? {
    guard let cases = declarations.enumerations[type]?.cases else { return nil }
    var result = StaticType.object(type)
    result.optionality = .optional
    return TypedExpression(result, .fromRawValue(resolve(rawValue), cases, of: id))
  }

  // MARK: - Structs

  /// `Point(x: 1, y: 2)` without an initialiser of its own, and `Kind(rawValue: …)`; nil for all
  /// else.
  mutating func makeValue(
    _ id: ClassID, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    let name = classes[id].name
    guard classes[id].isValueType, let draft = declarations.drafts[name] else { return nil }
    if arguments.count == 1, arguments[0].label == nil,
      case .array(let elements) = arguments[0].value.kind,
      let options = optionSet(elements, .object(name))
    {
      return options
    }
    if arguments.count == 1, arguments[0].label?.text == "rawValue",
      let made = make(rawValue: arguments[0].value, of: name, id)
    {
      return made
    }
    if draft.methods.values.contains(where: { $0.base == "init" && $0.accepts(arguments) }) {
      return nil
    }
    // A struct with an initialiser of its own, extensions apart, gets none from its properties.
    let hasOwn = draft.bodies.values.contains { $0.isDesignatedInitializer && $0.category == nil }
    guard hasOwn || StaticType.isGeometry(name) else {
      return memberwise(draft, id, arguments, range)
    }
    let own = draft.methods.values.filter { $0.base == "init" }
    if own.count == 1, let only = own.first {
      report(LanguageFact.misfit(arguments, only.labels, only.defaults), at: range)
    } else {
      report(.noExactMatches(nil), at: range)
    }
    return .missing
  }

  /// The initialiser that a struct gets from its stored properties.
  ///
  /// TSPL, Memberwise Initializers, and SE-0242: properties with initial values may be left out. A
  /// constant that has its value is no parameter.
  private mutating func memberwise(
    _ draft: ClassDraft, _ id: ClassID, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    let stored = draft.properties.filter { $0.isStored && !draft.isFixed($0) }
    let names = stored.map { wrappedName(of: $0) ?? $0.property.name }
    let arguments = arguments.map { wrapped($0, draft) }
    let defaults = stored.map { property in
      draft.initial(of: property.property.name).map {
        DefaultValue(expression: $0.value, body: $0.body)
      }
        ?? (property.type.optionality == .optional || draft.isLazy(property) || property.isWrapped
          ? DefaultValue(expression: Expression(.nilLiteral, at: range)) : nil)
    }
    // What is lazy may be given, and is found out later where it is not.
    let types = stored.map {
      $0.isWrapped ? .any : draft.isLazy($0) ? $0.type.asOptional : $0.type
    }
    // What a wrapper that nobody declares gives itself takes no closure that stands behind the call.
    let given = stored.indices.filter { place in
      !stored[place].isWrapped || stored[place].type.signature != nil
        || arguments.contains { $0.label?.text == names[place] }
    }
    guard
      let matched = matched(
        arguments, to: given.map { names[$0] }, given.map { types[$0] }, given.map { defaults[$0] })
    else {
      report(LanguageFact.misfit(arguments, names, defaults), at: range)
      return .missing
    }
    let values = stored.indices.compactMap { place in
      given.firstIndex(of: place).map { matched[$0] }
        ?? defaults[place].map { resolve(default: $0, expecting: types[place]) }
    }
    let places = stored.map { sight.ivarPlace("_" + $0.property.name, of: draft.name) }
    let fields = zip(places, values).compactMap { place, value in
      place.map { TypedExpression.Field(slot: $0.slot, ivar: $0.ivar, value: value) }
    }
    return TypedExpression(
      .object(draft.name), .makeStructure(id, fields + constants(of: draft)))
  }

  /// The constants of a struct that have their values in their declarations.
  private mutating func constants(of draft: ClassDraft) -> [TypedExpression.Field] {
    draft.properties.filter { $0.isStored && draft.isFixed($0) }.compactMap { fixed in
      let name = fixed.property.name
      guard let initial = draft.initial(of: name),
        let place = sight.ivarPlace("_" + name, of: draft.name)
      else { return nil }
      return TypedExpression.Field(
        slot: place.slot, ivar: place.ivar,
        value: resolve(
          default: DefaultValue(expression: initial.value, body: initial.body),
          expecting: fixed.type))
    }
  }

  // MARK: - Changing values

  /// Whether a value may be changed where it lies, if it has one owner: it must lie in a variable
  /// or in an object, as the box of a value around it may have more, and no setter may look at what
  /// was there.
  ///
  /// Swift's own copy-on-write asks the same of a buffer when it runs; here half of the answer is
  /// known before.
  mutating func liesAlone(_ base: Expression) -> Bool {
    switch base.kind {
    case .selfReference: return true
    case .name(let name):
      return !declarations.observed.contains(name) && local(named: name)?.setter == nil
    case .forced(let inner), .chainLink(let inner): return liesAlone(inner)
    case .member(let holder, let name):
      if declarations.observed.contains(name.text) { return false }
      if holder.isSelf { return true }
      let reported = diagnostics.count
      let type = resolve(holder).type
      diagnostics.removeSubrange(reported...)
      return type.className != nil && !sight.mayBeValue(type)
    default: return false
    }
  }

  /// How a changed value gets back to where it came from; nil where it could not be assigned.
  mutating func writingBack(to base: Expression) -> TypedStore? {
    let reported = diagnostics.count
    switch base.kind {
    case .name, .member, .element, .selfReference, .forced, .chain, .chainLink: break
    default: return nil
    }
    let store = self.store(to: base)
    let isWritable = diagnostics.count == reported
    diagnostics.removeSubrange(reported...)
    return isWritable ? store : nil
  }

  /// A mutating method of a struct: it works on a value nobody else has, which is then written
  /// back.
  mutating func callMutating(
    _ selector: Selector, _ values: [TypedExpression], on target: TypedExpression,
    _ base: Expression,
    answering type: StaticType, _ range: SourceRange
  ) -> TypedExpression {
    if base.isSelf { using(as: .member) { $0.checkMutable(at: range) } }
    let store = using(as: .member) { $0.store(to: base) }
    return TypedExpression(
      type, isEchoed: !type.isVoid,
      .mutatingCall(
        selector, target, values, store, isAlone: liesAlone(base), line: line(of: range)))
  }
}
