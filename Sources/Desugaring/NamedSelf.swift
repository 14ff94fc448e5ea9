package import Syntax

extension TypeDeclaration {
  /// With the type's own name for the `Self` of type properties: what stands for the type in
  /// Objective-C is another one.
  package var namingItself: TypeDeclaration {
    var declaration = self
    declaration.members = members.map { member in
      guard case .variables(var variables) = member else { return member }
      for place in variables.bindings.indices {
        if variables.bindings[place].type?.className == "Self" {
          variables.bindings[place].type?.kind = .named(name.text, arguments: [], protocols: [])
        }
        if case .call(let callee, let arguments)? = variables.bindings[place].value?.kind,
          case .name("Self") = callee.kind, let dot = name.text.lastIndex(of: ".")
        {
          let outer = Expression(.name(String(name.text[..<dot])), at: callee.range)
          let inner = Name(String(name.text[dot...].dropFirst()), at: callee.range)
          variables.bindings[place].value?.kind = .call(
            Expression(.member(outer, inner), at: callee.range), arguments)
        }
      }
      return .variables(variables)
    }
    return declaration
  }
}
