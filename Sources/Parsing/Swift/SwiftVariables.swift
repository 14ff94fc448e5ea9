import Diagnostics
import Scanning
import Syntax

// `let` and `var`, wherever they stand, with their accessors.
extension SwiftParser {
  /// `let a = 1, b: Int`, from the keyword on. The form tells whether accessors may be without
  /// bodies.
  mutating func parseVariables(
    _ prefix: Prefix, in form: TypeDeclaration.Form? = nil, from first: Int
  ) throws(Unparsed) -> VariableDeclaration {
    let isConstant = current.text == "let"
    cursor.advance()
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      bindings.append(try parseVariable(isConstant: isConstant, in: form))
    } while take(",")
    shareType(&bindings)
    return VariableDeclaration(
      dialect: .swift, isConstant: isConstant, modifiers: prefix.modifiers,
      attributes: prefix.attributes, bindings: bindings, at: range(from: first))
  }

  /// `var a, b: Int`: the type of the last is that of all before it that have neither type nor
  /// value.
  private func shareType(_ bindings: inout [VariableDeclaration.Binding]) {
    for index in bindings.indices.reversed().dropFirst() {
      let next = bindings[index + 1]
      if bindings[index].type == nil, bindings[index].value == nil, next.value == nil {
        bindings[index].type = next.type
      }
    }
  }

  /// A brace behind a value opens accessors only where it begins with one's word; without a value
  /// it is a getter.
  private mutating func parseVariable(
    isConstant: Bool, in form: TypeDeclaration.Form?
  ) throws(Unparsed) -> VariableDeclaration.Binding {
    guard current.isName || current.isSign("(") else {
      throw fail(.identifier, after: .token(isConstant ? "let" : "var"))
    }
    let pattern =
      current.isSign("(")
      ? try parsePattern(binding: true, isConstant: isConstant)
      : current.isWord("_")
        ? wildcard() : .binding(takeName(), isConstant: isConstant)
    let type = take(":") ? try parseType() : nil
    let value = take("=") ? try parseExpression() : nil
    var accessors: VariableDeclaration.Accessors?
    if current.isSign("{"), value == nil || startsAccessors() {
      accessors = try parseAccessors(isRequirement: form.isProtocol)
    }
    return VariableDeclaration.Binding(pattern, type: type, value: value, accessors: accessors)
  }

  /// `_`, a pattern without a name.
  private mutating func wildcard() -> Pattern {
    cursor.advance()
    return .wildcard
  }

  // MARK: - Accessors

  /// Whether the brace that comes opens observers, and no closure: what has a value has no getter.
  mutating func startsObservers() -> Bool {
    startsAccessors() && ["willSet", "didSet"].contains(cursor.peek().text)
  }

  /// Whether the brace that comes opens accessors.
  mutating func startsAccessors() -> Bool {
    guard current.isSign("{") else { return false }
    let (word, next) = (cursor.peek(), cursor.peek(2))
    if word.isWord("mutating") || word.isWord("nonmutating") {
      return next.isWord("get") || next.isWord("set")
    }
    guard word.kind == .identifier, SwiftWords.accessors.contains(word.text) else { return false }
    return next.isSign("{") || next.isSign("(") || next.isSign("}")
      || next.isWord("async") || next.isWord("throws")
      || next.kind == .identifier && SwiftWords.accessors.contains(next.text)
  }

  /// `{ get { … } set(x) { … } }`, `{ willSet … didSet … }`, or the body of a getter.
  ///
  /// A protocol's `{ get set }` is a getter and perhaps a setter with empty bodies.
  mutating func parseAccessors(
    isRequirement: Bool
  ) throws(Unparsed) -> VariableDeclaration.Accessors {
    guard startsAccessors() else {
      return VariableDeclaration.Accessors(getter: try parseBody())
    }
    let opened = cursor.advance().range
    var accessors = VariableDeclaration.Accessors()
    while current.kind == .identifier || current.kind == .atWord {
      if current.isWord("mutating") || current.isWord("nonmutating") || current.kind == .atWord {
        let isNonmutating = cursor.advance().isWord("nonmutating")
        if isNonmutating, current.isWord("set") { accessors.isNonmutating = true }
        continue
      }
      try parseAccessor(into: &accessors, isRequirement: isRequirement)
    }
    try close("}", opened)
    return accessors
  }

  /// `get`, `set(x)`, `willSet`, `didSet`, or what hands a value out where it lies; effects of a getter
  /// (SE-0310) are read and not kept.
  private mutating func parseAccessor(
    into accessors: inout VariableDeclaration.Accessors, isRequirement: Bool
  ) throws(Unparsed) {
    let word = current
    guard SwiftWords.accessors.contains(word.text) else {
      note(.unknownWord(word.text, in: .property), at: word.range)
      throw Unparsed()
    }
    cursor.advance()
    var parameter = word.text == "didSet" ? "oldValue" : "newValue"
    if current.isSign("(") {
      let opened = cursor.advance().range
      parameter = try identifier(.parameterName).text
      try close(")", opened)
    }
    _ = takeWord("async")
    let isThrowing = try parseEffects()
    let outer = coroutine
    coroutine = word.text.hasPrefix("_") ? word.text : nil
    defer { coroutine = outer }
    let body = isRequirement && !current.isSign("{") ? [] : try parseBody(after: .token(word.text))
    let observer = VariableDeclaration.Observer(parameter: parameter, body: body)
    switch word.text {
    case "get", "_read":
      accessors.getter = body
      getterThrows = isThrowing
    case "set", "_modify": accessors.setter = observer
    case "willSet": accessors.willSet = observer
    default: accessors.didSet = observer
    }
  }
}

extension TypeDeclaration.Form? {
  /// In a protocol, accessors have no bodies.
  var isProtocol: Bool {
    if case .protocolType = self { true } else { false }
  }
}
