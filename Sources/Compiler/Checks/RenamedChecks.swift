import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// What Swift called otherwise before it had names of its own for it: the compiler says what it is
// called now.
extension Typing {
  /// `presentViewController(_:animated:completion:)`; false where a call means nothing of the kind.
  mutating func checkRenamed(
    _ name: Name, _ arguments: [Argument], _ type: StaticType
  ) -> Bool {
    guard isSwift, !standsIn, !arguments.isEmpty else { return false }
    for selector in sight.selectors(of: type) {
      let pieces = selector.name.split(separator: ":").map(String.init)
      guard pieces.first == name.text, sight.declaration(of: selector, for: type) != nil else {
        continue
      }
      let old = SwiftNames.FullName(base: name.text, labels: [""] + pieces.dropFirst())
      let new = SwiftNames.fullName(selector: selector.name)
      guard new != old,
        old.places(for: arguments, defaults: sight.defaults(of: selector, type)) != nil
      else { continue }
      report(.renamed(old.shortText, new: new.text), at: name.range)
      return true
    }
    return false
  }

  /// A value that an enumeration does not have; before Swift 3 all began with capitals.
  mutating func reportUnnamed(_ name: Name, of type: DeclaredEnumeration) {
    let new = SwiftNames.uncapitalized(name.text)
    let isOld = new != name.text && type.named(new) != nil
    report(
      isOld
        ? .renamed(name.text, new: new) : .noMember(name.text, of: type.swiftName, isType: true),
      at: name.range)
  }
}
