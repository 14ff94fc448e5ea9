import ObjectModel
import ObjectRuntime
import Syntax

// What the operands of a predicate stand for.
extension Turn {
  /// What an operand stands for at the moment. A subquery answers the members for which its
  /// predicate holds, each being its variable in turn.
  mutating func value(
    of operand: PredicateTree.Operand, in scope: PredicateScope
  ) throws(Fault) -> Value {
    switch operand {
    case .value(let value): return value
    case .itself: return scope.object
    case .keyPath(let path): return try value(atPath: path, of: scope.object)
    case .variable(let name): return try value(ofVariable: name, in: scope)
    case .member(let path, let operand):
      return try value(atPath: path, of: try value(of: operand, in: scope))
    case .element(let index, let operand):
      return try element(index, of: elements(try value(of: operand, in: scope)), in: scope)
    case .list(let operands): return try makeArray(try values(of: operands, in: scope))
    case .arithmetic(let sign, let one, let other):
      let left = try value(of: one, in: scope).unboxed
      return sign.of(left, try value(of: other, in: scope).unboxed)
    case .function(let name, let operands):
      return try value(ofFunction: name, try values(of: operands, in: scope))
    case .message(let receiver, let selector, let operands):
      let receiver = try value(of: receiver, in: scope)
      let arguments = try values(of: operands, in: scope)
      return try send(Selector(selector), to: receiver, arguments, from: .uikit).boxed
    case .subquery(let operand, let name, let tree):
      var inner = scope
      var kept: [Value] = []
      for member in elements(try value(of: operand, in: scope)) {
        inner.variables[name] = member
        if try holds(tree, in: inner) { kept.append(member) }
      }
      return try makeArray(kept)
    }
  }

  private mutating func values(
    of operands: [PredicateTree.Operand], in scope: PredicateScope
  ) throws(Fault) -> [Value] {
    var values: [Value] = []
    for operand in operands { values.append(try value(of: operand, in: scope)) }
    return values
  }

  /// Raises for a name that no subquery around it has; bindings from outside are not modelled.
  private func value(
    ofVariable name: String, in scope: PredicateScope
  ) throws(Fault) -> Value {
    guard let value = scope.variables[name] else {
      throw .invalidArgument("Can't get value for '\(name)' in bindings (null).")
    }
    return value
  }

  /// An element outside of the list is nil, not an exception.
  private mutating func element(
    _ index: PredicateTree.Index, of elements: [Value], in scope: PredicateScope
  ) throws(Fault) -> Value {
    switch index {
    case .first: return elements.first ?? .none
    case .last: return elements.last ?? .none
    case .size: return .number(.int(elements.count))
    case .at(let operand):
      let place = try value(of: operand, in: scope).integer
      return elements.indices.contains(place) ? elements[place] : .none
    }
  }

  /// What a key path leads to; a value is asked for its keys as an object is.
  mutating func value(atPath path: String, of object: Value) throws(Fault) -> Value {
    path == "self" ? object : try value(forKeyPath: path, of: object)
  }

  // MARK: - Functions

  /// What one of the functions of `NSExpression` answers.
  private mutating func value(
    ofFunction name: String, _ arguments: [Value]
  ) throws(Fault) -> Value {
    let word = name.last == ":" ? String(name.dropLast()) : name
    guard let argument = arguments.first, arguments.count == 1 else {
      return noValue(ofFunction: name)
    }
    if let collecting = Turn.collecting[word] {
      let answer = try value(ofOperator: collecting, over: elements(argument), path: "self")
      return answer ?? .none
    }
    if let reckoning = Turn.reckoning[word] {
      return .number(.real(reckoning(argument.unboxed.real)))
    }
    guard let text = simulation.text(of: argument) else { return noValue(ofFunction: name) }
    switch word {
    case "uppercase": return .string(text.uppercased())
    case "lowercase": return .string(text.lowercased())
    default: return noValue(ofFunction: name)
    }
  }

  /// Notes a function that is not modelled, or not with these arguments.
  private mutating func noValue(ofFunction name: String) -> Value {
    record(.note(.notModelled(Selector(name))))
    return .none
  }

  /// Functions of a collection, and the operators of key paths that they are.
  private static let collecting: [String: Substring] = [
    "sum": "@sum", "average": "@avg", "min": "@min", "max": "@max", "count": "@count",
  ]

  /// Functions of one number.
  private static let reckoning: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "floor": { $0.rounded(.down) }, "ceiling": { $0.rounded(.up) },
    "trunc": { $0.rounded(.towardZero) }, "abs": { abs($0) },
  ]
}

extension PredicateTree.Sign {
  /// Whole numbers stay whole, and wrap, but for a division, which is always of reals.
  fileprivate func of(_ left: Value, _ right: Value) -> Value {
    if case .int(let one) = left, case .int(let other) = right {
      switch self {
      case .add: return .number(.int(one &+ other))
      case .subtract: return .number(.int(one &- other))
      case .multiply: return .number(.int(one &* other))
      case .divide: break
      }
    }
    switch self {
    case .add: return .number(.real(left.real + right.real))
    case .subtract: return .number(.real(left.real - right.real))
    case .multiply: return .number(.real(left.real * right.real))
    case .divide: return .number(.real(left.real / right.real))
    }
  }
}
