import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// What a Swift compiler refuses of overrides, and of initialisers that must be there.
extension TypeCheck {
  /// `override` must stand where a superclass has the method, and nowhere else.
  /// One of a method that only a stand-in may have is kept for later, as it may be right.
  mutating func checkOverrides() {
    guard let id = sight.classes.id(named: type.name.text),
      let superclass = sight.classes[id].superclass
    else { return }
    let above = StaticType.object(sight.classes[superclass].name)
    for case .function(let function) in type.members {
      checkOverride(function, above)
    }
    for case .variables(let variables) in type.members {
      checkFinal(variables, below: superclass)
      checkOverride(variables, above)
    }
    checkRequiredInitializer(id)
  }

  /// One method or initialiser. One report at most: retired, final, of another type, less
  /// accessible, then what `override` itself lacks or has too much.
  private mutating func checkOverride(_ function: Function, _ above: StaticType) {
    let words = function.modifiers.map(\.text)
    let isOverride = words.contains("override")
    if !isOverride, standsBeside(function) { return }
    switch function.kind {
    case .method where !function.isStatic: break
    case .initializer where !words.contains("required") && !words.contains("convenience"): break
    default: return
    }
    let draft = sight.declarations.drafts[type.name.text]
    let plain = sight.selector(of: function, in: draft)
    let isMethod = if case .method = function.kind { true } else { false }
    let selector =
      isMethod ? draft.map { sight.chosen(plain, in: $0, overrides: isOverride) } ?? plain : plain
    // Swift's own root has no methods to override; those of NSObject count where UIKit is above.
    let isInherited =
      sight.isVisible(selector, above) && !(above.className == "NSObject" && !isOverride)
      && !above.isProvided(selector, in: sight)
    if isOverride, isInherited, sight.isRetired(selector, above) {
      return report(
        .overridesRetired(SwiftNames.fullName(selector: selector.name).base),
        at: function.name.range)
    }
    if isOverride, sight.isFinal(selector, above) {
      return report(.overridesFinal(isMethod: true), at: function.name.range)
    }
    if isOverride, isInherited, differs(selector, above) {
      return report(.nothingToOverride(function.fullName), at: function.name.range)
    }
    if isOverride, isInherited, words.contains("private") || words.contains("fileprivate") {
      return report(.lessAccessibleOverride, at: function.name.range)
    }
    let isOwnInit =
      selector == "init" && (sight.initIsConvenient(above) || sight.lacksPlainInit(above))
    if isInherited, !isOverride, !isOwnInit {
      report(.missingOverride, at: function.name.range, suggestion: "override")
    } else if isOverride, !isInherited, !hasNearMiss(function),
      !overridesUnknown(function, above)
    {
      if let since = sight.deviceVersion(of: function.fullName, above) {
        return report(.notSimulatedHere(function.fullName, since: since), at: function.name.range)
      }
      report(
        .nothingToOverride(function.fullName), at: function.name.range,
        suggestion: nameToday(of: function, above))
    }
  }

  /// Whether what has its labels above it takes other types.
  private func standsBeside(_ function: Function) -> Bool {
    let own = sight.declarations.drafts[type.name.text]?.bodies.first {
      $0.value.function.range == function.range && $0.value.function.name.text == function.name.text
    }
    return own?.key.isOverload == true
  }

  /// Whether a method has other types than the one above it, as far as both are known.
  /// `init` is let through with any result: it returns its own type.
  private func differs(_ selector: Selector, _ above: StaticType) -> Bool {
    guard let own = sight.declarations.drafts[type.name.text]?.methods[selector],
      !sight.declarations.drafts.keys.contains(above.className ?? "")
    else { return false }
    let returns = sight.result(of: selector, for: above, nil)
    if own.returns.isVoid != returns.isVoid, returns.isVoid || sight.isCertain(returns) {
      return own.base != "init"
    }
    return differs(own.returns, returns)
      || own.parameters.enumerated().contains { place, type in
        sight.expected(selector, place, of: above).map { differs(type, $0) } ?? false
      }
  }

  /// Whether two types are certainly not the same; optionals and typealiases decide nothing.
  private func differs(_ own: StaticType, _ above: StaticType) -> Bool {
    let (own, above) = (own.unwrapped, above.unwrapped)
    guard sight.isCertain(own), sight.isCertain(above) else { return false }
    let areNamed = own.enumeration != nil && above.enumeration != nil
    return own.field != above.field || areNamed && own != above
  }

  /// What is wrong with the override of a property: it is stored, or of another type.
  /// An override has accessors or observers, and the property's type.
  private mutating func checkOverride(_ variables: VariableDeclaration, _ above: StaticType) {
    guard variables.modifiers.contains(where: { $0.text == "override" }) else { return }
    for binding in variables.bindings {
      guard case .binding(let name, _) = binding.pattern,
        let getter = sight.getter(name.text, of: above)
      else { continue }
      if binding.accessors == nil { report(.storedOverride(name.text), at: name.range) }
      let known = sight.result(of: getter, for: above, sight.signature(of: getter, for: above))
      guard let own = sight.declarations.drafts[type.name.text]?.properties[name.text]?.type,
        differs(own, known)
      else { continue }
      report(
        .overrideOfType(
          name.text, found: own.unwrapped.swiftName, expected: known.unwrapped.swiftName),
        at: name.range)
    }
  }

  /// Whether the method may be one that nobody declares, of a stand-in or the framework's.
  private mutating func overridesUnknown(_ function: Function, _ above: StaticType) -> Bool {
    guard sight.standsIn, let id = above.className.flatMap({ sight.classes.id(named: $0) }) else {
      return false
    }
    if sight.classes.hasStandIn(id) { return true }
    guard sight.frameworkClass(of: above) != "NSObject",
      !LifeCycle.isBase(function.name.text)
    else { return false }
    unknown.append(function.name)
    return true
  }

  /// A property is final by its own word, or by its class's.
  private mutating func checkFinal(_ variables: VariableDeclaration, below superclass: ClassID) {
    guard variables.modifiers.contains(where: { $0.text == "override" }) else { return }
    for case .binding(let name, _) in variables.bindings.map(\.pattern) {
      let isFinal = sight.classes.lineage(of: superclass).contains { owner in
        sight.declarations.drafts[sight.classes[owner].name]?.properties[name.text]?.isFinal == true
      }
      if isFinal { report(.overridesFinal(isMethod: false), at: name.range) }
    }
  }

  /// What a method is called today that Swift 2 named by its selector, with no label for the first
  /// argument; nil where there is none.
  private func nameToday(of function: Function, _ above: StaticType) -> String? {
    let labels = function.parameters.map { $0.label?.text ?? "" }
    let old = Selector(function.name.text + ":" + labels.dropFirst().map { $0 + ":" }.joined())
    guard !labels.isEmpty, sight.isVisible(old, above) else { return nil }
    return SwiftNames.fullName(selector: old.name).text
  }

  /// Whether the method was reported as a misspelt one already.
  private func hasNearMiss(_ function: Function) -> Bool {
    problems.contains {
      if case .nothingToOverride(function.fullName) = $0.fact { true } else { false }
    }
  }

  /// The rule of §1.4: whoever has a designated initialiser of their own must have `init(coder:)`
  /// too, as `UIViewController` and `UIView` adopt `NSCoding`.
  private mutating func checkRequiredInitializer(_ id: ClassID) {
    let initializers = type.members.compactMap { member -> Function? in
      guard case .function(let function) = member, case .initializer = function.kind else {
        return nil
      }
      return function
    }
    let designated = initializers.filter { function in
      !function.modifiers.contains { $0.text == "convenience" }
    }
    if designated.isEmpty { return }
    checkRequired(by: id, initializers)
    guard
      let base = ["UIViewController", "UIView"].first(where: { sight.classes.isKind(id, of: $0) }),
      !initializers.contains(where: { sight.selector(of: $0, in: nil) == "initWithCoder:" })
    else { return }
    report(.missingRequiredInitializer("init(coder:)", of: base), at: type.name.range)
  }

  /// The same of initialisers that a class of the program's requires.
  private mutating func checkRequired(by id: ClassID, _ initializers: [Function]) {
    let own = Set(initializers.map(\.fullName))
    for owner in sight.classes.lineage(of: id).dropFirst() {
      let above = sight.classes[owner].name
      for case .initializer(let name, true) in sight.declarations.seenTraits[above] ?? []
      where !own.contains(name) && name != "init(coder:)" {
        return report(.missingRequiredInitializer(name, of: above), at: type.name.range)
      }
    }
  }
}

extension StaticType {
  /// Whether what a class has for a message is the default of a protocol.
  fileprivate func isProvided(_ selector: Selector, in sight: Sight) -> Bool {
    className.flatMap { sight.classes.id(named: $0) }.map {
      sight.isProvided(selector, above: $0)
    } ?? false
  }
}
