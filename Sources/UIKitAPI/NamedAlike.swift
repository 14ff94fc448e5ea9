import Syntax

// What a name means where nobody knows the receiver: all classes of the header that have it agree.
extension Framework {
  /// The type of the properties of that name in Swift, those of views before all others; nil where
  /// there are none, or several types.
  package static func typeOfProperty(inSwift name: String) -> DeclaredType.Kind? {
    let name = SwiftNames.objectiveCProperty(name)
    if let (member, _) = member(name, of: "UIView", isOfClass: false), case .getter = member {
      return member.returns.kind
    }
    return alike.properties[name].flatMap(\.self)
  }

  /// The types of what messages of that selector take, nil each where classes differ.
  package static func parameterTypes(of selector: String) -> [DeclaredType.Kind?] {
    alike.parameters[selector] ?? []
  }

  /// Whether all messages of that selector answer nothing; nil where no class has one.
  package static func answersNothing(_ selector: String) -> Bool? { alike.silent[selector] }

  /// The property that a message without arguments reads; nil where no class has one.
  package static func property(readBy selector: String) -> PropertyAlike? {
    alike.getters[selector]
  }

  private static let alike: Alike =
    classNames.compactMap(declaration(ofClass:)).reduce(into: Alike()) { known, type in
      for property in type.properties {
        for word in Set([property.name, property.getter]) {
          known.getters[word, default: PropertyAlike(property)].add(property)
        }
        let before = known.properties[property.name] ?? property.type.kind
        known.properties[property.name] = before == property.type.kind ? before : .some(nil)
        known.silent[property.getter] = false
      }
      for method in type.methods {
        let kinds = method.parameters.map { Optional($0.kind) }
        let before = known.parameters[method.selector] ?? kinds
        known.parameters[method.selector] = zip(before, kinds).map { $0 == $1 ? $0 : nil }
        if method.returns.kind != .void { known.silent[method.selector] = false }
        if known.silent[method.selector] == nil { known.silent[method.selector] = true }
      }
    }

  private struct Alike {
    var properties: [String: DeclaredType.Kind?] = [:]
    var parameters: [String: [DeclaredType.Kind?]] = [:]
    var silent: [String: Bool] = [:]
    var getters: [String: PropertyAlike] = [:]
  }
}

/// What the properties of one name, or of one getter, have in common.
package struct PropertyAlike: Sendable {
  package let swiftName: String
  /// The type of the first of them.
  package let kind: DeclaredType.Kind
  private var (count, optionals) = (0, 0)

  fileprivate init(_ property: DeclaredProperty) {
    swiftName = property.nameInSwift
    kind = property.type.kind
  }

  fileprivate mutating func add(_ property: DeclaredProperty) {
    count += 1
    if property.type.nullability == .possibly { optionals += 1 }
  }

  /// Whether half of them or more may be nil.
  package var isOptional: Bool { optionals * 2 >= count }
}
