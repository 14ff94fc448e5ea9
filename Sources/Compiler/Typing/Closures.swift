import Checks
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Blocks and closures: making them.
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

  /// The context of a closure that stands here.
  private var closureContext: Surroundings {
    var inner = Surroundings(memory: context.memory, dialect: context.dialect)
    (inner.className, inner.owner) = (context.className, context.owner)
    inner.provider = context.provider
    inner.parameters = context.parameters
    inner.selector = context.selector
    inner.isStatic = context.isStatic
    inner.isInitialValue = context.isInitialValue
    inner.available = context.available
    inner.isMutating = context.isMutating
    inner.isNonisolated = context.isNonisolated
    if isSwift { inner.functionName = context.functionName }
    inner.scopes = [Surroundings.Scope()]
    inner.enclosing = [context]
    return inner
  }

  // MARK: - Parameters

  /// The parameters of a closure as its body finds them.
  private struct ClosureSlots {
    var declared: [TypedBody.Parameter]
    /// As the body sees them: a slot's type may be wider.
    var types: [StaticType]
    /// Whether they are `$0` to `$9`, of which the closure may use any.
    var hasShorthands = false
  }

  /// What a parameter says itself goes before what is expected. Shorthands are declared all ten, as
  /// only the body shows how many are used; the rest are cut off by `finish`.
  private mutating func declareParameters(
    of closure: Closure, _ expected: ArraySlice<StaticType>
  ) -> ClosureSlots {
    var slots = ClosureSlots(declared: [], types: [])
    // A closure with several parameters takes a tuple apart.
    let isSplit =
      expected.count == 1 && closure.parameters.count > 1
      && expected.first?.parts.count == closure.parameters.count
    let expected = isSplit ? expected.first?.parts[...] ?? [] : expected
    for (place, parameter) in closure.parameters.enumerated() {
      let type =
        parameter.type.map { self.type($0) } ?? (place < expected.count ? expected[place] : .any)
      report(sight.heldByValue(parameter.type, .passing))
      slots.declared.append(declare(parameter: parameter.name.text, type))
      slots.types.append(type)
    }
    guard isSwift, closure.parameters.isEmpty else { return slots }
    slots.hasShorthands = true
    for place in 0..<10 {
      // Whether `$0` is a tuple or its first part, shows when `$1` is used, or not.
      let isKnown =
        place < expected.count
        && (!expected[place].isTuple || expected[place].isInOut || expected.count > 1)
      let type = isKnown ? expected[place] : .any
      slots.declared.append(declare(parameter: "$\(place)", type))
      slots.types.append(type)
    }
    return slots
  }

  // MARK: - Capture lists

  /// An entry of a capture list, whose value is typed outside of the closure.
  private struct ListedCapture {
    var name: String
    var strength: Strength
    var value: TypedExpression
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

  /// A weak capture is an optional constant (TSPL, Automatic Reference Counting). Its slot is the
  /// closure's, so that the scope's end does not let go of it.
  private mutating func declare(_ capture: ListedCapture) {
    var type = capture.value.type
    if capture.strength == .weak { type.optionality = .optional }
    let local = declare(local: capture.name, type, strength: capture.strength, isConstant: true)
    context.scopes[0].locals[capture.name]?.isCapture = true
    context.scopes[0].owned = []
    context.captures.append(
      TypedClosure.Capture(
        name: capture.name, strength: capture.strength, slot: local.slot,
        source: .value(capture.value)))
  }

  // MARK: - Making

  /// Leaves the closure's context, and gives the closure a number.
  ///
  /// Under manual counting a block that captures lies in a slot of the frame around it, which ends
  /// it.
  private mutating func finish(
    _ main: TypedStatement, _ slots: ClosureSlots, at range: SourceRange
  ) -> TypedExpression {
    var inner = context
    context = inner.enclosing[0]
    if inner.ownPlace == nil { keepFunctions(for: &inner) }
    let parameters =
      slots.hasShorthands ? Array(slots.declared.prefix(inner.shorthands)) : slots.declared
    var body = TypedBody(
      name: "invoke", home: source.name, memory: inner.memory, dialect: inner.dialect,
      parameters: parameters, main: main, slotCount: inner.slotCount,
      stackBlocks: inner.stackBlocks, returns: inner.returns.isVoid ? nil : inner.returns.field)
    body.suspends = inner.suspends
    var closure = TypedClosure(
      body: body, line: line(of: range), captures: inner.captures, ownSlot: inner.ownPlace?.slot)
    if !inner.captures.isEmpty, !isARC {
      closure.stackSlot = context.slotCount
      context.stackBlocks.append(context.slotCount)
      context.slotCount += 1
    }
    var type = StaticType.object(isSwift ? "closure" : "NSBlock")
    let answer = inner.returns == .any ? inner.answered ?? .any : inner.returns
    let types = slots.hasShorthands ? Array(slots.types.prefix(inner.shorthands)) : slots.types
    type.signature = types + [answer]
    return TypedExpression(type, .closure(closure))
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
