package import ObjectModel
import Syntax
package import TypedTree

// What Objective-C sees of the members of Swift's classes, and what other code does.
extension Sight {
  /// Whether a method says so, its class does, or it stands for one of Objective-C's.
  package func isExposed(_ method: MethodSignature) -> Bool {
    guard let owner = method.owner, let id = classes.id(named: owner),
      let draft = declarations.drafts[owner],
      let body = (method.isStatic ? draft.classBodies : draft.bodies)[method.selector]
    else { return true }
    if body.function.attributes.isExposing || exposesMembers(id) { return true }
    let above = classes.lineage(of: id)
    return above.contains {
      frameworkDeclares(method.selector, in: classes[$0], isOfClass: method.isStatic)
        || isRequired(method.selector, of: classes[$0].name)
    }
      || above.dropFirst().contains { owner in
        let name = classes[owner].name
        let type: StaticType = method.isStatic ? .metatype(name) : .object(name)
        return signature(of: method.selector, for: type).map { $0.owner != nil && isExposed($0) }
          ?? false
      }
  }

  /// Whether a class, or one above it, is marked `@objcMembers`.
  package func exposesMembers(_ type: ClassID) -> Bool {
    classes.lineage(of: type).contains {
      declarations.drafts[classes[$0].name]?.exposesMembers == true
    }
  }

  /// What hides a property of a value, and the class that has it.
  package func access(ofProperty name: String, of type: StaticType) -> (
    access: Access, owner: String
  )? {
    guard isSwift, let id = type.className.flatMap({ classes.id(named: $0) }) else { return nil }
    for owner in classes.lineage(of: id) {
      guard let draft = declarations.drafts[classes[owner].name] else { continue }
      if let property = draft.properties[name] { return property.access.map { ($0, draft.name) } }
    }
    return nil
  }

  /// Whether hidden members of a type may be named here: in its declaration, what is nested in that,
  /// and its extensions in the same text.
  package func mayName(_ access: Access, of owner: String, in home: String) -> Bool {
    guard access.home == home else { return false }
    guard access.level == .private else { return true }
    return context.className.map { $0 == owner || $0.hasPrefix(owner + ".") } ?? false
  }
}

extension [Attribute] {
  /// Whether they show a member to Objective-C.
  package var isExposing: Bool {
    contains {
      $0.name.text == "objc" || $0.name.text.hasPrefix("IB") || $0.name.text == "NSManaged"
    }
  }
}
