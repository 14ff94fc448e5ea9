package import Declaring
import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
import TypedTree

// How the one holds what the other made.
extension Typing {
  /// The same of the first value of a variable.
  package mutating func checkOwned(_ value: Expression?, in name: String, _ strength: Strength) {
    guard isSwift, strength == .weak, let value, makesObject(value) else { return }
    report(.freedAtOnce(name, isProperty: false), at: value.range, .warning)
  }

  /// Whether a call makes an object of a class, and does nothing else with it. What UIKit's classes
  /// are given arguments for, as `UIImage(named:)`, may be kept by them.
  package func makesObject(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments) = value.kind, let path = callee.path,
      let type = sight.classNamed(path), !classes[type].isValueType
    else { return false }
    return classes[type].isLearners || arguments.isEmpty
  }

  package func strength(of property: String, in type: String) -> Strength? {
    classes.id(named: type).flatMap { classes.property(named: property, of: $0) }?.strength
  }
}
