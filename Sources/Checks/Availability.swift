package import Diagnostics
package import Lookup
package import ObjectModel
import Syntax
package import TypedTree
package import UIKitAPI

// API by version, as a compiler of Swift sees it: the app's version is the deployment target.
extension Sight {
  /// What is wrong with a message of the framework's that the target does not have yet, or that was
  /// retired; of a property with its name, else as the method's name is in Swift.
  package func unavailable(
    _ selector: Selector, _ type: StaticType, _ name: String? = nil, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift, signature(of: selector, for: type) == nil,
      let member = declaration(of: selector, for: type)?.member
    else { return nil }
    let name = name ?? SwiftNames.fullName(selector: selector.name).shortText
    return isRetired(member.availability)
      ? Diagnostic(.error, .retired(name), at: range)
      : unavailable(member.availability.since, name, at: range)
  }

  /// The same of what the header says of an API; nil for what it does not date.
  package func unavailable(
    _ availability: Availability?, _ name: String, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    isSwift ? availability.flatMap { unavailable($0.since, name, at: range) } : nil
  }

  /// A type of the framework's, simulated or not, or one that says `@available` of itself.
  /// Under the newest version no name need be looked up. Objective-C asks at run time.
  package func unavailable(
    classNamed name: String?, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift, let name, !hasAll else { return nil }
    let since =
      declarations.versions[name]
      ?? (Framework.declaration(ofClass: name) ?? Framework.declaration(ofProtocol: name))?
      .availability.since
      ?? (declarations.drafts[name] == nil ? Framework.version(ofUnsimulated: name) : nil)
    return since.flatMap { unavailable($0, SwiftNames.swiftType(name), at: range) }
  }

  /// A method that is called on an object of which no class is known, and that only protocols of
  /// the framework's declare.
  package func unavailable(
    methodOfProtocols base: String, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift, !hasAll else { return nil }
    let oldest = Framework.protocolMethods(base: base).min {
      $0.availability.since < $1.availability.since
    }
    return oldest.flatMap {
      unavailable($0.availability.since, $0.fullName.shortText, at: range)
    }
  }

  /// What swiftc says of an API outside of `#available` that the deployment target does not have
  /// yet (§17.2).
  private func unavailable(
    _ since: UIKitVersion, _ name: String, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    isNewer(since) ? Diagnostic(.error, .newer(name, since: since), at: range) : nil
  }
}

extension SwiftNames.FullName {
  /// The name as a compiler quotes it: without labels where all are `_`.
  var shortText: String {
    !labels.isEmpty && labels.allSatisfy(\.isEmpty) ? base : text
  }
}
