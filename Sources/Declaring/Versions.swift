import Checks
import Lookup
import Syntax
import TypedTree
import UIKitAPI

// The versions of iOS that code asks for.
extension Typing {
  /// An extension's version holds for its members and not for the type.
  mutating func note(versionOf type: TypeDeclaration) {
    var around: [Attribute] = []
    if case .extending = type.form {
      around = type.attributes
    } else {
      forgetVersions(ofMembersOf: type.name.text)
      note(type.attributes, of: type.name.text, in: nil)
    }
    for member in type.members {
      switch member {
      case .function(let function):
        note(around + function.attributes, of: function.shortName, in: type.name.text)
      case .variables(let variables):
        for case .binding(let name, _) in variables.bindings.map(\.pattern) {
          note(around + variables.attributes, of: name.text, in: type.name.text)
        }
      case .property, .synthesize, .dynamic, .enumCase, .type, .alias, .genericAlias, .constants:
        break
      }
    }
  }

  mutating func note(versionOf function: Function) {
    note(function.attributes, of: function.shortName, in: nil)
  }

  /// Of several things of one name which is meant, the name does not tell: where one may be used
  /// under any version, none is refused.
  private mutating func note(_ attributes: [Attribute], of name: String, in type: String?) {
    guard isSwift else { return }
    let full = (type.map { $0 + "." } ?? "") + name
    guard let version = attributes.compactMap(\.availableVersion).max() else {
      declarations.versions[full] = nil
      declarations.undated[type ?? "", default: []].insert(name)
      return
    }
    if declarations.undated[type ?? ""]?.contains(name) == true { return }
    declarations.versions[full] = min(version, declarations.versions[full] ?? version)
  }

  /// A type that is declared anew says all of its members anew.
  private mutating func forgetVersions(ofMembersOf type: String) {
    declarations.undated[type] = nil
    if declarations.versions.isEmpty { return }
    declarations.versions = declarations.versions.filter { !$0.key.hasPrefix(type + ".") }
  }
}

extension Function {
  fileprivate var shortName: String {
    SwiftNames.FullName(base: name.text, labels: parameters.map(\.callLabel)).shortText
  }
}
