import Diagnostics
import Scanning
import Syntax

// Functions, methods, initialisers, deinitialisers, subscripts.
extension SwiftParser {
  /// `func`, `init`, `deinit` and `subscript` from the keyword on. Where no body stands, it is a
  /// protocol's requirement. Operators' parameters lose their labels, as calls have none.
  mutating func parseFunction(
    _ kind: Function.Kind, _ prefix: inout Prefix, in form: TypeDeclaration.Form? = nil,
    from first: Int
  ) throws(Unparsed) -> Function {
    let isRequirement = form.isProtocol
    let isStatic = prefix.takeStatic()
    let name = try parseFunctionName(kind)
    var generics = try parseGenericParameters()
    var parameters: [Parameter] = []
    if case .deinitializer = kind {} else { parameters = try parseParameters() }
    if isOfOldSwift { dropOldLabel(kind, &parameters) }
    let isAsync = takeWord("async")
    var isThrowing = try parseEffects()
    let returns = take("->") ? try parseType() : nil
    try parseRequirements(of: &generics)
    let outer = functionName
    functionName = Self.fullName(name.text, parameters)
    defer { functionName = outer }
    var setter: VariableDeclaration.Observer?
    getterThrows = false
    if isRequirement { refuseBody(of: kind) }
    let body =
      current.isSign("{") ? try parseFunctionBody(kind, &setter, isRequirement: isRequirement) : nil
    if case .subscription = kind { isThrowing = isThrowing || getterThrows }
    var function = Function(
      kind, name: name, dialect: .swift, isStatic: isStatic, modifiers: prefix.modifiers,
      attributes: prefix.attributes, generics: generics, parameters: parameters,
      isThrowing: isThrowing, returns: returns, body: body, at: range(from: first))
    (function.isAsync, function.setter) = (isAsync, setter)
    if function.isOperator {
      for place in parameters.indices { function.parameters[place].label = nil }
    }
    return function
  }

  /// The word or operator behind `func`; `init` and its kin name themselves.
  private mutating func parseFunctionName(_ kind: Function.Kind) throws(Unparsed) -> Name {
    let word = takeName()
    switch kind {
    case .function, .method:
      if current.kind == .punctuator, !"(){}[],:;".contains(current.text) {
        return takeName()
      }
      return try identifier(after: .token("func"))
    case .initializer(isFailable: true):
      cursor.advance()
      return word
    case .initializer, .deinitializer, .subscription: return word
    }
  }

  /// `throws`; answers whether it stands here. What `rethrows` does depends on the call.
  mutating func parseEffects() throws(Unparsed) -> Bool {
    if takeWord("rethrows") { return false }
    guard takeWord("throws") else { return false }
    if current.isSign("("), !current.startsLine { try skipParentheses() }
    return true
  }

  /// A body; that of a subscript may be a getter and a setter.
  /// A protocol's methods get their bodies in extensions.
  private mutating func refuseBody(of kind: Function.Kind) {
    if case .subscription = kind { return }
    guard current.isSign("{") else { return }
    var isInitializer = false
    if case .initializer = kind { isInitializer = true }
    note(.bodyInProtocol(isInitializer: isInitializer), at: current.range)
  }

  private mutating func parseFunctionBody(
    _ kind: Function.Kind, _ setter: inout VariableDeclaration.Observer?, isRequirement: Bool
  ) throws(Unparsed) -> [Statement]? {
    guard case .subscription = kind, startsAccessors() else { return try parseBody() }
    let accessors = try parseAccessors(isRequirement: isRequirement)
    if isRequirement { return nil }
    setter = accessors.setter
    return accessors.getter ?? []
  }

  /// What `#function` says: `viewWillAppear(_:)`.
  private static func fullName(_ name: String, _ parameters: [Parameter]) -> String {
    if name == "deinit" { return name }
    return name + "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }

  // MARK: - Parameters

  /// `(label name: T = value, _ x: T..., y: T)`.
  private mutating func parseParameters() throws(Unparsed) -> [Parameter] {
    let opened = current.range
    try expect("(", after: .method)
    var parameters: [Parameter] = []
    while !current.isSign(")") {
      parameters.append(try parseParameter())
      if !take(",") { break }
    }
    try close(")", opened)
    return parameters
  }

  /// Before Swift 3 the first parameter of a method had no label unless one was written.
  ///
  /// SE-0046 made all first labels alike.
  private func dropOldLabel(_ kind: Function.Kind, _ parameters: inout [Parameter]) {
    switch kind {
    case .function, .method:
      guard let first = parameters.first, first.label?.range == first.name.range else { return }
      parameters[0].label = nil
    case .initializer, .deinitializer, .subscription: return
    }
  }

  /// `label name: T = value`; one word is both (TSPL, Function Argument Labels). `inout` before the
  /// name is Swift 2's.
  private mutating func parseParameter() throws(Unparsed) -> Parameter {
    var attributes: [Attribute] = []
    while current.kind == .atWord { attributes.append(try parseAttribute()) }
    var old: Name?
    if isOfOldSwift, ["inout", "var", "let"].contains(current.text),
      cursor.peek().kind == .identifier
    {
      old = takeName()
    }
    guard current.kind == .identifier || current.kind == .quotedIdentifier else {
      throw fail(.parameterName, after: .parameter)
    }
    let first = takeName()
    let isNamed = current.kind == .identifier || current.kind == .quotedIdentifier
    let name = isNamed ? takeName() : first
    try expect(":", after: .parameter)
    var type = try parseType()
    if let old, old.text == "inout" { type.qualifiers.append(old) }
    let isVariadic = take("...")
    let value = take("=") ? try parseDefault() : nil
    var parameter = Parameter(
      label: first.text == "_" ? nil : first, name: name, type: type, defaultValue: value,
      isVariadic: isVariadic)
    parameter.attributes = attributes
    return parameter
  }

  /// A default value; `#line` and `#function` are the call's, and so not known yet.
  ///
  /// In a longer expression they are of the place where they stand.
  private mutating func parseDefault() throws(Unparsed) -> Expression {
    let isAlone = cursor.peek().isSign(",") || cursor.peek().isSign(")")
    let word = current.text
    guard current.kind == .directive, word == "line" || word == "function", isAlone else {
      return try parseExpression()
    }
    return Expression(.name("#" + word), at: cursor.advance().range)
  }
}
