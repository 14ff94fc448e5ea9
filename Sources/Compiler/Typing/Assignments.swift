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
    let place = place(target)
    let type = place.type
    if let sign, let own = ownAssignment(sign, target, place, value) { return own }
    let store = using(as: sign == nil ? .property : .operand) { $0.store(to: target) }
    if !target.isLocal(in: context) { checkKept(value) { .storesNonescaping($0) } }
    let known = diagnostics.count
    var assigned = resolve(value, expecting: value.kept(as: type))
    if place.isMissing {
      // What `.dimmed` is, cannot be told where nobody knows what it is for.
      forgetImplicitMembers(since: known)
    }
    if let sign {
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

  /// `i++`, `--i`.
  mutating func step(_ change: Int, _ isPrefix: Bool, _ target: Expression) -> TypedExpression {
    let store = self.store(to: target)
    let place = resolve(target)
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
  fileprivate func isLocal(in context: Surroundings) -> Bool {
    if case .name(let name) = kind { context.sees(name) } else { false }
  }

  /// Whether nil may end it before its last name.
  fileprivate var isChain: Bool {
    if case .chain = kind { true } else { false }
  }
}
