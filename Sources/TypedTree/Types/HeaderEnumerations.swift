package import ObjectModel
package import UIKitAPI

extension StaticType {
  package static func enumeration(_ name: String) -> StaticType {
    var type = raw(ofEnumeration: name)
    type.number = .enumeration(name)
    return type
  }

  private static func raw(ofEnumeration name: String) -> StaticType {
    switch Framework.raw(ofEnumeration: name) {
    case .real(.float): .float
    case .real(.cgFloat): .cgFloat
    case .real(.double): .real
    case .object: .string
    case .void, .bool, .integer, .selector, .anyClass, .structure, .enumeration, .receiver,
      .parameter, .block, .pointer:
      .int
    }
  }

  /// The type of an enumeration's `rawValue`; any other type itself.
  package var raw: StaticType {
    if case .enumeration(let name)? = number { .raw(ofEnumeration: name) } else { self }
  }

  /// What the header declares of an enumeration or a set of options.
  package var enumeration: DeclaredEnumeration? {
    guard optionality == .none, case .enumeration(let name)? = number else { return nil }
    return Framework.enumeration(name)
  }
}

extension DeclaredEnumeration {
  package func value(of member: String) -> Value? {
    named(member)?.value.map(Value.init)
  }
}
