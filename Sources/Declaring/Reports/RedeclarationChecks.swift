import Diagnostics
package import Syntax
import TypedTree

// What a type or a text of Swift declares twice.
extension Typing {
  /// Reported at the second name, once for each further one. Declarations with `@available` or
  /// default values may stand beside each other.
  package mutating func checkRedeclarations(in type: TypeDeclaration) {
    guard type.dialect == .swift else { return }
    var seen: Set<String> = []
    for (name, words) in type.members.flatMap(declarations(in:)) where !seen.insert(words).inserted
    {
      report(.invalidRedeclaration(name.text), at: name.range)
    }
  }

  /// What of a function no other of its name may have: with generic parameters all before its body,
  /// else its labels and types, and whether it may wait.
  ///
  /// Two functions of Swift may differ in labels, types, result, or only in `async`; names of
  /// parameters do not count.
  private func words(of function: Function) -> String {
    guard function.generics.isEmpty, !function.isOperator,
      function.parameters.allSatisfy({ $0.type != nil })
    else {
      let behind = SourceRange(function.name.range.upperBound, function.range.upperBound)
      return source[behind].prefix { $0 != "{" }.filter { !$0.isWhitespace }
    }
    let parameters = function.parameters.map { parameter in
      parameter.callLabel + ":" + (parameter.type.map { String(source[$0.range]) } ?? "")
        + (parameter.isVariadic ? "..." : "")
    }
    return "(" + parameters.joined(separator: ",") + ")"
      + (Effects(of: function).isAsync ? "async" : "")
      + (function.returns.map { String(source[$0.range]) } ?? "")
  }

  /// The names that a member declares, each with the words that no other may have: of a function all
  /// before its body, since functions of one name may take other types.
  package func declarations(in member: TypeDeclaration.Member) -> [(Name, words: String)] {
    switch member {
    case .function(let function):
      let isPlain =
        !function.attributes.contains { $0.name.text == "available" }
        && function.parameters.allSatisfy { $0.defaultValue == nil }
      guard isPlain else { return [] }
      let name = Name(function.distinctName, at: function.name.range)
      return [
        (name, (function.isStatic ? "static " : "") + function.name.text + words(of: function))
      ]
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

extension Function {
  /// The name with its labels, where it has any that are written.
  package var distinctName: String {
    let isBare = !parameters.isEmpty && parameters.allSatisfy { $0.callLabel.isEmpty }
    return isBare ? name.text : fullName
  }
}
