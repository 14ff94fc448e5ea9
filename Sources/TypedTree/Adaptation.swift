import ObjectModel
package import Syntax

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
    case .arithmetic(let sign, let one, let other, let line) where isOfLiterals:
      let (one, other) = (one.adapted(to: type), other.adapted(to: type))
      adapted.kind = .arithmetic(sign, one, other, line: line)
      adapted.type = one.type
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

  /// Whether it reckons with nothing but whole numbers that are written out.
  private var isOfLiterals: Bool {
    switch kind {
    case .integerLiteral: true
    case .negation(let inner), .promotion(let inner): inner.isOfLiterals
    case .arithmetic(let sign, let one, let other, line: _):
      sign.isReckoning && one.isOfLiterals && other.isOfLiterals
    default: false
    }
  }
}

extension BinaryOperator {
  /// Whether it adds, subtracts, multiplies or divides.
  package var isReckoning: Bool {
    self == .add || self == .subtract || self == .multiply || self == .divide
  }
}
