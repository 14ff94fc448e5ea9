import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Closures: their captures, and their bodies.
extension Typing {
  /// A block or a closure; what is expected of it gives types to parameters without any.
  ///
  /// Loans end at its border: an `&x` inside belongs to calls inside. Whether it waits shows when
  /// its body is typed, and is then part of its type.
  mutating func closure(
    _ closure: Closure, expecting type: StaticType?, at range: SourceRange
  ) -> TypedExpression {
    // What is lent inside is lent to calls inside.
    let outer = loans
    loans = []
    defer { loans = outer }
    let expected = type?.signature
    let listed = closure.captures.map { listedCapture($0) }
    var inner = closureContext
    inner.returns = closure.returns.map { self.type($0) } ?? expected?.last ?? .any
    inner.isKept = type?.keepsClosure ?? false
    context = inner
    let slots = declareParameters(of: closure, expected?.dropLast() ?? [])
    for capture in listed { declare(capture) }
    let main = block(implicitlyReturning(closure.body))
    let waits = context.suspends
    checkArity(of: closure, expecting: type, at: range)
    if let end = closure.body.last {
      checkReturns(closure.body, .closure, closure.returns, at: end.range)
    }
    var made = finish(main, slots, at: range)
    made.type.mayWait = Remark(waits)
    if waits, type?.mayWait.content == false {
      report(.asyncForSync(type: made.type.nameWithEffects), at: range)
    }
    return made
  }

  /// `[weak self]`, `[x]`, `[y = x + 1]`: evaluated where the closure stands.
  ///
  /// Evaluated outside: `[x = f()]` calls `f` when the closure is made.
  private mutating func listedCapture(_ capture: Closure.Capture) -> ListedCapture {
    let name = capture.name.text
    let named: Expression.Kind = name == "self" ? .selfReference : .name(name)
    let value = resolve(capture.value ?? Expression(named, at: capture.name.range))
    let strength: Strength =
      switch capture.strength {
      case .strong: value.type.mayHoldObject ? .strong : .unowned
      case .weak: .weak
      case .unowned: .unowned
      }
    return ListedCapture(name: name, strength: strength, value: value)
  }

  // MARK: - Local functions

  /// A function inside of a body is a constant closure, which may call itself by its name.
  ///
  /// Its captures are those of any closure; only itself it finds in a slot of its own.
  mutating func declare(localFunction function: Function) -> TypedStatement.Kind {
    guard let statements = function.body else { return .nothing }
    declare(generics: function.generics)
    let outer = context.parameters
    context.parameters.merge(function.openParameters) { $1 }
    defer { context.parameters = outer }
    let types = parameterTypes(of: function)
    let returns = function.returns.map { self.type($0) } ?? .void
    var type = StaticType.object("closure")
    type.signature = types + [returns]
    let name = function.name.text
    let announced = announcedFunction(name)
    let local = announced ?? declare(local: name, type, strength: .strong, isConstant: true)
    context.scopes[context.scopes.count - 1].locals[name]?.type = type
    context.scopes[context.scopes.count - 1].locals[name]?.function = FunctionSignature(
      name: name, body: 0, labels: function.parameters.map(\.callLabel), parameters: types,
      defaults: function.parameters.map(\.writtenDefault), returns: returns,
      effects: Effects(of: function))
    noteNever(function)
    checkReturns(statements, .localFunction, function.returns, at: function.range)
    let written = Closure(
      parameters: function.parameters, returns: function.returns, body: statements)
    let made = localFunction(function, written, types, returning: returns)
    if announced != nil { return keeping(made, in: local) }
    return .store(.initial(local), made)
  }

  /// Its own slot comes behind its parameters, where the runtime puts the closure that is called:
  /// so it can call itself without capturing, and owning, itself.
  private mutating func localFunction(
    _ function: Function, _ closure: Closure, _ types: [StaticType], returning returns: StaticType
  ) -> TypedExpression {
    let borrowed = context.borrowed
    var inner = noting(function, in: closureContext)
    inner.available = max(inner.available, sight.version(of: function.attributes))
    inner.borrowed = borrowed
    inner.returns = returns
    inner.functionName = function.nameInSwift
    context = inner
    let slots = declareParameters(of: closure, types[...])
    context.ownPlace = (function.name.text, context.slotCount)
    context.slotCount += 1
    let main = block(implicitlyReturning(closure.body))
    return finish(main, slots, at: function.range)
  }
}
