import Diagnostics
import Lookup
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
    return sight.classID(named: String(written[..<dot])).map { classes[$0].name }
  }

  /// Refuses a method that Objective-C does not see.
  mutating func checkExposed(_ method: MethodSignature, at range: SourceRange) {
    guard !sight.isExposed(method) else { return }
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
      !sight.exposesMembers(owner),
      !sight.frameworkDeclares(property.property.getter, in: classes[owner])
    else { return }
    report(.unexposed(name, .property), at: range)
  }
}

extension Typing {
}
