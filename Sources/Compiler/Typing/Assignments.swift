import Lookup
import ObjectModel
import Syntax
import TypedTree

// Assignments and what they store into.
extension Typing {
  mutating func assignment(
    _ sign: BinaryOperator?, _ target: Expression, _ value: Expression
  ) -> TypedExpression {
    if isSwift, case .name("_") = target.kind { return resolve(value) }
    if sign == nil, let replacing = replacement(target, value) { return resolve(replacing) }
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
      checkConversion(of: assigned, value, to: type, .assigning)
      check(assigned, fits: type, .assignment, value)
      if !isSwift { assigned = narrowed(assigned, to: type) }
    }
    return TypedExpression(
      place.isMissing ? assigned.type : type, isEchoed: false,
      .assignment(store, place: place, value: assigned))
  }

  /// `list[1...2] = others` as the call that it is; nil of all else.
  private mutating func replacement(_ target: Expression, _ value: Expression) -> Expression? {
    guard isSwift, case .element(let base, let indices) = target.kind, indices.count == 1,
      indices[0].label == nil
    else { return nil }
    let guessed = hasGuessed
    let index = typeOfValue(indices[0].value.range(in: base)).className
    let isRange = index.map { $0.hasSuffix("Range") } ?? false
    let isArray = isRange && typeOfValue(base).className == "NSArray"
    hasGuessed = guessed
    guard isArray else { return nil }
    let name = Name("replaceSubrange", at: base.range)
    return Expression(
      .call(
        Expression(.member(base, name), at: target.range),
        [
          Argument(indices[0].value.range(in: base)),
          Argument(label: Name("with", at: value.range), value),
        ]), at: target.range)
  }

  /// `i++`, `--i`.
  mutating func step(_ change: Int, _ isPrefix: Bool, _ target: Expression) -> TypedExpression {
    let store = self.store(to: target)
    let place = resolve(target)
    if refuseCounting(on: [place], at: target.range) { return .missing }
    return TypedExpression(
      place.type, isEchoed: false, .step(change, isPrefix: isPrefix, store, place: place))
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
  fileprivate func range(in list: Expression) -> Expression {
    guard case .partialRange(let lower, let upper, let isClosed) = kind else { return self }
    let start = lower ?? Expression(.integer(0), at: range)
    let end = upper ?? Expression(.member(list, Name("count", at: range)), at: range)
    let sign: BinaryOperator = isClosed && upper != nil ? .closedRange : .halfOpenRange
    return Expression(.binary(sign, start, end), at: range)
  }

  fileprivate func isLocal(in context: Surroundings) -> Bool {
    if case .name(let name) = kind { context.sees(name) } else { false }
  }

  /// Whether nil may end it before its last name.
  fileprivate var isChain: Bool {
    if case .chain = kind { true } else { false }
  }
}
