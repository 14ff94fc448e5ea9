package import Declaring
import Lookup
package import Syntax

// The versions of iOS that a branch may count on.
extension Typing {
  /// `#available(iOS 13, *)`: what follows in the scope has that version.
  ///
  /// The scope is left to whoever opened it: `scoped` puts the version back.
  package mutating func take(_ condition: Statement.Condition) {
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
  package var unavailableVersion: UIKitVersion? {
    guard count == 1, case .expression(let test) = self[0],
      case .unary(.not, let inner) = test.kind,
      case .availability(let text) = inner.kind
    else { return nil }
    return text.flatMap { UIKitVersion($0) }
  }
}
