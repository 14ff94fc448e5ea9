import Diagnostics
package import ObjectModel
import Syntax
package import TypedTree
import UIKitAPI

// Where classes come from.
extension Sight {
  /// Whether something stands in for what nobody declares. As long as not all declarations of a
  /// text were seen, nobody can know.
  package var standsIn: Bool { declarations.standIns.isOpen && !isFirstLook }

  /// Whether all that a class has is in the text: it is a script's, and so is all above it.
  package func isWhole(_ id: ClassID) -> Bool {
    if !classes[id].isLearners || classes.hasStandIn(id) { return false }
    return !["UIViewController", "UIView"].contains { classes.isKind(id, of: $0) }
  }

  /// Whether a class is a stand-in's.
  package func isStandIn(_ name: String) -> Bool {
    classes.id(named: name).map { classes[$0].isStandIn } ?? false
  }

  /// Whether a name is the framework's or an imported library's, which would break without its
  /// type.
  package func isTaken(_ id: ClassID, byModule isModule: Bool) -> Bool {
    // A module's own type hides one of Swift's library, such as `Task`.
    !classes[id].isLearners && Framework.hasClass(classes[id].name)
      || classes[id].isOfLibrary && !isModule && !classes[id].isStandIn
  }

  /// Whether a class of the learner's keeps a method for itself.
  package func isFinal(_ selector: Selector, _ type: StaticType) -> Bool {
    guard let id = type.className.flatMap({ classes.id(named: $0) }) else { return false }
    return classes.lineage(of: id).contains { owner in
      let body = declarations.drafts[classes[owner].name]?.bodies[selector]
      return body?.function.modifiers.contains { $0.text == "final" } == true
    }
  }

  /// Whether `init()` above is UIKit's: Swift sees a convenience initialiser in it, which nobody
  /// overrides.
  package func initIsConvenient(_ above: StaticType) -> Bool {
    guard let id = above.className.flatMap({ classes.id(named: $0) }) else { return false }
    for type in classes.lineage(of: id) {
      if !classes[type].isLearners { return classes[type].name != "NSObject" }
      if declarations.drafts[classes[type].name]?.bodies["init"] != nil { return false }
    }
    return false
  }

  /// Whether nothing above is `init()`: of a class of Swift alone, whose initialisers are others.
  package func lacksPlainInit(_ above: StaticType) -> Bool {
    guard let id = above.className.flatMap({ classes.id(named: $0) }),
      classes.lineage(of: id).contains(where: { classes[$0].isRoot })
    else { return false }
    for type in classes.lineage(of: id) where classes[type].isLearners {
      let own = declarations.drafts[classes[type].name]?.bodies ?? [:]
      let initializers = own.filter { $0.value.isInitializer }
      if !initializers.isEmpty { return initializers["init"] == nil }
    }
    return false
  }

  /// Whether `init()` of a class is the framework's, and none that an initialiser below calls by
  /// itself.
  package func isDesignatedNowhere(_ id: ClassID) -> Bool {
    guard classes[id].isLearners else {
      return ["UIView", "UIViewController"].contains { classes.isKind(id, of: $0) }
    }
    guard let draft = declarations.drafts[classes[id].name], draft.isSwift else { return false }
    let own = draft.designatedInitializers
    if own.isEmpty { return classes[id].superclass.map(isDesignatedNowhere) ?? false }
    return own.allSatisfy { draft.methods[$0]?.accepts([]) == false }
  }

  /// Whether an initialiser of the root stands behind those that a class of the program's declares,
  /// which inherits none then.
  package func isHiddenByOwn(initializer selector: Selector, _ type: StaticType) -> Bool {
    guard isSwift, let name = type.className, let id = classes.id(named: name),
      classes[id].isLearners, !classes.hasStandIn(id), signature(of: selector, for: type) == nil
    else { return false }
    let drafts = classes.lineage(of: id).filter { classes[$0].isLearners }
      .compactMap { declarations.drafts[classes[$0].name] }
    return drafts.last?.isRoot == true && drafts.allSatisfy { $0.isSwift && !$0.isOfLibrary }
      && drafts.contains { !$0.designatedInitializers.isEmpty }
  }

  package var needsExplicitSelf: Bool {
    guard isSwift, !context.isStatic, let id = context.owner, !classes[id].isValueType else {
      return false
    }
    var around: Surroundings? = context
    while let closure = around, closure.isClosure {
      if let me = closure.own(named: "self") { return me.type.optionality == .optional }
      if closure.isKept { return true }
      around = closure.enclosing.first
    }
    return false
  }
}
