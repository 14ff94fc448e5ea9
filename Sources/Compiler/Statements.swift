import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Statements and their order.
extension Typing {
  /// Resolves a statement.
  mutating func step(_ statement: Statement) -> TypedStatement {
    let isWhole: Bool =
      switch statement.kind {
      case .expression, .variables, .result, .raise: true
      case .block, .conditional, .guarding, .whileLoop, .doLoop, .forLoop, .forIn, .selection,
        .leave, .next, .fallThrough, .attempt, .autoreleasePool, .synchronized, .deferred,
        .labelled, .type, .function, .alias, .genericAlias, .constants, .forward, .imported,
        .ignored, .macro:
        false
      }
    let place = TypedStatement.Place(
      line: line(of: statement.range), isWhole: isWhole, isTopLevel: context.isTopLevel)
    return TypedStatement(kind(of: statement), at: place)
  }

  /// A declaration leaves nothing to run but first values. Where a kind is met that has been
  /// handled by the list around it (`defer`), it stands where it may not.
  private mutating func kind(of statement: Statement) -> TypedStatement.Kind {
    switch statement.kind {
    case .expression(let expression): return evaluation(expression)
    case .variables(let declaration): return variables(declaration).kind
    case .block(let statements): return block(statements).kind
    case .conditional(let conditions, let then, let otherwise):
      return conditional(conditions, then, otherwise)
    case .guarding(let conditions, let otherwise):
      return guarding(conditions, otherwise, statement.range)
    case .whileLoop(let conditions, let body): return whileLoop(conditions, body)
    case .doLoop(let body, let condition): return doLoop(body, condition)
    case .forLoop(let initial, let condition, let step, let body):
      return forLoop(initial, condition, step, body)
    case .forIn(let pattern, let sequence, let filter, let body):
      return forIn(pattern, sequence, filter, body)
    case .selection(let subject, let cases): return selection(subject, cases)
    case .leave(let label): return leave(label, statement.range)
    case .next(let label): return next(label, statement.range)
    case .fallThrough: return .fallThrough
    case .result(let value): return result(value, statement.range)
    case .raise(let value): return raise(value, statement.range)
    case .attempt(let body, let catches, let finally): return attempt(body, catches, finally)
    case .autoreleasePool(let body): return .pool(block(body))
    case .synchronized(_, let body): return block(body).kind
    case .labelled(let name, let inner): return labelled(name, inner)
    // MARK: Declarations
    case .type(let type): return declare(type).kind
    case .function(let function) where !context.scopes.isEmpty:
      return declare(localFunction: function)
    case .function(let function):
      if let word = function.modifiers.first(where: { $0.text == "override" }) {
        report(.overrideOutsideClass, at: word.range)
      }
      if declarations.declaredTwice.contains(StatementKey(statement, in: source)) {
        report(.invalidRedeclaration(function.distinctName), at: function.name.range)
      }
      declare(function)
    case .imported(let module): check(imported: module)
    case .alias(let name, let type): declarations.aliases[name.text] = self.type(type)
    case .genericAlias(let name, let parameters, let type):
      declare(alias: name.text, parameters, type)
    case .constants(let name, let cases): declare(constants: cases, named: name)
    case .forward(let names): declarations.announced.formUnion(names.map(\.text))
    case .macro(let name, let value): declarations.macros[name.text] = value
    case .deferred: refuse(.deferred, at: statement.range)
    case .ignored: break
    }
    return .nothing
  }

  /// A warning in both cases: what the module declares is reported where it is named.
  private mutating func check(imported module: Name) {
    if KnownModules.strangers.contains(module.text) {
      report(.notSimulated(module: module.text), at: module.range, .warning)
      // Its names are known to be its own, and since when there are such.
      declarations.modules.insert(module.text)
    } else if isSwift, !KnownModules.all.contains(module.text) {
      report(.noSuchModule(module.text), at: module.range, .warning)
    }
  }

  /// An expression as a statement; one typed at the prompt echoes its value.
  private mutating func evaluation(_ expression: Expression) -> TypedStatement.Kind {
    let value =
      (context.isTopLevel ? lifeCycleSelector(expression) : nil) ?? resolve(expression)
    // Not in one with the above: what asks is copied, tables and all, before its arguments change it.
    let demanded = demanding(value, expression)
    if !context.isTopLevel { return .expression(demanded) }
    return value.isEchoed && !value.type.isVoid && !sight.answersNothing(value)
      ? .echo(demanded) : .evaluation(demanded)
  }

  /// Statements in braces.
  mutating func block(_ statements: [Statement]) -> TypedStatement {
    let (steps, owned) = scoped { $0.sequence(statements) }
    return TypedStatement(.scope(steps, owned: owned))
  }

  /// Statements one after the other, in the scope there is.
  mutating func sequence(_ statements: [Statement]) -> [TypedStatement] {
    checkInitialization(in: statements)
    let isTopLevel = context.isTopLevel
    if statements.contains(where: { $0.isDeferred || $0.isAsyncLet && !isTopLevel }) {
      return deferring(statements)
    }
    return plainSequence(statements)
  }

  /// The same of statements behind which nothing is left to be done.
  mutating func plainSequence(_ statements: [Statement]) -> [TypedStatement] {
    announceFunctions(statements) + statements.map { step($0) }
  }

  /// An initialiser of Swift's returns nothing but nil, which is a failure. What closures answer
  /// has the type that all their results have in common, where none is written.
  private mutating func result(_ value: Expression?, _ range: SourceRange) -> TypedStatement.Kind {
    if context.isInExpression { refuse(.resultInExpression, at: range) }
    guard let value else {
      checkResult(nil, nil, at: range)
      return .result(nil, isCounted: false)
    }
    if context.isInitializer, isSwift { return .failure }
    var answer = resolve(value, expecting: value.kept(as: context.returns))
    checkResult(value, answer.type, at: range)
    if context.isClosure {
      check(answer, fits: context.returns, .closureResult, value)
      context.answered = context.answered.map { .common($0, answer.type) } ?? answer.type
    } else {
      checkConversion(of: answer, value, to: context.returns, .returning)
      check(answer, fits: context.returns, .result, value)
      if !isSwift { answer = narrowed(answer, to: context.returns) }
    }
    return .result(answer, isCounted: context.returns.mayHoldObject || context.returns.isVoid)
  }

  /// `({ …; x; })`, out of which no statement leads.
  ///
  /// GNU C's statement expression, whose value is the last expression's. A `return` in it would
  /// leave the function in the middle of an expression.
  mutating func statements(_ body: [Statement]) -> TypedExpression {
    let outer = context
    (context.loops, context.selections, context.isInExpression) = (0, 0, true)
    defer {
      context.loops = outer.loops
      (context.selections, context.isInExpression) = (outer.selections, outer.isInExpression)
    }
    guard let last = body.last, case .expression(let expression) = last.kind else {
      let (steps, owned) = scoped { $0.sequence(body) }
      let nothing = TypedExpression.constant(.none, .void)
      return TypedExpression(.void, .statements(steps, value: nothing, owned: owned))
    }
    let ((steps, value), owned) = scoped { typing in
      (typing.sequence(body.dropLast()), typing.resolve(expression))
    }
    return TypedExpression(value.type, .statements(steps, value: value, owned: owned))
  }

  // MARK: - Leaving

  /// `break` leaves a loop or a `switch`; `continue` a loop alone.
  private mutating func leave(_ label: Name?, _ range: SourceRange) -> TypedStatement.Kind {
    if context.loops + context.selections == 0, label == nil {
      report(.nothingToLeave("break"), at: range)
    }
    return .leave(number(of: label?.text))
  }

  /// In a `switch` inside of a loop it goes on with the loop.
  private mutating func next(_ label: Name?, _ range: SourceRange) -> TypedStatement.Kind {
    if context.loops == 0 { report(.nothingToLeave("continue"), at: range) }
    return .next(number(of: label?.text))
  }

  /// A label as it is known when the program runs.
  ///
  /// Numbers are given in the order in which labels are met, for the whole text.
  mutating func number(of label: String?) -> JumpTarget {
    guard let label else { return .innermost }
    if let known = labels.firstIndex(of: label) { return .named(known) }
    labels.append(label)
    return .named(labels.count - 1)
  }

  /// The label is taken up by the loop right behind it (`loopBody`), and otherwise names a
  /// statement that `break` can leave.
  private mutating func labelled(_ name: Name, _ inner: Statement) -> TypedStatement.Kind {
    context.label = name.text
    let step = step(inner)
    context.label = nil
    return .labelled(number(of: name.text), step)
  }
}

extension Statement {
  /// `defer` is no step: `deferring` takes it out of the list and puts the rest of the scope
  /// inside.
  var isDeferred: Bool {
    if case .deferred = kind { true } else { false }
  }
}
