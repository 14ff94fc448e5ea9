import ObjectModel
import Syntax
import UIKitAPI

// UIKit's enumerations and sets of options, whose values are numbers when the program runs.
extension Typing {
  /// `.scaleAspectFit` where such a type is expected; nil where it is not.
  mutating func enumerationMember(_ name: Name, of type: StaticType?) -> TypedExpression? {
    guard let type = type?.unwrapped, let enumeration = type.enumeration else { return nil }
    if let value = enumeration.value(of: name.text) {
      checkAvailable(enumeration.named(name.text)?.availability, name.text, at: name.range)
      return .constant(value, type)
    }
    report(.noMember(name.text, of: enumeration.swiftName, isType: true), at: name.range)
    return .missing
  }

  /// `UIView.ContentMode.center`; nil for all else.
  func enumerationMember(_ path: String) -> TypedExpression? {
    guard let dot = path.lastIndex(of: "."),
      let type = enumeration(String(path[..<dot])),
      let value = type.enumeration?.value(of: String(path[path.index(after: dot)...]))
    else { return nil }
    return .constant(value, type)
  }

  /// A type of UIKit's by its name in Swift, unless the script has one of that name.
  private func enumeration(_ name: String) -> StaticType? {
    if declarations.nested.contains(fullTypeName(name)) || declarations.drafts[name] != nil {
      return nil
    }
    return Framework.enumeration(inSwift: name).map(StaticType.enumeration)
  }

  /// `UIView.ContentMode(rawValue: 1)`, which of options is none that may fail.
  mutating func makeEnumeration(_ path: String, _ arguments: [Argument]) -> TypedExpression? {
    guard isSwift, arguments.count == 1, arguments[0].label?.text == "rawValue",
      let type = enumeration(path), let enumeration = type.enumeration
    else { return nil }
    var made = resolve(arguments[0].value)
    made.type = enumeration.isOptions ? type : type.asOptional
    return made
  }

  /// `rawValue`, and whether a set of options is empty.
  func enumerationProperty(_ name: Name, of holder: TypedExpression) -> TypedExpression? {
    guard let enumeration = holder.type.enumeration else { return nil }
    switch name.text {
    case "rawValue":
      var raw = holder
      raw.type = .int
      return raw
    case "isEmpty" where enumeration.isOptions:
      return TypedExpression(.bool, .comparison(.equal, holder, .constant(.int(0), holder.type)))
    default: return nil
    }
  }

  /// `[.flexibleWidth, .flexibleHeight]` where options are expected: a number with a bit for each.
  mutating func options(_ elements: [Expression], of type: StaticType) -> TypedExpression? {
    guard type.enumeration?.isOptions == true else { return nil }
    return elements.map { resolve($0, expecting: type) }
      .reduce(.constant(.int(0), type)) { joined(.bitOr, $0, $1) }
  }

  /// `options.contains(.repeat)`, `union`, `intersection`; nil for all else.
  mutating func callOfOptions(
    _ name: Name, _ arguments: [Argument], on target: TypedExpression
  ) -> TypedExpression? {
    guard target.type.enumeration?.isOptions == true, arguments.count == 1 else { return nil }
    let other = resolve(arguments[0].value, expecting: target.type)
    switch name.text {
    case "contains":
      return TypedExpression(.bool, .comparison(.equal, joined(.bitAnd, target, other), other))
    case "union": return joined(.bitOr, target, other)
    case "intersection": return joined(.bitAnd, target, other)
    default: return nil
    }
  }

  private func joined(
    _ sign: BinaryOperator, _ one: TypedExpression, _ other: TypedExpression
  ) -> TypedExpression {
    TypedExpression(one.type, .arithmetic(sign, one, other, line: 0))
  }
}

extension StaticType {
  /// What the header declares of an enumeration or a set of options.
  var enumeration: DeclaredEnumeration? {
    guard optionality == .none, case .enumeration(let name)? = number else { return nil }
    return Framework.enumeration(name)
  }
}

extension DeclaredEnumeration {
  fileprivate func value(of member: String) -> Value? {
    guard case .integer(let number)? = named(member)?.value else { return nil }
    return .int(number)
  }
}
