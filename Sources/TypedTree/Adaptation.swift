import ObjectModel

extension TypedExpression {
  /// A value that was typed without knowing what for, as one of a type: whole numbers that are
  /// written out become floating where that is asked for.
  package func adapted(to type: StaticType) -> TypedExpression {
    var adapted = self
    switch kind {
    case .integerLiteral(let value)
    where type.unwrapped.field == .real && type.unwrapped.enumeration == nil:
      return .constant(.real(Double(value)), type.unwrapped)
    case .integerLiteral where type.unwrapped.whole != nil: adapted.type = type.unwrapped
    case .negation(let inner):
      let inner = inner.adapted(to: type)
      (adapted.kind, adapted.type) = (.negation(inner), inner.type.promoted)
    case .promotion(let inner):
      let inner = inner.adapted(to: type)
      (adapted.kind, adapted.type) = (.promotion(inner), inner.type.promoted)
    case .conditional(let test, let one, let other):
      let (one, other) = (one.adapted(to: type), other.adapted(to: type))
      adapted.kind = .conditional(test, one, other)
      adapted.type = .common(one.type, other.type)
    default: break
    }
    return adapted
  }
}
