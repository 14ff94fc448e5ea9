import Diagnostics
package import Syntax
package import TypedTree

// `Codable`: what a type gets from its properties.
extension Declarations {
  /// The initialiser and the method that a `Codable` type gets from its properties.
  ///
  /// SE-0166. Only where the library of formats is loaded; an enumeration without raw values gets
  /// nothing.
  package func coding(of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    guard type.dialect == .swift, modules.contains(Declarations.values) else { return [] }
    switch type.form {
    case .structure, .classType, .enumeration: break
    case .interface, .implementation, .category, .protocolType, .extending: return []
    }
    let names = type.inherits.map(\.className)
    let code = Written(range: type.name.range)
    let isEnumeration = if case .enumeration = type.form { true } else { false }
    let isRaw = isEnumeration && ["String", "Int"].contains(names.first ?? "")
    if names.contains("CodingKey") {
      return names.first == "String" ? [.variables(code.textOfKey)] : []
    }
    if isEnumeration, !isRaw { return codingOfCases(type, code) }
    let fields = isRaw ? [] : type.codedFields
    let isWhole = !fields.contains { lacksCoding($0.type) }
    var members: [TypeDeclaration.Member] = []
    let decodes = names.contains { ["Codable", "Decodable"].contains($0) }
    if decodes, isWhole, !type.members.contains(where: \.readsItself) {
      members.append(
        .function(isRaw ? code.rawReader(type.name, names[0]) : code.reader(of: fields, in: type)))
    }
    let isOwn = type.members.contains(where: \.writesItself)
    if isOwn || isWhole, names.contains(where: { ["Codable", "Encodable"].contains($0) }) {
      members.append(
        .function(
          isOwn ? code.ownWriter : isRaw ? code.rawWriter : code.writer(of: fields, in: type)))
    }
    return members
  }
}

/// One property that is read and written, under its key.
private struct CodedField {
  var name: String
  var key: String
  /// As it is written, or as a literal shows it: what is read is named by it.
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
          let type = binding.type ?? binding.value?.shownType
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

extension Expression {
  /// The type of a first value, where that shows it: a literal, a list of such, or a value that a type
  /// makes.
  fileprivate var shownType: TypeReference? {
    if let literalType { return literalType }
    switch kind {
    case .array(let elements):
      return elements.first?.literalType.map { TypeReference(.array($0), at: range) }
    case .call(let callee, _):
      switch callee.kind {
      case .type(let type): return type
      case .name(let name) where name.first?.isUppercase == true:
        return TypeReference(.named(name, arguments: [], protocols: []), at: range)
      default: return nil
      }
    default: return nil
    }
  }
}

extension TypeDeclaration.Member {
  /// `init(from:)`.
  var readsItself: Bool {
    guard case .function(let function) = self, case .initializer = function.kind else {
      return false
    }
    return function.parameters.first?.label?.text == "from"
  }
}

extension TypeDeclaration.Member {
  /// `encode(to:)`.
  var writesItself: Bool {
    guard case .function(let function) = self, function.name.text == "encode" else { return false }
    return function.parameters.first?.label?.text == "to"
  }
}

/// `init(from decoder: Decoder) throws`, which `JSONDecoder` calls.
extension Written {
  func initializer(_ body: [Statement]) -> Function {
    let name = Name("from", at: range)
    return Function(
      .initializer(isFailable: false), name: Name("init", at: range), dialect: .swift,
      parameters: [
        Parameter(label: name, name: Name("decoder", at: range), type: type("Decoder"))
      ], isThrowing: true, body: body, at: range)
  }

  /// `init(from:)` that reads each property by its key.
  ///
  /// A property that is optional may be missing in the JSON. Keys are mapped once for the
  /// container, so that each read names the property.
  fileprivate func reader(of fields: [CodedField], in type: TypeDeclaration) -> Function {
    if fields.isEmpty { return initializer([]) }
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
  fileprivate func rawReader(_ type: Name, _ raw: String) -> Function {
    let value = attempt(call(name("decoder"), raw == "Int" ? "whole" : "text", []))
    let made = Expression(
      .call(name(type.text), [Argument(label: Name("rawValue", at: range), value)]), at: range)
    let named = attempt(call(name("decoder"), "named", [made, text(type.text)]))
    return initializer([assign(Expression(.selfReference, at: range), named)])
  }

  /// `func written(by encoder: JSONEncoder) throws -> Any`, the one method by which the library
  /// writes any value.
  func method(_ body: [Statement]) -> Function {
    Function(
      .method, name: Name("written", at: range), dialect: .swift,
      parameters: [
        Parameter(
          label: Name("by", at: range), name: Name("encoder", at: range),
          type: type("JSONEncoder"))
      ], isThrowing: true, returns: type("Any"), body: body, at: range)
  }

  /// The method that writes each property under its key; what is nil is left out.
  fileprivate func writer(of fields: [CodedField], in type: TypeDeclaration) -> Function {
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
  fileprivate var textOfKey: VariableDeclaration {
    let binding = VariableDeclaration.Binding(
      .binding(Name("stringValue", at: range), isConstant: false), type: type("String"),
      accessors: VariableDeclaration.Accessors(
        getter: [Statement(.result(own("rawValue")), at: range)]))
    return VariableDeclaration(dialect: .swift, bindings: [binding], at: range)
  }

  /// A raw value is written as itself, without a container.
  fileprivate var rawWriter: Function { method([Statement(.result(own("rawValue")), at: range)]) }

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
