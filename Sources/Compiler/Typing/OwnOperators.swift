import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Operators that functions of the learner's define, and those that follow from them.
extension Typing {
  /// How an operator follows from another: `a > b` is `b < a`.
  private struct Derivation {
    var name: String
    /// The second operand is evaluated first then, as it is the first argument.
    var isSwapped = false
    var isNegated = false
  }

  /// As the standard library's default implementations in `Comparable` and `Equatable` do.
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
    let ways = [Derivation(name: sign.rawValue)] + (Typing.derivations[sign] ?? [])
    for way in ways where declarations.operators.contains(way.name) {
      let operands = way.isSwapped ? operands.reversed() : operands
      guard let call = call(operator: way.name, operands, range) else { continue }
      return way.isNegated ? TypedExpression(.bool, .not(call)) : call
    }
    return nil
  }

  /// An operator that the program declares.
  ///
  /// At the prompt an unknown one is reported at its sign; operands that none fits, with their
  /// types.
  mutating func call(
    operator name: String, _ arguments: [Argument], _ callee: Expression, _ range: SourceRange
  ) -> TypedExpression {
    if standsIn, !declarations.operators.contains(name) {
      return call(value: unknown(name, .function, at: callee.range), arguments, name, range)
    }
    let operands = arguments.map { (written: $0.value, typed: resolve($0.value)) }
    if let call = call(operator: name, operands, range) { return call }
    if !declarations.operators.contains(name) {
      report(.noOperator(name), at: callee.range)
    } else if operands.count == 2 {
      report(
        .operands(
          name, left: operands[0].typed.type.swiftName, right: operands[1].typed.type.swiftName),
        at: callee.range)
    }
    return .missing
  }

  /// `a += b` where a function of the program's means it.
  ///
  /// Its first parameter is `inout`, so that the target is lent to the call.
  mutating func ownAssignment(
    _ sign: BinaryOperator, _ target: Expression, _ place: TypedExpression, _ value: Expression
  ) -> TypedExpression? {
    let name = sign.rawValue + "="
    guard isSwift, declarations.operators.contains(name) else { return nil }
    let operands = [(written: target, typed: place), (written: value, typed: resolve(value))]
    var call: TypedExpression?
    let lent = lending { typing in
      call = typing.call(operator: name, operands, target.range)
      return call ?? .missing
    }
    return call == nil ? nil : lent
  }

  /// The call of a method of one of the operands' types, or of a function; nil where none fits.
  ///
  /// A static method of either operand's type goes before a global function; operands are not typed
  /// again unless they are lent.
  mutating func call(
    operator name: String, _ operands: [(written: Expression, typed: TypedExpression)],
    _ range: SourceRange
  ) -> TypedExpression? {
    let types = operands.map(\.typed.type)
    var arguments = operands.map { Argument($0.written) }
    if let owner = types.compactMap({ sight.owner(of: name, $0) }).first,
      let holder = classes.id(named: owner)
    {
      let target = TypedExpression.constant(.type(holder), .metatype(owner))
      if let method = sight.method(named: name, fitting: arguments, target.type) {
        // Optionals are equal where what they wrap is, which the library says.
        if name == "==",
          zip(method.parameters, types).contains(where: {
            $0.optionality == .none && $1.optionality == .optional
          })
        {
          return nil
        }
        for (place, parameter) in zip(arguments.indices, method.parameters) {
          arguments[place].isInOut = parameter.isInOut
        }
        let typed = zip(operands, arguments).map { $1.isInOut ? nil : $0.typed }
        guard let found = findMethod(name, arguments, target.type, typed: typed) else { return nil }
        let signature = sight.signature(of: found.selector, for: target.type)
        return send(
          found.selector, to: target, found.values,
          answering: sight.result(of: found.selector, for: target.type, signature),
          MessagePlace(line: line(of: range), text: owner))
      }
    }
    guard
      let function = declarations.overloads[name]?.first(where: { function in
        function.parameters.count == types.count
          && zip(function.parameters, operands).allSatisfy { parameter, operand in
            // A number that is written out is what is asked for.
            let type = operand.typed.adapted(to: parameter).type
            return parameter.mayBe(type) && (type != .any || parameter == .any)
          }
      })
    else { return nil }
    for (place, parameter) in zip(arguments.indices, function.parameters) {
      arguments[place].isInOut = parameter.isInOut
    }
    let typed = zip(operands, arguments).map { $1.isInOut ? nil : $0.typed }
    return call(function, arguments, range, typed: typed)
  }
}
