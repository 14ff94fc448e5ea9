import Checks
import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Structs and enumerations: how they are declared, made and changed.
extension Typing {
  /// Names of parameters are kept for the whole program and not for a scope: a type that is named
  /// so elsewhere is declared anyway, and declared types go first.
  mutating func declare(generics: [GenericParameter]) {
    for parameter in generics {
      declarations.typeParameters.insert(parameter.name.text)
      declarations.bounds[parameter.name.text] = parameter.bound?.className
    }
  }

  // MARK: - Enumerations

  /// The cases of an enumeration, with raw values where it has a raw type.
  ///
  /// TSPL, Implicitly Assigned Raw Values: integers count on from the one before, strings are the
  /// case's name.
  mutating func declare(cases type: TypeDeclaration) {
    let raw = type.inherits.first.flatMap { StaticType.scalars[$0.className] }
    var enumeration = Enumeration()
    enumeration.raw = raw.flatMap { $0.isArithmetic || $0.isString ? $0 : nil }
    var next = 0
    for case .enumCase(let item) in type.members {
      var value = item.rawValue.flatMap { Typing.rawValue($0) }
      switch raw?.field {
      case .int: value = value ?? .int(next)
      case .real: value = .real(value?.real ?? Double(next))
      default: if raw?.isString == true { value = value ?? .string(item.name.text) }
      }
      next = (value?.integer ?? next) &+ 1
      enumeration.cases.append(
        Enumeration.Case(
          name: item.name.text, labels: item.payload.map(\.callLabel),
          payload: item.payload.map { $0.type.map { self.type($0) } ?? .any },
          defaults: item.payload.map(\.writtenDefault), rawValue: value,
          isIndirect: item.isIndirect || type.modifiers.contains { $0.text == "indirect" }))
    }
    declarations.enumerations[type.name.text] = enumeration
  }

  /// Only literals are raw values (TSPL, Enumerations); nil leaves the case to the implicit rule.
  private static func rawValue(_ expression: Expression) -> Value? {
    switch expression.kind {
    case .integer(let value): return .int(value)
    case .real(let value): return .real(value)
    case .unary(.minus, let inner):
      switch rawValue(inner) {
      case .int(let value): return .int(0 &- value)
      case .real(let value): return .real(-value)
      default: return nil
      }
    case .string(let parts):
      if case .text(let text) = parts.first { return .string(text) }
      return .string("")
    default: return nil
    }
  }

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

  /// `Type.allCases`, `Type(rawValue:)`.
  mutating func allCases(of type: String) -> TypedExpression? {
    guard let cases = declarations.enumerations[type]?.cases,
      let id = classes.id(named: type)
    else { return nil }
    return TypedExpression(.array(of: .object(type)), .allCases(cases.map(\.name), of: id))
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

  /// What is given for a property with a wrapper of the script's own, in the wrapper.
  ///
  /// SE-0258: the memberwise initialiser takes the wrapped value where the wrapper can be made of
  /// it.
  private func wrapped(_ argument: Argument, _ draft: ClassDraft) -> Argument {
    guard let label = argument.label,
      let storage = draft.properties.first(where: { $0.property.name == "_" + label.text }),
      wrappedName(of: storage) != nil, let wrapper = storage.type.className
    else { return argument }
    let range = argument.value.range
    var written: [Argument] = []
    if case .call(_, let arguments)? = draft.initial(of: storage.property.name)?.value.kind {
      written = arguments.filter { $0.label?.text != "wrappedValue" }
    }
    let first = Argument(label: Name("wrappedValue", at: range), argument.value)
    var given = argument
    given.value = Expression(
      .call(Expression(.name(wrapper), at: range), [first] + written), at: range)
    return given
  }

  /// The name of the property whose wrapper a property of the compiler's own holds; nil for all
  /// else.
  private func wrappedName(of storage: ClassDraft.DraftProperty) -> String? {
    guard let type = storage.type.className, declarations.wrappers[type] != nil,
      storage.property.name.hasPrefix("_")
    else { return nil }
    return String(storage.property.name.dropFirst())
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

extension Function {
  /// What its generic parameters mean to who calls it, where nothing is known of them.
  var openParameters: [String: ParameterMeaning] {
    guard dialect == .swift else { return [:] }
    return Dictionary(generics.map { ($0.name.text, .open(nil)) }) { first, _ in first }
  }
}

extension ClassDraft {
  /// Whether it is a constant that has its value in its declaration, so that no initialiser gives
  /// it one.
  fileprivate func isFixed(_ draft: DraftProperty) -> Bool {
    draft.isConstant && initial(of: draft.property.name) != nil
  }

  /// The ivar of a property of Swift's is its name behind an underscore.
  fileprivate func initial(of property: String) -> InitialValue? {
    initialValues.first { $0.ivar == "_" + property }
  }
}
