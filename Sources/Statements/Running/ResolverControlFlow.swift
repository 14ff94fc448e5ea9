import Diagnostics
import Simulator
import Syntax

// Branches and loops.
extension Resolver {
  mutating func conditional(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: Statement?
  ) -> Step {
    let otherwise: Step = if let otherwise { step(otherwise) } else { Resolver.nothing }
    return scoped { resolver in
      let test = resolver.test(conditions)
      let then = resolver.block(then)
      return { frame, turn throws(Fault) in
        try test(&frame, &turn) ? try then(&frame, &turn) : try otherwise(&frame, &turn)
      }
    }
  }

  mutating func guarding(_ conditions: [Statement.Condition], _ otherwise: [Statement]) -> Step {
    let otherwise = block(otherwise)
    if context.isTopLevel { return guardingGlobals(conditions, otherwise) }
    let test = test(conditions)
    return { frame, turn throws(Fault) in
      try test(&frame, &turn) ? .next : try otherwise(&frame, &turn)
    }
  }

  /// A `guard` outside of all bodies: what it binds are top-level variables.
  private mutating func guardingGlobals(
    _ conditions: [Statement.Condition], _ otherwise: @escaping Step
  ) -> Step {
    context.scopes.append(Scope())
    let test = test(conditions)
    let bound = context.scopes.removeLast().locals.values.sorted { $0.slot < $1.slot }
    let stores = bound.map { local in
      let range = SourceRange(0, 0)
      return global(Name(local.name, at: range), local.type, .strong, true, read(local))
    }
    return { frame, turn throws(Fault) in
      guard try test(&frame, &turn) else { return try otherwise(&frame, &turn) }
      for store in stores { _ = try store(&frame, &turn) }
      return .next
    }
  }

  static let always: Test = { _, _ throws(Fault) in true }

  /// Conditions that must all hold; what they bind is seen by the scope there is.
  private mutating func test(_ conditions: [Statement.Condition]) -> Test {
    if conditions.count == 1 { return test(conditions[0]) }
    let tests = conditions.map { test($0) }
    return { frame, turn throws(Fault) in
      for test in tests where try !test(&frame, &turn) { return false }
      return true
    }
  }

  private mutating func test(_ condition: Statement.Condition) -> Test {
    switch condition {
    case .expression(let expression): return truth(of: expression)
    case .binding(let isConstant, let name, let type, let value):
      context.isPlain = false
      let value = resolveTested(
        value ?? Expression(.name(name.text), at: name.range), isUsed: true)
      let bound = (type.map { self.type($0) } ?? value.type).unwrapped
      let local = declare(local: name.text, bound, strength: .strong, isConstant: isConstant)
      let store = initialStore(to: local)
      let code = value.code
      return { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        if value == .none { return false }
        try store(value, &frame, &turn)
        return true
      }
    case .pattern(let pattern, let expression):
      context.isPlain = false
      let value = resolve(expression)
      let match = match(pattern, value.type, expression.range)
      let code = value.code
      return { frame, turn throws(Fault) in
        try match(try code(&frame, &turn), &frame, &turn)
      }
    }
  }

  /// An expression as a condition, held only while it is tested.
  mutating func truth(of expression: Expression) -> Test {
    let value = resolveTested(expression)
    if !value.isPlain { context.isPlain = false }
    let test = value.operand.test
    if !isARC || value.isPlain { return test }
    return { frame, turn throws(Fault) in
      let mark = turn.temporaryCount
      let isTrue = try test(&frame, &turn)
      try turn.endStatement(keeping: mark)
      return isTrue
    }
  }

  // MARK: - Loops

  /// The body of a loop: going on with the loop is going on behind the body.
  private mutating func loopBody(_ body: [Statement]) -> Step {
    context.loops += 1
    let label = context.label
    context.label = nil
    defer { context.loops -= 1 }
    let body = block(body)
    guard let label else { return body }
    let mine = number(of: label)
    return { frame, turn throws(Fault) in
      let flow = try body(&frame, &turn)
      if case .again(mine) = flow { return .next }
      return flow
    }
  }

  mutating func whileLoop(_ conditions: [Statement.Condition], _ body: [Statement]) -> Step {
    scoped { resolver in
      let test = resolver.test(conditions)
      let body = resolver.loopBody(body)
      return { frame, turn throws(Fault) in
        while try test(&frame, &turn) {
          try frame.run.spend()
          if let flow = try body(&frame, &turn).afterLoopBody { return flow }
        }
        return .next
      }
    }
  }

  mutating func doLoop(_ body: [Statement], _ condition: Expression) -> Step {
    let body = loopBody(body)
    let test = truth(of: condition)
    return { frame, turn throws(Fault) in
      repeat {
        try frame.run.spend()
        if let flow = try body(&frame, &turn).afterLoopBody { return flow }
      } while try test(&frame, &turn)
      return .next
    }
  }

  mutating func forLoop(
    _ initial: Statement?, _ condition: Expression?, _ step: Expression?, _ body: [Statement]
  ) -> Step {
    scoped { resolver in
      let initial: Step = if let initial { resolver.step(initial) } else { Resolver.nothing }
      let test: Test = if let condition { resolver.truth(of: condition) } else { Resolver.always }
      let step = resolver.effect(of: step)
      let body = resolver.loopBody(body)
      return { frame, turn throws(Fault) in
        _ = try initial(&frame, &turn)
        while try test(&frame, &turn) {
          try frame.run.spend()
          if let flow = try body(&frame, &turn).afterLoopBody { return flow }
          try step(&frame, &turn)
        }
        return .next
      }
    }
  }

  private mutating func effect(of expression: Expression?) -> Effect {
    guard let expression else { return { _, _ throws(Fault) in } }
    return resolve(expression).effect
  }

  mutating func forIn(
    _ pattern: Pattern, _ sequence: Expression, _ filter: Expression?, _ body: [Statement]
  ) -> Step {
    let range = rangeBounds(sequence)
    let elements = range == nil ? resolve(sequence) : .missing
    return scoped { resolver in
      let element: StaticType =
        range != nil ? .int : resolver.isSwift ? elements.type.element : .id
      let isPlain = pattern.isPlain(inSwift: resolver.isSwift)
      let store =
        isPlain
        ? resolver.loopVariable(pattern, element, sequence.range) : Resolver.discarding
      let match = isPlain ? nil : resolver.match(pattern, element, sequence.range)
      let filter = filter.map { resolver.truth(of: $0) } ?? Resolver.always
      let body = resolver.loopBody(body)
      let turnOfLoop: @Sendable (Value, inout Frame, inout Turn) throws(Fault) -> Flow? = {
        value, frame, turn throws(Fault) in
        try frame.run.spend()
        if let match {
          guard try match(value, &frame, &turn) else { return nil }
        } else {
          try store(value, &frame, &turn)
        }
        guard try filter(&frame, &turn) else { return nil }
        return try body(&frame, &turn).afterLoopBody
      }
      if let range { return Resolver.counting(range, turnOfLoop) }
      let (code, isSwift) = (elements.code, resolver.isSwift)
      return { frame, turn throws(Fault) in
        let sequence = try code(&frame, &turn)
        for value in try turn.sequence(of: sequence, isSwift: isSwift) {
          if let flow = try turnOfLoop(value, &frame, &turn) { return flow }
        }
        return .next
      }
    }
  }

  private static func counting(
    _ range: (lower: Code, upper: Code, isClosed: Bool),
    _ body: @escaping @Sendable (Value, inout Frame, inout Turn) throws(Fault) -> Flow?
  ) -> Step {
    let (lower, upper, isClosed) = range
    return { frame, turn throws(Fault) in
      let first = try lower(&frame, &turn).integer
      let last = try upper(&frame, &turn).integer
      if last < first {
        throw .crash(.fatalError, reason: "Range requires lowerBound <= upperBound")
      }
      var index = first
      while index < last || isClosed && index == last {
        if let flow = try body(.int(index), &frame, &turn) { return flow }
        if index == .max { break }
        index += 1
      }
      return .next
    }
  }

  private mutating func rangeBounds(
    _ expression: Expression
  ) -> (lower: Code, upper: Code, isClosed: Bool)? {
    guard case .binary(let sign, let lower, let upper) = expression.kind,
      sign == .closedRange || sign == .halfOpenRange
    else { return nil }
    return (resolve(lower).code, resolve(upper).code, sign == .closedRange)
  }

  private mutating func loopVariable(
    _ pattern: Pattern, _ type: StaticType, _ range: SourceRange
  ) -> Store {
    switch pattern {
    case .wildcard: return { _, _, _ throws(Fault) in }
    case .binding(let name, let isConstant):
      return initialStore(
        to: declare(local: name.text, type, strength: .strong, isConstant: isConstant && isSwift))
    case .cast(let inner, let reference): return loopVariable(inner, self.type(reference), range)
    case .expression(let target): return store(to: target)
    case .tuple(let parts):
      let inner = parts.indices.map { type.isTuple ? type.part(String($0)) ?? .any : .any }
      let stores = zip(parts, inner).map { loopVariable($0, $1, range) }
      return { value, frame, turn throws(Fault) in
        let values = turn.simulation.compound(value)?.values ?? []
        for (store, value) in zip(stores, values) { try store(value, &frame, &turn) }
      }
    default: return Resolver.discarding
    }
  }
}

extension Flow {
  /// What a loop answers when its body did not simply end; nil to go on.
  var afterLoopBody: Flow? {
    switch self {
    case .next, .again(.innermost): nil
    case .leave(.innermost): .next
    case .leave, .again, .fallThrough, .result: self
    }
  }
}

extension Turn {
  /// What `for … in` goes through: elements, characters, and keys, or in Swift keys with their values.
  mutating func sequence(of value: Value, isSwift: Bool) throws(Fault) -> [Value] {
    if let elements = isSwift ? simulation.items(of: value) : simulation.elements(of: value) {
      return isSwift ? elements.map(\.unboxed) : elements
    }
    if let text = simulation.text(of: value) { return text.map { .string(String($0)) } }
    guard let pairs = simulation.pairs(of: value) else { return [] }
    if !isSwift { return pairs.map(\.key) }
    var values: [Value] = []
    for pair in pairs {
      values.append(try makeCompound(["key", "value"], [pair.key.unboxed, pair.value.unboxed]))
    }
    return values
  }
}
