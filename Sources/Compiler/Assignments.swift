import Declaring
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Assignments and what they store into.
extension Typing {
  /// A place that is read as well, for `+=` or as it is behind a call, is evaluated once: what is
  /// called in it goes into a constant first (`holding`). The value is typed after the place, whose
  /// type is expected of it; a place that is missing is reported as one error, and not as the
  /// value's too.
  mutating func assignment(
    _ sign: BinaryOperator?, _ target: Expression, _ value: Expression
  ) -> TypedExpression {
    if isSwift, case .name("_") = target.kind { return resolve(value) }
    if sign == nil, let replacing = replacement(target, value) { return resolve(replacing) }
    if let held = holding(target, isRead: sign != nil) {
      return change(held) { .assignment(sign, target: $0, value: value) }
    }
    let place = place(target)
    let type = place.type
    if let sign, isSwift, type.className == "NSDate", type.optionality == .none {
      // `date += 60`
      let sum = Expression(.binary(sign, target, value), at: target.range)
      return assignment(nil, target, sum)
    }
    if let sign, let own = ownAssignment(sign, target, place, value) { return own }
    let store = using(as: sign == nil ? .value : .operand) { $0.store(to: target) }
    if !target.isLocal(in: context) { checkKept(value) { .storesNonescaping($0) } }
    let known = diagnostics.count
    var assigned = resolve(value, expecting: value.kept(as: type))
    if place.isMissing {
      // What `.dimmed` is, cannot be told where nobody knows what it is for.
      forgetImplicitMembers(since: known)
    }
    if let sign {
      if refuseCounting(on: [place], at: target.range) { return .missing }
      if !target.isChain { checkUnwrapped(place, target) }
      return TypedExpression(
        place.type, isEchoed: false,
        .compoundAssignment(
          sign, store, place: place, value: assigned, line: line(of: target.range)))
    }
    if !place.isMissing {
      checkOwned(value, in: target)
      checkConversion(of: assigned, value, to: type, .assigning)
      checkOwned(assigned, value, by: target)
      check(assigned, fits: type, .assignment, value)
      if !isSwift { assigned = narrowed(assigned, to: type) }
    }
    return TypedExpression(
      place.isMissing ? assigned.type : type, isEchoed: false,
      .assignment(store, place: place, value: assigned))
  }

  /// `list[1...2] = others` as the call that it is; nil of all else.
  ///
  /// `replaceSubrange` exists for every range and grows or shrinks the list, as the subscript's
  /// setter does.
  private mutating func replacement(_ target: Expression, _ value: Expression) -> Expression? {
    guard isSwift, case .element(let base, let indices) = target.kind, indices.count == 1,
      indices[0].label == nil
    else { return nil }
    let guessed = hasGuessed
    let range = writtenRange(indices[0].value).range(in: base)
    let index = typeOfValue(range).className
    let isRange = index.map { $0.hasSuffix("Range") } ?? false
    let isArray = isRange && typeOfValue(base).className == "NSArray"
    hasGuessed = guessed
    guard isArray else { return nil }
    let name = Name("replaceSubrange", at: base.range)
    return Expression(
      .call(
        Expression(.member(base, name), at: target.range),
        [
          Argument(range),
          Argument(label: Name("with", at: value.range), value),
        ]), at: target.range)
  }

  /// `i++`, `--i`.
  mutating func step(_ change: Int, _ isPrefix: Bool, _ target: Expression) -> TypedExpression {
    if let held = holding(target, isRead: true) {
      return self.change(held) { .step(by: change, isPrefix: isPrefix, $0) }
    }
    let store = self.store(to: target)
    let place = resolve(target)
    if refuseCounting(on: [place], at: target.range) { return .missing }
    return TypedExpression(
      place.type, isEchoed: false, .step(change, isPrefix: isPrefix, store, place: place))
  }

  /// A place, and what is called to find it, which a name stands for there.
  private typealias HeldPlace = (call: Expression, place: Expression)

  /// What is called in a place that is both read and stored into: `next()->count`, `list[next()]`.
  /// A structure behind a pointer is always read.
  private mutating func holding(_ target: Expression, isRead: Bool) -> HeldPlace? {
    func held(_ call: Expression, _ place: (Expression) -> Expression.Kind) -> HeldPlace {
      let name = Expression(.name(" held"), at: call.range)
      return (call, Expression(place(name), at: target.range))
    }
    switch target.kind {
    case .arrow(let base, let name) where base.isCalled: return held(base) { .arrow($0, name) }
    case .member(let base, let name) where isRead && base.isCalled:
      let type = typeOfValue(base)
      guard type.className != nil, type.optionality == .none, !sight.mayBeValue(type) else {
        return nil
      }
      return held(base) { .member($0, name) }
    case .element(let base, let indices)
    where isRead && indices.count == 1 && indices[0].label == nil && indices[0].value.isCalled:
      return held(indices[0].value) { .element(base, [Argument($0)]) }
    default: return nil
    }
  }

  /// Rewrites as a constant and a change of what it names, in a scope of their own; clang's
  /// statement expression does the same.
  private mutating func change(
    _ held: HeldPlace, _ change: (Expression) -> Expression.Kind
  ) -> TypedExpression {
    let range = held.call.range
    let binding = VariableDeclaration.Binding(
      .binding(Name(" held", at: range), isConstant: true), value: held.call)
    let declaration = VariableDeclaration(
      dialect: isSwift ? .swift : .objectiveC, isConstant: true, bindings: [binding], at: range)
    var whole = statements([
      Statement(.variables(declaration), at: range),
      Statement(.expression(Expression(change(held.place), at: held.place.range)), at: range),
    ])
    whole.isEchoed = false
    return whole
  }

  /// What an assignment stores into, as a value that can be read; what is wrong with it is reported
  /// when it is stored.
  private mutating func place(_ target: Expression) -> TypedExpression {
    let reported = diagnostics.count
    let place = resolve(target)
    diagnostics.removeSubrange(reported...)
    return place
  }
}

extension Expression {
  /// `3...` as the range of a list that it means; all else as it is.
  func range(in list: Expression) -> Expression {
    guard case .partialRange(let lower, let upper, let isClosed) = kind else { return self }
    let start = lower ?? Expression(.integer(0), at: range)
    let end = upper ?? Expression(.member(list, Name("count", at: range)), at: range)
    let sign: BinaryOperator = isClosed && upper != nil ? .closedRange : .halfOpenRange
    return Expression(.binary(sign, start, end), at: range)
  }

  /// Only calls may do something; anything else may be evaluated twice.
  fileprivate var isCalled: Bool {
    switch kind {
    case .call, .message: true
    default: false
    }
  }

  /// What a local keeps does not escape (SE-0103): a nonescaping closure may be stored there alone.
  fileprivate func isLocal(in context: Surroundings) -> Bool {
    if case .name(let name) = kind { context.sees(name) } else { false }
  }

  /// Whether nil may end it before its last name.
  fileprivate var isChain: Bool {
    if case .chain = kind { true } else { false }
  }
}
