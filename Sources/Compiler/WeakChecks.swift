import Declaring
import Diagnostics
import Lookup
import Meaning
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
}
