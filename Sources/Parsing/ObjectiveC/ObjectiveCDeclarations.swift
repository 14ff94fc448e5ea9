import Diagnostics
import Scanning
import Syntax

// Variables, functions, typedefs and enumerations of C.
extension ObjectiveCParser {
  /// Variables, or outside all bodies a function.
  ///
  /// A parenthesis behind the first name makes it a function; C's `int x(3)` is not covered.
  mutating func parseDeclaration() throws(Unparsed) -> Statement.Kind {
    let first = start
    if current.isWord("enum"), isEnumDefinition() { return try parseEnum() }
    if current.isWord("static"), cursor.peek().isWord("enum"),
      cursor.peek(2).isSign("{") || cursor.peek(3).isSign("{")
    {
      return try parseEnum()
    }
    if startsStructure(), !cursor.peek().isSign("{") { return .type(try parseStructure(nil)) }
    var specifiers = try parseSpecifiers()
    let (name, type) = try parseVariable(&specifiers)
    if let name, current.isSign("(") {
      return .function(try parseFunction(name, returns: type, specifiers.storage, first))
    }
    return .variables(try parseVariables(specifiers, name, type, from: first))
  }

  /// The variables behind the braces of an enumeration; nil where there are none.
  mutating func parsePendingVariables() throws(Unparsed) -> Statement.Kind? {
    guard var specifiers = pendingType else { return nil }
    pendingType = nil
    let first = start
    let (name, declared) = try parseVariable(&specifiers)
    return .variables(try parseVariables(specifiers, name, declared, from: first))
  }

  /// A declarator, whose own ownership, behind its star, becomes its type's: that of another name
  /// in the declaration differs.
  mutating func parseVariable(
    _ specifiers: inout Specifiers
  ) throws(Unparsed) -> (name: Name?, type: TypeReference) {
    var words: [Name] = []
    var (name, type) = try parseDeclarator(specifiers.type, storage: &words)
    for word in words {
      if ObjectiveCWords.ownership.contains(word.text) {
        type.qualifiers.append(word)
      } else {
        specifiers.storage.append(word)
      }
    }
    return (name, type)
  }

  /// The rest of a declaration of variables, behind its first declarator.
  mutating func parseVariables(
    _ specifiers: Specifiers, _ firstName: Name?, _ firstType: TypeReference, from first: Int,
    allowingBits: Bool = false
  ) throws(Unparsed) -> VariableDeclaration {
    var specifiers = specifiers
    var bindings: [VariableDeclaration.Binding] = []
    var (name, type) = (firstName, firstType)
    while true {
      guard let declared = name else { throw fail(.identifier, after: .type) }
      if allowingBits { type = try parseBit(type) }
      try skipAttributesBehind()
      let value = take("=") ? try parseInitialValue(of: type) : nil
      bindings.append(.init(.binding(declared, isConstant: false), type: type, value: value))
      guard take(",") else { break }
      (name, type) = try parseVariable(&specifiers)
    }
    try endStatement(after: .declaration)
    let isConstant = bindings.first?.type?.qualifiers.contains { $0.text == "const" } == true
    return VariableDeclaration(
      dialect: .objectiveC, isConstant: isConstant, modifiers: specifiers.storage,
      bindings: bindings,
      at: range(from: first))
  }

  /// A list in braces has the type of what it initialises, which says which of its parts are meant.
  private mutating func parseInitialValue(of type: TypeReference) throws(Unparsed) -> Expression {
    current.isSign("{") ? try parseBraceList(of: type) : try parseAssignment()
  }

  /// A function of C, behind its name: a prototype or a definition.
  ///
  /// Lines end nothing in a head, so that parameters may stand one below the other at the prompt as
  /// well.
  mutating func parseFunction(
    _ name: Name, returns: TypeReference, _ storage: [Name], _ first: Int
  ) throws(Unparsed) -> Function {
    let isBound = isLineBound
    isLineBound = false
    defer { isLineBound = isBound }
    let parameters = try parseParameters(allowingVariadic: true)
    try skipAttributesBehind()
    var body: [Statement]?
    if current.isSign("{") {
      body = try parseBody()
    } else {
      isLineBound = isBound
      try endStatement(after: .declaration)
    }
    return Function(
      .function, name: name, dialect: .objectiveC, modifiers: storage, parameters: parameters,
      returns: returns, body: body, at: range(from: first))
  }

  // MARK: - Typedef

  /// `typedef` names a type, an enumeration or a structure. The name is known from here on, so that
  /// `(T)x` is a cast.
  mutating func parseTypedef() throws(Unparsed) -> Statement.Kind {
    let keyword = cursor.advance()
    if current.isEnumMacro || current.isWord("enum") && isEnumDefinition() {
      return try parseEnum(isTypedef: true)
    }
    if startsStructure() {
      return .type(try parseStructure(Name(keyword.text, at: keyword.range)))
    }
    var specifiers = try parseSpecifiers()
    let (name, type) = try parseDeclarator(specifiers.type, storage: &specifiers.storage)
    guard let name else { throw fail(.identifier, after: .token(keyword.text)) }
    types.insert(name.text)
    try skipAttributes()
    try endStatement(after: .token("typedef"))
    return .alias(name, type)
  }

  // MARK: - Structures

  /// Whether a structure is defined here, or a union, whose members are taken to lie apart.
  ///
  /// `union` is read like `struct` and noted, so that the rest of the text is still read.
  private mutating func startsStructure() -> Bool {
    (current.isWord("struct") || current.isWord("union")) && isEnumDefinition()
  }

  /// `struct T { int a, b; };`, or behind `typedef`, which becomes its modifier, `struct { … } T;`.
  private mutating func parseStructure(_ typedef: Name?) throws(Unparsed) -> TypeDeclaration {
    let keyword = cursor.advance()
    if keyword.text == "union" { note(.unsupported(.unionDefinition), at: keyword.range) }
    var name = current.kind == .identifier ? takeName() : nil
    if let name { types.insert(name.text) }
    let fields = try parseStructureFields()
    try skipAttributes()
    if let typedef { name = try identifier(after: .token(typedef.text)) }
    guard let name else { throw fail(.identifier, after: .token(keyword.text)) }
    types.insert(name.text)
    try endStatement(after: .declaration)
    return TypeDeclaration(
      .structure, dialect: .objectiveC, name: name, modifiers: typedef.map { [$0] } ?? [],
      members: fields.map { .variables($0) },
      at: range(from: (typedef ?? Name("", at: keyword.range)).range.lowerBound))
  }

  /// `{ int a, b; unsigned int c : 1; }`.
  mutating func parseStructureFields() throws(Unparsed) -> [VariableDeclaration] {
    let outer = try enter()
    defer { leave(outer) }
    let isBound = isLineBound
    isLineBound = false
    defer { isLineBound = isBound }
    let opened = current.range
    try expect("{")
    var fields: [VariableDeclaration] = []
    while current.kind == .identifier {
      let first = start
      var specifiers = try parseSpecifiers()
      let (field, type) = try parseDeclarator(specifiers.type, storage: &specifiers.storage)
      fields.append(
        try parseVariables(specifiers, field, type, from: first, allowingBits: true))
    }
    try close("}", opened)
    return fields
  }

  /// `unsigned int isOn : 1`, which holds what a BOOL does; other numbers of bits are not covered:
  /// such a field has all of its type.
  private mutating func parseBit(_ type: TypeReference) throws(Unparsed) -> TypeReference {
    guard current.isSign(":") else { return type }
    let isTruth = ObjectiveCWords.unsignedTypes.contains(type.className)
    guard isTruth, cursor.peek().text == "1" else {
      note(.unsupported(.bitField), at: cursor.advance().range)
      _ = try parseAssignment()
      return type
    }
    cursor.advance()
    cursor.advance()
    return TypeReference(.named("BOOL", arguments: [], protocols: []), at: type.range)
  }

  // MARK: - Enumerations

  /// `enum {`, `enum T {` and C23's `enum T : int {`, as against `enum T x`, which declares a
  /// variable.
  mutating func isEnumDefinition() -> Bool {
    let next = cursor.peek()
    return next.isSign("{") || next.isSign(":")
      || next.kind == .identifier && (cursor.peek(2).isSign("{") || cursor.peek(2).isSign(":"))
  }

  /// `enum T { a, b = 2 }`, `typedef enum { … } T`, `typedef NS_ENUM(NSInteger, T) { … }`.
  ///
  /// Variables behind the braces are the next statement.
  mutating func parseEnum(isTypedef: Bool = false) throws(Unparsed) -> Statement.Kind {
    let storage = current.isWord("static") ? [takeName()] : []
    let keyword = cursor.advance()
    var name: Name?
    if keyword.text != "enum" {
      let opened = current.range
      try expect("(", after: .token(keyword.text))
      _ = try parseType()
      try expect(",", after: .type)
      name = try identifier()
      try close(")", opened)
    } else {
      if current.kind == .identifier { name = takeName() }
      if take(":") { _ = try parseType() }
    }
    let cases = try parseEnumCases()
    try skipAttributes()
    if current.kind == .identifier, !current.startsLine || !isLineBound {
      if !isTypedef, keyword.text == "enum" {
        if let name { types.insert(name.text) }
        pendingType = Specifiers(
          storage: storage,
          type: TypeReference(.named("int", arguments: [], protocols: []), at: keyword.range))
        return .constants(name, cases)
      }
      name = takeName()
    }
    try skipAttributes()
    if let name { types.insert(name.text) }
    try endStatement(after: .enumeration)
    return .constants(name, cases)
  }

  /// `{ a, b = 2, }`: a comma may stand behind the last. Names of cases are global, as in C.
  private mutating func parseEnumCases() throws(Unparsed) -> [TypeDeclaration.EnumCase] {
    let outer = try enter()
    defer { leave(outer) }
    let opened = current.range
    try expect("{", after: .enumeration)
    let isBound = isLineBound
    isLineBound = false
    defer { isLineBound = isBound }
    var cases: [TypeDeclaration.EnumCase] = []
    while current.kind == .identifier {
      let name = takeName()
      try skipAttributes()
      let attributes = takeAnnotations()
      let value = take("=") ? try parseAssignment() : nil
      cases.append(.init(name, rawValue: value, attributes: attributes))
      if !take(",") { break }
    }
    try close("}", opened)
    return cases
  }
}

extension Token {
  /// All expand to `enum` of clang with a fixed underlying type.
  private static let enumMacros: Set<String> = [
    "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM",
  ]

  /// Whether it begins an enumeration by name: `NS_ENUM(NSInteger, Order) { … }`, or that of an
  /// error's codes, which names its domain in the place of a type.
  var isEnumMacro: Bool { kind == .identifier && Token.enumMacros.contains(text) }
}
