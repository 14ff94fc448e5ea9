import Diagnostics
import ObjectModel
import Syntax
import TypedTree

extension Typing {
  /// What hides a property of a value, and the class that has it.
  func access(ofProperty name: String, of type: StaticType) -> (access: Access, owner: String)? {
    guard isSwift, let id = type.className.flatMap({ classes.id(named: $0) }) else { return nil }
    for owner in classes.lineage(of: id) {
      guard let draft = declarations.drafts[classes[owner].name] else { continue }
      if let property = draft.properties[name] { return property.access.map { ($0, draft.name) } }
    }
    return nil
  }

  /// Whether hidden members of a type may be named here: in its declaration, what is nested in that,
  /// and its extensions in the same text.
  private func mayName(_ access: Access, of owner: String) -> Bool {
    guard access.home == source.name else { return false }
    guard access.level == .private else { return true }
    return context.className.map { $0 == owner || $0.hasPrefix(owner + ".") } ?? false
  }

  mutating func checkAccess(_ access: Access?, _ owner: String, _ name: Name) {
    guard isSwift, let access, !access.isOfSetter, !mayName(access, of: owner) else { return }
    report(.inaccessible(name.text, level: access.level.rawValue), at: name.range)
  }

  mutating func checkSetterAccess(_ name: Name, of type: StaticType) {
    guard let (access, owner) = access(ofProperty: name.text, of: type), access.isOfSetter,
      !mayName(access, of: owner)
    else { return }
    report(.inaccessibleSetter(name.text), at: name.range)
  }

  mutating func checkAccess(toProperty name: Name, of type: StaticType) {
    guard let (access, owner) = access(ofProperty: name.text, of: type) else { return }
    checkAccess(access, owner, name)
  }

  /// A method or initialiser that a call has found.
  mutating func checkAccess(to signature: MethodSignature?, _ name: Name, of type: StaticType) {
    guard let signature, let access = signature.access, let owner = signature.owner,
      !mayName(access, of: owner)
    else { return }
    if signature.base == "init" {
      report(
        .inaccessibleInitializer(of: owner, level: access.level.rawValue), at: name.range)
    } else {
      checkAccess(access, owner, name)
    }
  }
}
