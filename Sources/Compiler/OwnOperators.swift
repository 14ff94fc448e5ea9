import Declaring
import Diagnostics
import Lookup
import Meaning
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
    let owners = operands.compactMap { sight.owner(of: name, $0.typed.type) }
    for (place, owner) in owners.enumerated() where !owners[..<place].contains(owner) {
      guard let holder = classes.id(named: owner) else { continue }
      let isOnly = owners.allSatisfy { $0 == owner }
      guard let method = meant(name, of: owner, isOnly: isOnly, operands) else { continue }
      // Optionals are equal where what they wrap is, which the library says.
      if name == "==",
        zip(method.parameters, operands).contains(where: {
          $0.optionality == .none && $1.typed.type.optionality == .optional
        })
      {
        return nil
      }
      let target = TypedExpression.constant(.type(holder), .metatype(owner))
      return send(method, to: target, operands, range)
    }
    guard let function = function(name, taking: operands) else { return nil }
    var arguments = operands.map { Argument($0.written) }
    for (place, parameter) in zip(arguments.indices, function.parameters) {
      arguments[place].isInOut = parameter.isInOut
    }
    let typed = zip(operands, function.parameters).map {
      $1.isInOut || $1.isAutoclosure ? nil : $0.typed
    }
    return call(function, arguments, range, typed: typed)
  }

  /// Of a type's operators of one name the one that takes the operands; where there is no other,
  /// it, whatever they are.
  ///
  /// A literal is first what it is by itself.
  private mutating func meant(
    _ name: String, of owner: String, isOnly: Bool,
    _ operands: [(written: Expression, typed: TypedExpression)]
  ) -> MethodSignature? {
    let (type, arguments) = (StaticType.metatype(owner), operands.map { Argument($0.written) })
    guard let first = sight.method(named: name, fitting: arguments, type) else { return nil }
    let rivals = sight.overloads(of: first, fitting: arguments, type)
    // What the library compares, it compares unless others are meant.
    if isOnly, rivals.count < 2, name != "==" { return first }
    let plain = operands.map {
      let typed = $0.written.isLiteral ? resolve($0.written) : $0.typed
      return GivenArgument(type: typed.type, typed: typed)
    }
    let asked = operands.map { GivenArgument(type: $0.typed.type, typed: $0.typed) }
    for given in [plain, asked] {
      let best = best(of: rivals.isEmpty ? [first] : rivals, for: given, expecting: nil) {
        ($0.parameters, $0.returns)
      }
      if let best { return best }
    }
    return nil
  }

  private mutating func send(
    _ method: MethodSignature, to target: TypedExpression,
    _ operands: [(written: Expression, typed: TypedExpression)], _ range: SourceRange
  ) -> TypedExpression? {
    var arguments = operands.map { Argument($0.written) }
    for (place, parameter) in zip(arguments.indices, method.parameters) {
      arguments[place].isInOut = parameter.isInOut
    }
    let typed = zip(operands, method.parameters).map {
      $1.isInOut || $1.isAutoclosure || $0.written.isLiteral ? nil : $0.typed
    }
    let known = instance(of: method, arguments, expecting: nil) ?? method
    guard
      let values = matched(
        arguments, to: known.labels, known.parameters, known.defaults, typed: typed)
    else { return nil }
    let signature = sight.signature(of: known.selector, for: target.type)
    return send(
      known.selector, to: target, values,
      answering: sight.result(of: known.selector, for: target.type, signature),
      MessagePlace(line: line(of: range), text: target.type.className ?? ""))
  }

  /// The function of that name which takes the operands at the least cost.
  private func function(
    _ name: String, taking operands: [(written: Expression, typed: TypedExpression)]
  ) -> FunctionSignature? {
    let fitting = (declarations.overloads[name] ?? []).filter { function in
      function.parameters.count == operands.count
        && zip(function.parameters, operands).allSatisfy { parameter, operand in
          // A number that is written out is what is asked for.
          let wanted = parameter.isAutoclosure ? parameter.signature?.last ?? .any : parameter
          let type = operand.typed.adapted(to: wanted).type
          return wanted.mayBe(type) && (type != .any || wanted == .any)
        }
    }
    guard fitting.count > 1 else { return fitting.first }
    let given = operands.map { GivenArgument(type: $0.typed.type, typed: $0.typed) }
    return best(of: fitting, for: given, expecting: nil) { ($0.parameters, $0.returns) }
      ?? fitting.first
  }
}

extension Expression {
  /// Whether it may be of several types, and is of one by itself.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .real, .string, .boolean: true
    case .unary(.minus, let inner): inner.isLiteral
    case .tuple(let parts): !parts.isEmpty && parts.allSatisfy { $0.value.isLiteral }
    default: false
    }
  }
}
