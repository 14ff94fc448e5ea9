package import Diagnostics
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Members of objects asked of their class, and members of a class asked of its objects.
extension Sight {
  /// What is wrong with a member that Swift has of that name, but on the other side; nil where it
  /// has none.
  package func ofOtherKind(_ name: Name, of type: StaticType) -> Diagnostic<LanguageFact>? {
    guard isSwift, let id = type.className.flatMap({ classes.id(named: $0) }) else { return nil }
    let drafts = classes.lineage(of: id).compactMap { declarations.drafts[classes[$0].name] }
    let written = SwiftNames.swiftType(classes[id].name)
    if type.isMetatype {
      // An extension elsewhere may give it to the type.
      if standsIn, !isWhole(id) { return nil }
      let isMethod = drafts.contains { draft in
        draft.methods.values.contains { $0.base == name.text }
      }
      guard isMethod || getter(name.text, of: .object(classes[id].name)) != nil else { return nil }
      return Diagnostic(.error, .instanceMember(name.text, of: written), at: name.range)
    }
    let isMember = drafts.contains { draft in
      draft.classMethods.values.contains { $0.base == name.text }
    }
    return isMember
      ? Diagnostic(.error, .staticMember(name.text, of: written), at: name.range) : nil
  }
}
