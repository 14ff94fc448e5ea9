import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// A name that nobody here knows, and a device does: that is no mistake of the script's.
extension Typing {
  /// What is said of a name instead of that there is none; nil where a device has none either, as
  /// far as is known.
  func onDevice(_ fact: LanguageFact) -> LanguageFact? {
    switch fact {
    case .undeclaredIdentifier(let name), .notInScope(let name), .unknownType(let name),
      .typeNotInScope(let name), .unknownSuperclass(let name, _):
      let since =
        Framework.version(ofUnsimulated: name)
        ?? context.className.flatMap { deviceVersion(of: name, .object($0)) }
      return since.map { onDevice(name, since: $0) }
    case .noVisibleMethod(let name, let type, _), .propertyNotFound(let name, let type),
      .noMember(let name, let type, _):
      let known = classes.id(named: type) == nil ? SwiftNames.objectiveCType(type) : type
      return deviceVersion(of: name, .object(known)).map { onDevice(name, since: $0) }
    default: return nil
    }
  }

  /// What there is to say of API that the target has, and to Swift of what it does not have yet.
  private func onDevice(_ name: String, since: UIKitVersion) -> LanguageFact {
    let name = isSwift && name.contains(":") ? SwiftNames.fullName(selector: name).text : name
    return isSwift && since > context.available
      ? .newer(name, since: since) : .notSimulatedHere(name, since: since)
  }

  /// Since when a class of a device, or one above it, has a member that is not simulated.
  func deviceVersion(of member: String, _ type: StaticType) -> UIKitVersion? {
    guard type.className != nil, let framework = frameworkClass(of: type) else { return nil }
    let swift = SwiftNames.fullName(selector: member).text
    let names = [member, Selector(member).settingKey, swift].compactMap { $0 }
    return names.lazy.compactMap { Framework.version(ofUnsimulated: $0, in: framework) }.first
  }
}
