import Diagnostics
import Simulator
import Syntax

// Bodies of functions and methods.
extension Resolver {
  /// Resolves a body in a context of its own and gives it a number.
  mutating func body(
    _ statements: [Statement], _ parameters: [(name: String, type: StaticType)],
    in inner: Context, prologue: (inout Resolver) -> [Step] = { _ in [] }
  ) -> Body {
    resolvingSharing { $0.bodyOnce(statements, parameters, in: inner, prologue: prologue) }
  }

  private mutating func bodyOnce(
    _ statements: [Statement], _ parameters: [(name: String, type: StaticType)],
    in inner: Context, prologue: (inout Resolver) -> [Step]
  ) -> Body {
    let outer = context
    defer { context = outer }
    context = inner
    context.scopes = [Scope()]
    let slots = parameters.map { parameter in
      if parameter.type.isInOut { return declare(inOut: parameter.name, parameter.type) }
      let isOwned = isARC && parameter.type.mayHoldObject
      declare(
        local: parameter.name, parameter.type, strength: isOwned ? .strong : .unowned,
        isConstant: isSwift)
      return Body.Slot(name: parameter.name, type: parameter.type.field, isOwned: isOwned)
    }
    // What a call takes, it gives back itself.
    context.scopes[0].owned = []
    let before = prologue(&self)
    let main = block(implicitlyReturning(statements))
    let code: Step = { frame, turn throws(Fault) in
      for step in before {
        let flow = try step(&frame, &turn)
        if case .next = flow { continue }
        return flow
      }
      return try main(&frame, &turn)
    }
    return Body(
      context.selector.name, of: source.name,
      code: endingStackBlocks(after: before.isEmpty ? main : code),
      parameters: slots,
      slotCount: context.slotCount,
      returns: context.returns.isVoid ? .any : context.returns.field, memory: memory,
      isPlain: context.isPlain && before.isEmpty && parameters.allSatisfy(\.type.isArithmetic),
      answers: !context.returns.isVoid)
  }

  /// A parameter that is a variable of the caller's, which lies on the heap for the time of the call.
  mutating func declare(inOut name: String, _ type: StaticType) -> Body.Slot {
    var type = type
    type.isInOut = false
    declare(local: name, type, strength: .strong, isShared: true)
    return Body.Slot(name: name, type: .any, isOwned: true)
  }

  /// Swift returns the only expression of a body.
  func implicitlyReturning(_ statements: [Statement]) -> [Statement] {
    guard isSwift, !context.returns.isVoid, statements.count == 1 else { return statements }
    return [statements[0].asResult]
  }

  /// A function at the top level.
  mutating func declare(_ function: Function) {
    guard let statements = function.body else { return }
    declare(generics: function.generics)
    checkPointers(of: function)
    if function.isOperator { program.operators.insert(function.name.text) }
    let types = parameterTypes(of: function)
    var inner = Context(memory: memory, dialect: context.dialect)
    inner.selector = Selector(function.name.text)
    inner.returns = function.returns.map { type($0) } ?? .void
    inner.functionName = function.dialect == .objectiveC ? function.name.text : nil
    checkReturn(of: function, inner.returns)
    let number = program.bodies.count
    let empty = Body(
      function.name.text, of: source.name, code: Resolver.nothing, parameters: [], slotCount: 0,
      returns: .any,
      memory: memory)
    // The function may call itself.
    program.bodies.append(empty)
    program.declare(
      FunctionSignature(
        name: function.name.text, body: number, labels: function.parameters.map(\.callLabel),
        parameters: types, defaults: function.parameters.map(\.defaultValue),
        returns: inner.returns))
    let parameters = zip(function.parameters, types).map { (name: $0.name.text, type: $1) }
    program.bodies[number] = body(statements, parameters, in: inner)
  }

  /// C's enumerations: names of numbers.
  mutating func declare(constants: [TypeDeclaration.EnumCase], named name: Name?) {
    if let name { program.aliases[name.text] = .int }
    var next = 0
    for constant in constants {
      if let value = constant.rawValue {
        next = self.constant(value) ?? next
      }
      program.constants[constant.name.text] = .int(next)
      next &+= 1
    }
  }

  /// The value of a constant expression of C; nil with a diagnostic where it is none.
  private mutating func constant(_ expression: Expression) -> Int? {
    switch expression.kind {
    case .integer(let value): return value
    case .character(let scalar): return Int(scalar.value)
    case .name(let name):
      if let value = program.constants[name] ?? Constants.value(of: name) { return value.integer }
    case .unary(.minus, let inner): return constant(inner).map { 0 &- $0 }
    case .binary(let sign, let one, let other):
      guard let a = constant(one), let b = constant(other) else { return nil }
      if let value = try? Arithmetic.integer(sign, a, b, traps: false) { return value }
    default: break
    }
    refuse(.expression, at: expression.range)
    return nil
  }
}

extension Statement {
  /// What a body that is this statement alone answers: the value of an expression, or of the branches
  /// of an `if` or `switch` that are one expression each.
  fileprivate var asResult: Statement {
    switch kind {
    case .expression(let value):
      if case .assignment = value.kind { return self }
      return Statement(.result(value), at: range)
    case .conditional(let conditions, let then, let otherwise?):
      return Statement(
        .conditional(conditions, then: then.asResult, otherwise: otherwise.asResult), at: range)
    case .block(let body): return Statement(.block(body.asResult), at: range)
    case .selection(let subject, let cases):
      let cases = cases.map { item in
        var item = item
        item.body = item.body.asResult
        return item
      }
      return Statement(.selection(subject, cases), at: range)
    default: return self
    }
  }
}

extension [Statement] {
  fileprivate var asResult: [Statement] { count == 1 ? [self[0].asResult] : self }
}

extension Parameter {
  /// The label a Swift call writes; empty for `_`.
  var callLabel: String { label.map { $0.text == "_" ? "" : $0.text } ?? "" }
}
