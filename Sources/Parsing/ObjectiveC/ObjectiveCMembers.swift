import Diagnostics
import Scanning
import Syntax

// Ivars, properties, methods and syntheses.
extension ObjectiveCParser {
  /// `{ @private UIView *a; int b; }`; an access word stays with all that follow it.
  mutating func parseIvars() throws(Unparsed) -> [TypeDeclaration.Member] {
    let opened = cursor.advance().range
    let isBound = isLineBound
    isLineBound = false
    defer { isLineBound = isBound }
    var ivars: [TypeDeclaration.Member] = []
    var access: Name?
    while !current.isSign("}"), !current.isEnd, !current.isAtWord("end"), !startsMethod() {
      let start = cursor.place
      do {
        if current.kind == .atWord {
          access = try parseAccess() ?? access
        } else if !take(";"), let ivar = try parseIvar(access) {
          ivars.append(.variables(ivar))
        }
      } catch {
        recover(from: start)
        if cursor.place == start { cursor.advance() }
      }
    }
    if !take("}") { note(.unclosed("}", opened: opened), at: missingPlace) }
    return ivars
  }

  /// `@private` and its kin; nothing checks them here, but they stay with the ivars in the tree.
  private mutating func parseAccess() throws(Unparsed) -> Name? {
    guard ["public", "private", "protected", "package"].contains(current.text) else {
      throw fail(.member, after: .ivars)
    }
    let token = cursor.advance()
    return Name("@" + token.text, at: token.range)
  }

  /// A bit-field is allowed here as in a structure.
  private mutating func parseIvar(_ access: Name?) throws(Unparsed) -> VariableDeclaration? {
    let first = start
    try skipCollection()
    var specifiers = try parseSpecifiers()
    let (name, type) = try parseVariable(&specifiers)
    specifiers.storage = (access.map { [$0] } ?? []) + specifiers.storage
    return try parseVariables(specifiers, name, type, from: first, allowingBits: true)
  }

  /// Passes over `IBOutletCollection(X)` before an ivar.
  private mutating func skipCollection() throws(Unparsed) {
    if takeWord("IBOutletCollection") { try skipParentheses() }
  }

  // MARK: - Properties

  /// `@property (…) T a, *b;`. Storage words are moved to the type, as a property has none of its
  /// own. A declaration of several names is one node.
  mutating func parseProperty() throws(Unparsed) -> PropertyDeclaration {
    let first = cursor.advance().range.lowerBound
    var attributes = current.isSign("(") ? try parsePropertyAttributes() : []
    if current.isWord("IBOutletCollection") {
      let name = takeName()
      attributes.append(Attribute(name, text: text(try skipParentheses())))
    }
    var specifiers = try parseSpecifiers()
    var (name, type) = try parseDeclarator(specifiers.type, storage: &specifiers.storage)
    type.qualifiers = specifiers.storage + type.qualifiers
    var names: [Name] = []
    while true {
      guard let declared = name else { throw fail(.identifier, after: .property) }
      names.append(declared)
      guard take(",") else { break }
      name = try parseDeclarator(specifiers.type, storage: &specifiers.storage).name
    }
    try skipAttributesBehind()
    try endStatement(after: .property)
    return PropertyDeclaration(
      attributes: attributes + takeAnnotations(), type: type, names: names, at: range(from: first))
  }

  /// `(nonatomic, getter=isOn)`. A word that is no attribute is reported with the nearest one, and
  /// kept.
  private mutating func parsePropertyAttributes() throws(Unparsed) -> [Attribute] {
    let opened = cursor.advance().range
    var attributes: [Attribute] = []
    while current.kind == .identifier {
      let name = takeName()
      if !ObjectiveCWords.propertyAttributes.contains(name.text) {
        let near = suggestion(for: name.text, among: ObjectiveCWords.propertyAttributes.sorted())
        note(.unknownWord(name.text, in: .property), at: name.range, suggestion: near)
      }
      var text: String?
      if take("=") {
        text = try identifier(.methodName, after: .attribute).text
        if take(":") { text?.append(":") }
      }
      attributes.append(Attribute(name, text: text))
      if !take(",") { break }
    }
    try close(")", opened)
    return attributes
  }

  /// `@synthesize a, b = _b;`.
  mutating func parseSyntheses() throws(Unparsed) -> [TypeDeclaration.Synthesis] {
    cursor.advance()
    var syntheses: [TypeDeclaration.Synthesis] = []
    repeat {
      let property = try identifier(after: .token("@synthesize"))
      let ivar = take("=") ? try identifier(after: .token("=")) : nil
      syntheses.append(.init(property: property, ivar: ivar))
    } while take(",")
    try endStatement(after: .declaration)
    return syntheses
  }

  // MARK: - Methods

  /// `- (T)a:(U)x b:(V)y;`, with its body where it is a definition.
  ///
  /// A definition may have a `;` before its brace, which clang takes too. A body in an interface is
  /// noted and read over.
  mutating func parseMethod(isPrototype: Bool) throws(Unparsed) -> Function {
    let sign = cursor.advance()
    let returns = current.isSign("(") ? try parseMethodType() : nil
    try skipAttributes()
    let (name, parameters) = try parseSelector()
    let forbidding = try skipAttributesBehind()
    var body: [Statement]?
    if isPrototype {
      if current.isSign("{") {
        note(.expected(.token(";"), after: .method), at: cursor.gap)
        body = try parseBody()
      } else {
        try endStatement(after: .method)
      }
    } else {
      _ = take(";")
      guard current.isSign("{") else { throw fail(.token("{"), after: .method) }
      body = try parseBody()
    }
    return Function(
      .method, name: name, dialect: .objectiveC, isStatic: sign.text == "+",
      attributes: takeAnnotations() + [forbidding].compactMap(\.self), parameters: parameters,
      returns: returns, body: body, at: range(from: sign.range.lowerBound))
  }

  /// The type in parentheses. `IBAction` is `void` to the compiler and stays among the qualifiers
  /// for who looks for outlets and actions.
  private mutating func parseMethodType() throws(Unparsed) -> TypeReference {
    let opened = cursor.advance().range
    var type = try parseType()
    if case .named("IBAction", _, _) = type.kind {
      type.qualifiers.append(Name("IBAction", at: type.range))
      type.kind = .named("void", arguments: [], protocols: [])
    }
    try close(")", opened)
    return type
  }

  /// The words of a method with its parameters; the name's range reaches to the last colon.
  ///
  /// A word without a colon ends it, unless it is the first: `- (void)a:(int)x NS_UNAVAILABLE`.
  private mutating func parseSelector() throws(Unparsed) -> (Name, [Parameter]) {
    let first = start
    var selector = ""
    var end = first
    var parameters: [Parameter] = []
    while current.kind == .identifier || current.isSign(":") {
      if current.kind == .identifier {
        if !selector.isEmpty, !cursor.peek().isSign(":") { break }
        selector += cursor.advance().text
        end = cursor.previousEnd
      }
      guard take(":") else { break }
      selector += ":"
      end = cursor.previousEnd
      let type = current.isSign("(") ? try parseMethodType() : nil
      try skipAttributes()
      parameters.append(Parameter(name: try identifier(.parameterName), type: type))
    }
    if selector.isEmpty { throw fail(.methodName, after: .method) }
    if take(",") {
      let dots = current
      try expect("...", after: .parameter)
      parameters.append(Parameter(name: Name("...", at: dots.range), type: nil, isVariadic: true))
    }
    return (Name(selector, at: SourceRange(first, end)), parameters)
  }
}
