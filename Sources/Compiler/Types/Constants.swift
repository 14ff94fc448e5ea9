import ObjectModel
import Syntax
import UIKitAPI

/// The constants of C, Foundation and UIKit that scripts name, with the values that the header
/// gives them.
enum Constants {
  static func value(of name: String) -> Value? {
    if let structure = structures[name] { return structure }
    return switch Framework.constant(name)?.value {
    case .integer(let number): .int(number)
    case .real(let number): .real(number)
    case .text(let text): .string(text)
    case nil: nil
    }
  }

  private static let structures: [String: Value] = [
    "CGRectZero": .rect(Rect()), "CGPointZero": .point(Point()), "CGSizeZero": .size(Size()),
    "CGRectNull": .rect(Rect(x: .infinity, y: .infinity, width: 0, height: 0)),
  ]
}

extension BinaryOperator {
  /// The value of a constant expression of C's integers, which wrap around; nil where it has none.
  func folding(_ one: Int, _ other: Int) -> Int? {
    switch self {
    case .add: one &+ other
    case .subtract: one &- other
    case .multiply: one &* other
    case .divide: other == 0 ? nil : one.dividedReportingOverflow(by: other).partialValue
    case .remainder:
      other == 0 ? nil : one.remainderReportingOverflow(dividingBy: other).partialValue
    case .shiftLeft: one &<< other
    case .shiftRight: one &>> other
    case .bitAnd: one & other
    case .bitOr: one | other
    case .bitXor: one ^ other
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .identical,
      .notIdentical, .and, .or, .coalesce, .closedRange, .halfOpenRange, .wrappingAdd,
      .wrappingSubtract, .wrappingMultiply, .patternMatch, .comma:
      nil
    }
  }
}
