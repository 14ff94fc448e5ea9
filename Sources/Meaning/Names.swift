package import Declaring
package import Diagnostics
import Lookup
import ObjectModel
package import TypedTree

// Names that need no typing: `self`, predefined ones, instance variables.
extension Typing {
  /// What a function is as a value, where no other has its name and nothing of it is open.
  package func type(ofValue function: FunctionSignature) -> StaticType {
    guard isSwift, function.generic == nil, declarations.overloads[function.name]?.count == 1 else {
      return .any
    }
    var type = StaticType.closure(function.parameters, returning: function.returns)
    type.mayWait = Remark(function.effects.isAsync)
    return type
  }

  /// A part of `self` in an extension of a point, size or rectangle.
  package mutating func ownPart(_ name: String, at range: SourceRange) -> TypedExpression? {
    guard let type = sight.selfType, let part = StructMember(name, of: type) else { return nil }
    return TypedExpression(part.type, .structMember(part, selfReference(range)))
  }

  /// What a generic parameter is in a call: the type that a parameter `type: T.Type` brings.
  package mutating func typeBrought(by name: String, at range: SourceRange) -> TypedExpression? {
    guard isSwift, declarations.typeParameters.contains(name),
      let local = context.local(holdingTypeNamed: name).flatMap({ self.local(named: $0) })
    else { return nil }
    return read(local, at: range)
  }

  /// The compiler's own words: `__func__`, `__LINE__`.
  package func predefined(_ name: String, at range: SourceRange) -> TypedExpression? {
    guard !isSwift else { return nil }
    switch name {
    case "__LINE__": return .constant(.int(line(of: range)), .int)
    case "__FILE__": return .constant(.string(source.name), .any)
    case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__":
      guard let type = context.className else {
        return .constant(.string(context.functionName ?? "main"), .any)
      }
      let sign = context.isStatic ? "+" : "-"
      return .constant(.string("\(sign)[\(type) \(context.selector.name)]"), .any)
    default: return nil
    }
  }

  // MARK: - self, ivars

  /// In an extension of `Optional` and in a closure with `[weak self]`, `self` is a local variable.
  package mutating func selfReference(_ range: SourceRange) -> TypedExpression {
    if let local = local(named: "self") { return read(local, at: range) }
    guard let type = sight.selfType else {
      report(.selfOutsideMethod, at: range)
      return .missing
    }
    useSelf()
    // Which number an extension is of, the object that it is for that does not tell.
    let isNumber = isSwift && type == .object("NSNumber")
    return TypedExpression(isNumber ? .any : type, .receiver)
  }

  /// `Self` in a class: which it is, or one below it, shows when the program runs. Nil for that of a
  /// value, and where no object is at hand; a closure does not keep the object for it.
  ///
  /// SE-0068 brought it from protocols to the bodies of classes.
  package mutating func dynamicSelf(at range: SourceRange) -> TypedExpression? {
    guard isSwift, let type = context.className, let id = classes.id(named: type),
      !classes[id].isValueType, !declarations.finals.contains(type), !context.isInitialValue,
      context.isStatic || !context.isClosure, !Prelude.mayHave(.instance(of: type)),
      type != "NSNumber",
      sight.selfType.map({ !sight.isPlainValue($0) }) == true
    else { return nil }
    let me = selfReference(range)
    return context.isStatic
      ? me : TypedExpression(.metatype(type), .primitive(.typeOf, [me]))
  }

  /// `super` alone is no value in either language; it is `self` to what sends on.
  package mutating func superAlone(_ range: SourceRange) -> TypedExpression {
    if context.className == nil { report(.superOutsideMethod, at: range) }
    useSelf()
    return TypedExpression(.id, .receiver)
  }

  /// An ivar of `self`, read directly.
  ///
  /// Swift's properties have ivars with an underscore, which its own code cannot name.
  package mutating func ivar(named name: String, at range: SourceRange) -> TypedExpression? {
    guard let (slot, type, ivar) = sight.ivarPlace(name), !isSwift else { return nil }
    if let me = local(named: "self") {
      return TypedExpression(type, .arrow(read(me, at: range), slot: slot, named: name))
    }
    useSelf()
    if let owner = context.owner, sight.isOutlet(ivar, of: owner) {
      return TypedExpression(type, .outlet(slot))
    }
    return TypedExpression(type, .field(slot, named: ivar.label))
  }

  // MARK: - Bare life-cycle selectors

  /// Without a controller an error is reported and its class stands for it, so that nothing more is
  /// said.
  package mutating func currentController(_ range: SourceRange) -> TypedExpression {
    guard let type = currentController else {
      report(.noCurrentController, at: range)
      return TypedExpression(.object("UIViewController"), .currentController)
    }
    return TypedExpression(.object(classes[type].name), .currentController)
  }
}
