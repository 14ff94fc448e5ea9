import Diagnostics
import Simulator
import Syntax

// Expressions, by their kind.
extension Resolver {
  /// Resolves an expression; the expected type decides what `.red` and `nil` are.
  mutating func resolve(_ expression: Expression, expecting type: StaticType? = nil) -> Resolved {
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
    case .selector(let text): selector(text)
    case .protocolLiteral(let name): .constant(.string(name.text), .id)
    case .compound(let type, let values): compound(type, values)
    case .type(let reference): typeValue(reference)
    case .availability(let version): availability(version)
    default: access(expression, expecting: type)
    }
  }

  /// Whether the system is at least of a version; a version that is none is never reached.
  private func availability(_ version: String?) -> Resolved {
    let asked = version.map { UIKitVersion($0) }
    return Resolved(.bool) { _, turn throws(Fault) in
      guard let asked else { return .bool(true) }
      return .bool(asked.map { turn.simulation.version >= $0 } ?? false)
    }
  }

  private mutating func access(_ expression: Expression, expecting type: StaticType?) -> Resolved {
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
  ) -> Resolved {
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
  ) -> Resolved {
    let other = resolve(otherwise, expecting: type)
    guard let then else {
      let value = resolveTested(test, expecting: type, isUsed: true)
      let (code, otherwise) = (value.code, other.code)
      return Resolved(value.type) { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        return value.isTrue ? value : try otherwise(&frame, &turn)
      }
    }
    let first = resolve(then, expecting: type)
    let (test, one, two) = (resolveTested(test).code, first.code, other.code)
    let common = StaticType.common(first.type, other.type)
    let field = common.isArithmetic ? common.field : .any
    return Resolved(common, isBorrowed: true) { frame, turn throws(Fault) in
      field.converted(
        try test(&frame, &turn).isTrue ? try one(&frame, &turn) : try two(&frame, &turn))
    }
  }

  // MARK: - Casts

  private mutating func cast(
    _ form: Expression.CastForm, _ reference: TypeReference, _ inner: Expression
  ) -> Resolved {
    let type = type(reference)
    let value = resolve(inner, expecting: type)
    checkBridge(reference, of: value, at: inner.range)
    let code = value.code
    let test = isOf(reference)
    switch form {
    case .c:
      let field = type.isVoid ? .any : type.field
      return Resolved(type, isBorrowed: value.isBorrowed) { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        return field == .int ? .int(value.integer) : field.converted(value)
      }
    case .coercion:
      return Resolved(type == .any ? value.type : type) { frame, turn throws(Fault) in
        type.field.converted(try code(&frame, &turn))
      }
    case .conditional:
      return Resolved(type.asOptional) { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        return test(value, frame, turn) ? value.unboxed : .none
      }
    case .forced:
      return Resolved(type) { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        guard test(value, frame, turn) else {
          throw .crash(
            .fatalError,
            reason: "Could not cast value of type '\(turn.simulation.typeName(of: value))' to "
              + "'\(type.className ?? "value")'")
        }
        return value
      }
    }
  }

  private mutating func isType(_ inner: Expression, _ reference: TypeReference) -> Resolved {
    let test = isOf(reference)
    let code = resolve(inner).code
    return Resolved(.bool) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      return .bool(test(value, frame, turn))
    }
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
      return one.field == .real || other.field == .real ? .real : .int
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

extension Simulation {
  func isOf(_ value: Value, _ type: StaticType) -> Bool {
    switch (type.field, value) {
    case (_, .none): false
    case (.object, _): isKind(value, of: type.className)
    case (.int, .int), (.real, .real), (.bool, .bool), (.any, _): true
    case (.point, .point), (.size, .size), (.rect, .rect), (.type, .type): true
    case (.selector, .selector): true
    default: false
    }
  }

  func typeName(of value: Value) -> String {
    if case .type(let type) = self.type(of: value) { return self[type].name }
    return "nil"
  }
}
