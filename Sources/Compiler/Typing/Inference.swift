import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// What generic parameters stand for in a call, as far as its arguments and what is expected of it
// tell.
extension Typing {
  /// `Box(1)`: a value of `Box<Int>`; nil where the name is none of a generic type, or the call
  /// does not tell its arguments.
  mutating func makeInstance(
    of name: String, _ arguments: [Argument], _ range: SourceRange, expecting type: StaticType?
  ) -> TypedExpression? {
    guard isSwift, !declarations.generics.isEmpty, let id = sight.classNamed(name) else {
      return nil
    }
    let generic = classes[id].name
    guard let written = declarations.generics[generic], written.isMadeForArguments else {
      return nil
    }
    if let expected = type?.className, declarations.instances[expected]?.generic == generic,
      let id = classes.id(named: expected)
    {
      return construct(id, arguments, range)
    }
    guard let parameters = parameters(of: generic, fitting: arguments),
      let known = inferred(written.declaration.generics, parameters, arguments),
      let id = instance(of: generic, known).flatMap({ classes.id(named: $0) })
    else { return nil }
    return construct(id, arguments, range)
  }

  /// `build()` where a `Card` is expected: the function with `Card` for its parameter; nil where it
  /// is not generic, or a call does not tell its arguments.
  mutating func instance(
    of signature: FunctionSignature, _ arguments: [Argument], expecting type: StaticType?
  ) -> FunctionSignature? {
    guard let generic = signature.generic,
      let known = inferred(
        generic.function.generics, generic.function.parameters, arguments,
        returning: generic.function.returns, expecting: type)
    else { return nil }
    let key = "\(signature.body)<\(known.map(\.name).joined(separator: ", "))>"
    if let made = declarations.functionInstances[key] { return made }
    if key.count(where: { $0 == "<" }) > Typing.deepestArguments { return nil }
    let outer = (context, source, announcedPlace)
    let reported = diagnostics.count
    (context, source) = (Surroundings(memory: .automatic, dialect: .swift), generic.source)
    announcedPlace = nil
    let names = generic.function.generics.map(\.name.text)
    var made = declare(
      generic.function,
      meaning: Dictionary(zip(names, zip(generic.function.generics, known).map(meaning))) {
        first, _ in first
      })
    diagnostics.removeSubrange(reported...)
    if let whole = made?.returns.seenWhole { made?.returns = whole }
    declarations.functionInstances[key] = made
    typeUnlessDeclaring()
    (context, source, announcedPlace) = outer
    return made
  }

  /// An argument as the body of a generic function sees it: through what its parameter asks for.
  private func meaning(of parameter: GenericParameter, _ argument: TypeArgument) -> ParameterMeaning
  {
    guard let bound = parameter.bound?.className, declarations.protocols.contains(bound) else {
      return .known(argument)
    }
    return .known(TypeArgument(name: argument.name, type: argument.type.seen(through: [bound])))
  }

  /// What a call by a name converts to: the number or text that a generic parameter or an alias
  /// stands for.
  func convertedType(_ name: String) -> String {
    if case .known(let argument)? = sight.parameter(named: name) { return argument.name }
    guard isSwift, let alias = declarations.aliases[sight.fullTypeName(name)],
      alias.optionality == .none, alias.enumeration == nil, alias.isArithmetic || alias.isString
    else { return name }
    return alias.swiftName
  }

  /// The types of the parameters of the only initialiser that a call fits, as they are written.
  private func parameters(of generic: String, fitting arguments: [Argument]) -> [Parameter]? {
    guard let draft = declarations.drafts[generic] else { return nil }
    let own = draft.methods.values.filter { $0.base == "init" && $0.accepts(arguments) }
    if own.count == 1 { return draft.bodies[own[0].selector]?.function.parameters }
    guard own.isEmpty, draft.isValueType else { return nil }
    return declarations.generics[generic]?.declaration.storedProperties
  }

  /// What stands for each generic parameter; nil where one of them is not known.
  private mutating func inferred(
    _ generics: [GenericParameter], _ parameters: [Parameter], _ arguments: [Argument],
    returning result: TypeReference? = nil, expecting expected: StaticType? = nil
  ) -> [TypeArgument]? {
    if isInferring { return nil }
    isInferring = true
    defer { isInferring = false }
    let names = Set(generics.map(\.name.text))
    var bound: [String: StaticType] = [:]
    var rest = parameters[...]
    for argument in arguments {
      guard let place = rest.firstIndex(where: { $0.callLabel == argument.label?.text ?? "" })
      else { continue }
      let written = rest[place].type
      rest = rest[(place + 1)...]
      guard let written, written.mentions(names),
        !argument.value.isOfExpectedType || argument.value.isFilledCollection
      else { continue }
      let guessed = hasGuessed
      let type = typeOfValue(argument.value)
      hasGuessed = guessed
      written.bind(names, to: type, &bound)
    }
    if let result, let expected {
      result.bind(names.filter { bound[$0] == nil }, to: expected, &bound)
    }
    let known = generics.compactMap { parameter -> TypeArgument? in
      guard let type = bound[parameter.name.text], let name = type.argumentName else { return nil }
      return TypeArgument(name: name, type: type)
    }
    return known.count == generics.count ? known : nil
  }
}

extension TypeDeclaration {
  /// The stored properties of a struct, as the parameters of the initialiser that they give it.
  fileprivate var storedProperties: [Parameter] {
    members.flatMap { member -> [Parameter] in
      guard case .variables(let variables) = member,
        !variables.modifiers.contains(where: { $0.text == "static" })
      else { return [] }
      return variables.bindings.compactMap { binding in
        guard case .binding(let name, _) = binding.pattern, binding.accessors?.getter == nil else {
          return nil
        }
        return Parameter(label: name, name: name, type: binding.type)
      }
    }
  }
}

extension TypeReference {
  /// Whether one of the names stands in it.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    switch kind {
    case .named(let name, let arguments, _):
      names.contains(String(name.prefix { $0 != "." }))
        || arguments.contains { $0.mentions(names) }
    case .pointer(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
      .array(let inner), .cArray(let inner, _):
      inner.mentions(names)
    case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
    case .tuple(let parts, _), .composition(let parts): parts.contains { $0.mentions(names) }
    case .function(let parameters, let result):
      result.mentions(names) || parameters.contains { $0.mentions(names) }
    }
  }

  /// Notes what the names stand for where a value of a type is given for this one; of two types the
  /// one that both are, where that is known.
  fileprivate func bind(
    _ names: Set<String>, to type: StaticType, _ bound: inout [String: StaticType]
  ) {
    switch kind {
    case .named(let name, _, _) where names.contains(name):
      bound[name] = bound[name].map { .common($0, type) } ?? type
    case .named(let name, _, _) where name.hasSuffix(".Type"):
      let name = String(name.dropLast(5))
      guard names.contains(name), type.isMetatype else { return }
      // A number's own type is an object's here.
      bound[name] =
        type.parts.first ?? type.className.flatMap { $0 == "NSNumber" ? nil : .object($0) }
    case .named(let name, let arguments, _):
      guard arguments.count == type.parts.count, ["Array", "Set", "Dictionary"].contains(name)
      else { return }
      for (argument, part) in zip(arguments, type.parts) { argument.bind(names, to: part, &bound) }
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      if type != .nothing { inner.bind(names, to: type.unwrapped, &bound) }
    case .array(let element): element.bind(names, to: type.element, &bound)
    case .dictionary(let key, let value):
      guard type.isDictionary, type.parts.count == 2 else { return }
      key.bind(names, to: type.parts[0], &bound)
      value.bind(names, to: type.parts[1], &bound)
    case .function(_, let result) where isAutoclosure: result.bind(names, to: type, &bound)
    case .function(_, let result):
      result.bind(names, to: type.signature?.last ?? .any, &bound)
    case .pointer, .tuple, .cArray, .composition: break
    }
  }
}

extension StaticType {
  /// What a generic function answers, as its caller sees it, who knows the type.
  fileprivate var seenWhole: StaticType {
    var type = unwrapped == .id ? self : seen(through: [])
    type.parts = parts.map(\.seenWhole)
    return type
  }
}

extension Expression {
  /// Whether it is the literal of a list or dictionary whose elements say what it is.
  fileprivate var isFilledCollection: Bool {
    switch kind {
    case .array(let elements):
      !elements.isEmpty && elements.allSatisfy { !$0.isOfExpectedType || $0.isFilledCollection }
    case .dictionary(let pairs):
      !pairs.isEmpty && pairs.allSatisfy { !$0.key.isOfExpectedType && !$0.value.isOfExpectedType }
    default: false
    }
  }
}
