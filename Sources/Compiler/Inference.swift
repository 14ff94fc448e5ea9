import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// What generic parameters stand for in a call, as far as its arguments and what is expected of it
// tell.
extension Typing {
  /// `Box(1)`: a value of `Box<Int>`; nil where the name is none of a generic type, or the call
  /// does not tell its arguments.
  ///
  /// What is expected goes before the arguments, since `let box: Box<Double> = Box(1)` is no
  /// `Box<Int>`.
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
    guard let parameters = parameters(of: generic, fitting: arguments) else { return nil }
    let call = GenericCall(written.declaration.generics, parameters, in: generic, written.source)
    guard let known = allInferred(call, arguments),
      let id = instance(of: generic, known).flatMap({ classes.id(named: $0) })
    else { return nil }
    return construct(id, arguments, range)
  }

  /// `Loadable.loaded(1)`: the enumeration with what its case's payload, or what is expected, says it
  /// is of; the one that is named where nothing says it.
  mutating func enumeration(
    _ name: String, with item: String, _ arguments: [Argument], expecting type: StaticType?
  ) -> String {
    guard isSwift, let generic = declarations.generics[name], generic.isMadeForArguments else {
      return name
    }
    if let expected = type?.className, declarations.instances[expected]?.generic == name {
      return expected
    }
    for case .enumCase(let written) in generic.declaration.members where written.name.text == item {
      let call = GenericCall(
        generic.declaration.generics, written.payload, in: name, generic.source)
      return allInferred(call, arguments).flatMap { instance(of: name, $0) } ?? name
    }
    return name
  }

  /// What stands for each generic parameter; nil where one of them is not known.
  private mutating func allInferred(
    _ call: GenericCall, _ arguments: [Argument]
  ) -> [TypeArgument]? {
    let all = inferred(call, arguments)
    let known = all?.compactMap { $0 }
    return known?.count == all?.count ? known : nil
  }

  /// `build()` where a `Card` is expected: the function with `Card` for its parameter; nil where it
  /// is not generic, or a call does not tell its arguments.
  mutating func instance(
    of signature: FunctionSignature, _ arguments: [Argument], expecting type: StaticType?
  ) -> FunctionSignature? {
    guard let generic = signature.generic,
      let known = inferred(
        GenericCall(generic.function, in: nil, generic.source), arguments, expecting: type)
    else { return nil }
    if let first = arguments.first {
      report(
        sight.unmet(
          generic.function.generics, by: known, generic.function.asking, at: first.value.range))
    }
    let key = "\(signature.body)\(known.list)"
    if let made = declarations.functionInstances[key] { return made }
    if key.count(where: { $0 == "<" }) > Typing.deepestArguments { return nil }
    let outer = (context, source, announcedPlace)
    let reported = diagnostics.count
    (context, source) = (Surroundings(memory: .automatic, dialect: .swift), generic.source)
    announcedPlace = nil
    var made = declare(
      generic.function, meaning: meanings(of: generic.function.generics, known))
    diagnostics.removeSubrange(reported...)
    if let whole = made?.returns.seenWhole { made?.returns = whole }
    declarations.functionInstances[key] = made
    if !isTrying { typeUnlessDeclaring() }
    (context, source, announcedPlace) = outer
    return made
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
