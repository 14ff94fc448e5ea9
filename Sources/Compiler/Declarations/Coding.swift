import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// `Codable`: what a type gets from its properties, and calls that name what they read. A call that
// names a type becomes one with a closure that reads it: `decode([Item].self, forKey: .items)` is
// `read("items") { try $0.elements { try Item(from: $0) } }`.
extension Typing {
  /// The module whose types read and write.
  package static let values = "Foundation.Values"

  /// The initialiser and the method that a `Codable` type gets from its properties.
  func coding(of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    guard type.dialect == .swift, declarations.modules.contains(Typing.values), !source.isModule
    else { return [] }
    switch type.form {
    case .structure, .classType, .enumeration: break
    default: return []
    }
    let names = type.inherits.map(\.className)
    let code = Written(range: type.name.range)
    let isRaw = if case .enumeration = type.form { true } else { false }
    if isRaw, !["String", "Int"].contains(names.first ?? "") { return [] }
    if names.contains("CodingKey") {
      return names.first == "String" ? [.variables(code.textOfKey)] : []
    }
    let fields = isRaw ? [] : type.codedFields
    var members: [TypeDeclaration.Member] = []
    let decodes = names.contains { ["Codable", "Decodable"].contains($0) }
    if decodes, !type.members.contains(where: \.readsItself) {
      members.append(
        .function(isRaw ? code.rawReader(type.name, names[0]) : code.reader(of: fields, in: type)))
    }
    if names.contains(where: { ["Codable", "Encodable"].contains($0) }) {
      let isOwn = type.members.contains(where: \.writesItself)
      members.append(
        .function(
          isOwn ? code.ownWriter : isRaw ? code.rawWriter : code.writer(of: fields, in: type)))
    }
    return members
  }

  /// What a call stands for that names a type, or a key, to something that reads or writes.
  mutating func codingCall(
    _ base: Expression, _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> Expression? {
    guard isSwift, declarations.modules.contains(Typing.values), !source.isModule else {
      return nil
    }
    let code = Written(range: range)
    let labels = arguments.map { $0.label?.text ?? "" }
    switch (name.text, labels) {
    case ("container", ["keyedBy"]):
      return names(of: arguments[0].value).map { code.call(base, "container", [$0]) }
    case ("nestedContainer", ["keyedBy", "forKey"]):
      guard let key = code.key(arguments[1].value) else { return nil }
      let inner = code.attempt(code.call(base, "at", [key]))
      return names(of: arguments[0].value).map { code.call(inner, "container", [$0]) }
    case ("decode", ["", "from"]), ("decode", ["", "forKey"]), ("decodeIfPresent", ["", "forKey"]),
      ("decode", [""]):
      guard let holder = holder(of: base), Typing.readers.contains(holder),
        let wanted = arguments[0].value.typeOfMetatype
      else { return nil }
      let closure = code.closure { reading(type(wanted), wanted, from: $0, code) }
      let method = name.text == "decode" ? "read" : "readPresent"
      guard arguments.count > 1 else { return code.call(base, method, [closure]) }
      let second =
        labels[1] == "from" ? arguments[1].value : code.key(arguments[1].value)
      return second.map { code.call(base, method, [$0, closure]) }
    case ("encode", ["", "forKey"]), ("encodeIfPresent", ["", "forKey"]):
      guard holder(of: base) == "Encoder", let key = code.key(arguments[1].value) else {
        return nil
      }
      return code.call(base, "write", [arguments[0].value, key])
    default: return nil
    }
  }

  /// Says which zones and languages are not simulated: what asks for one gets Greenwich and English.
  mutating func noteFormat(_ name: String, _ arguments: [Argument]) {
    guard isSwift, declarations.modules.contains(Typing.values), arguments.count == 1,
      arguments[0].label?.text == "identifier",
      case .string(let parts) = arguments[0].value.kind, case .text(let text)? = parts.first
    else { return }
    let isSimulated: Bool
    switch name {
    case "TimeZone": isSimulated = ["GMT", "UTC", "Etc/GMT", "Etc/UTC"].contains(text)
    case "Locale": isSimulated = text.hasPrefix("en")
    default: return
    }
    if !isSimulated {
      note(name + " " + text, .value, .framework, since: .oldest, at: arguments[0].value.range)
    }
  }

  private static let readers: Set<String> = [
    "JSONDecoder", "Decoder", "UnkeyedDecodingContainer",
  ]

  /// The class of what a call goes to.
  private mutating func holder(of base: Expression) -> String? {
    let reported = diagnostics.count
    defer { diagnostics.removeSubrange(reported...) }
    return resolve(base).type.className
  }

  /// The keys of an enumeration, by their names in Swift.
  private func names(of keys: Expression) -> Expression? {
    guard let path = keys.typeOfMetatype?.className,
      let cases = declarations.enumerations[sight.fullTypeName(path)]?.cases
    else { return nil }
    let code = Written(range: keys.range)
    return Expression(
      .dictionary(
        cases.map {
          var text = $0.name
          if case .string(let raw)? = $0.rawValue { text = raw }
          return Expression.Pair(key: code.text($0.name), value: code.text(text))
        }), at: keys.range)
  }

  /// What reads a value of a type, of which little may be known but how it is written.
  private mutating func reading(
    _ type: StaticType, _ written: TypeReference?, from part: Expression, _ code: Written
  ) -> Expression {
    if type.optionality != .none {
      let inner = reading(type.unwrapped, written?.inner, from: part, code)
      return Expression(
        .conditional(code.member(part, "isNull"), code.none, inner), at: code.range)
    }
    func inner(_ place: Int) -> Expression {
      let type = type.parts.indices.contains(place) ? type.parts[place] : .any
      return code.closure { reading(type, written?.inner, from: $0, code) }
    }
    if let method = Typing.reader(of: type) {
      let value = code.attempt(code.call(part, method, []))
      return type.number == nil ? value : code.call(code.name(type.swiftName), [value])
    }
    switch type.className {
    case "NSArray": return code.attempt(code.call(part, "elements", [inner(0)]))
    case "NSSet":
      return code.call(
        code.name("Set"), [code.attempt(code.call(part, "elements", [inner(0)]))])
    case "NSDictionary": return code.attempt(code.call(part, "members", [inner(1)]))
    default:
      let name = type.className ?? written?.className ?? type.swiftName
      func made(_ part: Expression) -> Expression {
        code.attempt(
          Expression(
            .call(code.name(name), [Argument(label: Name("from", at: code.range), part)]),
            at: code.range))
      }
      guard case .open? = sight.parameter(named: name) else { return made(part) }
      return code.attempt(
        code.call(part, "make", [code.name(name), code.text(name), code.closure(made)]))
    }
  }

  /// The method that reads a value which JSON has itself, or has as a text or number.
  private static func reader(of type: StaticType) -> String? {
    switch (type.field, type.className) {
    case (.bool, _): "flag"
    case (.int, _): "whole"
    case (.real, _): "real"
    case (_, "NSString"): "text"
    case (_, "NSURL"): "address"
    case (_, "NSDate"): "date"
    default: nil
    }
  }
}

/// One property that is read and written, under its key.
private struct CodedField {
  var name: String
  var key: String
  var type: TypeReference
}

extension TypeDeclaration {
  /// The stored properties that are coded: those that `CodingKeys` names, where there is one.
  fileprivate var codedFields: [CodedField] {
    var keys: [String: String]?
    for case .type(let inner) in members where inner.name.text == "CodingKeys" {
      keys = [:]
      for case .enumCase(let item) in inner.members {
        var key = item.name.text
        if case .string(let parts)? = item.rawValue?.kind, case .text(let text)? = parts.first {
          key = text
        }
        keys?[item.name.text] = key
      }
    }
    var fields: [CodedField] = []
    for case .variables(let variables) in members {
      let words = variables.modifiers.map(\.text)
      if words.contains("static") || words.contains("class") || words.contains("lazy") { continue }
      for binding in variables.bindings {
        guard case .binding(let name, _) = binding.pattern, binding.accessors?.getter == nil,
          !(variables.isConstant && binding.value != nil),
          let type = binding.type ?? binding.value?.literalType
        else { continue }
        if let keys {
          guard let key = keys[name.text] else { continue }
          fields.append(CodedField(name: name.text, key: key, type: type))
        } else {
          fields.append(CodedField(name: name.text, key: name.text, type: type))
        }
      }
    }
    return fields
  }
}

extension TypeDeclaration.Member {
  /// `init(from:)`.
  fileprivate var readsItself: Bool {
    guard case .function(let function) = self, case .initializer = function.kind else {
      return false
    }
    return function.parameters.first?.label?.text == "from"
  }
}

extension TypeDeclaration.Member {
  /// `encode(to:)`.
  fileprivate var writesItself: Bool {
    guard case .function(let function) = self, function.name.text == "encode" else { return false }
    return function.parameters.first?.label?.text == "to"
  }
}

extension TypeReference {
  /// What is written of an element, or of a dictionary's values.
  fileprivate var inner: TypeReference? {
    switch kind {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .dictionary(_, let inner):
      inner
    case .named(_, let arguments, _): arguments.last
    case .pointer, .tuple, .function, .cArray, .composition: nil
    }
  }
}

extension Expression {
  /// The type in `Item.self`, `[Item].self`; nil of all else.
  fileprivate var typeOfMetatype: TypeReference? {
    guard case .member(let base, let name) = kind, name.text == "self" else { return nil }
    return base.writtenType
  }

  /// The type of a literal.
  fileprivate var literalType: TypeReference? {
    let name: String
    switch kind {
    case .integer: name = "Int"
    case .real: name = "Double"
    case .boolean: name = "Bool"
    case .string: name = "String"
    default: return nil
    }
    return TypeReference(.named(name, arguments: [], protocols: []), at: range)
  }
}

/// Code that stands for shorter code, all of it at one place.
private struct Written {
  var range: SourceRange

  var none: Expression { Expression(.nilLiteral, at: range) }
  func name(_ text: String) -> Expression { Expression(.name(text), at: range) }
  func text(_ text: String) -> Expression { Expression(.string([.text(text)]), at: range) }

  func member(_ base: Expression, _ name: String) -> Expression {
    Expression(.member(base, Name(name, at: range)), at: range)
  }

  func attempt(_ value: Expression) -> Expression {
    Expression(.attempt(.plain, value), at: range)
  }

  func call(_ callee: Expression, _ arguments: [Expression]) -> Expression {
    Expression(.call(callee, arguments.map { Argument($0) }), at: range)
  }

  func call(_ base: Expression, _ method: String, _ arguments: [Expression]) -> Expression {
    call(member(base, method), arguments)
  }

  func closure(_ body: (Expression) -> Expression) -> Expression {
    let answer = body(name("part"))
    return Expression(
      .closure(
        Closure(
          parameters: [Parameter(name: Name("part", at: range), type: nil)],
          body: [Statement(.result(answer), at: range)])), at: range)
  }

  /// The name of a key as a text; nil of what only the run shows.
  func key(_ key: Expression) -> Expression? {
    switch key.kind {
    case .implicitMember(let name): text(name.text)
    case .member(_, let name): text(name.text)
    case .string: key
    default: nil
    }
  }

  private func type(_ name: String) -> TypeReference {
    TypeReference(.named(name, arguments: [], protocols: []), at: range)
  }

  private func constant(_ name: String, _ value: Expression) -> Statement {
    let binding = VariableDeclaration.Binding(
      .binding(Name(name, at: range), isConstant: true), value: value)
    return Statement(
      .variables(
        VariableDeclaration(dialect: .swift, isConstant: true, bindings: [binding], at: range)),
      at: range)
  }

  private func assign(_ place: Expression, _ value: Expression) -> Statement {
    Statement(
      .expression(Expression(.assignment(nil, target: place, value: value), at: range)), at: range)
  }

  private func own(_ name: String) -> Expression {
    member(Expression(.selfReference, at: range), name)
  }

  // MARK: - Members

  private func initializer(_ body: [Statement]) -> Function {
    let name = Name("from", at: range)
    return Function(
      .initializer(isFailable: false), name: Name("init", at: range), dialect: .swift,
      parameters: [
        Parameter(label: name, name: Name("decoder", at: range), type: type("Decoder"))
      ], isThrowing: true, body: body, at: range)
  }

  /// `init(from:)` that reads each property by its key.
  func reader(of fields: [CodedField], in type: TypeDeclaration) -> Function {
    let names = fields.filter { $0.name != $0.key }.map {
      Expression.Pair(key: text($0.name), value: text($0.key))
    }
    let container = attempt(
      call(name("decoder"), "container", [Expression(.dictionary(names), at: range)]))
    return initializer(
      [constant("container", container)]
        + fields.map { field in
          var (method, wanted) = ("decode", field.type)
          if case .optional(let inner) = wanted.kind {
            (method, wanted) = ("decodeIfPresent", inner)
          }
          let metatype = member(Expression(.type(wanted), at: range), "self")
          let value = Expression(
            .call(
              member(name("container"), method),
              [
                Argument(metatype),
                Argument(label: Name("forKey", at: range), text(field.name)),
              ]), at: range)
          return assign(own(field.name), attempt(value))
        })
  }

  /// `init(from:)` of an enumeration with raw values.
  func rawReader(_ type: Name, _ raw: String) -> Function {
    let value = attempt(call(name("decoder"), raw == "Int" ? "whole" : "text", []))
    let made = Expression(
      .call(name(type.text), [Argument(label: Name("rawValue", at: range), value)]), at: range)
    let named = attempt(call(name("decoder"), "named", [made, text(type.text)]))
    return initializer([assign(Expression(.selfReference, at: range), named)])
  }

  private func method(_ body: [Statement]) -> Function {
    Function(
      .method, name: Name("written", at: range), dialect: .swift,
      parameters: [
        Parameter(
          label: Name("by", at: range), name: Name("encoder", at: range),
          type: type("JSONEncoder"))
      ], isThrowing: true, returns: type("Any"), body: body, at: range)
  }

  /// The method that writes each property under its key; what is nil is left out.
  func writer(of fields: [CodedField], in type: TypeDeclaration) -> Function {
    let made = Expression(
      .call(name("Encoder"), [Argument(name("encoder"))]), at: range)
    return method(
      [constant("container", made)]
        + fields.map { field in
          Statement(
            .expression(
              attempt(call(name("container"), "write", [own(field.name), text(field.key)]))),
            at: range)
        } + [Statement(.result(member(name("container"), "value")), at: range)])
  }

  /// `stringValue` of a key, which is its raw value.
  var textOfKey: VariableDeclaration {
    let binding = VariableDeclaration.Binding(
      .binding(Name("stringValue", at: range), isConstant: false), type: type("String"),
      accessors: VariableDeclaration.Accessors(
        getter: [Statement(.result(own("rawValue")), at: range)]))
    return VariableDeclaration(dialect: .swift, bindings: [binding], at: range)
  }

  var rawWriter: Function { method([Statement(.result(own("rawValue")), at: range)]) }

  /// The method that asks the type's own `encode(to:)`.
  var ownWriter: Function {
    let made = Expression(
      .call(name("Encoder"), [Argument(name("encoder"))]), at: range)
    let call = Expression(
      .call(own("encode"), [Argument(label: Name("to", at: range), name("container"))]), at: range)
    return method([
      constant("container", made), Statement(.expression(attempt(call)), at: range),
      Statement(.result(member(name("container"), "value")), at: range),
    ])
  }
}
