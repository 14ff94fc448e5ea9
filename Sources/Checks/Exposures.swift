package import Diagnostics
package import Lookup
package import ObjectModel
import Syntax
package import TypedTree
import UIKitAPI

// Whether Objective-C sees what `#selector` names.
extension Sight {
  /// What is wrong with a method that Objective-C does not see.
  package func unexposed(
    _ method: MethodSignature, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    if isExposed(method) { return nil }
    return Diagnostic(
      .error, .unexposed(method.shortName, method.isStatic ? .staticMethod : .instanceMethod),
      at: range)
  }

  /// What is wrong with a property of a class of Swift's that Objective-C does not see.
  /// Those that override a property of the framework's are seen without `@objc`.
  package func unexposed(
    property name: String, of type: ClassID, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    guard
      let owner = classes.lineage(of: type).first(where: {
        declarations.drafts[classes[$0].name]?.properties[name] != nil
      }), let draft = declarations.drafts[classes[owner].name], draft.isSwift,
      let property = draft.properties[name], !property.isExposed,
      !exposesMembers(owner),
      !frameworkDeclares(property.property.getter, in: classes[owner])
    else { return nil }
    return Diagnostic(.error, .unexposed(name, .property), at: range)
  }
}
