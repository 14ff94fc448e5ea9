package import ObjectModel
package import Syntax
package import TypedTree
package import UIKitAPI

// Which version of iOS has what.
extension Sight {
  /// What the last version of iOS before Swift had deprecated, Swift never saw.
  private static let firstOfSwift = UIKitVersion(7)

  /// Whether Swift never saw a message. For an app of a time before Swift its code is another
  /// spelling of Objective-C's.
  package func isRetired(_ selector: Selector, _ type: StaticType) -> Bool {
    declaration(of: selector, for: type).map { isRetired($0.member.availability) } ?? false
  }

  package func isRetired(_ availability: Availability) -> Bool {
    guard let end = availability.deprecated, end <= Sight.firstOfSwift else { return false }
    asked.part(at: Sight.firstOfSwift, for: target)
    return target >= Sight.firstOfSwift
  }

  /// Whether what a version brought is not there yet.
  package func isNewer(_ since: UIKitVersion) -> Bool {
    let isNewer = since > context.available
    if isNewer || context.available == target { asked.part(at: since, for: target) }
    return isNewer
  }

  /// Whether nothing can be too new: then no name need be looked up.
  package var hasAll: Bool {
    if context.available < .newest { return false }
    asked.part(at: .newest, for: target)
    return true
  }

  /// The version that a declaration's `@available` asks for, at least the target's.
  package func version(of attributes: [Attribute], in type: String? = nil) -> UIKitVersion {
    var asked = attributes.compactMap(\.availableVersion)
    // What stands in a type is as new as that is.
    for (name, version) in declarations.versions {
      if let type, type == name || type.hasPrefix(name + ".") { asked.append(version) }
    }
    return max(target, asked.max() ?? target)
  }

  /// Since when a class of a device, or one above it, has a member that is not simulated.
  package func deviceVersion(of member: String, _ type: StaticType) -> UIKitVersion? {
    guard let name = type.className else { return nil }
    let swift = SwiftNames.fullName(selector: member)
    let names = [member, Selector(member).settingKey, swift.text, swift.base].compactMap { $0 }
    if let draft = declarations.drafts[name], draft.isOfLibrary {
      // The library's own Swift declares it: the member is its protocols' as well.
      let owners = [name] + conformances(of: draft)
      return owners.lazy.flatMap { owner in names.map { owner + "." + $0 } }
        .compactMap(Framework.version(ofUnsimulated:)).first
    }
    guard let framework = frameworkClass(of: type) else { return nil }
    return names.lazy.compactMap { Framework.version(ofUnsimulated: $0, in: framework) }.first
  }

  /// Since when a device has what a name says that is not simulated, in UIKit or in a library that is
  /// imported: `Combine.Fail`.
  package func deviceVersion(ofName name: String) -> UIKitVersion? {
    Framework.version(ofUnsimulated: name)
      ?? declarations.modules.lazy.compactMap {
        Framework.version(ofUnsimulated: $0 + "." + name)
      }.min()
  }

  /// What is said of a name instead of that there is none; nil where a device has none either, as
  /// far as is known.
  package func onDevice(_ fact: LanguageFact) -> LanguageFact? {
    switch fact {
    case .undeclaredIdentifier(let name), .notInScope(let name), .unknownType(let name),
      .typeNotInScope(let name), .unknownSuperclass(let name, _):
      let since =
        deviceVersion(ofName: name)
        ?? context.className.flatMap { deviceVersion(of: name, .object($0)) }
      return since.map { onDevice(name, since: $0) }
    case .noVisibleMethod(let name, let type, _):
      let called = isSwift && !name.contains("(") ? SwiftNames.fullName(selector: name).text : name
      return deviceVersion(of: name, inTypeNamed: type).map { onDevice(called, since: $0) }
    case .propertyNotFound(let name, let type), .noMember(let name, let type, _):
      return deviceVersion(of: name, inTypeNamed: type).map { onDevice(name, since: $0) }
    default: return nil
    }
  }

  private func deviceVersion(of member: String, inTypeNamed type: String) -> UIKitVersion? {
    let known = classes.id(named: type) == nil ? SwiftNames.objectiveCType(type) : type
    return deviceVersion(of: member, .object(known))
  }

  /// What there is to say of API that the target has, and to Swift of what it does not have yet.
  package func onDevice(_ name: String, since: UIKitVersion) -> LanguageFact {
    let isSelector = name.contains(":") && !name.contains("(")
    let name = isSwift && isSelector ? SwiftNames.fullName(selector: name).text : name
    return isSwift && isNewer(since)
      ? .newer(name, since: since) : .notSimulatedHere(name, since: since)
  }
}

extension Attribute {
  /// The version of `@available(iOS 13.0, *)`.
  package var availableVersion: UIKitVersion? {
    guard name.text == "available", let text else { return nil }
    let parts = text.split { " (),".contains($0) }
    guard let place = parts.firstIndex(of: "iOS"), parts.indices.contains(place + 1) else {
      return nil
    }
    return UIKitVersion(parts[place + 1])
  }
}
