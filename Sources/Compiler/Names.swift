import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Names that stand alone.
extension Typing {
  /// A variable, ivar, class, constant or, in Swift, a property of `self`; nil for none of them.
  ///
  /// Innermost first: Swift's lookup goes from the scope outwards, C's too, with ivars between.
  mutating func nameIfKnown(_ name: String, at range: SourceRange) -> TypedExpression? {
    if let local = local(named: name) {
      checkCaptured(name, at: range)
      return read(local, at: range)
    }
    if let ivar = ivar(named: name, at: range) { return ivar }
    if isSwift, isBeforeSelf(name, at: range) { return .missing }
    if isSwift, let property = ownProperty(name, at: range) { return property }
    if isSwift, let part = ownPart(name, at: range) { return part }
    if isSwift, let member = ownLibraryMember(Name(name, at: range)) { return member }
    if isSwift, name == "allCases", context.isStatic, let type = context.className,
      let all = allCases(of: type)
    {
      return all
    }
    if let holder = holder(ofVariable: name, at: range) {
      return resolve(Expression(.member(holder, Name(name, at: range)), at: range))
    }
    if let index = variables.place(of: name) {
      guard let global = declarations.globals[name] else { return readGlobal(index, .any) }
      let type = isSwift && !global.isOfSwift ? global.type.imported : global.type
      return global.isChecked ? readUnowned(index, type) : readGlobal(index, type)
    }
    if name == "window" {
      return TypedExpression(.object("UIWindow").wrapped(.implicit), .window)
    }
    if let macro = declarations.macros[name] { return expand(macro, at: range) }
    if let value = declarations.constants[name] { return .constant(value, value.staticType) }
    if name == "Self", let type = dynamicSelf(at: range) { return type }
    if let id = sight.classID(named: name) {
      return .constant(.type(id), .metatype(classes[id].name))
    }
    if let function = declarations.functions[name] {
      return .constant(.function(function.body), type(ofValue: function))
    }
    if let brought = typeBrought(by: name, at: range) { return brought }
    return sight.constantOfHeader(name)
  }

  /// What nothing is declared as may still be a word of the compiler's, an operator as a function,
  /// or one of the framework's methods as a closure.
  mutating func name(
    _ name: String, at range: SourceRange, expecting type: StaticType?
  ) -> TypedExpression {
    if let known = nameIfKnown(name, at: range) {
      if case .global = known.kind { checkInitialization(ofGlobal: name, at: range) }
      return known
    }
    if name == "_cmd" {
      return .constant(.selector(context.selector), .selector)
    }
    if let word = predefined(name, at: range) { return word }
    if let function = operatorValue(name, at: range) { return function }
    if let type = context.className, !context.isStatic,
      let method = frameworkMethodValue(
        Expression(.selfReference, at: range), Name(name, at: range), .object(type))
    {
      return method
    }
    return unknown(name, at: range, suggestion: sight.suggestionForName(name))
  }

  /// A macro is typed where it is used, as text would be; one that leads to itself is refused after
  /// so many expansions.
  private mutating func expand(_ macro: Expression, at range: SourceRange) -> TypedExpression {
    guard expansions.begin() else {
      refuse(.expression, at: range)
      return .missing
    }
    defer { expansions.end() }
    return resolve(macro)
  }

  /// `->` reads an ivar of an object, or a part of what a pointer to a structure points to.
  mutating func arrow(_ base: Expression, _ name: Name) -> TypedExpression {
    let value = resolve(base)
    if let part = member(name, behind: value, base) { return part }
    guard let type = value.type.className,
      let (slot, ivarType, _) = sight.ivarPlace(name.text, of: type)
    else {
      report(
        .unknownInstanceVariable(name.text, type: value.type.className ?? "id"), at: name.range)
      return standsIn ? TypedExpression(.any, .standIn(name.text)) : .missing
    }
    return TypedExpression(ivarType, .arrow(value, slot: slot, named: name.text))
  }

  /// `viewDidLoad`, `viewWillAppear(true)` typed at the prompt.
  ///
  /// Only where nothing of the script has that name, and by the number of arguments, which tells
  /// `viewWillAppear(true)` from `viewDidLoad`.
  mutating func lifeCycleSelector(_ expression: Expression) -> TypedExpression? {
    let (name, arguments): (String, [Argument])
    switch expression.kind {
    case .name(let text): (name, arguments) = (text, [])
    case .call(let callee, let values):
      guard case .name(let text) = callee.kind else { return nil }
      (name, arguments) = (text, values)
    default: return nil
    }
    let candidates = LifeCycle.allCases.map { Selector($0.rawValue) }.filter {
      $0.arity == arguments.count && $0.name.prefix { $0 != ":" } == name
    }
    let isShadowed =
      variables.place(of: name) != nil || declarations.functions[name] != nil
      || declarations.macros[name] != nil || declarations.constants[name] != nil
    guard let selector = candidates.first, !isShadowed else { return nil }
    let receiver = currentController(expression.range)
    var type = StaticType.void
    if selector.name.hasPrefix("init") { type = .id }
    return send(
      selector, to: receiver, arguments.map { resolve($0.value, expecting: .bool) },
      answering: type, MessagePlace(line: line(of: expression.range), text: name))
  }
}
