package import ObjectModel
import Syntax
package import TypedTree

// What the extensions of protocols give, where a value is seen through its protocol.
extension Sight {
  /// The type of `self` where the code stands.
  package var selfType: StaticType? {
    guard let name = context.className else { return nil }
    let type: StaticType = context.isStatic ? .metatype(name) : .instance(of: name)
    return context.provider.map { type.seen(through: [$0]) } ?? type
  }

  /// The method of a protocol's extension that a call means.
  func provided(
    _ base: String, _ arguments: [Argument], _ type: StaticType
  ) -> MethodSignature? {
    provided(to: type) { $0.base == base && $0.accepts(arguments) }
  }

  /// The message that reads a property of a protocol's extension.
  package func provided(property name: String, of type: StaticType) -> MethodSignature? {
    provided(to: type) { method in
      method.base.isEmpty
        && method.selector.provider.map { Selector(name).of($0) } == method.selector
    }
  }

  func provided(_ selector: Selector, to type: StaticType) -> MethodSignature? {
    selector.provider == nil ? nil : provided(to: type) { $0.selector == selector }
  }

  /// Whether a protocol that a value is seen through asks for a property and has a default for it.
  package func hasDefault(_ property: String, _ type: StaticType) -> Bool {
    type.seenThrough.content.flatMap(refinements).contains { name in
      isAskedFor(property, by: name)
        && declarations.defaults[name]?.contains { $0.member.requirement == property } == true
    }
  }

  private func provided(
    to type: StaticType, where isMeant: (MethodSignature) -> Bool
  ) -> MethodSignature? {
    guard !type.seenThrough.content.isEmpty, !type.isMetatype else { return nil }
    let protocols = type.seenThrough.content.flatMap(refinements)
    let given = protocols.filter { declarations.defaults[$0] != nil }
    if given.isEmpty { return nil }
    for name in conforming(type) {
      let methods = declarations.drafts[name]?.methods.values.filter { method in
        method.selector.provider.map(given.contains) == true && isMeant(method)
      }
      if let found = methods?.min(by: { $0.selector.name < $1.selector.name }) {
        return found.answering(type)
      }
    }
    return nil
  }

  /// The types that may have what a protocol gives to a value.
  private func conforming(_ type: StaticType) -> [String] {
    guard let id = type.extendedName.flatMap({ classes.id(named: $0) }) else {
      return declarations.drafts.keys.sorted()
    }
    return classes.lineage(of: id).map { classes[$0].name }
  }

  /// Whether what the nearest class above has for a message is a protocol's: a class below may have
  /// its own beside it, which does not override it.
  package func isProvided(_ selector: Selector, above type: ClassID) -> Bool {
    for owner in classes.lineage(of: type) {
      guard let body = declarations.drafts[classes[owner].name]?.bodies[selector] else { continue }
      return body.provider != nil
    }
    return false
  }

  /// The message for a method of a class that does not override: its own, where a class above has a
  /// protocol's default for it; and that of the method that one overrides.
  package func chosen(_ selector: Selector, in draft: ClassDraft, overrides: Bool) -> Selector {
    guard draft.isSwift, !draft.isValueType, let above = draft.superclass else { return selector }
    guard overrides else {
      return isProvided(selector, above: above) ? selector.of(draft.name) : selector
    }
    for owner in classes.lineage(of: above) {
      let name = classes[owner].name
      if declarations.drafts[name]?.bodies[selector.of(name)] != nil { return selector.of(name) }
      if declarations.drafts[name]?.bodies[selector] != nil { return selector }
    }
    return selector
  }
}

extension MethodSignature {
  /// A method that answers `Self`, which is what it is called on, and not the type in which it was
  /// found.
  fileprivate func answering(_ type: StaticType) -> MethodSignature {
    var method = received(by: type)
    if returns.isReceiver.content {
      method.returns = returns.optionality == .none ? type : type.wrapped(returns.optionality)
    }
    return method
  }
}
