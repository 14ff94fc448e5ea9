import Diagnostics
package import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// The selectors by which the runtime knows methods.
extension Sight {
  /// The selector by which the runtime knows a method: Objective-C's own, or Swift's as exported.
  package func selector(of function: Function, in draft: ClassDraft?) -> Selector {
    guard function.dialect == .swift else { return Selector(function.name.text) }
    if case .deinitializer = function.kind { return "dealloc" }
    if let name = function.attributes.first(where: { $0.name.text == "objc" })?.text,
      !name.isEmpty
    {
      return Selector(name)
    }
    if let known = selectorAbove(function, draft) { return known }
    return Selector(
      SwiftNames.selector(
        base: function.name.text, labels: function.parameters.map { $0.label?.text }))
  }

  /// The message that a class above, or a protocol that a type adopts, has under a name of the
  /// header's: one name may be that of several.
  private func selectorAbove(_ function: Function, _ draft: ClassDraft?) -> Selector? {
    guard let draft else { return nil }
    let named = SwiftNames.selectors(
      function.name.text, function.parameters.map { $0.label?.text })
    if named.isEmpty { return nil }
    let first = function.parameters.first?.type.map { SwiftNames.objectiveCType($0.className) }
    let fitting = named.filter { $0.firstType == nil || first == nil || $0.firstType == first }
    return fitting.first { selector in
      if isAdopted(selector.text, by: draft) { return true }
      guard let superclass = draft.superclass else { return false }
      return classes.lineage(of: superclass).contains { owner in
        let name = classes[owner].name
        return declarations.drafts[name].map { isAdopted(selector.text, by: $0) }
          ?? Framework.declares(selector.text, in: name, isOfClass: function.isStatic)
      }
    }.map { Selector($0.text) }
  }

  /// Whether an extension of Swift's would take the place of a message that a class of the
  /// framework's sends to itself: Objective-C never sees the extension's method.
  package func hidesFramework(
    _ function: Function, _ selector: Selector, _ type: String
  ) -> Bool {
    guard function.dialect == .swift, let id = classes.id(named: type), !classes[id].isLearners,
      !function.attributes.contains(where: { $0.name.text == "objc" }),
      !function.modifiers.contains(where: { $0.text == "override" })
    else { return false }
    return classes.lineage(of: id).contains { owner in
      (function.isStatic ? classes[owner].classMethods : classes[owner].methods)[selector] != nil
        && !frameworkDeclares(selector, in: classes[owner], isOfClass: function.isStatic)
    }
  }

  /// The initialisers that every way of making an object comes through.
  package func designatedInitializers(of id: ClassID) -> [Selector] {
    for owner in classes.lineage(of: id).dropFirst() {
      guard let draft = declarations.drafts[classes[owner].name] else { continue }
      let own = draft.bodies.filter { $0.value.isDesignatedInitializer }.map(\.key)
      if !own.isEmpty { return own.sorted { $0.name < $1.name } }
    }
    if classes.isKind(id, of: "UIViewController") {
      return ["initWithCoder:", "initWithNibName:bundle:"]
    }
    return classes.isKind(id, of: "UIView") ? ["initWithCoder:", "initWithFrame:"] : ["init"]
  }

  /// Whether a method is an initialiser of a controller by its name.
  package func isInitializer(_ selector: Selector, of id: ClassID) -> Bool {
    Sight.isInitializer(selector) && classes.isKind(id, of: "UIViewController")
  }

  package func isImplemented(_ selector: Selector, by name: String) -> Bool {
    guard let id = classes.id(named: name) else { return true }
    return classes.lineage(of: id).contains { owner in
      guard let draft = declarations.drafts[classes[owner].name] else {
        return frameworkDeclares(selector, in: classes[owner])
      }
      return draft.bodies[selector] != nil
        || draft.properties.hasAccessor(selector)
    }
  }

  /// A selector as the dialect at hand spells it: `viewDidAppear(_:)`.
  package func spelt(_ selector: String) -> String {
    isSwift ? SwiftNames.fullName(selector: selector).text : selector
  }
}
