import Diagnostics
package import Syntax
package import TypedTree

// Bodies of which a result builder makes a value: every expression that stands alone becomes a part,
// and what has branches or turns becomes a part as a whole.
extension Declarations {
  /// Notes a type that says `@resultBuilder`, and what extensions add to one.
  package mutating func noteBuilder(_ type: TypeDeclaration) {
    let name = type.name.text
    if type.attributes.contains(where: { $0.name.text == "resultBuilder" }) {
      builders[name] = ResultBuilder(name)
    }
    builders[name]?.add(type.members)
  }

  /// The first attribute that names a builder; a declaration has one result builder at most
  /// (SE-0289).
  package func builder(among attributes: [Attribute]) -> ResultBuilder? {
    attributes.lazy.compactMap { builders[$0.name.text] }.first
  }

  /// A function with its value built, where it says by what.
  package func built(_ function: Function) -> Function {
    guard let builder = builder(among: function.attributes), let body = function.body else {
      return function
    }
    var function = function
    function.body = builder.result(of: body)
    return function
  }
}

extension ResultBuilder {
  /// The body that answers what is built of its statements; one that says `return` is as it stands.
  package func result(of body: [Statement]) -> [Statement] {
    let returns = body.contains { if case .result = $0.kind { true } else { false } }
    guard !returns, let first = body.first else { return body }
    var building = Building(builder: self)
    let block = building.block(body, first.range)
    let final =
      has("buildFinalResult(_:)")
      ? call("buildFinalResult", [(nil, block.value)]) : block.value
    return block.statements + [Statement(.result(final), at: first.range)]
  }

  /// By its name with labels, as a builder is written with some of the methods alone.
  fileprivate func has(_ method: String) -> Bool { methods.contains(method) }

  /// One of several branches: halves of halves, the first of which is the larger.
  fileprivate func either(_ value: Expression, _ place: Int, of count: Int) -> Expression {
    if count < 2 { return value }
    let half = (count + 1) / 2
    return place < half
      ? call("buildEither", [("first", either(value, place, of: half))])
      : call("buildEither", [("second", either(value, place - half, of: count - half))])
  }

  /// A call on the builder's type, at the place of its first value, where what is wrong with it is
  /// reported.
  fileprivate func call(_ method: String, _ values: [(label: String?, Expression)]) -> Expression {
    let range = values.first?.1.range ?? SourceRange(0, 0)
    let builder = Expression(.name(name), at: range)
    let arguments = values.map { label, value in
      Argument(label: label.map { Name($0, at: range) }, value)
    }
    return Expression(
      .call(Expression(.member(builder, Name(method, at: range)), at: range), arguments), at: range)
  }
}

/// How a body is taken apart.
private struct Building {
  let builder: ResultBuilder
  /// How many parts have a name.
  private var count = 0

  /// Parts are counted for the whole body, so that names of inner blocks hide none of outer ones.
  init(builder: ResultBuilder) { self.builder = builder }

  /// The statements that make the parts, and the value that is built of these.
  struct Block {
    var statements: [Statement]
    /// What the builder makes of the parts, not final yet.
    var value: Expression
  }

  /// Each part becomes a constant, in the order in which it is written; declarations stay between
  /// them, so that later parts see them.
  mutating func block(_ body: [Statement], _ range: SourceRange) -> Block {
    var statements: [Statement] = []
    var parts: [Expression] = []
    for statement in body {
      guard let value = part(statement) else {
        statements.append(statement)
        continue
      }
      let name = newName()
      statements.append(Written(range: statement.range).constant(name, value))
      parts.append(Expression(.name(name), at: statement.range))
    }
    return Block(statements: statements, value: joined(parts, range))
  }

  /// A constant for each part: what a builder method does then happens in order, once.
  private mutating func newName() -> String {
    count += 1
    // No name that can be written.
    return "part \(count)"
  }

  /// `buildPartialBlock` goes before `buildBlock` where a builder has both (SE-0348). An empty
  /// block is reported at its body.
  private func joined(_ parts: [Expression], _ range: SourceRange) -> Expression {
    guard builder.has("buildPartialBlock(first:)"), let first = parts.first else {
      var value = builder.call("buildBlock", parts.map { (nil, $0) })
      if parts.isEmpty { value.range = range }
      return value
    }
    return parts.dropFirst().reduce(builder.call("buildPartialBlock", [("first", first)])) {
      builder.call("buildPartialBlock", [("accumulated", $0), ("next", $1)])
    }
  }

  /// What a statement gives to the whole; nil of one that gives nothing, such as a declaration.
  ///
  /// SE-0289. `guard`, `while` and `throw` stay as they are written.
  private mutating func part(_ statement: Statement) -> Expression? {
    switch statement.kind {
    case .expression(let value):
      if case .assignment = value.kind { return nil }
      return builder.has("buildExpression(_:)")
        ? builder.call("buildExpression", [(nil, value)]) : value
    case .conditional: return whole(branches(statement), statement.range)
    case .selection(let value, let cases):
      let builder = builder
      var changed = cases
      for place in cases.indices {
        changed[place].body = answer(cases[place].body, cases[place].range) {
          builder.either($0, place, of: cases.count)
        }
      }
      return whole([Statement(.selection(value, changed), at: statement.range)], statement.range)
    case .block(let body):
      return whole(answer(body, statement.range) { $0 }, statement.range)
    case .forIn(let pattern, let list, let condition, let body):
      return loop(body, statement.range) { .forIn(pattern, in: list, where: condition, body: $0) }
    default: return nil
    }
  }

  /// Statements that answer a value, as the value: a closure that is called at once.
  private func whole(_ body: [Statement], _ range: SourceRange) -> Expression {
    Expression(.call(Expression(.closure(Closure(body: body)), at: range), []), at: range)
  }

  /// The statements of a branch, which answer what they build.
  private mutating func answer(
    _ body: [Statement], _ range: SourceRange, _ wrapped: (Expression) -> Expression
  ) -> [Statement] {
    let inner = block(body, range)
    return inner.statements + [Statement(.result(wrapped(inner.value)), at: range)]
  }

  /// `if` with all its branches; where none may be taken the part is an optional one.
  ///
  /// Gone through from the last branch to the first, as each is the `else` of the one before.
  private mutating func branches(_ statement: Statement) -> [Statement] {
    var (conditions, bodies): ([[Statement.Condition]], [[Statement]]) = ([], [])
    var next: Statement? = statement
    var last: [Statement]?
    while let branch = next {
      next = nil
      if case .conditional(let tests, let then, let otherwise) = branch.kind {
        conditions.append(tests)
        bodies.append(then)
        next = otherwise
      } else if case .block(let body) = branch.kind {
        last = body
      }
    }
    let count = bodies.count + (last == nil ? 0 : 1)
    let builder = builder
    let optional = last == nil ? optionalMethod : nil
    let range = statement.range
    func leaf(_ value: Expression, _ place: Int) -> Expression {
      let chosen = builder.either(value, place, of: count)
      return optional.map { builder.call($0, [(nil, chosen)]) } ?? chosen
    }
    var result =
      last.map { answer($0, range) { leaf($0, count - 1) } }
      ?? [
        Statement(
          .result(builder.call(optionalMethod, [(nil, Expression(.nilLiteral, at: range))])),
          at: range)
      ]
    for place in bodies.indices.reversed() {
      let then = answer(bodies[place], range) { leaf($0, place) }
      result = [
        Statement(
          .conditional(
            conditions[place], then: then, otherwise: Statement(.block(result), at: range)),
          at: range)
      ]
    }
    return result
  }

  /// What it was called before Swift 5.4 answers as well.
  private var optionalMethod: String {
    builder.has("buildIf(_:)") && !builder.has("buildOptional(_:)") ? "buildIf" : "buildOptional"
  }

  /// `for … in` as a closure that appends each round's value to a list for `buildArray`.
  private mutating func loop(
    _ body: [Statement], _ range: SourceRange, _ around: ([Statement]) -> Statement.Kind
  ) -> Expression {
    let list = newName()
    let inner = block(body, range)
    let name = Expression(.name(list), at: range)
    let adding = Expression(
      .call(
        Expression(.member(name, Name("append", at: range)), at: range), [Argument(inner.value)]),
      at: range)
    let anything = TypeReference(.named("Any", arguments: [], protocols: []), at: range)
    let binding = VariableDeclaration.Binding(
      .binding(Name(list, at: range), isConstant: false),
      type: TypeReference(.array(anything), at: range), value: Expression(.array([]), at: range))
    let start = Statement(
      .variables(
        VariableDeclaration(dialect: .swift, isConstant: false, bindings: [binding], at: range)),
      at: range)
    let turns = around(inner.statements + [Statement(.expression(adding), at: range)])
    let end = Statement(.result(builder.call("buildArray", [(nil, name)])), at: range)
    return whole([start, Statement(turns, at: range), end], range)
  }
}
