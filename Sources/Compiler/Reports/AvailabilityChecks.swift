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
      note(type.attributes, of: type.name.text)
    }
    for member in type.members {
      switch member {
      case .function(let function):
        note(around + function.attributes, of: type.name.text + "." + function.shortName)
      case .variables(let variables):
        for case .binding(let name, _) in variables.bindings.map(\.pattern) {
          note(around + variables.attributes, of: type.name.text + "." + name.text)
        }
      case .property, .synthesize, .dynamic, .enumCase, .type, .alias, .genericAlias, .constants:
        break
      }
    }
  }

  mutating func note(versionOf function: Function) {
    note(function.attributes, of: function.shortName)
  }

  private mutating func note(_ attributes: [Attribute], of name: String) {
    if isSwift, let version = attributes.compactMap(\.availableVersion).max() {
      declarations.versions[name] = version
    }
  }

  /// `#available(iOS 13, *)`: what follows in the scope has that version.
  ///
  /// The scope is left to whoever opened it: `scoped` puts the version back.
  mutating func take(_ condition: Statement.Condition) {
    guard case .expression(let test) = condition, case .availability(let text) = test.kind,
      let version = text.flatMap({ UIKitVersion($0) })
    else { return }
    context.available = max(context.available, version)
  }
}

extension [Statement.Condition] {
  /// The version of `#unavailable`, which its `else` has.
  ///
  /// SE-0290. With other conditions beside it, `else` may be reached in any version.
  var unavailableVersion: UIKitVersion? {
    guard count == 1, case .expression(let test) = self[0],
      case .unary(.not, let inner) = test.kind,
      case .availability(let text) = inner.kind
    else { return nil }
    return text.flatMap { UIKitVersion($0) }
  }
}

extension Function {
  fileprivate var shortName: String {
    SwiftNames.FullName(base: name.text, labels: parameters.map(\.callLabel)).shortText
  }
}
