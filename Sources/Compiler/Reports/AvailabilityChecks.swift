import Lookup
import Syntax
import TypedTree

// The versions of iOS that code asks for.
extension Typing {
  /// An extension's version holds for its members and not for the type.
  mutating func note(versionOf type: TypeDeclaration) {
    if case .extending = type.form { return }
    if let version = type.attributes.compactMap(\.availableVersion).max() {
      declarations.versions[type.name.text] = version
    }
  }

  /// `#available(iOS 13, *)`: what follows in the scope has that version.
  ///
  /// The scope is left to whoever opened it: `scoped` puts the version back.
  mutating func take(_ condition: Statement.Condition) {
    guard case .expression(let test) = condition, case .availability(let text) = test.kind,
      let version = text.flatMap({ UIKitVersion($0) })
    else { return }
    context.available = max(context.available, version)
  }
}

extension [Statement.Condition] {
  /// The version of `#unavailable`, which its `else` has.
  ///
  /// SE-0290. With other conditions beside it, `else` may be reached in any version.
  var unavailableVersion: UIKitVersion? {
    guard count == 1, case .expression(let test) = self[0],
      case .unary(.not, let inner) = test.kind,
      case .availability(let text) = inner.kind
    else { return nil }
    return text.flatMap { UIKitVersion($0) }
  }
}
