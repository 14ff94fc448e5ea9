import Syntax

// Variables, functions and their kin.
extension SwiftPrinter {
  /// Nothing for what only Objective-C declares.
  func declaration(_ kind: Statement.Kind) -> [String] {
    switch kind {
    case .variables(let variables): lines(variables)
    case .type(let type): lines(type)
    case .function(let function): lines(function)
    case .alias(let name, let type): ["typealias " + name.text + " = " + text(type)]
    case .genericAlias(let name, let parameters, let type):
      ["typealias " + name.text + generics(parameters) + " = " + text(type)]
    default: []
    }
  }

  /// `@objc(a) private lazy`.
  func words(_ attributes: [Attribute], _ modifiers: [Name]) -> [String] {
    attributes.map { attribute in
      (attribute.name.text.hasPrefix("@") ? "" : "@") + attribute.name.text
        + (attribute.text.map { "(" + $0 + ")" } ?? "")
    } + modifiers.map(\.text)
  }

  // MARK: - Variables

  /// All bindings of a declaration on one line, as they were written.
  func lines(_ variables: VariableDeclaration) -> [String] {
    let bindings = variables.bindings.map { binding in
      bareText(binding.pattern) + annotation(binding.type)
        + (binding.value.map { " = " + assigned($0) } ?? "")
        + (binding.accessors.map { text($0) } ?? "")
    }
    let words = words(variables.attributes, variables.modifiers)
    let head = words + [variables.isConstant ? "let" : "var", bindings.joined(separator: ", ")]
    return lined(head.joined(separator: " "))
  }

  /// The braces behind a property.
  ///
  /// In a protocol only which of them there are is said. A getter alone needs no word.
  private func text(_ accessors: VariableDeclaration.Accessors) -> String {
    if isInProtocol { return accessors.setter == nil ? " { get }" : " { get set }" }
    let others = [
      ("set", "newValue", accessors.setter), ("willSet", "newValue", accessors.willSet),
      ("didSet", "oldValue", accessors.didSet),
    ].flatMap { word, usual, observer -> [String] in
      guard let observer else { return [] }
      let name = observer.parameter == usual ? "" : "(" + observer.parameter + ")"
      return block(word + name, observer.body)
    }
    if others.isEmpty, let getter = accessors.getter, !getter.isEmpty {
      return block("", getter).joined(separator: "\n")
    }
    let all = (accessors.getter.map { block("get", $0) } ?? []) + others
    return ([" {"] + indented(all) + ["}"]).joined(separator: "\n")
  }

  // MARK: - Functions

  /// A type's method that overrides is a `class` one, as a `static` one cannot be overridden.
  func lines(_ function: Function) -> [String] {
    var words = words(function.attributes, function.modifiers)
    if function.isStatic {
      let isOverriding = function.modifiers.contains { $0.text == "override" }
      words.append(isOverriding ? "class" : "static")
    }
    let head = (words + [signature(function)]).joined(separator: " ")
    guard let body = function.body else { return lined(head) }
    guard let setter = function.setter else { return SwiftPrinter().block(head, body) }
    let accessors = VariableDeclaration.Accessors(getter: body, setter: setter)
    return lined(head + text(accessors))
  }

  /// Effects stand behind the parameters, `async` before `throws`.
  private func signature(_ function: Function) -> String {
    let result =
      parameters(function.parameters) + (function.isAsync ? " async" : "")
      + (function.isThrowing ? " throws" : "")
      + (function.returns.map { " -> " + text($0) } ?? "")
    let generics = generics(function.generics)
    switch function.kind {
    case .function, .method: return "func " + functionName(function.name.text) + generics + result
    case .initializer(let isFailable): return (isFailable ? "init?" : "init") + generics + result
    case .deinitializer: return "deinit"
    case .subscription: return "subscript" + generics + result
    }
  }

  /// Operators name functions as they are, with a space behind them.
  private func functionName(_ name: String) -> String {
    name.first.map { $0.isLetter || $0 == "_" } == true ? quoted(name) : name + " "
  }

  /// `<T: P>`; nothing where there are none.
  func generics(_ generics: [GenericParameter]) -> String {
    if generics.isEmpty { return "" }
    let items = generics.map { $0.name.text + annotation($0.bound) }
    return "<" + items.joined(separator: ", ") + ">"
  }

  /// Default values stand in brackets, so that a trailing closure in them is read as one.
  private func parameters(_ parameters: [Parameter]) -> String {
    let items = parameters.map { parameter in
      name(of: parameter) + annotation(parameter.type) + (parameter.isVariadic ? "..." : "")
        + (parameter.defaultValue.map { " = " + free.text($0) } ?? "")
    }
    return "(" + items.joined(separator: ", ") + ")"
  }

  /// `a`, `in a`, `_ a`: the label and the name.
  func name(of parameter: Parameter) -> String {
    let name = parameter.name.text.isEmpty ? "_" : parameter.name.text
    guard let label = parameter.label?.text else { return "_ " + quoted(name) }
    return label == name ? name : label + " " + quoted(name)
  }
}
