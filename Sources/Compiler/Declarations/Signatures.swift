import Diagnostics
import Simulator
import Syntax
import UIKitAPI

// What is declared of a class: which messages it answers, and with what.
extension Typing {
  /// The declaration of a message by the learner's classes.
  func signature(of selector: Selector, for type: StaticType) -> MethodSignature? {
    guard let name = type.className, let id = simulation.classID(named: name) else { return nil }
    for owner in simulation.lineage(of: id) {
      guard let draft = declarations.drafts[simulation[owner].name] else { continue }
      guard var found = type.isMetatype ? draft.classMethods[selector] : draft.methods[selector]
      else { continue }
      if isSwift, !draft.isSwift { found.returns = found.returns.imported }
      return found
    }
    return nil
  }

  /// The type of what a message answers, as far as it is known.
  func result(
    of selector: Selector, for type: StaticType, _ signature: MethodSignature?,
    receiver: String? = nil
  ) -> StaticType {
    let me = receiver ?? type.className
    let own = me.map { StaticType.object($0) } ?? .id
    if let signature {
      return Typing.isInitializer(selector) && signature.returns.className == nil
        ? own : signature.returns
    }
    switch selector.name {
    case "alloc", "new", "self", "retain", "autorelease": return type.isMetatype ? own : type
    case "mainQueue" where type.isMetatype: return own
    case "copy", "mutableCopy": return .id
    case "class": return .metatype(me)
    case "release", "dealloc": return .void
    default: break
    }
    if Typing.isInitializer(selector) { return own }
    if let property = property(answering: selector, of: type) { return property }
    if let known = declaredResult(of: selector, for: type, answeredBy: own) { return known }
    if LifeCycle(rawValue: selector.name) != nil || selector.settingKey != nil { return .void }
    return .any
  }

  static func isInitializer(_ selector: Selector) -> Bool {
    selector.name.hasPrefix("init")
      && selector.name.dropFirst(4).first.map { !$0.isLowercase } ?? true
  }

  private func property(answering selector: Selector, of type: StaticType) -> StaticType? {
    guard let name = type.className, let id = simulation.classID(named: name), !type.isMetatype
    else { return nil }
    for owner in simulation.lineage(of: id) {
      guard simulation[owner].isLearners else { return nil }
      let draft = declarations.drafts[simulation[owner].name]
      if let own = draft?.properties.property(readBy: selector) {
        return self.type(of: own, in: draft)
      }
    }
    return nil
  }

  private func type(of own: ClassDraft.DraftProperty, in draft: ClassDraft?) -> StaticType {
    isSwift && draft?.isSwift == false ? own.type.imported : own.type
  }

  // MARK: - Visibility

  /// Whether anything declares the message for the class, in any version of iOS.
  func isVisible(_ selector: Selector, _ type: StaticType) -> Bool {
    guard let name = type.className, let id = simulation.classID(named: name) else { return true }
    for owner in simulation.lineage(of: id) {
      let declared = simulation[owner]
      let draft = declarations.drafts[declared.name]
      let framework = declared.isLearners ? nil : FrameworkClass.named[declared.name]
      if type.isMetatype {
        if declared.classMethods[selector] != nil || draft?.classMethods[selector] != nil
          || framework?.classMethods[selector] != nil
        {
          return true
        }
      } else if declared.methods[selector] != nil || draft?.methods[selector] != nil
        || framework?.methods[selector] != nil
        || draft?.properties.hasAccessor(selector) == true
      {
        return true
      }
    }
    // A class is an object too, and answers what any object does.
    return type.isMetatype && FrameworkClass.named["NSObject"]?.methods[selector] != nil
  }

  mutating func checkVisible(_ selector: Selector, _ type: StaticType, at range: SourceRange) {
    guard let name = type.className, !isVisible(selector, type) else { return }
    let known = selectors(of: type).map(\.name)
    let near = suggestion(for: selector.name, among: known)
    report(
      .noVisibleMethod(selector: selector.name, type: name, isClassMethod: type.isMetatype),
      at: range, isARC ? .error : .warning, suggestion: near.map(spelt))
  }

  /// The messages that a class answers, its own first; each class's in order of their names.
  func selectors(of type: StaticType) -> [Selector] {
    guard let name = type.className, let id = simulation.classID(named: name) else { return [] }
    var found: [Selector] = []
    for owner in simulation.lineage(of: id) {
      let declared = simulation[owner]
      let framework = declared.isLearners ? nil : FrameworkClass.named[declared.name]
      let own =
        type.isMetatype
        ? Set(declared.classMethods.keys).union(framework.map { Set($0.classMethods.keys) } ?? [])
        : Set(declared.methods.keys).union(framework.map { Set($0.methods.keys) } ?? [])
      found += own.sorted { $0.name < $1.name }
    }
    return found
  }

  /// Under ARC nobody counts by hand.
  mutating func checkCounting(
    _ selector: Selector, on receiver: String = "self", at range: SourceRange
  ) {
    let counting: Set<Selector> = ["retain", "release", "autorelease", "retainCount", "dealloc"]
    guard isARC, counting.contains(selector) else { return }
    guard isSwift else {
      return report(.explicitCounting(selector: selector.name), at: range)
    }
    let isManual = simulation.memory == .manual
    report(
      .countingInSwift(selector: selector.name, receiver: receiver, isManual: isManual), at: range)
  }
}

extension FrameworkClass {
  /// The framework's classes by name.
  static let named: [String: FrameworkClass] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
