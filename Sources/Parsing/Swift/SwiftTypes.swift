import Diagnostics
import Scanning
import Syntax

// Types, generic parameters and requirements.
extension SwiftParser {
  /// A type with all that belongs to it: `[String: UIView]?`, `(Int) -> Void`, `P & Q`.
  ///
  /// The qualifiers of a composition and a function belong to the whole.
  mutating func parseType() throws(Unparsed) -> TypeReference {
    let outer = try enter()
    defer { leave(outer) }
    let first = start
    var qualifiers: [Name] = []
    while current.kind == .atWord || SwiftParser.typeWords.contains(current.text), !current.isEnd {
      if current.kind == .identifier, cursor.peek().isSign(".") { break }
      let isConvention = current.isAtWord("convention")
      qualifiers.append(takeName())
      if isConvention { try skipParentheses() }
    }
    var type = try parseSimpleType()
    while current.isSign("&"), !current.startsLine {
      cursor.advance()
      let next = try parseSimpleType()
      try grow()
      type = TypeReference(.composition(type.parts + [next]), at: range(from: first))
    }
    type = try parseFunctionType(of: type) ?? type.withoutParentheses
    type.qualifiers += qualifiers
    type.range = range(from: first)
    return type
  }

  /// Words before a type that change how it is passed or seen; all but `inout` are kept and mean
  /// nothing here.
  private static let typeWords: Set<String> = [
    "inout", "some", "any", "borrowing", "consuming", "sending",
  ]

  /// What follows the parameters of a function type; nil when none follows.
  private mutating func parseFunctionType(
    of parameters: TypeReference
  ) throws(Unparsed) -> TypeReference? {
    var effects: [Name] = []
    if current.isWord("async"), cursor.peek().isSign("->") || cursor.peek().isWord("throws") {
      effects = [Name("async", at: cursor.advance().range)]
    }
    if current.isWord("throws") || current.isWord("rethrows") {
      guard cursor.peek().isSign("->") || cursor.peek().isSign("(") else { return nil }
      _ = try parseEffects()
    }
    guard take("->") else { return nil }
    let result = try parseType()
    var type = TypeReference(.function(parameters.elements, result), at: parameters.range)
    type.qualifiers = effects
    return type
  }

  /// A type up to its `?` and `!`.
  private mutating func parseSimpleType() throws(Unparsed) -> TypeReference {
    let outer = beginNode()
    defer { endNode(outer) }
    let first = start
    var type: TypeReference
    if current.isSign("[") {
      type = try parseCollectionType()
    } else if current.isSign("(") {
      type = try parseTupleType()
      if case .tuple(let parts, labels: []) = type.kind, parts.count == 1, current.isSign("."),
        cursor.peek().isWord("Type")
      {
        cursor.advance()
        let name = parts[0].parts[0].className + "." + takeName().text
        type = TypeReference(.named(name, arguments: [], protocols: []), at: range(from: first))
      }
    } else {
      type = try parseNamedType()
    }
    while !current.isLeftOpen, current.isSign("?") || current.isSign("!") {
      let mark = cursor.advance().text
      type = type.withoutParentheses
      try grow()
      type = TypeReference(
        mark == "?" ? .optional(type) : .implicitlyUnwrapped(type), at: range(from: first))
    }
    return type
  }

  /// `[T]` or `[K: V]`.
  private mutating func parseCollectionType() throws(Unparsed) -> TypeReference {
    let first = start
    let opened = cursor.advance().range
    let element = try parseType()
    let value = take(":") ? try parseType() : nil
    try close("]", opened)
    return TypeReference(
      value.map { .dictionary(element, $0) } ?? .array(element), at: range(from: first))
  }

  /// `()`, `(A)`, `(A, b: B)`, `(_ x: A)`.
  private mutating func parseTupleType() throws(Unparsed) -> TypeReference {
    let first = start
    let opened = cursor.advance().range
    var elements: [TypeReference] = []
    var labels: [String] = []
    while !current.isSign(")") {
      if current.kind == .identifier, cursor.peek().kind == .identifier, cursor.peek(2).isSign(":")
      {
        cursor.advance()
      }
      var label = ""
      if current.kind == .identifier, cursor.peek().isSign(":") {
        label = cursor.advance().text
        cursor.advance()
      }
      labels.append(label == "_" ? "" : label)
      elements.append(try parseType())
      if current.isSign("...") { throw refuse(.variadicClosure, at: current.range) }
      if !take(",") { break }
    }
    try close(")", opened)
    return TypeReference(
      .tuple(elements, labels: labels.allSatisfy(\.isEmpty) ? [] : labels), at: range(from: first))
  }

  /// `A`, `A.B`, `A<B>`, `A.Type`.
  private mutating func parseNamedType() throws(Unparsed) -> TypeReference {
    let first = start
    var name = try identifier(.type).text
    var arguments = try parseTypeArguments()
    while current.isSign("."), cursor.peek().kind == .identifier {
      cursor.advance()
      name += "." + takeName().text
      arguments += try parseTypeArguments()
    }
    return TypeReference(
      .named(name, arguments: arguments, protocols: []), at: range(from: first))
  }

  /// `<A, B>`; nothing where none stand.
  mutating func parseTypeArguments() throws(Unparsed) -> [TypeReference] {
    guard current.isSign("<"), !current.isLeftOpen else { return [] }
    let opened = cursor.advance().range
    var arguments: [TypeReference] = []
    repeat { arguments.append(try parseType()) } while take(",")
    try closeAngle(opened)
    return arguments
  }

  /// Consumes a `>`, which may be the first part of a longer sign.
  private mutating func closeAngle(_ opened: SourceRange) throws(Unparsed) {
    if current.kind == .punctuator, current.text.hasPrefix(">"), !current.isSign(">") {
      cursor.splitAngles()
    }
    try close(">", opened)
  }

  // MARK: - Generics

  /// `<T: P, U>` of a declaration.
  ///
  /// Only one bound is read for each, a composition of several included.
  mutating func parseGenericParameters() throws(Unparsed) -> [GenericParameter] {
    guard current.isSign("<") else { return [] }
    let opened = cursor.advance().range
    var parameters: [GenericParameter] = []
    repeat {
      let name = try identifier(.type)
      parameters.append(GenericParameter(name, bound: take(":") ? try parseType() : nil))
    } while take(",")
    try closeAngle(opened)
    return parameters
  }

  /// `where T: P, U == V`.
  ///
  /// What it asks of the declaration's own parameters is the same as if it stood in `<…>`.
  @discardableResult
  mutating func parseRequirements(
    of generics: inout [GenericParameter]
  ) throws(Unparsed) -> [Requirement] {
    guard takeWord("where") else { return [] }
    var all: [Requirement] = []
    repeat {
      let subject = try parseType()
      let isSame = take("==")
      if !isSame { try expect(":") }
      let bound = try parseType()
      all.append(Requirement(subject.className, isSame: isSame, bound))
      if isSame { continue }
      for place in generics.indices where generics[place].name.text == subject.className {
        generics[place].demand(bound)
      }
    } while take(",")
    return all
  }

  /// `: A, B` of a declaration.
  mutating func parseInheritance() throws(Unparsed) -> [TypeReference] {
    guard take(":") else { return [] }
    var types: [TypeReference] = []
    repeat {
      if current.isWord("class") {
        let word = takeName()
        types.append(
          TypeReference(.named("AnyObject", arguments: [], protocols: []), at: word.range))
      } else {
        types.append(try parseType())
      }
    } while take(",")
    return types
  }
}

extension GenericParameter {
  /// Adds to what the parameter must be.
  fileprivate mutating func demand(_ other: TypeReference) {
    guard let bound else {
      self.bound = other
      return
    }
    self.bound = TypeReference(.composition(bound.parts + other.parts), at: bound.range)
  }
}

extension TypeReference {
  /// The elements of a tuple; any other type alone.
  fileprivate var elements: [TypeReference] {
    if case .tuple(let elements, _) = kind { elements } else { [self] }
  }
}
