import Diagnostics
import Simulator
import Syntax

// Patterns: whether a value fits, and the names it gives to its parts.
extension Resolver {
  typealias Match = @Sendable (Value, inout Frame, inout Turn) throws(Fault) -> Bool
  /// Tests a value and collects what is to be bound, in the order of the names.
  private typealias Fit =
    @Sendable (Value, inout [Value], inout Frame, inout Turn) throws(Fault) -> Bool

  /// A test that, where it holds, has stored the parts of the value in the variables of the pattern.
  mutating func match(
    _ pattern: Pattern, _ type: StaticType, _ range: SourceRange
  ) -> Match {
    var stores: [Store] = []
    let fit = fit(pattern, type, range, &stores)
    let all = stores
    return { value, frame, turn throws(Fault) in
      var bound: [Value] = []
      guard try fit(value, &bound, &frame, &turn) else { return false }
      for (store, value) in zip(all, bound) { try store(value, &frame, &turn) }
      return true
    }
  }

  private mutating func fit(
    _ pattern: Pattern, _ type: StaticType, _ range: SourceRange, _ stores: inout [Store]
  ) -> Fit {
    switch pattern {
    case .wildcard: return { _, _, _, _ throws(Fault) in true }
    case .binding(let name, let isConstant):
      let local = declare(
        local: name.text, type, strength: .strong, isConstant: isConstant && isSwift)
      stores.append(initialStore(to: local))
      return { value, bound, _, _ throws(Fault) in
        bound.append(value)
        return true
      }
    case .expression(let expression): return fitValue(expression, type)
    case .enumCase(let owner, let name, let parts):
      return fit(case: name, of: owner, parts, type, range, &stores)
    case .tuple(let parts):
      return fit(parts, type, range, &stores)
    case .optional(let inner):
      let fit = fit(inner, type.unwrapped, range, &stores)
      return { value, bound, frame, turn throws(Fault) in
        value == .none ? false : try fit(value, &bound, &frame, &turn)
      }
    case .isType(let reference): return fit(type: reference)
    case .cast(let inner, let reference):
      let test = fit(type: reference)
      let fit = fit(inner, self.type(reference), range, &stores)
      return { value, bound, frame, turn throws(Fault) in
        guard try test(value, &bound, &frame, &turn) else { return false }
        return try fit(value, &bound, &frame, &turn)
      }
    }
  }

  private mutating func fit(type reference: TypeReference) -> Fit {
    let test = isOf(reference)
    return { value, _, frame, turn throws(Fault) in test(value, frame, turn) }
  }

  /// The parts of a tuple.
  private mutating func fit(
    _ parts: [Pattern], _ type: StaticType, _ range: SourceRange, _ stores: inout [Store]
  ) -> Fit {
    let inner = parts.indices.map { type.isTuple ? type.part(String($0)) ?? .any : .any }
    let fits = zip(parts, inner).map { fit($0, $1, range, &stores) }
    return { value, bound, frame, turn throws(Fault) in
      guard let values = turn.simulation.compound(value)?.values, values.count == fits.count else {
        return false
      }
      for (fit, value) in zip(fits, values) where try !fit(value, &bound, &frame, &turn) {
        return false
      }
      return true
    }
  }

  /// `.name(…)`: a case of an enumeration, or a constant of the type.
  private mutating func fit(
    case name: Name, of owner: TypeReference?, _ parts: [Pattern], _ type: StaticType,
    _ range: SourceRange, _ stores: inout [Store]
  ) -> Fit {
    let expected = owner.map { self.type($0) } ?? type
    guard let known = enumeration(with: name.text, expecting: expected) else {
      return fit(optional: name, of: owner, parts, expected, range, &stores)
    }
    let payload = program.enumerations[known]?.named(name.text)?.payload ?? []
    let text = name.text
    let fits = zip(parts, payload).map { fit($0, $1, range, &stores) }
    let takesTuple = parts.count == 1 && payload.count > 1
    return { value, bound, frame, turn throws(Fault) in
      guard let (found, labels, values) = turn.simulation.compound(value), found == text else {
        return false
      }
      if takesTuple {
        let whole = try turn.makeCompound(labels, values)
        return try fits[0](whole, &bound, &frame, &turn)
      }
      for (fit, value) in zip(fits, values) where try !fit(value, &bound, &frame, &turn) {
        return false
      }
      return true
    }
  }

  /// `.some(x)` and `.none`, which every optional has; else a static member to compare with.
  private mutating func fit(
    optional name: Name, of owner: TypeReference?, _ parts: [Pattern], _ type: StaticType,
    _ range: SourceRange, _ stores: inout [Store]
  ) -> Fit {
    if name.text == "none", parts.isEmpty {
      return { value, _, _, _ throws(Fault) in value == .none }
    }
    if name.text == "some", parts.isEmpty {
      return { value, _, _, _ throws(Fault) in value != .none }
    }
    if name.text == "some", parts.count == 1 {
      return fit(.optional(parts[0]), type, range, &stores)
    }
    guard parts.isEmpty else {
      report(.undeclaredIdentifier("." + name.text), at: name.range)
      return { _, _, _, _ throws(Fault) in false }
    }
    let constant: Expression
    if let owner {
      let base = Expression(.name(owner.className), at: owner.range)
      constant = Expression(.member(base, name), at: name.range)
    } else {
      constant = Expression(.implicitMember(name), at: name.range)
    }
    return fitValue(constant, type)
  }

  private mutating func fitValue(_ expression: Expression, _ type: StaticType) -> Fit {
    switch expression.kind {
    case .binary(let sign, let lower, let upper)
    where sign == .closedRange || sign == .halfOpenRange:
      return fit(from: lower, to: upper, isClosed: sign == .closedRange)
    case .partialRange(let lower, let upper, let isClosed):
      return fit(from: lower, to: upper, isClosed: isClosed)
    default: break
    }
    let code = resolve(expression, expecting: type).code
    return { value, _, frame, turn throws(Fault) in
      let wanted = try code(&frame, &turn)
      return try turn.covers(wanted, value)
    }
  }

  private mutating func fit(
    from lower: Expression?, to upper: Expression?, isClosed: Bool
  ) -> Fit {
    let (lower, upper) = (lower.map { resolve($0).code }, upper.map { resolve($0).code })
    return { value, _, frame, turn throws(Fault) in
      if let lower, try turn.precedes(value, try lower(&frame, &turn)) { return false }
      guard let upper = try upper?(&frame, &turn) else { return true }
      return isClosed ? try !turn.precedes(upper, value) : try turn.precedes(value, upper)
    }
  }

  // MARK: - Types

  /// Whether a value is of a type, as far as it shows when the program runs.
  mutating func isOf(_ reference: TypeReference) -> @Sendable (Value, Frame, Turn) -> Bool {
    let name = reference.className
    if program.protocols.contains(name) {
      return { value, frame, turn in
        frame.run.program.conforms(value, to: name, turn.simulation)
      }
    }
    let type = type(reference)
    // What is open fits; Void has one value, which nothing stands for.
    if type == .any, program.typeParameters.contains(name) { return { _, _, _ in true } }
    if type.isVoid { return { value, _, _ in value == .none } }
    if name == "Error" { return { value, _, _ in value != .none } }
    return { value, _, turn in turn.simulation.isOf(value, type) }
  }
}

extension Pattern {
  /// Whether every value fits, so that a loop need not test: a name, `_`, or a tuple of such.
  func isPlain(inSwift isSwift: Bool) -> Bool {
    switch self {
    case .wildcard, .binding: true
    case .tuple(let parts): parts.allSatisfy { $0.isPlain(inSwift: isSwift) }
    case .expression(let target):
      if case .name = target.kind { true } else { false }
    // The variable of a loop in C has its type so; in Swift `case let x as T` asks for it.
    case .cast(let inner, _): !isSwift && inner.isPlain(inSwift: false)
    case .enumCase, .optional, .isType: false
    }
  }
}
