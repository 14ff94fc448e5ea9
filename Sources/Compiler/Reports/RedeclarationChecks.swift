import Diagnostics
import Syntax
import TypedTree

// What a type of Swift declares twice.
extension Typing {
  mutating func checkRedeclarations(in type: TypeDeclaration) {
    guard type.dialect == .swift else { return }
    var seen: Set<String> = []
    for (name, words) in type.members.flatMap(declarations(in:)) where !seen.insert(words).inserted
    {
      report(.redeclaration(name.text), at: name.range)
    }
  }

  /// The names that a member declares, each with the words that no other may have: of a function all
  /// before its body, since functions of one name may take other types.
  private func declarations(in member: TypeDeclaration.Member) -> [(Name, words: String)] {
    switch member {
    case .function(let function):
      let isPlain =
        !function.attributes.contains { $0.name.text == "available" }
        && function.parameters.allSatisfy { $0.defaultValue == nil }
      guard isPlain else { return [] }
      let behind = SourceRange(function.name.range.upperBound, function.range.upperBound)
      let head = source[behind].prefix { $0 != "{" }.filter { !$0.isWhitespace }
      return [(function.name, (function.isStatic ? "static " : "") + function.name.text + head)]
    case .variables(let variables):
      let isStatic = variables.modifiers.contains { ["static", "class"].contains($0.text) }
      return variables.bindings.compactMap { binding in
        guard case .binding(let name, _) = binding.pattern else { return nil }
        return (name, (isStatic ? "static " : "") + "var " + name.text)
      }
    case .enumCase(let item):
      return [(item.name, "case " + item.name.text + item.payload.map(\.callLabel).joined())]
    case .property, .synthesize, .dynamic, .type, .alias, .genericAlias, .constants: return []
    }
  }
}
