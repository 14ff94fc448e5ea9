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

  private static let alike:
    (properties: [String: DeclaredType.Kind?], parameters: [String: [DeclaredType.Kind?]]) =
      classNames.compactMap(declaration(ofClass:)).reduce(into: ([:], [:])) { known, type in
        for property in type.properties {
          let before = known.properties[property.name] ?? property.type.kind
          known.properties[property.name] = before == property.type.kind ? before : .some(nil)
        }
        for method in type.methods {
          let kinds = method.parameters.map { Optional($0.kind) }
          let before = known.parameters[method.selector] ?? kinds
          known.parameters[method.selector] = zip(before, kinds).map { $0 == $1 ? $0 : nil }
        }
      }
}
