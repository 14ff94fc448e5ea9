import Diagnostics
import Simulator
import Syntax

// Expressions, by their kind.
extension Typing {
  /// Resolves an expression; the expected type decides what `.red` and `nil` are.
  mutating func resolve(_ expression: Expression, expecting type: StaticType? = nil)
    -> TypedExpression
  {
    countExpression()
    var typed = typed(expression, expecting: type)
    typed.range = expression.range
    return typed
  }

  private mutating func typed(
    _ expression: Expression, expecting type: StaticType?
  ) -> TypedExpression {
    switch expression.kind {
    case .nilLiteral: .constant(.none, isSwift ? .nothing : .id)
    case .boolean(let value): .constant(.bool(value), .bool)
    case .integer(let value): literal(value, expecting: type)
    case .real(let value): .constant(.real(value), .real)
    case .string(let parts): string(parts)
    case .cString(let text): .constant(.string(text), .any)
    case .character(let scalar): .constant(.int(Int(scalar.value)), .int)
    case .array(let elements): array(elements, expecting: type)
    case .dictionary(let pairs): dictionary(pairs, expecting: type)
    case .boxed(let inner): boxed(inner)
    case .selector(let text): selector(text, expression)
    case .protocolLiteral(let name): .constant(.string(name.text), .id)
    case .compound(let type, let values): compound(type, values)
    case .type(let reference): typeValue(reference)
    case .availability(let version): TypedExpression(.bool, .availability(version))
    default: access(expression, expecting: type)
    }
  }

  private mutating func access(_ expression: Expression, expecting type: StaticType?)
    -> TypedExpression
  {
    switch expression.kind {
    case .name(let name): self.name(name, at: expression.range, expecting: type)
    case .selfReference: selfReference(expression.range)
    case .superReference: superAlone(expression.range)
    case .currentSelector: .constant(.selector(context.selector), .selector)
    case .currentController: currentController(expression.range)
    case .implicitMember(let name): implicitMember(name, expecting: type)
    case .member(let base, let name): member(base, name, expression.range)
    case .arrow(let base, let name): arrow(base, name)
    case .element(let base, let indices): element(base, indices, expression.range)
    case .chainLink(let base): chainLink(base)
    case .chain(let inner): chain(inner)
    case .forced(let inner): forced(inner)
    case .message(let receiver, let pieces):
      lending { $0.message(receiver, pieces, expression.range) }
    case .call(let callee, let arguments):
      lending { $0.call(callee, arguments, expression.range, type) }
    default: operation(expression, expecting: type)
    }
  }

  private mutating func operation(
    _ expression: Expression, expecting type: StaticType?
  ) -> TypedExpression {
    switch expression.kind {
    case .unary(let sign, let operand): return unary(sign, operand, expression.range, type)
    case .step(let change, let isPrefix, let target): return step(change, isPrefix, target)
    case .binary(let sign, let one, let other): return binary(sign, one, other, expression.range)
    case .conditional(let test, let then, let otherwise):
      return conditional(test, then, otherwise, type)
    case .assignment(let sign, let target, let value): return assignment(sign, target, value)
    case .cast(let form, let reference, let inner): return cast(form, reference, inner)
    case .isType(let inner, let reference): return isType(inner, reference)
    case .attempt(let form, let inner): return attempt(form, inner, expecting: type)
    case .tuple(let parts):
      return tuple(parts, expecting: type)
    case .closure(let closure): return self.closure(closure, expecting: type)
    default: refuse(.expression, at: expression.range)
    }
    return .missing
  }

  private mutating func conditional(
    _ test: Expression, _ then: Expression?, _ otherwise: Expression, _ type: StaticType?
  ) -> TypedExpression {
    let other = resolve(otherwise, expecting: type)
    guard let then else {
      let value = resolveTested(test, expecting: type, isUsed: true)
      return TypedExpression(value.type, .elvis(value, other))
    }
    let first = resolve(then, expecting: type)
    return TypedExpression(
      .common(first.type, other.type), .conditional(resolveTested(test), first, other))
  }

  // MARK: - Casts

  private mutating func cast(
    _ form: Expression.CastForm, _ reference: TypeReference, _ inner: Expression
  ) -> TypedExpression {
    let type = type(reference)
    let value = resolve(inner, expecting: type)
    checkBridge(reference, of: value, at: inner.range)
    let result: StaticType =
      switch form {
      case .c, .forced: type
      case .coercion: type == .any ? value.type : type
      case .conditional: type.asOptional
      }
    return TypedExpression(result, .cast(form, value, typeTest(reference)))
  }

  private mutating func isType(_ inner: Expression, _ reference: TypeReference) -> TypedExpression {
    let test = typeTest(reference)
    return TypedExpression(.bool, .isType(resolve(inner), test))
  }

  /// What tells whether a value is of a type when the program runs.
  mutating func typeTest(_ reference: TypeReference) -> TypeTest {
    let name = reference.className
    if declarations.protocols.contains(name) { return .conforming(to: name) }
    let type = type(reference)
    if type == .any, declarations.typeParameters.contains(name) { return .anything }
    if type.isVoid { return .void }
    return name == "Error" ? .error : .type(type)
  }
}

extension StaticType {
  /// The type of what is one or the other, by C's conversions.
  static func common(_ one: StaticType, _ other: StaticType) -> StaticType {
    if one == other { return one }
    if one.optionality != .none || other.optionality != .none {
      if one == .nothing { return other.asOptional }
      if other == .nothing { return one.asOptional }
      let inner = common(one.unwrapped, other.unwrapped)
      return one.optionality == .optional || other.optionality == .optional
        ? inner.asOptional : inner
    }
    if one.isArithmetic, other.isArithmetic {
      let reals = [one, other].filter { $0.field == .real }
      // A plain number may be one that is written out, which is of the other's type.
      return reals.first { $0.number != nil } ?? reals.first ?? .int
    }
    if one.field == .object, other.field == .object {
      if one.className == nil || other.className == nil {
        return one.className == nil ? other : one
      }
      if one.className == other.className, one.parts.count == other.parts.count {
        var type = one
        type.parts = zip(one.parts, other.parts).map(common)
        return type
      }
      return .id
    }
    return .any
  }
}
