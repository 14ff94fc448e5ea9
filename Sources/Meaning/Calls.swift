package import Declaring
import Lookup
package import Syntax
package import TypedTree

// What an argument is likely to be, before it is known for what.
extension Typing {
  /// What an expression whose type depends on what is expected is without that, as far as its form
  /// says.
  package mutating func likelyType(of expression: Expression) -> StaticType {
    switch expression.kind {
    case .closure(let closure) where closure.keyPath == nil && !closure.parameters.isEmpty:
      .closure(closure.parameters.map { _ in .any }, returning: .any)
    case .closure: .object("closure")
    case .array: .object("NSArray")
    case .dictionary: .object("NSDictionary")
    case .nilLiteral: .nothing
    case .implicitMember: typeOfValue(expression)
    case .call(let callee, _):
      if case .implicitMember(let name) = callee.kind,
        let type = sight.enumeration(with: name.text, expecting: nil)
      {
        .object(type)
      } else {
        .any
      }
    default: .any
    }
  }
}

extension Expression {
  /// Whether its type depends on what is expected of it.
  package var isOfExpectedType: Bool {
    switch kind {
    case .closure, .implicitMember, .array, .dictionary, .nilLiteral: true
    case .call(let callee, _): if case .implicitMember = callee.kind { true } else { false }
    case .tuple(let parts): parts.contains { $0.value.isOfExpectedType }
    case .unary(_, let inner), .attempt(_, let inner): inner.isOfExpectedType
    case .conditional(_, let one, let other):
      one?.isOfExpectedType == true || other.isOfExpectedType
    default: false
    }
  }
}
