package import ObjectModel
package import TypedTree
package import UIKitAPI

// Enumerations of the program and of the header.
extension Sight {
  /// The enumeration with a case of that name: the one that is expected, else the only one there
  /// is.
  package func enumeration(with name: String, expecting type: StaticType?) -> String? {
    if type?.number != nil { return nil }
    if let expected = type?.className {
      return declarations.enumerations[expected]?.named(name).map { _ in expected }
    }
    let found = declarations.enumerations.keys.filter {
      declarations.enumerations[$0]?.named(name) != nil && declarations.instances[$0] == nil
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whether a case carries as many values as are given.
  package func isCase(_ name: String, of type: String, _ count: Int) -> Bool {
    guard let item = declarations.enumerations[type]?.named(name) else { return false }
    return item.payload.count == count
      || count < item.payload.count
        && item.payload.count - count <= item.defaults.count { $0 != nil }
  }

  /// `x.rawValue`.
  package func rawValue(of holder: TypedExpression) -> TypedExpression {
    let known = holder.type.className.flatMap { declarations.enumerations[$0] }
    let type = known?.raw ?? known?.cases.first?.rawValue?.staticType
    return TypedExpression(type ?? .any, .rawValue(holder))
  }

  /// `UIView.ContentMode.center`; nil for all else.
  package func enumerationMember(_ path: String) -> TypedExpression? {
    guard let dot = path.lastIndex(of: "."),
      let type = enumeration(String(path[..<dot])),
      let known = type.enumeration,
      let value = known.value(of: String(path[path.index(after: dot)...]))
        ?? oldValue(of: String(path[path.index(after: dot)...]), known)
    else { return nil }
    return .constant(value, type)
  }

  /// The value of Swift 2's name, `.Alert`, in files that are taken in as they are.
  package func oldValue(of name: String, _ type: DeclaredEnumeration) -> Value? {
    standsIn ? type.value(of: SwiftNames.uncapitalized(name)) : nil
  }
}
