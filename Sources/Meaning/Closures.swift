import Checks
package import Declaring
package import Diagnostics
package import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

// Blocks and closures: making them.
extension Typing {
  /// The context of a closure that stands here.
  package var closureContext: Surroundings {
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
  package struct ClosureSlots {
    var declared: [TypedBody.Parameter]
    /// As the body sees them: a slot's type may be wider.
    var types: [StaticType]
    /// Whether they are `$0` to `$9`, of which the closure may use any.
    var hasShorthands = false
  }

  /// What a parameter says itself goes before what is expected. Shorthands are declared all ten, as
  /// only the body shows how many are used; the rest are cut off by `finish`.
  package mutating func declareParameters(
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
  package struct ListedCapture {
    var name: String
    var strength: Strength
    var value: TypedExpression

    package init(name: String, strength: Strength, value: TypedExpression) {
      (self.name, self.strength, self.value) = (name, strength, value)
    }
  }

  /// A weak capture is an optional constant (TSPL, Automatic Reference Counting). Its slot is the
  /// closure's, so that the scope's end does not let go of it.
  package mutating func declare(_ capture: ListedCapture) {
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
  package mutating func finish(
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
}
