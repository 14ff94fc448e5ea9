import Diagnostics
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// What `#selector` names, and whether Objective-C sees it.
extension Typing {
  /// The class that is written before the method: `Player.play(_:)`.
  func typeNamed(inSelector expression: Expression) -> String? {
    let written = text(of: expression).drop { $0 != "(" }.dropFirst().prefix { $0 != "(" }
      .filter { !$0.isWhitespace && $0 != ")" }
    guard let dot = written.lastIndex(of: ".") else { return nil }
    return classID(named: String(written[..<dot])).map { classes[$0].name }
  }

  /// Refuses a method that Objective-C does not see.
  mutating func checkExposed(_ method: MethodSignature, at range: SourceRange) {
    guard !isExposed(method) else { return }
    let name = SwiftNames.FullName(base: method.base, labels: method.labels)
    report(
      .unexposed(name.shortText, method.isStatic ? .staticMethod : .instanceMethod), at: range)
  }

  /// Refuses a property of a class of Swift's that Objective-C does not see.
  mutating func checkExposed(property name: String, of type: ClassID, at range: SourceRange) {
    guard
      let owner = classes.lineage(of: type).first(where: {
        declarations.drafts[classes[$0].name]?.properties[name] != nil
      }), let draft = declarations.drafts[classes[owner].name], draft.isSwift,
      let property = draft.properties[name], !property.isExposed,
      !exposesMembers(owner), !frameworkDeclares(property.property.getter, in: classes[owner])
    else { return }
    report(.unexposed(name, .property), at: range)
  }

  /// Whether a method says so, its class does, or it stands for one of Objective-C's.
  private func isExposed(_ method: MethodSignature) -> Bool {
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
  func exposesMembers(_ type: ClassID) -> Bool {
    classes.lineage(of: type).contains {
      declarations.drafts[classes[$0].name]?.exposesMembers == true
    }
  }

  /// Whether a protocol of Objective-C's that a class names asks for a message.
  private func isRequired(_ selector: Selector, of name: String) -> Bool {
    guard let draft = declarations.drafts[name] else { return false }
    return isAdopted(selector.name, by: draft)
      || conformances(of: draft).contains {
        declarations.requirements[$0]?.contains(selector) == true
      }
  }
}

extension Typing {
  /// Whether a protocol that Objective-C sees and a class names asks for a property.
  func isRequired(_ property: Property, of draft: ClassDraft) -> Bool {
    isAdopted(property.getter.name, by: draft)
      || conformances(of: draft).contains {
        declarations.refined[$0]?.contains("AnyObject") == true
          && declarations.requiredMembers[$0]?.contains(property.name) == true
      }
  }
}

extension [Attribute] {
  /// Whether they show a member to Objective-C.
  var isExposing: Bool {
    contains {
      $0.name.text == "objc" || $0.name.text.hasPrefix("IB") || $0.name.text == "NSManaged"
    }
  }
}
