import Declaring
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// UIKit's enumerations, sets of options and types of text or numbers with names for some, whose
// values are numbers and texts when the program runs.
extension Typing {
  /// `Notification.Name.recipeAdded`, which an extension of the script's declares; nil for all else.
  mutating func memberOfExtension(_ name: Name, of path: String) -> TypedExpression? {
    guard let own = sight.enumeration(path).flatMap({ sight.extendable($0) }),
      declarations.drafts[own]?.classMethods[Selector(name.text)] != nil,
      let id = classes.id(named: own)
    else { return nil }
    let place = MessagePlace(line: line(of: name.range), text: path)
    return classMember(.constant(.type(id), .metatype(own)), name, place)
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
}
