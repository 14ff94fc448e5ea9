import Checks
package import Declaring
package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

// What a Swift compiler refuses: labels, overrides, optionals that are not unwrapped.
extension Typing {
  /// A member of an optional is asked of what is inside, once that is known to be there.
  package mutating func checkUnwrapped(_ type: StaticType, _ member: Name) {
    guard isSwift, type.optionality == .optional else { return }
    report(
      .notUnwrapped(member: member.text, type: type.unwrapped.swiftName), at: member.range,
      suggestion: "?.")
  }

  /// Reports what is done with optionals to a value of which it is certain that it is there.
  package mutating func checkOptional(
    _ value: TypedExpression, at range: SourceRange, _ fact: (String) -> LanguageFact
  ) {
    guard isSwift, value.type.optionality == .none, sight.isCertain(value.type) else { return }
    report(fact(value.type.swiftName), at: range)
  }

  /// The same of an operand, which has no member to name.
  package mutating func checkUnwrapped(_ value: TypedExpression, _ expression: Expression) {
    report(sight.notUnwrapped(value, expression))
  }

  /// A value where one of a type is asked for.
  package mutating func check(
    _ value: TypedExpression, fits type: StaticType?, _ place: LanguageFact.Place,
    _ expression: Expression
  ) {
    report(sight.misfit(value, for: type, place, expression))
  }

  /// Reports a closure that takes, or uses, another number of arguments than it is handed.
  package mutating func checkArity(
    of closure: Closure, expecting type: StaticType?, at range: SourceRange
  ) {
    guard isSwift, !source.isModule, let type, let taken = type.signature?.dropLast(),
      !taken.contains(where: \.isVoid)
    else { return }
    let isWritten = !closure.parameters.isEmpty
    let used = isWritten ? closure.parameters.count : context.shorthands
    // One argument may be a tuple, which is taken apart, or nothing.
    let isOpen = taken.count == 1 && (taken[0] == .any || used > 0 && taken[0].parts.count == used)
    if used == taken.count || isOpen { return }
    report(.closureArity(type: type.swiftName, expected: taken.count, used: used), at: range)
  }

  /// Reports a call that only its labels or the number of its arguments keep from fitting; answers
  /// whether there was a method of that name.
  package mutating func checkLabels(
    _ name: Name, _ arguments: [Argument], _ type: StaticType, _ range: SourceRange
  ) -> Bool {
    guard let fact = sight.misfit(ofCall: name.text, arguments, type) else { return false }
    report(fact, at: range)
    return true
  }

  /// The same of the framework's methods, as the header names them.
  package mutating func checkFrameworkLabels(
    _ base: String, _ arguments: [Argument], _ type: StaticType, _ range: SourceRange
  ) -> Bool {
    guard let fact = sight.misfit(ofFrameworksCall: base, arguments, type, at: range) else {
      return false
    }
    report(fact, at: range)
    return true
  }

  /// Reports a property that is called as if it were a method, by the selector that reads it.
  package mutating func isCalledProperty(
    _ selector: Selector, _ name: Name, of type: StaticType
  ) -> Bool {
    let value = sight.result(of: selector, for: type, nil)
    guard isSwift, value != .any,
      sight.signature(of: selector, for: type) == nil,
      sight.isProperty(name.text, of: type)
    else { return false }
    report(.notAFunction(type: value.nameOfValue), at: name.range)
    return true
  }
}

extension StaticType {
  /// How Swift names the type of a value that is used: `UILabel?`, `()`.
  package var nameOfValue: String {
    isVoid ? "()" : unwrapped.swiftName + (optionality == .none ? "" : "?")
  }
}
