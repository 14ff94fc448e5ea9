import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// New objects that nothing owns.
extension Typing {
  /// Warns where a new object is stored in a weak property or variable alone, as swiftc does.
  mutating func checkOwned(_ value: Expression, in target: Expression) {
    guard isSwift, makesObject(value), let place = place(named: target), place.strength == .weak
    else { return }
    report(.freedAtOnce(place.name, isProperty: place.isProperty), at: value.range, .warning)
  }

  /// The same of the first value of a variable.
  mutating func checkOwned(_ value: Expression?, in name: String, _ strength: Strength) {
    guard isSwift, strength == .weak, let value, makesObject(value) else { return }
    report(.freedAtOnce(name, isProperty: false), at: value.range, .warning)
  }

  /// Whether a call makes an object of a class, and does nothing else with it. What UIKit's classes
  /// are given arguments for, as `UIImage(named:)`, may be kept by them.
  private func makesObject(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments) = value.kind, let path = callee.path,
      let type = sight.classNamed(path), !classes[type].isValueType
    else { return false }
    return classes[type].isLearners || arguments.isEmpty
  }

  /// A property or variable, and how it holds what it is given.
  private mutating func place(
    named target: Expression
  ) -> (name: String, strength: Strength, isProperty: Bool)? {
    switch target.kind {
    case .name(let name):
      if let local = local(named: name) { return (name, local.strength, false) }
      if let global = variables.place(of: name) { return (name, variables[global].strength, false) }
      return context.className.flatMap { strength(of: name, in: $0) }.map { (name, $0, true) }
    case .member(let base, let name):
      let type = typeAlone(of: base)?.className
      return type.flatMap { strength(of: name.text, in: $0) }.map { (name.text, $0, true) }
    default: return nil
    }
  }

  private func strength(of property: String, in type: String) -> Strength? {
    classes.id(named: type).flatMap { classes.property(named: property, of: $0) }?.strength
  }
}
