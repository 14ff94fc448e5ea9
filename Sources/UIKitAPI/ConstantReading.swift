import Parsing
import Syntax

// The cases of enumerations, and the variables that never change.
extension Framework {
  /// A constant by its name in Objective-C.
  public static func constant(_ name: String) -> DeclaredConstant? { constants[name] }

  /// The name in Objective-C of a constant that stands in a type to Swift:
  /// `UIResponder.keyboardFrameEndUserInfoKey`.
  package static func constant(inSwift path: String) -> String? {
    path.first?.isUppercase == true ? swiftConstants[path] : nil
  }

  private static let swiftConstants: [String: String] = Dictionary(
    constants.values.compactMap { constant in constant.swiftName.map { ($0, constant.name) } },
    uniquingKeysWith: { first, _ in first })

  static let constants: [String: DeclaredConstant] = {
    var constants: [String: DeclaredConstant] = [:]
    for constant in index.enumerations.flatMap(statements).flatMap(cases)
      + externs.compactMap(variable)
    {
      constants[constant.name] = constant
    }
    return constants
  }()

  /// The functions and constants of the header.
  private static let externs: [Statement] = index.externs.flatMap {
    HeaderReader.read(index.bytes, in: $0, knowing: Set(aliases.keys)).statements
  }

  static func cases(of statement: Statement) -> [DeclaredConstant] {
    guard case .constants(let name, let cases) = statement.kind else { return [] }
    let type = DeclaredType(name.map { .enumeration($0.text) } ?? .integer)
    var next = 0
    return cases.map { written in
      next = written.rawValue?.integer ?? next
      defer { next += 1 }
      return DeclaredConstant(
        name: written.name.text, type: type, value: .integer(next),
        availability: written.attributes.availability,
        swiftName: written.attributes.text(of: "NS_SWIFT_NAME"))
    }
  }

  /// A variable; where `VALUE` says nothing, a text is its own name.
  private static func variable(_ statement: Statement) -> DeclaredConstant? {
    guard case .variables(let variables) = statement.kind, let written = variables.bindings.first,
      case .binding(let name, _) = written.pattern
    else { return nil }
    let type = TypeReading(aliases: aliases, isClass: isClass).type(written.type)
    return DeclaredConstant(
      name: name.text, type: type,
      value: value(statement.attributes.text(of: "VALUE"), of: name.text, type),
      availability: statement.attributes.availability,
      swiftName: statement.attributes.text(of: "NS_SWIFT_NAME"))
  }

  private static func value(
    _ text: String?, of name: String, _ type: DeclaredType
  ) -> DeclaredConstant.Value? {
    switch type.kind {
    case .object: .text(text.map { String($0.dropFirst().dropLast()) } ?? name)
    case .integer: text.flatMap { Int($0) }.map { .integer($0) }
    case .real: text.flatMap { Double($0) }.map { .real($0) }
    case .enumeration(let known): value(text, of: name, DeclaredType(raw(ofEnumeration: known)))
    default: nil
    }
  }
}

extension Expression {
  /// The number that a case of an enumeration is set to.
  fileprivate var integer: Int? {
    switch kind {
    case .integer(let value): value
    case .unary(let sign, let inner): sign == .minus ? inner.integer.map { -$0 } : inner.integer
    default: nil
    }
  }
}
