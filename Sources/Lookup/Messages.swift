package import ObjectModel
package import TypedTree
package import UIKitAPI

// What a class answers: which messages, and with what.
extension Sight {
  /// The declaration of a message by the learner's classes.
  package func signature(of selector: Selector, for type: StaticType) -> MethodSignature? {
    if let given = provided(selector, to: type) { return given }
    guard let name = type.extendedName, let id = classes.id(named: name) else { return nil }
    for owner in classes.lineage(of: id) {
      guard let draft = declarations.drafts[classes[owner].name] else { continue }
      guard var found = type.isMetatype ? draft.classMethods[selector] : draft.methods[selector]
      else { continue }
      if isSwift, !draft.isSwift { found.returns = found.returns.imported }
      return found.received(by: type)
    }
    return nil
  }

  /// A method by the name `#selector` has it.
  package func signature(
    of name: SwiftNames.FullName, in type: String, isStatic: Bool
  ) -> MethodSignature? {
    guard let id = classes.id(named: type) else { return nil }
    for owner in classes.lineage(of: id) {
      guard let draft = declarations.drafts[classes[owner].name] else { continue }
      let methods = isStatic ? draft.classMethods : draft.methods
      for selector in methods.keys.sorted(by: { $0.name < $1.name }) {
        guard let method = methods[selector], method.base == name.base else { continue }
        if name.labels.isEmpty || name.labels == method.labels { return method }
      }
    }
    return nil
  }

  /// The type of what a message answers, as far as it is known.
  package func result(
    of selector: Selector, for type: StaticType, _ signature: MethodSignature?,
    receiver: String? = nil
  ) -> StaticType {
    let me = receiver ?? type.extendedName
    let own = me.map { StaticType.instance(of: $0) } ?? .id
    if let signature {
      return Sight.isInitializer(selector) && signature.returns.className == nil
        ? own : signature.returns
    }
    switch selector.name {
    case "alloc", "allocWithZone:", "new", "self", "retain", "autorelease":
      return type.isMetatype ? own : type
    case "mainQueue" where type.isMetatype: return own
    case "copy", "mutableCopy": return .id
    case "class": return .metatype(me)
    case "release", "dealloc": return .void
    default: break
    }
    if Sight.isInitializer(selector) { return own }
    if let property = property(answering: selector, of: type) { return property }
    if let known = declaredResult(of: selector, for: type, answeredBy: own) { return known }
    if LifeCycle(rawValue: selector.name) != nil || selector.settingKey != nil { return .void }
    return .any
  }

  package static func isInitializer(_ selector: Selector) -> Bool {
    selector.name.hasPrefix("init")
      && selector.name.dropFirst(4).first.map { !$0.isLowercase } ?? true
  }

  func property(answering selector: Selector, of type: StaticType) -> StaticType? {
    guard let name = type.extendedName, let id = classes.id(named: name), !type.isMetatype
    else { return nil }
    for owner in classes.lineage(of: id) {
      if let draft = declarations.drafts[classes[owner].name],
        let own = draft.properties.property(readBy: selector)
      {
        return self.type(of: own, in: draft)
      }
    }
    return nil
  }

  package func type(of own: ClassDraft.DraftProperty, in draft: ClassDraft?) -> StaticType {
    isSwift && draft?.isSwift == false ? own.type.imported : own.type
  }

  /// Whether anything declares the message for the class, in any version of iOS.
  package func isVisible(_ selector: Selector, _ type: StaticType) -> Bool {
    guard let name = type.extendedName, let id = classes.id(named: name) else { return true }
    for owner in classes.lineage(of: id) {
      let declared = classes[owner]
      let draft = declarations.drafts[declared.name]
      if type.isMetatype {
        if declared.classMethods[selector] != nil || draft?.classMethods[selector] != nil {
          return true
        }
      } else if declared.methods[selector] != nil || draft?.methods[selector] != nil
        || draft?.properties.hasAccessor(selector) == true
      {
        return true
      }
      if frameworkDeclares(selector, in: declared, isOfClass: type.isMetatype) { return true }
    }
    // A class is an object too, and answers what any object does.
    return type.isMetatype && Framework.declares(selector.name, in: "NSObject")
  }

  /// Whether the header says of a class of the framework's that it answers a message.
  package func frameworkDeclares(_ selector: Selector, in type: Class, isOfClass: Bool = false)
    -> Bool
  {
    if type.isLearners { return false }
    if Framework.declares(selector.name, in: type.name, isOfClass: isOfClass) { return true }
    // Swift's `Data` may change, and is made in the ways of either class.
    if isSwift, type.name == "NSData", selector.name.hasPrefix("init") {
      return Framework.declares(selector.name, in: "NSMutableData", isOfClass: isOfClass)
    }
    return Sight.taskMessages[type.name]?.contains(selector) == true
  }

  /// The messages that a class answers and that Swift knows by this base, with their names in it.
  /// A class may have thousands, and each call asks: what cannot be meant is neither read nor sorted.
  package func methods(
    named base: String, of type: StaticType
  ) -> [(selector: Selector, name: SwiftNames.FullName)] {
    let renamed = SwiftNames.renamed(to: base)
    return selectors(of: type) { $0.hasPrefix(base) || renamed.contains($0) }
      .compactMap { selector in
        SwiftNames.fullName(selector: selector.name, base: base).map { (selector, $0) }
      }
  }

  /// The messages that a class answers, its own first; each class's in order of their names.
  package func selectors(
    of type: StaticType, where isMeant: (String) -> Bool = { _ in true }
  ) -> [Selector] {
    guard let name = type.extendedName, let id = classes.id(named: name) else { return [] }
    var found: [Selector] = []
    for owner in classes.lineage(of: id) {
      let declared = classes[owner]
      let methods = type.isMetatype ? declared.classMethods : declared.methods
      var own = Set(methods.keys.filter { isMeant($0.name) && !$0.isInstance })
      if !declared.isLearners {
        let known = Framework.selectors(in: declared.name, isOfClass: type.isMetatype)
        own.formUnion(known.filter(isMeant).map { Selector($0) })
      }
      found += own.sorted { $0.name < $1.name }
    }
    return found
  }

  /// Whether a message to an object of an unknown class answers nothing in all classes that have it:
  /// Swift asks a delegate so, `editor.delegate?.didSave()`.
  package func answersNothing(_ value: TypedExpression) -> Bool {
    if case .chain(let inner) = value.kind { return answersNothing(inner) }
    if case .dynamicCall(let call) = value.kind { return answersNothing(call.message) }
    if case .message(let message) = value.kind { return answersNothing(message) }
    return false
  }

  private func answersNothing(_ message: TypedExpression.Message) -> Bool {
    if message.receiver.type.className != nil { return false }
    let selector = message.selector
    var known = declarations.drafts.values.compactMap { $0.methods[selector]?.returns.isVoid }
    if let framework = Framework.answersNothing(selector.name) { known.append(framework) }
    return !known.isEmpty && known.allSatisfy(\.self)
  }

  /// What a task answers, which no header of Objective-C declares.
  private static let taskMessages: [String: Set<Selector>] = [
    "Task": ["cancel"],
    "CheckedContinuation": continuationMessages, "UnsafeContinuation": continuationMessages,
  ]

  private static let continuationMessages: Set<Selector> = [
    "resume", "resumeWithReturning:", "resumeWithThrowing:", "resumeWith:",
  ]
}
