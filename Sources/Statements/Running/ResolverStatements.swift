import Diagnostics
import Simulator
import Syntax

// Statements and their order.
extension Resolver {
  /// Resolves a statement: it notes its line, takes a step of the budget, and under ARC lets go of what
  /// was held for it at its end.
  mutating func step(_ statement: Statement) -> Step {
    let isWhole: Bool =
      switch statement.kind {
      case .expression, .variables, .result, .raise: true
      default: false
      }
    switch statement.kind {
    case .expression, .result, .block, .conditional: break
    default: context.isPlain = false
    }
    let line = line(of: statement.range)
    if case .expression(let expression) = statement.kind, !context.isTopLevel {
      return expressionStep(expression, line)
    }
    let step = bareStep(statement)
    guard isWhole, isARC, !context.isTopLevel else {
      return { frame, turn throws(Fault) in
        turn.stand(at: line)
        try frame.run.spend()
        return try step(&frame, &turn)
      }
    }
    return { frame, turn throws(Fault) in
      turn.stand(at: line)
      try frame.run.spend()
      let mark = turn.temporaryCount
      let flow = try step(&frame, &turn)
      try turn.endStatement(keeping: mark)
      return flow
    }
  }

  /// An expression as a statement of a body.
  private mutating func expressionStep(_ expression: Expression, _ line: Int) -> Step {
    let resolved = resolve(expression)
    let effect = demanding(resolved, expression).effect
    if !resolved.isPlain { context.isPlain = false }
    if !isARC || resolved.isPlain {
      return { frame, turn throws(Fault) in
        turn.stand(at: line)
        try frame.run.spend()
        try effect(&frame, &turn)
        return .next
      }
    }
    return { frame, turn throws(Fault) in
      turn.stand(at: line)
      try frame.run.spend()
      let mark = turn.temporaryCount
      try effect(&frame, &turn)
      try turn.endStatement(keeping: mark)
      return .next
    }
  }

  private mutating func bareStep(_ statement: Statement) -> Step {
    switch statement.kind {
    case .expression(let expression): topLevelStep(expression)
    case .variables(let declaration): variables(declaration)
    case .block(let statements): block(statements)
    case .conditional(let conditions, let then, let otherwise):
      conditional(conditions, then, otherwise)
    case .guarding(let conditions, let otherwise): guarding(conditions, otherwise)
    case .whileLoop(let conditions, let body): whileLoop(conditions, body)
    case .doLoop(let body, let condition): doLoop(body, condition)
    case .forLoop(let initial, let condition, let step, let body):
      forLoop(initial, condition, step, body)
    case .forIn(let pattern, let sequence, let filter, let body):
      forIn(pattern, sequence, filter, body)
    case .selection(let subject, let cases): selection(subject, cases)
    case .leave(let label): leave(label, statement.range)
    case .next(let label): next(label, statement.range)
    case .fallThrough: { _, _ throws(Fault) in .fallThrough }
    case .result(let value): result(value, statement.range)
    case .autoreleasePool(let body): pool(body)
    case .synchronized(_, let body): block(body)
    case .labelled(let name, let inner): labelled(name, inner)
    default: declaration(statement)
    }
  }

  /// Statements that declare something, and those of which there is no executable form.
  private mutating func declaration(_ statement: Statement) -> Step {
    switch statement.kind {
    case .type(let type): return declare(type)
    case .function(let function) where !context.scopes.isEmpty:
      return declare(localFunction: function)
    case .function(let function):
      checkOverride(outsideClass: function)
      declare(function)
    case .imported(let module) where Resolver.strangers.contains(module.text):
      report(.notSimulated(module: module.text), at: module.range, .warning)
    case .alias(let name, let type): program.aliases[name.text] = self.type(type)
    case .genericAlias(let name, let parameters, let type):
      declare(alias: name.text, parameters, type)
    case .constants(let name, let cases): declare(constants: cases, named: name)
    case .forward(let names): for name in names { announce(name) }
    case .macro(let name, let value): program.macros[name.text] = value
    case .raise(let value): return raise(value, statement.range)
    case .attempt(let body, let catches, let finally):
      return attempt(body, catches, finally, statement.range)
    case .deferred: refuse(.deferred, at: statement.range)
    default: break
    }
    return Resolver.nothing
  }

  static let noValue: Code = { _, _ throws(Fault) in .none }
  static let nothing: Step = { _, _ throws(Fault) in .next }

  private mutating func announce(_ name: Name) {
    program.announced.insert(name.text)
  }

  /// An expression typed at the prompt, which echoes its value.
  private mutating func topLevelStep(_ expression: Expression) -> Step {
    let resolved = lifeCycleSelector(expression) ?? self.resolve(expression)
    let code = demanding(resolved, expression).code
    guard resolved.isEchoed, !resolved.type.isVoid else {
      return { frame, turn throws(Fault) in
        _ = try code(&frame, &turn)
        return .next
      }
    }
    return { frame, turn throws(Fault) in
      frame.run.echo = try code(&frame, &turn)
      return .next
    }
  }

  /// Statements in braces.
  mutating func block(_ statements: [Statement]) -> Step {
    scoped { resolver in resolver.sequence(statements) }
  }

  /// Statements one after the other, in the scope there is.
  mutating func sequence(_ statements: [Statement]) -> Step {
    if statements.contains(where: \.isDeferred) { return deferring(statements) }
    let announcements = announceFunctions(statements).map { Link(step: $0) }
    return inOrder((announcements + statements.map { Link(step: step($0)) })[...])
  }

  /// A step in an array: as an element of its own, a function would be called through another.
  private struct Link: Sendable {
    let step: Step
  }

  /// Steps one after the other, halved until they are two: calling what a closure captured is cheaper
  /// than calling what an array holds.
  private func inOrder(_ links: ArraySlice<Link>) -> Step {
    guard let link = links.first else { return Resolver.nothing }
    if links.count == 1 { return link.step }
    let middle = links.startIndex + links.count / 2
    let (first, second) = (inOrder(links[..<middle]), inOrder(links[middle...]))
    return { frame, turn throws(Fault) in
      let flow = try first(&frame, &turn)
      guard case .next = flow else { return flow }
      return try second(&frame, &turn)
    }
  }

  private mutating func result(_ value: Expression?, _ range: SourceRange) -> Step {
    guard let value else {
      checkResult(nil, nil, at: range)
      return { _, _ throws(Fault) in .result }
    }
    // `return nil` of Swift's failable initialisers.
    if context.isInitializer, isSwift {
      context.isPlain = false
      return { frame, _ throws(Fault) in
        frame.hasFailed = true
        return .result
      }
    }
    let answer = resolve(value, expecting: context.returns)
    checkResult(value, answer.type, at: range)
    if context.isClosure {
      context.answered = context.answered.map { .common($0, answer.type) } ?? answer.type
    } else {
      checkConversion(of: answer, value, to: context.returns, .returning)
      check(answer, fits: context.returns, .result, value)
    }
    if !answer.isPlain || !answer.type.isArithmetic { context.isPlain = false }
    let code = answer.operand
    guard isARC, context.returns.mayHoldObject || context.returns.isVoid else {
      return { frame, turn throws(Fault) in
        frame.result = try code.value(&frame, &turn)
        return .result
      }
    }
    return { frame, turn throws(Fault) in
      let result = try code.value(&frame, &turn)
      if let id = result.object, turn.simulation.isAlive(id) {
        turn.keep(id)
        frame.returning = id
      }
      frame.result = result
      return .result
    }
  }

  private mutating func pool(_ body: [Statement]) -> Step {
    let step = block(body)
    return { frame, turn throws(Fault) in
      turn.pushPool()
      let flow = try step(&frame, &turn)
      try turn.popPool()
      return flow
    }
  }

  // MARK: - Leaving

  private mutating func leave(_ label: Name?, _ range: SourceRange) -> Step {
    if context.loops + context.selections == 0, label == nil {
      report(.nothingToLeave("break"), at: range)
    }
    let label = number(of: label?.text)
    return { _, _ throws(Fault) in .leave(label) }
  }

  private mutating func next(_ label: Name?, _ range: SourceRange) -> Step {
    if context.loops == 0 { report(.nothingToLeave("continue"), at: range) }
    let label = number(of: label?.text)
    return { _, _ throws(Fault) in .again(label) }
  }

  /// A label as it is known when the program runs.
  mutating func number(of label: String?) -> Flow.Label {
    guard let label else { return .innermost }
    if let known = labels.firstIndex(of: label) { return .named(known) }
    labels.append(label)
    return .named(labels.count - 1)
  }

  private mutating func labelled(_ name: Name, _ inner: Statement) -> Step {
    context.label = name.text
    let step = step(inner)
    context.label = nil
    let label = number(of: name.text)
    return { frame, turn throws(Fault) in
      let flow = try step(&frame, &turn)
      if case .leave(label) = flow { return .next }
      return flow
    }
  }
}

extension Statement {
  var isDeferred: Bool {
    if case .deferred = kind { true } else { false }
  }
}
