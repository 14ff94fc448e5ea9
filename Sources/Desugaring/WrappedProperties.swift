import Diagnostics
package import Syntax
package import TypedTree

// Property wrappers of the script's own: what a property with one stands for.
extension Declarations {
  /// Notes a type that says `@propertyWrapper`.
  package mutating func noteWrapper(_ type: TypeDeclaration) {
    guard type.attributes.contains(where: { $0.name.text == "propertyWrapper" }) else { return }
    wrappers[type.name.text] = type.members.contains {
      $0.declares("projectedValue")
    }
    projections[type.name.text] = type.projection
    sharedWrappers.remove(type.name.text)
    if type.keepsValueElsewhere { sharedWrappers.insert(type.name.text) }
    constantWrappers.remove(type.name.text)
    if type.onlyShows("wrappedValue") { constantWrappers.insert(type.name.text) }
    constantProjections.remove(type.name.text)
    if type.onlyShows("projectedValue") { constantProjections.insert(type.name.text) }
    genericWrappers[type.name.text] = type.isOptionalOfParameter
    wrappersOfValues.remove(type.name.text)
    if type.needsWrappedValue { wrappersOfValues.insert(type.name.text) }
  }

  /// The members that a wrapped property is to the compiler: the wrapper under the name with a
  /// line before it, and properties that ask it.
  package func wrapped(_ member: TypeDeclaration.Member) -> [TypeDeclaration.Member] {
    guard case .variables(let written) = member,
      let attribute = written.attributes.first(where: {
        wrappers[$0.name.text] != nil
      }), written.bindings.count == 1, let binding = written.bindings.first, let name = binding.name
    else { return [member] }
    let place = Expression(.name("_" + name.text), at: name.range)
    let isLate = waitsForValue(attribute, binding)
    let wrapper = isLate ? Expression(.forced(place), at: name.range) : place
    var storage = written
    storage.isConstant = false
    storage.attributes = []
    storage.bindings = [
      VariableDeclaration.Binding(
        .binding(Name("_" + name.text, at: name.range), isConstant: false),
        type: storageType(attribute, binding.type, isLate: isLate),
        value: isLate ? nil : made(attribute, binding, name.range))
    ]
    var plain = written
    plain.isConstant = false
    plain.attributes.removeAll { $0.name.text == attribute.name.text }
    plain.bindings[0].value = nil
    plain.bindings[0].type = binding.type ?? binding.value?.literalType
    plain.bindings[0].accessors = accessors(
      wrapper, binding.accessors, first: isLate ? (place, attribute) : nil)
    plain.bindings[0].accessors?.isNonmutating =
      sharedWrappers.contains(attribute.name.text) && !isLate
    if constantWrappers.contains(attribute.name.text) { plain.bindings[0].accessors?.setter = nil }
    var members: [TypeDeclaration.Member] = [.variables(storage), .variables(plain)]
    if wrappers[attribute.name.text] == true {
      var projection = plain
      let value = Expression(
        .member(wrapper, Name("projectedValue", at: name.range)), at: name.range)
      var accessors = VariableDeclaration.Accessors(
        getter: [Statement(.result(value), at: name.range)])
      if !constantProjections.contains(attribute.name.text) {
        let code = Written(range: name.range)
        accessors.setter = VariableDeclaration.Observer(
          parameter: "newValue", body: [code.assign(value, code.name("newValue"))])
        accessors.isNonmutating = plain.bindings[0].accessors?.isNonmutating == true
      }
      projection.bindings = [
        VariableDeclaration.Binding(
          .binding(Name("$" + name.text, at: name.range), isConstant: false),
          type: projections[attribute.name.text], accessors: accessors)
      ]
      members.append(.variables(projection))
    }
    return members
  }

  /// The type of the wrapper, as far as its property's says it; nil where the value does.
  ///
  /// Written only where one generic parameter is the value's type: else the wrapper's own
  /// initialiser tells it.
  private func storageType(
    _ attribute: Attribute, _ written: TypeReference?, isLate: Bool
  ) -> TypeReference? {
    let name = attribute.name.text
    var wrapper = TypeReference(attribute: attribute)
    let argument = genericWrappers[name].flatMap { isOptional -> TypeReference? in
      guard isOptional else { return written }
      if case .optional(let inner)? = written?.kind { return inner }
      return nil
    }
    if let argument {
      wrapper.kind = .named(name, arguments: [argument], protocols: [])
    } else if !isLate {
      return nil
    }
    return isLate ? wrapper.optional : wrapper
  }

  /// Whether a wrapper is made where its property gets its first value.
  private func waitsForValue(
    _ attribute: Attribute, _ binding: VariableDeclaration.Binding
  ) -> Bool {
    if binding.value != nil || !wrappersOfValues.contains(attribute.name.text) { return false }
    if case .optional? = binding.type?.kind { return !attribute.arguments.isEmpty }
    return !attribute.arguments.contains { $0.label?.text == "wrappedValue" }
  }

  /// `Wrapper(wrappedValue: value, …)`, with what stands behind the wrapper's name.
  private func made(
    _ attribute: Attribute, _ binding: VariableDeclaration.Binding, _ range: SourceRange
  ) -> Expression {
    var value = binding.value
    if value == nil, attribute.arguments.isEmpty, case .optional? = binding.type?.kind {
      value = Expression(.nilLiteral, at: range)
    }
    let first = value.map { [Argument(label: Name("wrappedValue", at: $0.range), $0)] } ?? []
    return Expression(
      .call(
        Expression(.name(attribute.name.text), at: attribute.name.range),
        first + attribute.arguments), at: attribute.name.range)
  }

  /// Reads and writes the wrapper's value; observers look on.
  ///
  /// `didSet` gets the old value under its name, `willSet` the new one, as constants in front of
  /// their bodies.
  private func accessors(
    _ wrapper: Expression, _ written: VariableDeclaration.Accessors?,
    first: (place: Expression, attribute: Attribute)?
  ) -> VariableDeclaration.Accessors {
    let range = wrapper.range
    let code = Written(range: range)
    let value = code.member(wrapper, "wrappedValue")
    func constant(_ name: String?, _ value: Expression) -> [Statement] {
      guard let name, name != "newValue" else { return [] }
      return [code.constant(name, value)]
    }
    let new = code.name("newValue")
    var store = code.assign(value, new)
    if let (place, attribute) = first {
      store = Statement(
        .conditional(
          [
            .expression(
              Expression(.binary(.equal, place, code.none), at: range))
          ],
          then: [attribute.makes(new, in: place, at: range)], otherwise: store), at: range)
    }
    let body =
      constant(written?.didSet?.parameter, value) + constant(written?.willSet?.parameter, new)
      + (written?.willSet?.body ?? []) + [store] + (written?.didSet?.body ?? [])
    return VariableDeclaration.Accessors(
      getter: [Statement(.result(value), at: range)],
      setter: VariableDeclaration.Observer(parameter: "newValue", body: body))
  }
}

extension Attribute {
  /// `_name = Wrapper(wrappedValue: value, …)`.
  fileprivate func makes(
    _ value: Expression, in place: Expression, at range: SourceRange
  ) -> Statement {
    let made = Expression(
      .call(
        Expression(.name(name.text), at: name.range),
        [Argument(label: Name("wrappedValue", at: range), value)] + arguments), at: range)
    return Statement(
      .expression(Expression(.assignment(nil, target: place, value: made), at: range)), at: range)
  }
}

extension TypeReference {
  /// The wrapper's type without arguments, at the place of the attribute.
  fileprivate init(attribute: Attribute) {
    self.init(
      .named(attribute.name.text, arguments: [], protocols: []), at: attribute.name.range)
  }

  /// The storage of a wrapper that is made late begins as nil.
  fileprivate var optional: TypeReference { TypeReference(.optional(self), at: range) }
}

extension TypeDeclaration {
  /// Whether no initialiser of a wrapper does without the value that it is to wrap.
  fileprivate var needsWrappedValue: Bool {
    var initializers: [Function] = []
    for case .function(let function) in members {
      if case .initializer = function.kind { initializers.append(function) }
    }
    if initializers.isEmpty {
      for case .variables(let variables) in members {
        for binding in variables.bindings where binding.name?.text == "wrappedValue" {
          if case .optional? = binding.type?.kind { return false }
          return binding.value == nil && binding.accessors?.getter == nil
        }
      }
      return false
    }
    return initializers.allSatisfy { function in
      function.parameters.contains {
        $0.label?.text == "wrappedValue" && $0.defaultValue == nil
      }
    }
  }

  /// Whether the value lies in an object, or wherever a setter that says `nonmutating` puts it.
  fileprivate var keepsValueElsewhere: Bool {
    if case .classType = form { return true }
    return members.contains { member in
      guard case .variables(let variables) = member else { return false }
      return variables.bindings.contains {
        $0.name?.text == "wrappedValue" && $0.accessors?.isNonmutating == true
      }
    }
  }

  /// Whether a value of a wrapper can only be read.
  fileprivate func onlyShows(_ name: String) -> Bool {
    members.contains { member in
      guard case .variables(let variables) = member else { return false }
      return variables.bindings.contains { binding in
        binding.name?.text == name
          && (variables.isConstant
            || binding.accessors?.getter != nil && binding.accessors?.setter == nil)
      }
    }
  }

  /// Whether a wrapper's value is an optional of its one generic parameter, or else of that itself;
  /// nil where it is of another type.
  fileprivate var isOptionalOfParameter: Bool? {
    guard generics.count == 1, let parameter = generics.first?.name.text else { return nil }
    for case .variables(let variables) in members {
      for binding in variables.bindings where binding.name?.text == "wrappedValue" {
        switch binding.type?.kind {
        case .named(parameter, _, _): return false
        case .optional(let inner):
          if case .named(parameter, _, _) = inner.kind { return true }
        default: break
        }
      }
    }
    return nil
  }

  /// The type of a wrapper's projected value, without its arguments; nil where it is not written
  /// or stands for another.
  fileprivate var projection: TypeReference? {
    for case .variables(let variables) in members {
      for binding in variables.bindings where binding.name?.text == "projectedValue" {
        guard let type = binding.type, case .named(let name, _, _) = type.kind,
          !generics.contains(where: { $0.name.text == name }), name != "Self" || generics.isEmpty
        else { continue }
        // Where the wrapper is used nobody has written it.
        let start = type.range.lowerBound
        let named = name == "Self" ? self.name.text : name
        return TypeReference(
          .named(named, arguments: [], protocols: []), at: SourceRange(start, start))
      }
    }
    return nil
  }
}

extension VariableDeclaration.Binding {
  /// Nil for a tuple: a wrapper applies to one property (SE-0258).
  fileprivate var name: Name? {
    if case .binding(let name, _) = pattern { name } else { nil }
  }
}
