package import ObjectModel
package import Syntax
package import TypedTree

// How variables hold objects.
extension Typing {
  /// How a variable holds an object: what it says of itself, else as the code counts references.
  ///
  /// Ownership in C may stand before the type or behind a star; both are looked at.
  package func strength(
    of declaration: VariableDeclaration, _ reference: TypeReference?, _ type: StaticType
  ) -> Strength {
    let words =
      declaration.modifiers.map(\.text) + (reference?.allQualifiers ?? [])
    if words.contains("__weak") || words.contains("weak") { return .weak }
    if words.contains(where: { $0 == "__unsafe_unretained" || $0.hasPrefix("unowned") }) {
      return .unowned
    }
    return isARC && type.mayHoldObject ? .strong : .unowned
  }
}

extension TypeReference {
  /// The qualifiers of the type and of what it points to.
  package var allQualifiers: [String] {
    var words = qualifiers.map(\.text)
    if case .pointer(let inner) = kind { words += inner.allQualifiers }
    return words
  }
}
