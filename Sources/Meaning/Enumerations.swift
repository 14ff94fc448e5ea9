import Checks
package import Declaring
import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Cases and properties of enumerations.
extension Typing {
  /// `.scaleAspectFit` where such a type is expected; nil where it is not.
  ///
  /// A static member that an extension adds to the type is left to others.
  package mutating func enumerationMember(_ name: Name, of type: StaticType?) -> TypedExpression? {
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
  package func unnamed(_ name: Name) -> TypedExpression {
    standsIn ? TypedExpression(.any, .standIn(name.text)) : .missing
  }

  /// Says that a type of UIKit's has no value of that name; false for all else.
  package mutating func checkNamed(_ name: Name, of path: String) -> Bool {
    guard let type = sight.enumeration(path), let known = type.enumeration,
      known.named(name.text) == nil,
      name.text != "self", declarations.drafts[sight.extendable(type) ?? ""] == nil
    else { return false }
    report(sight.unnamed(name, of: known))
    return true
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

  /// The line is 0, as operations on bits cannot overflow.
  package func joined(
    _ sign: BinaryOperator, _ one: TypedExpression, _ other: TypedExpression
  ) -> TypedExpression {
    TypedExpression(one.type, .arithmetic(sign, one, other, line: 0))
  }
}
