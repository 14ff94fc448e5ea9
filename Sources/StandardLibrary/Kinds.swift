import FoundationKit
package import ObjectModel
package import ObjectRuntime
import TypedTree

// Whether a value is of a type.
extension Simulation {
  /// Whether a value is of a class or a subclass of it; nil is of none.
  package func isKind(_ value: Value, of name: String?) -> Bool {
    guard let name else { return value != .none }
    guard case .type(let type) = self.type(of: value) else { return false }
    if isKind(type, of: name) { return !(name == "NSObject" && isSwiftOnly(type)) }
    return mayBeInstance(type, of: name)
  }

  /// Whether one of the two is a generic type, where nothing told its arguments, and the other an
  /// instance of it.
  private func mayBeInstance(_ type: ClassID, of name: String) -> Bool {
    if name.last == ">" { return isKind(type, of: name.genericName) }
    return classes.lineage(of: type).contains { above in
      let known = classes[above].name
      return known.last == ">" && known.genericName == name
    }
  }

  /// Whether a type is one of Swift's with nothing of Objective-C above it.
  private func isSwiftOnly(_ type: ClassID) -> Bool {
    classes.lineage(of: type).contains { classes[$0].isRoot || classes[$0].isValueType }
  }
}
