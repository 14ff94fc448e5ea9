import ObjectModel
import Syntax
import UIKitAPI

// A name that nobody here knows, and a device does.
extension Typing {
  /// What is said of a name instead of that there is none; nil where a device has none either, as
  /// far as is known.
  func onDevice(_ fact: LanguageFact) -> LanguageFact? {
    switch fact {
    case .undeclaredIdentifier(let name), .unknownType(let name), .unknownSuperclass(let name, _):
      let known = isSwift ? SwiftNames.objectiveCType(name) : name
      return Framework.version(ofUnsimulated: known).map { .notSimulatedHere(name, since: $0) }
    case .noVisibleMethod(let name, let type, _), .propertyNotFound(let name, let type):
      return version(ofUnsimulated: name, in: type).map { .notSimulatedHere(name, since: $0) }
    default: return nil
    }
  }

  private func version(ofUnsimulated name: String, in type: String) -> UIKitVersion? {
    let framework = classes.id(named: type).flatMap { id in
      classes.lineage(of: id).lazy.map { classes[$0] }.first { !$0.isLearners }?.name
    }
    let names = [name, Selector(name).settingKey].compactMap { $0 }
    return framework.flatMap { type in
      names.lazy.compactMap { Framework.version(ofUnsimulated: $0, in: type) }.first
    }
  }
}
