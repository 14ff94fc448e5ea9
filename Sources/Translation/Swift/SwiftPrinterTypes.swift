import Syntax

// Types.
extension SwiftPrinter {
  /// A type with the words before it; attributes have an `@`.
  func text(_ type: TypeReference) -> String {
    let words = type.qualifiers.map { qualifier in
      let word = qualifier.text
      return Self.qualifiers.contains(word) || word.hasPrefix("@") ? word : "@" + word
    }
    return (words + [text(type.kind)]).joined(separator: " ")
  }

  /// Words before a type that are no attributes.
  private static let qualifiers: Set<String> = [
    "inout", "some", "any", "borrowing", "consuming", "sending",
  ]

  /// `: T`, or nothing where no type is written.
  func annotation(_ type: TypeReference?) -> String { type.map { ": " + text($0) } ?? "" }

  /// What Swift imports C's pointers and arrays as, where no translation has said otherwise.
  ///
  /// An inner type gets parentheses where a sign behind it would be taken for a part's.
  private func text(_ kind: TypeReference.Kind) -> String {
    switch kind {
    case .named(let name, let arguments, let protocols):
      let inner = arguments.map { text($0) } + protocols.map(\.text)
      return inner.isEmpty ? name : name + "<" + inner.joined(separator: ", ") + ">"
    case .pointer(let inner): return "UnsafeMutablePointer<" + text(inner) + ">"
    case .optional(let inner): return tight(inner) + "?"
    case .implicitlyUnwrapped(let inner): return tight(inner) + "!"
    case .array(let element), .cArray(let element, _): return "[" + text(element) + "]"
    case .dictionary(let key, let value): return "[" + text(key) + ": " + text(value) + "]"
    case .tuple(let types, let labels):
      let elements = types.enumerated().map { place, type in
        let label = labels.indices.contains(place) ? labels[place] : ""
        return (label.isEmpty ? "" : label + ": ") + text(type)
      }
      return "(" + elements.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return "(" + parameters.map { text($0) }.joined(separator: ", ") + ") -> " + text(result)
    case .composition(let types): return types.map { tight($0) }.joined(separator: " & ")
    }
  }

  /// A type to which a sign may be added.
  private func tight(_ type: TypeReference) -> String {
    switch type.kind {
    case .function, .composition: return "(" + text(type) + ")"
    default: return type.qualifiers.isEmpty ? text(type) : "(" + text(type) + ")"
    }
  }
}
