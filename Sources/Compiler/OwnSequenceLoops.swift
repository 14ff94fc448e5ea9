import Declaring
import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Sequences of the program's own: loops over them, and what the library gives them.
extension Typing {
  /// A call of what every sequence has, which the list of its elements answers; nil of all else.
  ///
  /// `map` is what the script's sequence answers with a list; only names that every sequence has
  /// come here.
  mutating func callOfSequence(
    _ sequence: Expression, _ name: Name, _ arguments: [Argument], _ type: StaticType,
    _ range: SourceRange, expecting expected: StaticType?
  ) -> TypedExpression? {
    guard isSwift, !type.isMetatype, type.optionality == .none,
      Prelude.isOfEverySequence(Prelude.fullName(name.text, arguments)),
      sight.method(named: name.text, fitting: arguments, type) == nil
    else { return nil }
    switch sight.iteration(of: type) {
    case .itself, .iterator: break
    case .asynchronous, .unknown, nil: return nil
    }
    let member = Expression(.member(elements(of: sequence, type), name), at: range)
    return resolve(Expression(.call(member, arguments), at: range), expecting: expected)
  }

  /// The elements of a sequence of the program's own: `s.map { $0 }`, which a lazy one understands
  /// in its own way.
  func elements(of sequence: Expression, _ type: StaticType) -> Expression {
    let code = Written(range: sequence.range)
    if type.className?.genericName == "LazySequence" { return code.call(sequence, "elements", []) }
    let same = Closure(body: [Statement(.expression(code.name("$0")), at: code.range)])
    return code.call(sequence, "map", [Expression(.closure(same), at: code.range)])
  }

  /// `for x in s { … }` as `var i = s.makeIterator(); while let x = i.next() { … }`, the iterator
  /// under a name that nobody can write.
  mutating func loop(
    _ pattern: Pattern, over sequence: Expression, _ iteration: Sight.Iteration,
    isTried: Bool = false, _ filter: Expression?, _ body: [Statement]
  ) -> TypedStatement.Kind {
    let range = sequence.range
    let name = Name("iterator \(context.loops)", at: range)
    func call(_ receiver: Expression, _ method: String) -> Expression {
      let member = Expression(.member(receiver, Name(method, at: range)), at: range)
      return Expression(.call(member, []), at: range)
    }
    var next = call(Expression(.name(name.text), at: range), "next")
    let iterator: Expression
    switch iteration {
    case .itself: iterator = sequence
    case .iterator: iterator = call(sequence, "makeIterator")
    case .asynchronous:
      iterator = call(sequence, "makeAsyncIterator")
      next = Expression(.attempt(.awaited, next), at: range)
      if isTried { next = Expression(.attempt(.plain, next), at: range) }
    case .unknown:
      let task = Expression(.name("Task"), at: range)
      let member = Expression(.member(task, Name("iterator", at: range)), at: range)
      iterator = Expression(.call(member, [Argument(sequence)]), at: range)
      next = Expression(.attempt(.awaited, next), at: range)
      if isTried { next = Expression(.attempt(.plain, next), at: range) }
    }
    let binding = VariableDeclaration.Binding(.binding(name, isConstant: false), value: iterator)
    let variable = VariableDeclaration(dialect: .swift, bindings: [binding], at: range)
    let inner = filter.map { filter in
      [
        Statement(
          .conditional([.expression(filter)], then: body, otherwise: nil), at: filter.range)
      ]
    }
    let turns = Statement(
      .whileLoop([.pattern(.optional(pattern), next)], body: inner ?? body), at: range)
    return block([Statement(.variables(variable), at: range), turns]).kind
  }

  /// `for (x, y) in zip(s, t) { … }`, of which one is a sequence of the program's own: both are
  /// asked in turn, which the program sees; nil where neither is.
  mutating func loop(
    _ pattern: Pattern, overPairs pairs: Expression, _ filter: Expression?, _ body: [Statement]
  ) -> TypedStatement.Kind? {
    guard case .call(_, let arguments) = pairs.kind, arguments.count == 2 else { return nil }
    var trial = self
    let iterations = arguments.map { trial.sight.iteration(of: trial.resolve($0.value).type) }
    if iterations.allSatisfy({ $0 == nil }) { return nil }
    let code = Written(range: pairs.range)
    var (parts, body) = ([Pattern.wildcard, .wildcard], body)
    if let filter {
      let tested = Statement.Kind.conditional([.expression(filter)], then: body, otherwise: nil)
      body = [Statement(tested, at: filter.range)]
    }
    if case .tuple(let written) = pattern, written.count == 2 {
      parts = written
    } else if case .binding = pattern {
      let names = (0..<2).map { Name("part \($0) of pair \(context.loops)", at: pairs.range) }
      parts = names.map { .binding($0, isConstant: true) }
      let pair = Expression(.tuple(names.map { Argument(code.name($0.text)) }), at: pairs.range)
      body.insert(kept(pair, as: pattern), at: 0)
    }
    var steps: [Statement] = []
    var conditions: [Statement.Condition] = []
    for place in arguments.indices {
      let (value, name) = (arguments[place].value, "iterator \(place) of \(context.loops)")
      let rest = code.name(name)
      var first = value
      if iterations[place] == nil, !isPartialRange(value) {
        // Elements may be nil, which is no end: they are counted.
        first = code.call(code.name("Array"), [value])
        let (index, one) = (name + " at", Expression(.integer(1), at: pairs.range))
        let count = code.name(index)
        steps.append(
          kept(
            Expression(.integer(0), at: pairs.range),
            as: .binding(Name(index, at: pairs.range), isConstant: false)))
        let isThere = Expression(
          .binary(.less, count, code.member(rest, "count")), at: pairs.range)
        let element = Expression(.element(rest, [Argument(count)]), at: pairs.range)
        conditions += [.expression(isThere), .pattern(parts[place], element)]
        body.insert(
          code.assign(count, Expression(.binary(.add, count, one), at: pairs.range)), at: 0)
      } else {
        if iterations[place] != .itself { first = code.call(value, "makeIterator", []) }
        conditions.append(.pattern(.optional(parts[place]), code.call(rest, "next", [])))
      }
      steps.append(kept(first, as: .binding(Name(name, at: pairs.range), isConstant: false)))
    }
    steps.append(Statement(.whileLoop(conditions, body: body), at: pairs.range))
    return block(steps).kind
  }

  /// A value under names of its own.
  private func kept(_ value: Expression, as pattern: Pattern) -> Statement {
    let binding = VariableDeclaration.Binding(pattern, value: value)
    return Statement(
      .variables(VariableDeclaration(dialect: .swift, bindings: [binding], at: value.range)),
      at: value.range)
  }

  /// `for await x in s { … }`; what `s` is may only show when it runs.
  ///
  /// SE-0298. Typed once for its iteration and then from the beginning, as the loop is rewritten.
  mutating func loop(
    _ pattern: Pattern, overAwaited sequence: Expression, isTried: Bool, _ filter: Expression?,
    _ body: [Statement]
  ) -> TypedStatement.Kind {
    let before = self
    let type = resolve(sequence).type
    let iteration = sight.iteration(of: type)
    self = before
    let isAsync = context.isAsync
    if !isAsync { report(.waitNowhere(.loop), at: sequence.range) }
    // One error is enough.
    context.isAsync = true
    defer { context.isAsync = isAsync }
    let isKnown = if case .asynchronous? = iteration { true } else { false }
    return loop(
      pattern, over: sequence, isKnown ? .asynchronous : .unknown, isTried: isTried, filter, body)
  }
}
