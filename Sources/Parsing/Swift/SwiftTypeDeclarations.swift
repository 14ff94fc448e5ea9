import Diagnostics
import Scanning
import Syntax

// Classes, structs, enums, protocols, extensions and their members.
extension SwiftParser {
  /// An actor is a class here: everything runs on the main run loop, one thing after the other.
  private static let forms: [String: TypeDeclaration.Form] = [
    "class": .classType, "struct": .structure, "enum": .enumeration, "protocol": .protocolType,
    "extension": .extending, "actor": .classType,
  ]

  /// A type of any form, with the name of an extended type as a path.
  mutating func parseTypeDeclaration(
    _ prefix: Prefix, from first: Int
  ) throws(Unparsed) -> TypeDeclaration {
    let keyword = cursor.advance()
    let word = keyword.text
    var prefix = prefix
    if word == "actor" { prefix.modifiers.append(Name(word, at: keyword.range)) }
    guard let form = SwiftParser.forms[word] else { throw fail(.statement) }
    let name = try parseTypeName(after: word)
    // What an extension says of a type's arguments, as `where` does, is not checked here.
    let isArguments = word == "extension" && current.isSign("<")
    if isArguments { _ = try parseTypeArguments() }
    var generics = isArguments ? [] : try parseGenericParameters()
    var inherits = try parseInheritance()
    let conditions = try parseRequirements(of: &generics)
    if case .protocolType = form {
      inherits += conditions.filter { $0.subject == "Self" }.map(\.bound)
    }
    let members = try parseMembers(of: form, after: word)
    var type = TypeDeclaration(
      form, dialect: .swift, name: name, inherits: inherits, generics: generics,
      modifiers: prefix.modifiers, attributes: prefix.attributes, members: members,
      at: range(from: first))
    if case .extending = form { type.conditions = conditions }
    return type
  }

  /// A name; that of an extended type may be a path.
  private mutating func parseTypeName(after word: String) throws(Unparsed) -> Name {
    if word == "extension", current.isSign("[") {
      let type = try parseType()
      return Name(type.isDictionary ? "Dictionary" : "Array", at: type.range)
    }
    var name = try identifier(after: .token(word))
    while word == "extension", current.isSign("."), cursor.peek().kind == .identifier {
      cursor.advance()
      name.text += "." + takeName().text
      name.range = range(from: name.range.lowerBound)
    }
    if word == "extension", current.isSign("?") {
      cursor.advance()
      return Name("Optional", at: range(from: name.range.lowerBound))
    }
    return name
  }

  /// Members up to the brace that closes, broken ones left out. A missing brace is noted at the
  /// file that follows, too.
  private mutating func parseMembers(
    of form: TypeDeclaration.Form, after word: String
  ) throws(Unparsed) -> [TypeDeclaration.Member] {
    let opened = current.range
    try expect("{", after: .declaration)
    return try trailing(true) { (parser) throws(Unparsed) in
      var members: [TypeDeclaration.Member] = []
      while !parser.current.isSign("}"), !parser.current.isEnd, !parser.isAtImport {
        if parser.take(";") { continue }
        members += parser.parseMember(of: form)
      }
      if !parser.take("}") { parser.note(.unclosed("}", opened: opened), at: parser.missingPlace) }
      return members
    }
  }

  /// Whether a file begins here, as no type has an `import` among its members.
  private var isAtImport: Bool {
    mutating get {
      current.text == "import" && current.startsLine && cursor.peek().kind == .identifier
    }
  }

  /// The members that one declaration makes; none when it is broken. Consumes at least one token.
  private mutating func parseMember(of form: TypeDeclaration.Form) -> [TypeDeclaration.Member] {
    let place = cursor.place
    do {
      let outer = try enter()
      defer { leave(outer) }
      let members = try readMember(of: form)
      guard current.startsLine || current.isSign("}") || current.isSign(";") || current.isEnd else {
        throw fail(.token(";"), after: .declaration)
      }
      return members
    } catch {
      recoverAmongMembers(from: place)
      if cursor.place == place { cursor.advance() }
      return []
    }
  }

  /// One declaration inside of a type; none for a directive, which may skip some.
  private mutating func readMember(
    of form: TypeDeclaration.Form
  ) throws(Unparsed) -> [TypeDeclaration.Member] {
    if current.kind == .directive {
      skipInactive()
      return []
    }
    let first = start
    var prefix = try parsePrefix()
    switch current.text {
    case "let", "var":
      return [.variables(try parseVariables(prefix, in: form, from: first))]
    case "func": return [.function(try parseFunction(.method, &prefix, in: form, from: first))]
    case "init":
      let kind = Function.Kind.initializer(isFailable: cursor.peek().isFailureMark)
      return [.function(try parseFunction(kind, &prefix, in: form, from: first))]
    case "deinit": return [.function(try parseFunction(.deinitializer, &prefix, from: first))]
    case "subscript":
      return [.function(try parseFunction(.subscription, &prefix, in: form, from: first))]
    case "case": return try parseCases(prefix)
    case "typealias", "associatedtype": return [try parseAlias()]
    case "class", "struct", "enum", "protocol", "extension", "actor":
      return [.type(try parseTypeDeclaration(prefix, from: first))]
    default:
      note(.expected(.declaration, after: nil), at: current.range)
      throw Unparsed()
    }
  }

  /// `typealias`, or `associatedtype`, whose bounds and default are of no use without checks of
  /// conformance.
  private mutating func parseAlias() throws(Unparsed) -> TypeDeclaration.Member {
    let word = cursor.advance().text
    let name = try identifier(after: .token(word))
    var parameters = word == "typealias" ? try parseGenericParameters() : []
    _ = try parseInheritance()
    let type = take("=") ? try parseType() : nil
    try parseRequirements(of: &parameters)
    guard let type, !parameters.isEmpty else { return .alias(name, type) }
    return .genericAlias(name, parameters, type)
  }

  /// `case a, b = 2, c(Int, label: String)`.
  private mutating func parseCases(
    _ prefix: Prefix
  ) throws(Unparsed) -> [TypeDeclaration.Member] {
    cursor.advance()
    let isIndirect = prefix.modifiers.contains { $0.text == "indirect" }
    var cases: [TypeDeclaration.Member] = []
    repeat {
      let name = try identifier(after: .token("case"))
      let payload = current.isSign("(") ? try parsePayload() : []
      let rawValue = take("=") ? try parseExpression() : nil
      cases.append(
        .enumCase(
          TypeDeclaration.EnumCase(
            name, payload: payload, rawValue: rawValue, isIndirect: isIndirect)))
    } while take(",")
    return cases
  }

  /// `(Int, label: String = "a")`: each part may have a label and a default (SE-0155).
  private mutating func parsePayload() throws(Unparsed) -> [Parameter] {
    let opened = cursor.advance().range
    var payload: [Parameter] = []
    while !current.isSign(")") {
      var label: Name?
      if current.kind == .identifier, cursor.peek().kind == .identifier { label = takeName() }
      if current.kind == .identifier, cursor.peek().isSign(":") {
        let name = takeName()
        label = label ?? name
        cursor.advance()
        if label?.text == "_" { label = nil }
      }
      let type = try parseType()
      let value = take("=") ? try parseExpression() : nil
      payload.append(
        Parameter(
          label: label, name: label ?? Name("", at: type.range), type: type, defaultValue: value))
      if !take(",") { break }
    }
    try close(")", opened)
    return payload
  }

  /// Skips what is left of a broken member: its line, and the lines of the brackets it opened.
  private mutating func recoverAmongMembers(from place: Int) {
    var open = OpenBrackets()
    for token in cursor.consumed(since: place) { open.count(token) }
    while !current.isEnd {
      let isNewLine = current.startsLine && cursor.place > place
      if isNewLine, open.isEmpty || open.braces == 0 && startsDeclaration() { return }
      if current.isSign("}"), open.braces == 0 { return }
      open.count(cursor.advance())
    }
  }
}

extension TypeReference {
  fileprivate var isDictionary: Bool {
    if case .dictionary = kind { true } else { false }
  }
}

extension Token {
  /// Whether it is the `?` or `!` of `init?`.
  fileprivate var isFailureMark: Bool { isSign("?") || isSign("!") }
}
