import ObjectModel
import ObjectRuntime
import StandardLibrary
import TypedTree

// Patterns: whether a value fits, and the names it gives to its parts.
extension Emitter {
  /// What it binds is bound only where it holds.
  typealias Match = @Sendable (Value, inout Frame, inout Turn) throws(Fault) -> Bool
  /// Tests a value and collects what is to be bound, in the order of the names.
  private typealias Fit =
    @Sendable (Value, inout [Value], inout Frame, inout Turn) throws(Fault) -> Bool

  /// A test that, where it holds, has stored the parts of the value in the variables of the
  /// pattern.
  ///
  /// So a pattern of which a later part does not fit leaves no variable changed.
  mutating func match(_ pattern: TypedPattern) -> Match {
    let fit = fit(pattern)
    let stores = pattern.bound.map { store(.initial($0)) }
    return { value, frame, turn throws(Fault) in
      var bound: [Value] = []
      guard try fit(value, &bound, &frame, &turn) else { return false }
      for (store, value) in zip(stores, bound) { try store(value, &frame, &turn) }
      return true
    }
  }

  /// A value is bound only when all of the pattern fits, so that parts are collected first.
  private mutating func fit(_ pattern: TypedPattern) -> Fit {
    switch pattern {
    case .anything: return { _, _, _, _ throws(Fault) in true }
    case .nothing: return { _, _, _, _ throws(Fault) in false }
    case .isNil: return { value, _, _, _ throws(Fault) in value.isNil }
    case .isSome: return { value, _, _, _ throws(Fault) in !value.isNil }
    case .binding:
      return { value, bound, _, _ throws(Fault) in
        bound.append(value)
        return true
      }
    case .value(let expression):
      let code = code(expression)
      return { value, _, frame, turn throws(Fault) in
        let wanted = try code(&frame, &turn)
        return try turn.covers(wanted, value)
      }
    case .satisfying(let slot, let test):
      let code = code(test)
      return { value, _, frame, turn throws(Fault) in
        frame.slots[slot] = value
        return try code(&frame, &turn).isTrue
      }
    case .range(let lower, let upper, let isClosed): return fit(from: lower, to: upper, isClosed)
    case .enumCase(let name, let parts, let takesTuple): return fit(case: name, parts, takesTuple)
    case .tuple(let parts): return fit(tuple: parts)
    case .optional(let inner):
      let fit = fit(inner)
      return { value, bound, frame, turn throws(Fault) in
        value.isNil ? false : try fit(value, &bound, &frame, &turn)
      }
    case .isType(let test):
      let test = self.test(test)
      return { value, _, frame, turn throws(Fault) in test(value, &frame, &turn) }
    case .cast(let test, let inner):
      let (bridged, test, fit) = (Emitter.bridging(test), self.test(test), fit(inner))
      return { value, bound, frame, turn throws(Fault) in
        guard test(value, &frame, &turn) else { return false }
        return try fit(bridged(value, turn.simulation), &bound, &frame, &turn)
      }
    }
  }

  /// What is no tuple of that size does not fit.
  private mutating func fit(tuple parts: [TypedPattern]) -> Fit {
    let fits = parts.map { fit($0) }
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

  /// A stand-in that is taken for true fits every case, and stands in for all that it carries. A
  /// single name takes all of a case's values as a tuple.
  private mutating func fit(
    case name: String, _ parts: [TypedPattern], _ takesTuple: Bool
  ) -> Fit {
    let fits = parts.map { fit($0) }
    return { value, bound, frame, turn throws(Fault) in
      if value.isStandIn, value.isTrue {
        for fit in fits where try !fit(value, &bound, &frame, &turn) { return false }
        return true
      }
      guard let (found, labels, values) = turn.simulation.compound(value), found == name else {
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

  /// An end that is missing is open. Ends are evaluated when the pattern is reached, the upper one
  /// only where the lower fits.
  private mutating func fit(
    from lower: TypedExpression?, to upper: TypedExpression?, _ isClosed: Bool
  ) -> Fit {
    let (lower, upper) = (code(lower), code(upper))
    return { value, _, frame, turn throws(Fault) in
      if let lower, try turn.precedes(value, try lower(&frame, &turn)) { return false }
      guard let upper = try upper?(&frame, &turn) else { return true }
      return isClosed ? try !turn.precedes(upper, value) : try turn.precedes(value, upper)
    }
  }
}
