import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

extension Typing {
  /// A constant of C, Foundation or UIKit as the header declares it; nil where nothing is called
  /// so.
  func constantOfHeader(_ name: String) -> TypedExpression? {
    Constants.value(of: name).map { value in
      let declared = Framework.constant(name).flatMap { type(ofConstant: $0.type) }
      return .constant(value, declared ?? value.staticType)
    }
  }

  /// What Swift knows of a constant beyond its value: which type with names it is of, which
  /// structure.
  private func type(ofConstant type: DeclaredType) -> StaticType? {
    switch type.kind {
    case .enumeration(let name): isSwift ? .enumeration(name) : nil
    case .structure(let name): RecordType.library[name]
    case .real(.float): isSwift ? .float : nil
    case .real(.cgFloat): isSwift ? .cgFloat : nil
    case .void, .bool, .integer, .selector, .anyClass, .real(.double), .object, .receiver,
      .parameter, .block, .pointer:
      nil
    }
  }
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
