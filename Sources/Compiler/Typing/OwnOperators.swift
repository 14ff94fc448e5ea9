import Diagnostics
import ObjectModel
import Syntax

// Operators that functions of the learner's define, and those that follow from them.
extension Typing {
  /// How an operator follows from another: `a > b` is `b < a`.
  private struct Derivation {
    var name: String
    var isSwapped = false
    var isNegated = false
  }

  private static let derivations: [BinaryOperator: [Derivation]] = [
    .greater: [Derivation(name: "<", isSwapped: true)],
    .lessOrEqual: [Derivation(name: "<", isSwapped: true, isNegated: true)],
    .greaterOrEqual: [Derivation(name: "<", isNegated: true)],
    .notEqual: [Derivation(name: "==", isNegated: true)],
  ]

  /// An operation on values of the learner's types; nil where none of theirs is meant.
  mutating func ownOperator(
    _ sign: BinaryOperator, _ operands: [(written: Expression, typed: TypedExpression)],
    _ range: SourceRange
  ) -> TypedExpression? {
    guard isSwift, !declarations.operators.isEmpty else { return nil }
    let types = operands.map(\.typed.type)
    let ways = [Derivation(name: sign.rawValue)] + (Typing.derivations[sign] ?? [])
    for way in ways where declarations.operators.contains(way.name) {
      let operands = way.isSwapped ? operands.reversed() : operands
      let arguments = operands.map { Argument($0.written) }
      let call: TypedExpression
      if let owner = types.compactMap({ owner(of: way.name, $0) }).first,
        let holder = classes.id(named: owner)
      {
        let target = TypedExpression.constant(.type(holder), .metatype(owner))
        guard
          let found = findMethod(
            way.name, arguments, target.type, typed: operands.map(\.typed))
        else { continue }
        let signature = signature(of: found.selector, for: target.type)
        call = send(
          found.selector, to: target, found.values,
          answering: result(of: found.selector, for: target.type, signature),
          MessagePlace(line: line(of: range), text: owner))
      } else if let function = declarations.overloads[way.name]?.first(where: { function in
        zip(function.parameters, types).allSatisfy { $0.mayBe($1) && $1 != .any }
      }) {
        call = self.call(function, arguments, range, typed: operands.map(\.typed))
      } else {
        continue
      }
      return way.isNegated ? TypedExpression(.bool, .not(call)) : call
    }
    return nil
  }

  /// The class, the type's own or one above it, that defines an operator.
  private func owner(of name: String, _ type: StaticType) -> String? {
    guard type.optionality == .none, !type.isMetatype,
      let id = type.className.flatMap({ classes.id(named: $0) })
    else { return nil }
    return classes.lineage(of: id).lazy.map { classes[$0].name }.first { owner in
      declarations.drafts[owner]?.classMethods.values.contains { $0.base == name } == true
    }
  }
}
