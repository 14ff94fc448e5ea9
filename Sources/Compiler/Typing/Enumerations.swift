import Checks
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// UIKit's enumerations, sets of options and types of text or numbers with names for some, whose
// values are numbers and texts when the program runs.
extension Typing {
  /// `.scaleAspectFit` where such a type is expected; nil where it is not.
  ///
  /// A static member that an extension adds to the type is left to others.
  mutating func enumerationMember(_ name: Name, of type: StaticType?) -> TypedExpression? {
    guard let type = type?.unwrapped, let enumeration = type.enumeration else { return nil }
    if let value = enumeration.value(of: name.text) ?? sight.oldValue(of: name.text, enumeration) {
      report(
        sight.unavailable(enumeration.named(name.text)?.availability, name.text, at: name.range))
      return .constant(value, type)
    }
    if declarations.drafts[sight.extendable(type) ?? ""]?.classMethods[Selector(name.text)] != nil {
      return nil
    }
    report(sight.unnamed(name, of: enumeration))
    return unnamed(name)
  }

  /// What stands in for a value that a type of UIKit's does not have: each name is another value.
  func unnamed(_ name: Name) -> TypedExpression {
    standsIn ? TypedExpression(.any, .standIn(name.text)) : .missing
  }

  /// `Notification.Name.recipeAdded`, which an extension of the script's declares; nil for all else.
  mutating func memberOfExtension(_ name: Name, of path: String) -> TypedExpression? {
    guard let own = sight.enumeration(path).flatMap({ sight.extendable($0) }),
      declarations.drafts[own]?.classMethods[Selector(name.text)] != nil,
      let id = classes.id(named: own)
    else { return nil }
    let place = MessagePlace(line: line(of: name.range), text: path)
    return classMember(.constant(.type(id), .metatype(own)), name, place)
  }

  /// Says that a type of UIKit's has no value of that name; false for all else.
  mutating func checkNamed(_ name: Name, of path: String) -> Bool {
    guard let type = sight.enumeration(path), let known = type.enumeration,
      known.named(name.text) == nil,
      name.text != "self", declarations.drafts[sight.extendable(type) ?? ""] == nil
    else { return false }
    report(sight.unnamed(name, of: known))
    return true
  }

  /// `UIView.ContentMode(rawValue: 1)`, which may fail, `UIFont.Weight(0.3)`; nil for all else.
  mutating func makeEnumeration(_ path: String, _ arguments: [Argument]) -> TypedExpression? {
    guard isSwift, arguments.count == 1, let type = sight.enumeration(path),
      let enumeration = type.enumeration,
      arguments[0].label.map({ $0.text == "rawValue" }) ?? (enumeration.raw != .integer)
    else { return nil }
    var made = resolve(arguments[0].value, expecting: type.raw)
    check(made, fits: type.raw, .argument, arguments[0].value)
    made.type = enumeration.isOptions || enumeration.raw != .integer ? type : type.asOptional
    return made
  }

  /// `rawValue`, whether a set of options is empty, and how a device is held.
  ///
  /// Orientations are grouped by arithmetic on their raw values, as the type has no methods when it
  /// runs.
  func enumerationProperty(_ name: Name, of holder: TypedExpression) -> TypedExpression? {
    guard let enumeration = holder.type.enumeration else { return nil }
    switch name.text {
    case "uptimeNanoseconds" where holder.type.isMoment: return nanoseconds(of: holder)
    case "rawValue":
      var raw = holder
      raw.type = holder.type.raw
      return raw
    case "isEmpty" where enumeration.isOptions:
      return TypedExpression(.bool, .comparison(.equal, holder, .constant(.int(0), holder.type)))
    case "isPortrait", "isLandscape", "isFlat":
      guard ["UIInterfaceOrientation", "UIDeviceOrientation"].contains(enumeration.swiftName) else {
        return nil
      }
      // 1 and 2 stand upright, 3 and 4 lie, 5 and 6 are flat.
      let next = TypedExpression(.int, .arithmetic(.add, holder, .constant(.int(1), .int), line: 0))
      let half = TypedExpression(
        .int, .arithmetic(.divide, next, .constant(.int(2), .int), line: 0))
      let wanted = ["isPortrait": 1, "isLandscape": 2, "isFlat": 3][name.text] ?? 0
      return TypedExpression(.bool, .comparison(.equal, half, .constant(.int(wanted), .int)))
    default: return nil
    }
  }

  /// `[.flexibleWidth, .flexibleHeight]` where options are expected: a number with a bit for each.
  mutating func options(_ elements: [Expression], of type: StaticType) -> TypedExpression? {
    guard type.enumeration?.isOptions == true else { return nil }
    return elements.map { resolve($0, expecting: type) }
      .reduce(.constant(.int(0), type)) { joined(.bitOr, $0, $1) }
  }

  /// `options.contains(.repeat)`, `union`, `insert`; nil for all else.
  ///
  /// `OptionSet` is a number with bits to the compiler here, so that no message is sent.
  mutating func callOfOptions(
    _ name: Name, _ arguments: [Argument], on target: TypedExpression, _ base: Expression
  ) -> TypedExpression? {
    guard target.type.enumeration?.isOptions == true, arguments.count == 1 else { return nil }
    let other = resolve(arguments[0].value, expecting: target.type)
    let both = joined(.bitAnd, target, other)
    var less: TypedExpression { joined(.bitAnd, target, TypedExpression(.int, .complement(other))) }
    switch name.text {
    case "contains", "isSuperset": return TypedExpression(.bool, .comparison(.equal, both, other))
    case "isSubset": return TypedExpression(.bool, .comparison(.equal, both, target))
    case "isDisjoint":
      return TypedExpression(.bool, .comparison(.equal, both, .constant(.int(0), .int)))
    case "union": return joined(.bitOr, target, other)
    case "intersection": return both
    case "subtracting": return less
    case "insert", "formUnion": return change(target, base, to: joined(.bitOr, target, other))
    case "formIntersection": return change(target, base, to: both)
    case "remove", "subtract": return change(target, base, to: less)
    default: return nil
    }
  }

  /// `insert` and the like need a place that can change, which the store reports; they answer
  /// nothing here, where Swift's `insert` answers a pair.
  private mutating func change(
    _ options: TypedExpression, _ base: Expression, to value: TypedExpression
  ) -> TypedExpression {
    let store = using(as: .member) { $0.store(to: base) }
    return TypedExpression(
      .void, isEchoed: false, .assignment(store, place: options, value: value))
  }

  /// The line is 0, as operations on bits cannot overflow.
  private func joined(
    _ sign: BinaryOperator, _ one: TypedExpression, _ other: TypedExpression
  ) -> TypedExpression {
    TypedExpression(one.type, .arithmetic(sign, one, other, line: 0))
  }
}
