package import Syntax

extension TypeReference {
  /// Whether one of the names stands in it.
  package func mentions(_ names: Set<String>) -> Bool {
    switch kind {
    case .named(let name, let arguments, _):
      names.contains(String(name.prefix { $0 != "." }))
        || arguments.contains { $0.mentions(names) }
    case .pointer(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
      .array(let inner), .cArray(let inner, _):
      inner.mentions(names)
    case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
    case .tuple(let parts, _), .composition(let parts): parts.contains { $0.mentions(names) }
    case .function(let parameters, let result):
      result.mentions(names) || parameters.contains { $0.mentions(names) }
    }
  }

  /// The same with other types in the place of names.
  ///
  /// Of an alias with parameters, whose names no other type in it can have.
  package func replacing(
    _ names: [String], with types: [TypeReference]
  ) -> TypeReference {
    func replaced(_ type: TypeReference) -> TypeReference { type.replacing(names, with: types) }
    var type = self
    switch kind {
    case .named(let name, let arguments, let protocols):
      if let place = names.firstIndex(of: name) { return types[place] }
      type.kind = .named(name, arguments: arguments.map(replaced), protocols: protocols)
    case .pointer(let inner): type.kind = .pointer(replaced(inner))
    case .optional(let inner): type.kind = .optional(replaced(inner))
    case .implicitlyUnwrapped(let inner): type.kind = .implicitlyUnwrapped(replaced(inner))
    case .array(let inner): type.kind = .array(replaced(inner))
    case .cArray(let inner, let count): type.kind = .cArray(replaced(inner), count: count)
    case .dictionary(let key, let value): type.kind = .dictionary(replaced(key), replaced(value))
    case .tuple(let parts, let labels): type.kind = .tuple(parts.map(replaced), labels: labels)
    case .composition(let parts): type.kind = .composition(parts.map(replaced))
    case .function(let parameters, let result):
      type.kind = .function(parameters.map(replaced), replaced(result))
    }
    return type
  }
}
