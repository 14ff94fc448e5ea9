import Diagnostics
import Scanning
import Syntax

// Interfaces, implementations and protocols.
extension ObjectiveCParser {
  /// Short for the nested type, which stands in every signature of this file.
  private typealias Member = TypeDeclaration.Member

  /// `@interface A : B <P> { … } … @end`, categories and class extensions too.
  ///
  /// Its name is a type from the first token on, as members may be of it.
  mutating func parseInterface() throws(Unparsed) -> TypeDeclaration {
    let attributes = takeAnnotations()
    let keyword = cursor.advance()
    let name = try identifier(after: .token("@interface"))
    types.insert(name.text)
    let generics = try parseGenericParameters()
    let category = try parseCategoryName()
    var inherits: [TypeReference] = []
    if take(":") {
      let superclass = try identifier(after: .superclass)
      types.insert(superclass.text)
      inherits = [
        TypeReference(
          .named(superclass.text, arguments: [], protocols: []), at: superclass.range)
      ]
    }
    let protocols = try parseProtocolList()
    var members = current.isSign("{") ? try parseIvars() : []
    try parseMembers(into: &members, isImplementation: false, keyword)
    let form = category.map { TypeDeclaration.Form.category($0, isImplementation: false) }
    return TypeDeclaration(
      form ?? .interface, dialect: .objectiveC, name: name, inherits: inherits,
      protocols: protocols, generics: generics, attributes: attributes, members: members,
      at: range(from: keyword.range.lowerBound))
  }

  /// `@implementation A`, `@implementation A (Category)`, with a superclass only where there is no
  /// interface (clang warns of it, and takes it). Ivars may stand in braces here since clang 3.
  mutating func parseImplementation() throws(Unparsed) -> TypeDeclaration {
    let keyword = cursor.advance()
    let name = try identifier(after: .token("@implementation"))
    types.insert(name.text)
    let category = try parseCategoryName()
    var inherits: [TypeReference] = []
    if take(":") { inherits = [try parseType()] }
    var members = current.isSign("{") ? try parseIvars() : []
    try parseMembers(into: &members, isImplementation: true, keyword)
    let form = category.map { TypeDeclaration.Form.category($0, isImplementation: true) }
    return TypeDeclaration(
      form ?? .implementation, dialect: .objectiveC, name: name, inherits: inherits,
      members: members, at: range(from: keyword.range.lowerBound))
  }

  /// `@protocol P <Q> … @end`, or `@protocol P, Q;`.
  mutating func parseProtocol() throws(Unparsed) -> Statement.Kind {
    let attributes = takeAnnotations()
    let keyword = cursor.advance()
    let name = try identifier(after: .token("@protocol"))
    if current.isSign(",") || current.isSign(";") {
      var names = [name]
      while take(",") { names.append(try identifier(after: .token("@protocol"))) }
      try endStatement(after: .declaration)
      return .forward(names)
    }
    let protocols = try parseProtocolList()
    var members: [Member] = []
    try parseMembers(into: &members, isImplementation: false, keyword)
    return .type(
      TypeDeclaration(
        .protocolType, dialect: .objectiveC, name: name, protocols: protocols,
        attributes: attributes, members: members,
        at: range(from: keyword.range.lowerBound)))
  }

  // MARK: - Heads

  /// `(Name)` of a category, `()` of a class extension.
  private mutating func parseCategoryName() throws(Unparsed) -> String? {
    let opened = current.range
    guard take("(") else { return nil }
    let name = current.kind == .identifier ? cursor.advance().text : ""
    try close(")", opened)
    return name
  }

  /// `<P, Q>`. Which of the names are protocols is the compiler's to find out.
  private mutating func parseProtocolList() throws(Unparsed) -> [Name] {
    let opened = current.range
    guard take("<") else { return [] }
    let names = try parseNames(after: .protocolList)
    try close(">", opened)
    return names
  }

  /// `<T>`, `<__covariant T : NSObject *>` behind a class's name.
  ///
  /// Lightweight generics of clang. A `<…>` without a colon behind it is a list of protocols
  /// instead, since only a superclass follows parameters.
  private mutating func parseGenericParameters() throws(Unparsed) -> [GenericParameter] {
    guard current.isSign("<") else { return [] }
    guard let end = bracketsEnd(at: 0, "<", ">"), cursor.peek(end).isSign(":") else { return [] }
    let opened = cursor.advance().range
    var generics: [GenericParameter] = []
    repeat {
      try skipAttributes()
      let name = try identifier(after: .type)
      types.insert(name.text)
      generics.append(GenericParameter(name, bound: take(":") ? try parseType() : nil))
    } while take(",")
    try close(">", opened)
    return generics
  }

  // MARK: - Bodies

  /// Members up to `@end`; a broken one is left out, and a missing `@end` is noted where the
  /// declaration begins.
  private mutating func parseMembers(
    into members: inout [Member], isImplementation: Bool, _ keyword: Token
  ) throws(Unparsed) {
    let outer = try enter()
    defer { leave(outer) }
    let isBound = isLineBound
    isLineBound = false
    defer { isLineBound = isBound }
    var requirement: Name?
    while !current.isAtWord("end") {
      if current.isEnd || startsDeclarationOfClass {
        note(.missingEnd(of: "@" + keyword.text), at: keyword.range)
        return
      }
      let start = cursor.place
      do {
        if current.isAtWord("optional") || current.isAtWord("required") {
          requirement = takeName()
        } else if var member = try parseMember(isImplementation: isImplementation) {
          if let requirement, requirement.text == "optional" { member.mark(requirement) }
          members.append(member)
        }
      } catch {
        recover(from: start)
        if cursor.place == start { cursor.advance() }
      }
    }
    cursor.advance()
  }

  /// One member; nil for what declares nothing: a `;`, a directive, a lone macro. It may be at the
  /// `@end` behind attributes, which it leaves for the list.
  private mutating func parseMember(isImplementation: Bool) throws(Unparsed) -> Member? {
    try skipAttributes()
    if current.isAtWord("end") { return nil }
    switch current.kind {
    case .punctuator where current.text == "-" || current.text == "+":
      return .function(try parseMethod(isPrototype: !isImplementation))
    case .punctuator where current.text == ";":
      cursor.advance()
      return nil
    case .punctuator where current.text == "}":
      note(.extraneous("}"), at: current.range)
      cursor.advance()
      return nil
    case .atWord: return try parseAtMember()
    case .directive:
      if case .macro(let name, _) = try parseDirective() {
        cursor.putInPlace(name.text)
      }
      return nil
    case .identifier where isLoneMacro():
      cursor.advance()
      return nil
    case .identifier where isMacroCall():
      cursor.advance()
      try skipParentheses()
      if current.isSign("{") { _ = try parseBody() } else { _ = take(";") }
      return nil
    case .identifier: return try parseCMember()
    case .end: return nil
    default: throw fail(.member)
    }
  }

  /// Whether a word in capitals stands on a line of its own: a macro that is defined elsewhere.
  ///
  /// Such a macro has been expanded by a compiler that saw its header; here it would be a type
  /// without a name.
  private mutating func isLoneMacro() -> Bool {
    let word = current
    guard word.startsLine, word.text.count > 2,
      word.text.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" })
    else { return false }
    let next = cursor.peek()
    return next.startsLine && (next.isSign("-") || next.isSign("+") || next.kind == .atWord)
  }

  /// `SYNTHESIZE_SINGLETON(Store)`, `RCT_EXPORT_METHOD(go:(int)x) { … }`: a macro that is defined
  /// elsewhere, and makes members that nobody sees.
  private mutating func isMacroCall() -> Bool {
    guard !isKnownType(current.text), !current.isEnumMacro,
      let end = bracketsEnd(at: 1, "(", ")")
    else { return false }
    let next = cursor.peek(end)
    return next.startsLine || next.isSign(";")
      || next.isSign("{") && ObjectiveCWords.isMacro(current.text)
  }

  /// What begins with an `@` among members; any other such word belongs to statements.
  private mutating func parseAtMember() throws(Unparsed) -> Member? {
    switch current.text {
    case "property": return .property(try parseProperty())
    case "synthesize": return .synthesize(try parseSyntheses())
    case "dynamic":
      cursor.advance()
      let names = try parseNames(after: .token("@dynamic"))
      try endStatement(after: .declaration)
      return .dynamic(names)
    default:
      note(.unexpected("@" + current.text), at: current.range)
      throw Unparsed()
    }
  }

  /// Functions, variables, typedefs and enumerations of C among the methods.
  ///
  /// Such variables are globals, which `static` among their modifiers tells from ivars.
  private mutating func parseCMember() throws(Unparsed) -> Member? {
    let first = current.range
    let kind: Statement.Kind
    if current.isWord("typedef") {
      kind = try parseTypedef()
    } else if current.isEnumMacro {
      kind = try parseEnum()
    } else if startsDeclaration() {
      kind = try parseDeclaration()
    } else {
      throw fail(.member)
    }
    switch kind {
    case .alias(let name, let type): return .alias(name, type)
    case .function(let function): return .function(function)
    case .variables(var variables):
      if !variables.modifiers.contains(where: { $0.text == "static" || $0.text == "extern" }) {
        let place = SourceRange(first.lowerBound, first.lowerBound)
        variables.modifiers.insert(Name("static", at: place), at: 0)
      }
      return .variables(variables)
    case .constants(let name, let cases): return .constants(name, cases)
    case .type(let structure): return .type(structure)
    default: return nil
    }
  }
}

extension TypeDeclaration.Member {
  /// Notes `@optional` on what it stands before.
  fileprivate mutating func mark(_ requirement: Name) {
    switch self {
    case .function(var function):
      function.modifiers.append(requirement)
      self = .function(function)
    case .property(var property):
      property.attributes.append(Attribute(requirement))
      self = .property(property)
    default: break
    }
  }
}
