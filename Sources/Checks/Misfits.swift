package import Diagnostics
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Values where one of another type is asked for.
extension Sight {
  /// What is wrong with a value where one of a type is asked for, as far as both are known for
  /// certain.
  package func misfit(
    _ value: TypedExpression, for type: StaticType?, _ place: LanguageFact.Place,
    _ expression: Expression
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift else { return nil }
    if case .constant(.type(let id)) = value.kind, !classes.hasStandIn(id),
      case .name(SwiftNames.swiftType(classes[id].name)) = expression.kind
    {
      return Diagnostic(.error, .typeAsValue, at: expression.range)
    }
    guard let type, !type.isInOut else { return nil }
    if case .nilLiteral = expression.kind {
      let isRefused =
        type.optionality == .none && isCertain(type) && !isMadeOfLiterals(type.className ?? "")
      return isRefused
        ? Diagnostic(.error, .nilValue(expected: type.swiftName, place), at: expression.range) : nil
    }
    if let problem = nonconforming(value, to: type, place, expression) { return problem }
    if value.type.isAnything, isCertain(type.unwrapped) {
      let isOptional = value.type.optionality == .optional
      return Diagnostic(
        .error,
        .mismatch(found: isOptional ? "Any?" : "Any", expected: type.swiftName, place),
        at: expression.range)
    }
    if value.type.optionality == .optional {
      let isOpen = type.optionality != .none || type == .any || type == .id
      if isOpen { return nil }
      let inner = value.type.unwrapped
      if place != .argument, isCertain(inner), isCertain(type), !fits(inner, type, place) {
        return Diagnostic(
          .error, .mismatch(found: inner.swiftName + "?", expected: type.swiftName, place),
          at: expression.range)
      }
      return notUnwrapped(value, expression)
    }
    let wanted = type.unwrapped
    guard value.type.optionality == .none, !value.isMissing, isCertain(value.type),
      isCertain(wanted), !fits(value.type, wanted, place), !expression.isLiteral(of: wanted),
      !isMadeOfLiterals(wanted.className ?? "")
    else { return nil }
    return Diagnostic(
      .error, .mismatch(found: value.type.swiftName, expected: wanted.swiftName, place),
      at: expression.range)
  }

  /// What is wrong with `x as T`.
  package func problem(
    ofCoercing value: TypedExpression, to type: StaticType, _ expression: Expression
  ) -> LanguageFact? {
    let found = value.type
    guard isSwift, found.optionality == .none, type.optionality == .none, !value.isMissing,
      isCertain(found), isCertain(type)
    else { return nil }
    if let one = found.className, let other = type.className {
      let areOwn = [one, other].allSatisfy { declarations.drafts[$0]?.isOfLibrary == false }
      return areOwn && !fits(found, type, .variable)
        ? .notConvertible(found: found.swiftName, expected: type.swiftName) : nil
    }
    // What a generic function answers goes by what is asked of it.
    if case .call = expression.kind { return nil }
    let arePlain = [found, type].allSatisfy {
      $0.isArithmetic && $0.enumeration == nil || $0.isString && !$0.isFoundations
    }
    return arePlain && !fits(found, type, .variable) && !expression.isLiteral(of: type)
      ? .coercion(found: found.swiftName, expected: type.swiftName) : nil
  }

  /// What is wrong with what a loop goes through.
  package func problem(ofSequence value: TypedExpression) -> LanguageFact? {
    let type = value.type
    guard isSwift, !value.isMissing else { return nil }
    if type.optionality == .optional, isCertain(type.unwrapped) {
      return .notASequence(type: type.unwrapped.swiftName + "?", isOptional: true)
    }
    return type.isArithmetic && type.optionality == .none && type.enumeration == nil
      ? .notASequence(type: type.swiftName, isOptional: false) : nil
  }

  /// What is wrong with an optional where a value is needed.
  package func notUnwrapped(
    _ value: TypedExpression, _ expression: Expression
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift, value.type.optionality == .optional, value.type != .nothing else { return nil }
    let type = value.type.unwrapped
    if type == .any || type == .id { return nil }
    return Diagnostic(
      .error, .optionalValue(type: type.swiftName), at: expression.range, suggestion: "!")
  }
}

extension StaticType {
  /// Whether `Any` was written for it, of which a cast alone makes something else.
  fileprivate var isAnything: Bool {
    field == .any && seenAs.content == "Any" && parts.isEmpty && optionality != .implicit
  }
}

extension Expression {
  /// Whether it is written out and may be of the type, as a number may be of any numeric one.
  func isLiteral(of type: StaticType) -> Bool {
    switch type.field {
    case .int: type.enumeration == nil && isLiteralNumber(orReal: false)
    case .real: type.enumeration == nil && isLiteralNumber(orReal: true)
    case .object:
      switch type.className {
      case "NSNumber": isLiteralNumber(orReal: true) || isBoolean
      case "NSMutableArray", "NSOrderedSet", "NSMutableSet", "NSIndexSet": isArray
      case "NSMutableDictionary": isDictionary
      default: false
      }
    default: false
    }
  }

  /// A Boolean literal may be an `NSNumber`.
  private var isBoolean: Bool { if case .boolean = kind { true } else { false } }
  /// An array literal may be a set or a mutable array, where the type says so.
  private var isArray: Bool { if case .array = kind { true } else { false } }
  /// The same for a dictionary.
  private var isDictionary: Bool { if case .dictionary = kind { true } else { false } }

  /// Whether it is a number that may be of any numeric type, as one that is written out is.
  /// A real may be of no whole type, however round it is.
  private func isLiteralNumber(orReal: Bool) -> Bool {
    switch kind {
    case .integer: true
    case .real: orReal
    case .unary(_, let inner): inner.isLiteralNumber(orReal: orReal)
    case .binary(_, let one, let other):
      one.isLiteralNumber(orReal: orReal) && other.isLiteralNumber(orReal: orReal)
    case .conditional(_, let then, let otherwise):
      then?.isLiteralNumber(orReal: orReal) != false
        && otherwise.isLiteralNumber(orReal: orReal)
    case .tuple(let parts) where parts.count == 1: parts[0].value.isLiteralNumber(orReal: orReal)
    default: false
    }
  }
}
