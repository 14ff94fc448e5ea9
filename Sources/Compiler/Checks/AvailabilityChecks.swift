import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// API by version, as a compiler of Swift sees it: the app's version is the deployment target.
extension Typing {
  /// Reports a message of the framework's that the target does not have yet, or that was retired;
  /// of a property with its name, else as the method's name is in Swift.
  mutating func checkAvailable(
    _ selector: Selector, _ type: StaticType, _ name: String?, at range: SourceRange
  ) {
    guard isSwift, sight.signature(of: selector, for: type) == nil,
      let member = sight.declaration(of: selector, for: type)?.member
    else { return }
    let name = name ?? SwiftNames.fullName(selector: selector.name).shortText
    if sight.isRetired(member.availability) {
      report(.retired(name), at: range)
    } else {
      checkAvailable(member.availability.since, name, at: range)
    }
  }

  mutating func checkAvailable(
    _ availability: Availability?, _ name: String, at range: SourceRange
  ) {
    if isSwift, let availability { checkAvailable(availability.since, name, at: range) }
  }

  /// A type of the framework's, simulated or not, or one that says `@available` of itself.
  mutating func checkAvailable(classNamed name: String?, at range: SourceRange) {
    guard isSwift, context.available < .newest, let name else { return }
    let since =
      declarations.versions[name] ?? Framework.declaration(ofClass: name)?.availability.since
      ?? (declarations.drafts[name] == nil ? Framework.version(ofUnsimulated: name) : nil)
    if let since { checkAvailable(since, SwiftNames.swiftType(name), at: range) }
  }

  private mutating func checkAvailable(
    _ since: UIKitVersion, _ name: String, at range: SourceRange
  ) {
    if since > context.available { report(.newer(name, since: since), at: range) }
  }

  // MARK: - Retired

  // MARK: - What is asked for

  mutating func note(versionOf type: TypeDeclaration) {
    if case .extending = type.form { return }
    if let version = type.attributes.compactMap(\.availableVersion).max() {
      declarations.versions[type.name.text] = version
    }
  }

  /// `#available(iOS 13, *)`: what follows in the scope has that version.
  mutating func take(_ condition: Statement.Condition) {
    guard case .expression(let test) = condition, case .availability(let text) = test.kind,
      let version = text.flatMap({ UIKitVersion($0) })
    else { return }
    context.available = max(context.available, version)
  }
}

extension [Statement.Condition] {
  /// The version of `#unavailable`, which its `else` has.
  var unavailableVersion: UIKitVersion? {
    guard count == 1, case .expression(let test) = self[0],
      case .unary(.not, let inner) = test.kind,
      case .availability(let text) = inner.kind
    else { return nil }
    return text.flatMap { UIKitVersion($0) }
  }
}

extension SwiftNames.FullName {
  /// The name as a compiler quotes it: without labels where all are `_`.
  var shortText: String {
    !labels.isEmpty && labels.allSatisfy(\.isEmpty) ? base : text
  }
}
