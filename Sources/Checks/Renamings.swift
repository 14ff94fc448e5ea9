package import Diagnostics
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree
package import UIKitAPI

// What Swift called otherwise before it had names of its own for it: the compiler says what it is
// called now.
extension Sight {
  /// `presentViewController(_:animated:completion:)`; nil where a call means nothing of the kind.
  /// The name is that of Swift 2, which has all of the selector's pieces.
  package func renamed(
    _ name: Name, _ arguments: [Argument], _ type: StaticType
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift, !standsIn, !arguments.isEmpty else { return nil }
    for selector in selectors(of: type) {
      let pieces = selector.name.split(separator: ":").map(String.init)
      guard pieces.first == name.text, declaration(of: selector, for: type) != nil else {
        continue
      }
      let old = SwiftNames.FullName(base: name.text, labels: [""] + pieces.dropFirst())
      let new = SwiftNames.fullName(selector: selector.name)
      guard new != old, old.places(for: arguments, defaults: defaults(of: selector, type)) != nil
      else { continue }
      return Diagnostic(.error, .renamed(old.shortText, new: new.text), at: name.range)
    }
    return nil
  }

  /// What is wrong with a method by a name that its class does not give it: `set(_:forKey:)` is one
  /// of `UserDefaults`, and in a cache it is `setObject(_:forKey:)`.
  package func namedOtherwise(
    _ name: Name, _ arguments: [Argument], _ type: StaticType
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift, !standsIn, method(named: name.text, fitting: arguments, type) == nil,
      case .method(let method)? = declaration(of: swiftSelector(name.text, arguments), for: type)?
        .member, let written = method.swiftName
    else { return nil }
    let base = SwiftNames.FullName(written).base
    if base == name.text || base == "init" { return nil }
    return Diagnostic(
      .error, .noMember(name.text, of: type.swiftName, isType: type.isMetatype), at: name.range,
      suggestion: Diagnostics.suggestion(for: name.text, among: [base]))
  }

  /// A value that an enumeration does not have; before Swift 3 all began with capitals.
  package func unnamed(_ name: Name, of type: DeclaredEnumeration) -> Diagnostic<LanguageFact> {
    let new = SwiftNames.uncapitalized(name.text)
    let isOld = new != name.text && type.named(new) != nil
    return Diagnostic(
      .error,
      isOld
        ? .renamed(name.text, new: new) : .noMember(name.text, of: type.swiftName, isType: true),
      at: name.range)
  }
}
