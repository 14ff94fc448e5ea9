package import Declaring
import Diagnostics
import Lookup
package import Syntax
package import TypedTree

// `private` and what else keeps code out.
extension Typing {
  /// What is private to its setter alone can be named: only storing into it is refused.
  package mutating func checkAccess(_ access: Access?, _ owner: String, _ name: Name) {
    guard isSwift, let access, !access.isOfSetter,
      !sight.mayName(access, of: owner, in: source.name)
    else { return }
    report(.inaccessible(name.text, level: access.level.rawValue), at: name.range)
  }

  /// `private(set)`: reported at the property's name, wherever the value comes from.
  mutating func checkSetterAccess(_ name: Name, of type: StaticType) {
    guard let (access, owner) = sight.access(ofProperty: name.text, of: type), access.isOfSetter,
      !sight.mayName(access, of: owner, in: source.name)
    else { return }
    report(.inaccessibleSetter(name.text, use), at: name.range)
  }

  /// Properties of the framework's have no access of their own.
  mutating func checkAccess(toProperty name: Name, of type: StaticType) {
    guard let (access, owner) = sight.access(ofProperty: name.text, of: type) else { return }
    checkAccess(access, owner, name)
  }

  /// A method or initialiser that a call has found.
  package mutating func checkAccess(
    to signature: MethodSignature?, _ name: Name, of type: StaticType
  ) {
    guard let signature, let access = signature.access, let owner = signature.owner,
      !sight.mayName(access, of: owner, in: source.name)
    else { return }
    if signature.base == "init" {
      report(
        .inaccessibleInitializer(of: owner, level: access.level.rawValue), at: name.range)
    } else {
      checkAccess(access, owner, name)
    }
  }
}
