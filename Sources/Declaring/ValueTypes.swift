import ObjectModel
package import Syntax
package import TypedTree

// The cases of enumerations, and what makes a value.
extension Typing {
  /// Names of parameters are kept for the whole program and not for a scope: a type that is named
  /// so elsewhere is declared anyway, and declared types go first.
  package mutating func declare(generics: [GenericParameter]) {
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

  /// `Type.allCases`, `Type(rawValue:)`.
  package mutating func allCases(of type: String) -> TypedExpression? {
    guard let cases = declarations.enumerations[type]?.cases,
      let id = classes.id(named: type)
    else { return nil }
    return TypedExpression(.array(of: .object(type)), .allCases(cases.map(\.name), of: id))
  }

  /// What is given for a property with a wrapper of the script's own, in the wrapper.
  ///
  /// SE-0258: the memberwise initialiser takes the wrapped value where the wrapper can be made of
  /// it.
  package func wrapped(_ argument: Argument, _ draft: ClassDraft) -> Argument {
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
  package func wrappedName(of storage: ClassDraft.DraftProperty) -> String? {
    guard let type = storage.type.className, declarations.wrappers[type] != nil,
      storage.property.name.hasPrefix("_")
    else { return nil }
    return String(storage.property.name.dropFirst())
  }
}

extension Function {
  /// What its generic parameters mean to who calls it, where nothing is known of them.
  package var openParameters: [String: ParameterMeaning] {
    guard dialect == .swift else { return [:] }
    return Dictionary(generics.map { ($0.name.text, .open(nil)) }) { first, _ in first }
  }
}

extension ClassDraft {
  /// Whether it is a constant that has its value in its declaration, so that no initialiser gives
  /// it one.
  package func isFixed(_ draft: DraftProperty) -> Bool {
    draft.isConstant && initial(of: draft.property.name) != nil
  }

  /// The ivar of a property of Swift's is its name behind an underscore.
  package func initial(of property: String) -> InitialValue? {
    initialValues.first { $0.ivar == "_" + property }
  }
}
