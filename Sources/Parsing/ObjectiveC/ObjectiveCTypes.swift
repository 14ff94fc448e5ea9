import Diagnostics
import Scanning
import Syntax

// Types and declarators.
extension ObjectiveCParser {
  /// What stands before the declarators: storage and ownership, and the type they share.
  struct Specifiers {
    var storage: [Name] = []
    var type: TypeReference
  }

  /// A type in parentheses or between commas, without a name: of casts, methods, arguments.
  mutating func parseType() throws(Unparsed) -> TypeReference {
    var specifiers = try parseSpecifiers()
    specifiers.type.qualifiers = specifiers.storage + specifiers.type.qualifiers
    var moved: [Name] = []
    return try parseDeclarator(specifiers.type, storage: &moved, isNamed: false).type
  }

  /// `static const unsigned long`, `__weak id <P>`: words may stand on either side of the type's
  /// name, and belong to all declarators.
  mutating func parseSpecifiers() throws(Unparsed) -> Specifiers {
    let first = start
    var storage: [Name] = []
    var qualifiers: [Name] = []
    try takeDecorations(&storage, &qualifiers)
    var type = try parseTypeName()
    try takeDecorations(&storage, &qualifiers)
    if current.isSign("<") { try parseTypeArguments(of: &type) }
    try takeDecorations(&storage, &qualifiers)
    type.qualifiers = qualifiers
    type.range = range(from: first)
    return Specifiers(storage: storage, type: type)
  }

  /// Takes words that stand around a type, and passes over those for other tools.
  mutating func takeDecorations(
    _ storage: inout [Name], _ qualifiers: inout [Name]
  ) throws(Unparsed) {
    while current.kind == .identifier {
      let word = current.text
      if isAnnotationCall(word), cursor.peek().isSign("(") {
        try skipAnnotationCall()
      } else if annotations != nil, ObjectiveCWords.nullability.contains(word) {
        qualifiers.append(takeName())
      } else if ObjectiveCWords.ignored.contains(word) {
        cursor.advance()
      } else if ObjectiveCWords.storage.contains(word) {
        storage.append(takeName())
      } else if ObjectiveCWords.qualifiers.contains(word) {
        qualifiers.append(takeName())
      } else {
        return
      }
    }
  }

  /// Passes over attributes behind a declaration; answers the one that forbids what is declared.
  ///
  /// Called wherever clang allows `__attribute__`, since any word of that kind may stand there as a
  /// macro.
  @discardableResult
  mutating func skipAttributes() throws(Unparsed) -> Attribute? {
    var forbidding: Attribute?
    while current.kind == .identifier {
      let name = Name(current.text, at: current.range)
      if isAnnotationCall(current.text) {
        let said = try skipAnnotationCall()
        if name.text == "__attribute__", said.contains("unavailable") {
          forbidding = Attribute(name, text: said)
        }
      } else if ObjectiveCWords.ignored.contains(current.text) {
        if ObjectiveCWords.forbidding.contains(current.text) { forbidding = Attribute(name) }
        cursor.advance()
      } else {
        return forbidding
      }
    }
    return forbidding
  }

  /// The same behind the name of what is declared, where nothing else but macros can stand.
  @discardableResult
  mutating func skipAttributesBehind() throws(Unparsed) -> Attribute? {
    let forbidding = try skipAttributes()
    while current.kind == .identifier, ObjectiveCWords.isMacro(current.text),
      !current.startsLine || !isLineBound && !startsDeclaration()
    {
      cursor.advance()
      if current.isSign("(") { try skipParentheses() }
      try skipAttributes()
    }
    return forbidding
  }

  /// Words of a header count only where annotations are read at all.
  private func isAnnotationCall(_ word: String) -> Bool {
    ObjectiveCWords.ignoredCalls.contains(word)
      || annotations != nil && ObjectiveCWords.headerCalls.contains(word)
  }

  /// Passes over an annotation and its parentheses, and keeps them where somebody asks.
  @discardableResult
  private mutating func skipAnnotationCall() throws(Unparsed) -> String {
    let name = takeName()
    guard current.isSign("(") else { return "" }
    let inside = try skipParentheses()
    let said = text(inside)
    annotations?.append(Attribute(name, text: said))
    return said
  }

  /// What annotations said since this was last asked.
  mutating func takeAnnotations() -> [Attribute] {
    defer { if annotations != nil { annotations = [] } }
    return annotations ?? []
  }

  /// A type's name, or several words of C that make one. A name that is declared nowhere is taken:
  /// whether it is known, the compiler says.
  private mutating func parseTypeName() throws(Unparsed) -> TypeReference {
    let first = start
    let head = current
    guard head.kind == .identifier else { throw fail(.type) }
    if head.isWord("struct"), cursor.peek().isSign("{") { return try parseUnnamedStructure() }
    if ["struct", "union", "enum"].contains(head.text) {
      let name = try parseTag()
      return TypeReference(.named(name.text, arguments: [], protocols: []), at: range(from: first))
    }
    if ObjectiveCWords.statements.contains(head.text) { throw fail(.type) }
    cursor.advance()
    var name = head.text
    if name == "typeof" || name == "__typeof__" || name == "__typeof" {
      name = "typeof(" + (try wordsInParentheses()) + ")"
    } else if ObjectiveCWords.arithmeticTypes.contains(name) {
      while ObjectiveCWords.arithmeticTypes.contains(current.text), current.kind == .identifier {
        name += " " + cursor.advance().text
      }
    }
    return TypeReference(.named(name, arguments: [], protocols: []), at: range(from: first))
  }

  /// `struct { int a, b; }`: what Swift calls a tuple with labels.
  private mutating func parseUnnamedStructure() throws(Unparsed) -> TypeReference {
    let keyword = cursor.advance()
    let fields = try parseStructureFields().flatMap(\.bindings)
    let labels = fields.map { field in
      if case .binding(let name, _) = field.pattern { name.text } else { "" }
    }
    let types = fields.map { $0.type ?? anyObject(at: keyword.range) }
    return TypeReference(
      .tuple(types, labels: labels), at: range(from: keyword.range.lowerBound))
  }

  /// `struct CGRect`, `enum Kind`: the name behind the tag.
  private mutating func parseTag() throws(Unparsed) -> Name {
    let tag = cursor.advance()
    let isDefinition = current.isSign("{") || cursor.peek().isSign("{")
    if isDefinition, tag.text != "enum" {
      let construct: SyntaxFact.Unsupported =
        tag.text == "union" ? .unionDefinition : .structureDefinition
      throw refuse(construct, at: tag.range)
    }
    return try identifier(after: .token(tag.text))
  }

  /// `<…>` behind the name of a type: protocols, or types where a star or a known type says so.
  ///
  /// `id` has protocols alone. `>>` is cut in two, as it closes two lists.
  private mutating func parseTypeArguments(of type: inout TypeReference) throws(Unparsed) {
    guard case .named(let name, _, _) = type.kind else { return }
    let outer = try enter()
    defer { leave(outer) }
    let opened = cursor.advance().range
    var arguments: [TypeReference] = []
    var protocols: [Name] = []
    repeat {
      let argument = try parseType()
      if case .named(let word, let inner, let conformances) = argument.kind, inner.isEmpty,
        conformances.isEmpty, name == "id" || !isKnownType(word)
      {
        protocols.append(Name(word, at: argument.range))
      } else {
        arguments.append(argument)
      }
    } while take(",")
    if current.isSign(">>") { cursor.splitAngles() }
    try close(">", opened)
    type.kind = .named(name, arguments: arguments, protocols: protocols)
    type.range.upperBound = cursor.previousEnd
  }

  // MARK: - Declarators

  /// `*name`, `name[3]`, `(^name)(int, id)` around the type that stands before.
  mutating func parseDeclarator(
    _ base: TypeReference, storage: inout [Name], isNamed: Bool = true
  ) throws(Unparsed) -> (name: Name?, type: TypeReference) {
    let outer = beginNode()
    defer { endNode(outer) }
    var type = try parseStars(base, &storage)
    if current.isSign("("), cursor.peek().isSign("^") || cursor.peek().isSign("*") {
      return try parseBlockDeclarator(type, storage: &storage, isNamed: isNamed)
    }
    var name: Name?
    if current.kind == .identifier, isNamed {
      name = takeName()
    }
    try skipAttributes()
    if current.isSign("[") { type = try parseArraySuffix(type) }
    if current.isSign("["), name == nil { throw fail(.identifier) }
    return (name, type)
  }

  /// `* const * __weak`: qualifiers behind a star are that pointer's, and ownership there is the
  /// variable's.
  private mutating func parseStars(
    _ base: TypeReference, _ storage: inout [Name]
  ) throws(Unparsed) -> TypeReference {
    var type = base
    while take("*") {
      try grow()
      type = TypeReference(.pointer(type), at: range(from: base.range.lowerBound))
      var qualifiers: [Name] = []
      try takeDecorations(&storage, &qualifiers)
      type.qualifiers = qualifiers
    }
    return type
  }

  /// `(^name)(…)` and `(*name)(…)` around the result's type; a block that answers a block stands
  /// around another's name: `(^(^name)(…))(…)`.
  private mutating func parseBlockDeclarator(
    _ result: TypeReference, storage: inout [Name], isNamed: Bool
  ) throws(Unparsed) -> (name: Name?, type: TypeReference) {
    let outer = try enter()
    defer { leave(outer) }
    let opened = cursor.advance().range
    let isBlock = take("^")
    if !isBlock { cursor.advance() }
    var qualifiers: [Name] = []
    try takeDecorations(&storage, &qualifiers)
    if isBlock, current.isSign("("), cursor.peek().isSign("^") {
      let outer = result.range
      let inner = try parseBlockDeclarator(result, storage: &storage, isNamed: isNamed)
      try close(")", opened)
      let answer = TypeReference(.function(try parseParameterTypes(), result), at: outer)
      guard case .function(let parameters, _) = inner.type.kind else { throw fail(.type) }
      return (inner.name, TypeReference(.function(parameters, answer), at: inner.type.range))
    }
    let name = current.kind == .identifier && isNamed ? takeName() : nil
    var suffix = result
    if !isBlock, current.isSign("[") { suffix = try parseArraySuffix(result) }
    try close(")", opened)
    let function = TypeReference(
      .function(try parseParameterTypes(), result), qualifiers: isBlock ? qualifiers : [],
      at: range(from: result.range.lowerBound))
    if isBlock { return (name, function) }
    let pointer = TypeReference(.pointer(function), at: function.range)
    guard case .cArray(_, let count) = suffix.kind else { return (name, pointer) }
    return (name, TypeReference(.cArray(pointer, count: count), at: function.range))
  }

  /// The types of a function's parameters; what takes any number of them says nothing of them.
  private mutating func parseParameterTypes() throws(Unparsed) -> [TypeReference] {
    let parameters = try parseParameters(allowingVariadic: true)
    if parameters.contains(where: \.isVariadic) { return [] }
    return parameters.map { $0.type ?? anyObject(at: $0.name.range) }
  }

  /// What a parameter without a type is, as in C before prototypes.
  func anyObject(at range: SourceRange) -> TypeReference {
    TypeReference(.named("id", arguments: [], protocols: []), at: range)
  }

  /// `[3]`, `[]`, `[2][3]`.
  ///
  /// The last count is the innermost array's: `int a[2][3]` is two arrays of three.
  private mutating func parseArraySuffix(_ element: TypeReference) throws(Unparsed) -> TypeReference
  {
    var counts: [Expression?] = []
    while current.isSign("[") {
      try grow()
      let opened = cursor.advance().range
      counts.append(current.isSign("]") ? nil : try parseAssignment())
      try close("]", opened)
    }
    return counts.reversed().reduce(element) { inner, count in
      TypeReference(.cArray(inner, count: count), at: range(from: element.range.lowerBound))
    }
  }

  /// `(int a, NSString *b, ...)`; `(void)` and `()` are empty.
  mutating func parseParameters(allowingVariadic: Bool) throws(Unparsed) -> [Parameter] {
    let outer = try enter()
    defer { leave(outer) }
    let opened = current.range
    try expect("(")
    var parameters: [Parameter] = []
    if current.isWord("void"), cursor.peek().isSign(")") { cursor.advance() }
    while !current.isSign(")") {
      if current.isSign("...") {
        if !allowingVariadic { note(.unsupported(.variadicBlock), at: current.range) }
        parameters.append(Parameter(name: takeName(), type: nil, isVariadic: true))
        break
      }
      parameters.append(try parseParameter())
      if !take(",") { break }
    }
    try close(")", opened)
    return parameters
  }

  /// The name may be missing, as in a prototype or a block's type.
  private mutating func parseParameter() throws(Unparsed) -> Parameter {
    var specifiers = try parseSpecifiers()
    let (name, type) = try parseDeclarator(specifiers.type, storage: &specifiers.storage)
    var typed = type
    typed.qualifiers = specifiers.storage + typed.qualifiers
    return Parameter(name: name ?? Name("", at: cursor.gap), type: typed)
  }
}
