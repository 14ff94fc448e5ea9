import Syntax
import UIKitAPI

// Swift's `.red`, which Objective-C writes with its type: by what the place asks for.
extension ObjectiveCPrinter {
  /// An argument, element or initial value for a place of a type.
  ///
  /// `.init(…)`-like calls get the type's path in front and are then translated as any call.
  func item(_ value: Expression, as type: DeclaredType.Kind?) -> String {
    guard source == .swift, let type else { return item(value) }
    switch value.kind {
    case .implicitMember(let name):
      return constant(name.text, of: type) ?? item(value)
    case .array(let options) where type.isOptions:
      let names = options.map { item($0, as: type) }
      return names.isEmpty ? "0" : names.joined(separator: " | ")
    case .call(let callee, let arguments):
      guard case .implicitMember(let name) = callee.kind, let path = type.swiftName else {
        return item(value)
      }
      let made = Expression(.name(path), at: callee.range)
      let whole = Expression(.member(made, name), at: callee.range)
      return item(Expression(.call(whole, arguments), at: value.range))
    default: return item(value)
    }
  }

  /// The member of a type that a bare `.name` means.
  func constant(_ name: String, of type: DeclaredType.Kind) -> String? {
    if case .enumeration(let known) = type {
      return Framework.enumeration(known)?.named(name)?.name
    }
    guard let path = type.swiftName else { return nil }
    if let constant = SwiftNames.objectiveCConstant(path + "." + name) { return constant }
    return SwiftNames.factory(type: path, member: name).map {
      "[" + SwiftNames.objectiveCType(path) + " " + $0 + "]"
    }
  }

  /// What an assignment to a target, or a comparison with it, asks for.
  func kind(of target: Expression) -> DeclaredType.Kind? {
    switch target.kind {
    case .name(let name): types[name].flatMap(kind) ?? Framework.typeOfProperty(inSwift: name)
    case .member(let base, let name):
      if case .selfReference = base.kind, let own = types[name.text] {
        kind(own)
      } else {
        kind(ofProperty: name.text, of: base)
      }
    case .chain(let inner), .chainLink(let inner), .forced(let inner): kind(of: inner)
    default: nil
    }
  }

  /// The type of a property, by its receiver's class where that is known.
  private func kind(ofProperty name: String, of base: Expression) -> DeclaredType.Kind? {
    let known = inferredName(base).flatMap { type in
      Framework.member(
        SwiftNames.objectiveCProperty(name), of: SwiftNames.objectiveCType(type), isOfClass: false)
    }
    return known?.member.returns.kind ?? Framework.typeOfProperty(inSwift: name)
  }

  /// A type as the header has it.
  func kind(_ type: TypeReference) -> DeclaredType.Kind? {
    switch type.kind {
    case .optional(let inner), .implicitlyUnwrapped(let inner): kind(inner)
    case .named(let name, _, _):
      Framework.enumeration(inSwift: name).map { .enumeration($0) }
        ?? (SwiftNames.isObjectType(name)
          ? .object(SwiftNames.objectiveCType(name), arguments: []) : .structure(name))
    default: nil
    }
  }
}

extension DeclaredType.Kind {
  /// Whether a list in brackets is a sum of flags.
  fileprivate var isOptions: Bool {
    if case .enumeration(let name) = self {
      Framework.enumeration(name)?.isOptions == true
    } else {
      false
    }
  }

  /// The type as Swift's names are looked up by; nil of what has no members of its own.
  fileprivate var swiftName: String? {
    switch self {
    case .enumeration(let name): Framework.enumeration(name)?.swiftName
    case .object(let name?, _): name
    case .structure(let name): name
    default: nil
    }
  }
}
