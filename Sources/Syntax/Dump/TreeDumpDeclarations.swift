extension TreeDump {
  static func declaration(_ kind: Statement.Kind) -> Node {
    switch kind {
    case .variables(let variables): node(variables)
    case .type(let type): node(type)
    case .function(let function): node(function)
    case .alias(let name, let type): .form("alias", .atom(name.text), .atom(text(of: type)))
    case .genericAlias(let name, let parameters, let type):
      .form("alias", .atom(name.text), generics(parameters), .atom(text(of: type)))
    case .constants(let name, let cases): constants(name, cases)
    case .forward(let names): .form("forward", names.map { .atom($0.text) })
    case .macro(let name, let value): .form("define", .atom(name.text), value.map(node))
    default: .atom("?")
    }
  }

  private static func constants(_ name: Name?, _ cases: [TypeDeclaration.EnumCase]) -> Node {
    .form("constants", [.atom(name?.text ?? "_")] + cases.map(node))
  }

  private static func node(_ item: TypeDeclaration.EnumCase) -> Node {
    .form(
      item.name.text, item.payload.isEmpty ? nil : node(item.payload), item.rawValue.map(node))
  }

  static func node(_ variables: VariableDeclaration) -> Node {
    let bindings = variables.bindings.map { binding -> Node in
      let name: Node =
        if case .binding(let name, _) = binding.pattern { .atom(name.text) } else {
          node(binding.pattern)
        }
      let parts = [
        name, binding.type.map { .form(":", .atom(text(of: $0))) }, binding.value.map(node),
        binding.accessors.map(node),
      ]
      return .list(parts.compactMap(\.self))
    }
    let head: [Node?] = [
      words(variables.modifiers), node(variables.attributes),
    ]
    return .form(variables.isConstant ? "let" : "var", head.compactMap(\.self) + bindings)
  }

  private static func node(_ accessors: VariableDeclaration.Accessors) -> Node {
    func observer(_ word: String, _ observer: VariableDeclaration.Observer?) -> Node? {
      observer.map { .form(word, .atom($0.parameter), body($0.body)) }
    }
    return .form(
      "accessors", accessors.getter.map { .form("get", body($0)) },
      observer("set", accessors.setter), observer("willSet", accessors.willSet),
      observer("didSet", accessors.didSet))
  }

  private static func node(_ attributes: [Attribute]) -> Node? {
    attributes.isEmpty
      ? nil
      : .form(
        "attributes", attributes.map { .atom($0.name.text + ($0.text.map { "=" + $0 } ?? "")) })
  }

  static func node(_ function: Function) -> Node {
    let head: [Node?] = [
      .atom(function.name.text), function.isStatic ? .atom("static") : nil,
      words(function.modifiers), node(function.attributes), generics(function.generics),
      node(function.parameters), function.isThrowing ? .atom("throws") : nil,
      returns(function.returns), function.body.map(body),
    ]
    return .form(word(function.kind), head.compactMap(\.self))
  }

  private static func word(_ kind: Function.Kind) -> String {
    switch kind {
    case .function: "function"
    case .method: "method"
    case .initializer(let isFailable): isFailable ? "initializer?" : "initializer"
    case .deinitializer: "deinitializer"
    case .subscription: "subscript"
    }
  }

  private static func generics(_ generics: [GenericParameter]) -> Node? {
    generics.isEmpty
      ? nil
      : .form(
        "generics",
        generics.map { .form($0.name.text, $0.bound.map { .atom(text(of: $0)) }) })
  }

  static func node(_ type: TypeDeclaration) -> Node {
    let head: [Node?] = [
      .atom(type.name.text), words(type.modifiers), node(type.attributes), generics(type.generics),
      type.inherits.isEmpty
        ? nil : .form("inherits", type.inherits.map { .atom(text(of: $0)) }),
      words(type.protocols).map { .form("protocols", $0) },
    ]
    return .form(word(type.form), head.compactMap(\.self) + type.members.map(node))
  }

  private static func word(_ form: TypeDeclaration.Form) -> String {
    switch form {
    case .interface: "interface"
    case .implementation: "implementation"
    case .category(let name, let isImplementation):
      "category" + (isImplementation ? "-implementation" : "") + "(" + name + ")"
    case .classType: "class"
    case .structure: "struct"
    case .enumeration: "enum"
    case .protocolType: "protocol"
    case .extending: "extension"
    }
  }

  private static func node(_ member: TypeDeclaration.Member) -> Node {
    switch member {
    case .property(let property):
      .form(
        "property", node(property.attributes), .atom(text(of: property.type)),
        words(property.names))
    case .variables(let variables): node(variables)
    case .function(let function): node(function)
    case .synthesize(let items):
      .form(
        "synthesize",
        items.map { .form($0.property.text, $0.ivar.map { .atom($0.text) }) })
    case .dynamic(let names): .form("dynamic", names.map { .atom($0.text) })
    case .enumCase(let item): .form("case", node(item))
    case .type(let type): node(type)
    case .alias(let name, let type):
      .form("alias", .atom(name.text), type.map { .atom(text(of: $0)) })
    case .genericAlias(let name, let parameters, let type):
      .form("alias", .atom(name.text), generics(parameters), .atom(text(of: type)))
    case .constants(let name, let cases): constants(name, cases)
    }
  }
}
