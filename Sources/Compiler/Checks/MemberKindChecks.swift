import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Members of objects asked of their class, and members of a class asked of its objects.
extension Typing {
  /// Reports a member that Swift has of that name, but on the other side; false where it has none.
  mutating func reportOtherKind(_ name: Name, of type: StaticType) -> Bool {
    guard isSwift, let id = type.className.flatMap({ classes.id(named: $0) }) else { return false }
    let drafts = classes.lineage(of: id).compactMap { declarations.drafts[classes[$0].name] }
    let written = SwiftNames.swiftType(classes[id].name)
    if type.isMetatype {
      let isMethod = drafts.contains { draft in
        draft.methods.values.contains { $0.base == name.text }
      }
      guard isMethod || sight.getter(name.text, of: .object(classes[id].name)) != nil else {
        return false
      }
      report(.instanceMember(name.text, of: written), at: name.range)
    } else {
      let isMember = drafts.contains { draft in
        draft.classMethods.values.contains { $0.base == name.text }
      }
      guard isMember else { return false }
      report(.staticMember(name.text, of: written), at: name.range)
    }
    return true
  }
}
