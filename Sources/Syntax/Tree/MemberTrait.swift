/// What a protocol asks of a member beside its name, and what a type's own member is.
package enum MemberTrait: Hashable, Sendable {
  /// A property that can be set.
  case settable(String)
  /// A member of the type itself, operators among them.
  case ofType(String)
  /// Of which types a member is, in words that mean the same everywhere.
  case typed(String, as: String)
  /// Which these are, cannot be said by its words alone.
  case openlyTyped(String)
  case throwing(String)
  case mutating(String)
  /// An initialiser, by its labels, and whether subclasses must have it.
  case initializer(String, isRequired: Bool)
}

extension TypeDeclaration.Member {
  package var traits: [MemberTrait] {
    switch self {
    case .function(let function): function.traits
    case .variables(let variables): variables.traits
    case .enumCase(let item):
      [.ofType(item.name.text), .ofType(item.name.text + "(" + item.labels + ")")]
    default: []
    }
  }
}

extension TypeDeclaration.EnumCase {
  fileprivate var labels: String {
    payload.map { ($0.label?.text ?? "_") + ":" }.joined()
  }
}

extension Function {
  fileprivate var traits: [MemberTrait] {
    let words = modifiers.map(\.text)
    if words.contains("optional") { return [] }
    switch kind {
    case .initializer: return [.initializer(fullName, isRequired: words.contains("required"))]
    case .method where isStatic || isOperator: return [.ofType(fullName)]
    case .method: break
    case .function, .deinitializer, .subscription: return []
    }
    var traits: [MemberTrait] = []
    if isThrowing { traits.append(.throwing(fullName)) }
    if words.contains("mutating") { traits.append(.mutating(fullName)) }
    let parameters = parameters.map { $0.isVariadic ? nil : $0.type?.plainWords }
    let answer = returns.map(\.plainWords) ?? "Void"
    guard generics.isEmpty, !parameters.contains(nil), let answer else {
      return traits + [.openlyTyped(fullName)]
    }
    let taken = parameters.compactMap(\.self).joined(separator: ", ")
    return traits + [.typed(fullName, as: "(" + taken + ") -> " + answer)]
  }
}

extension VariableDeclaration {
  fileprivate var traits: [MemberTrait] {
    let words = modifiers.map(\.text)
    if words.contains("optional") { return [] }
    return bindings.flatMap { binding -> [MemberTrait] in
      guard let name = binding.pattern.boundName else { return [] }
      if words.contains("static") || words.contains("class") { return [.ofType(name)] }
      let isComputed = binding.accessors.map { $0.getter != nil && $0.setter == nil } ?? false
      let settable: [MemberTrait] = isConstant || isComputed ? [] : [.settable(name)]
      let type = attributes.isEmpty ? binding.type?.plainWords ?? binding.value?.plainWords : nil
      return settable + [type.map { .typed(name, as: $0) } ?? .openlyTyped(name)]
    }
  }
}

extension TypeReference {
  /// A type of Swift's own with nothing that a script may call otherwise; nil for all else.
  fileprivate var plainWords: String? {
    guard qualifiers.isEmpty else { return nil }
    switch kind {
    case .named(let name, let arguments, _):
      let isPlain = arguments.isEmpty && TypeReference.plain.contains(name)
      return isPlain ? name : nil
    case .optional(let inner): return inner.plainWords.map { $0 + "?" }
    case .array(let inner): return inner.plainWords.map { "[" + $0 + "]" }
    case .tuple(let parts, _) where parts.isEmpty: return "Void"
    default: return nil
    }
  }

  private static let plain: Set<String> = ["Int", "Double", "String", "Bool", "Void"]
}

extension Expression {
  /// The type of a literal that is a value alone.
  fileprivate var plainWords: String? {
    switch kind {
    case .integer: "Int"
    case .real: "Double"
    case .boolean: "Bool"
    case .string: "String"
    default: nil
    }
  }
}
