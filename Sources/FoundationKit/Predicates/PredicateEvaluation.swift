import ObjectModel
import ObjectRuntime
import Syntax

// Whether an object is what a predicate asks for.
extension Turn {
  mutating func holds(_ tree: PredicateTree, of object: Value) throws(Fault) -> Bool {
    switch tree {
    case .constant(let truth): return truth
    case .not(let inner): return try !holds(inner, of: object)
    case .both(let one, let other):
      guard try holds(one, of: object) else { return false }
      return try holds(other, of: object)
    case .either(let one, let other):
      if try holds(one, of: object) { return true }
      return try holds(other, of: object)
    case .comparison(let comparison): return try holds(comparison, of: object)
    }
  }

  private mutating func holds(
    _ comparison: PredicateTree.Comparison, of object: Value
  ) throws(Fault) -> Bool {
    let left = try value(of: comparison.left, for: object)
    let right = try value(of: comparison.right, for: object)
    guard let quantifier = comparison.quantifier else {
      return try compare(left, right, comparison)
    }
    var count = 0
    let members = elements(left)
    for member in members where try compare(member, right, comparison) { count += 1 }
    switch quantifier {
    case .any: return count > 0
    case .all: return count == members.count
    case .none: return count == 0
    }
  }

  // MARK: - Values

  private mutating func value(
    of operand: PredicateTree.Operand, for object: Value
  ) throws(Fault) -> Value {
    switch operand {
    case .value(let value): return value
    case .itself: return object
    case .keyPath(let path): return try value(atPath: path, of: object)
    case .list(let operands):
      var values: [Value] = []
      for operand in operands { values.append(try value(of: operand, for: object)) }
      return try makeArray(values)
    case .arithmetic(let sign, let one, let other):
      let left = try value(of: one, for: object).unboxed
      let right = try value(of: other, for: object).unboxed
      return sign.of(left, right)
    }
  }

  /// What a key path leads to; what is no object of the heap is asked by messages.
  mutating func value(atPath path: String, of object: Value) throws(Fault) -> Value {
    if object.object != nil { return try value(forKeyPath: path, of: object) }
    if object == .none || path == "self" { return object }
    var value = object
    for key in path.split(separator: ".") {
      value = try send(Selector(String(key)), to: value, from: .uikit).boxed
    }
    return value
  }

  // MARK: - Relations

  private mutating func compare(
    _ left: Value, _ right: Value, _ comparison: PredicateTree.Comparison
  ) throws(Fault) -> Bool {
    let options = comparison.options
    switch comparison.relation {
    case .equal: return isEqual(left, right, options)
    case .notEqual: return !isEqual(left, right, options)
    case .less: return try order(of: left, right, options).map { $0 < 0 } ?? false
    case .lessOrEqual: return try order(of: left, right, options).map { $0 <= 0 } ?? false
    case .greater: return try order(of: left, right, options).map { $0 > 0 } ?? false
    case .greaterOrEqual: return try order(of: left, right, options).map { $0 >= 0 } ?? false
    case .beginsWith: return texts(left, right, options) { $0.hasPrefix($1) }
    case .endsWith: return texts(left, right, options) { $0.hasSuffix($1) }
    case .like:
      return texts(left, right, options) { Wildcards.match(Array($0)[...], Array($1)[...]) }
    case .contains: return contains(left, right, options)
    case .within: return contains(right, left, options)
    case .between:
      let bounds = elements(right)
      guard bounds.count == 2, let low = try order(of: bounds[0], left, options),
        let high = try order(of: left, bounds[1], options)
      else { return false }
      return low <= 0 && high <= 0
    }
  }

  private func isEqual(
    _ left: Value, _ right: Value, _ options: PredicateTree.Options
  ) -> Bool {
    if let one = simulation.text(of: left), let other = simulation.text(of: right) {
      return options.folded(one) == options.folded(other)
    }
    return simulation.areEqual(left.boxed, right.boxed)
  }

  /// Whether a collection or a text holds a member or a part.
  private func contains(
    _ whole: Value, _ part: Value, _ options: PredicateTree.Options
  ) -> Bool {
    if let members = simulation.elements(of: whole) {
      return members.contains { isEqual($0, part, options) }
    }
    if let id = whole.object, simulation.pairs(of: whole) != nil {
      return pairs(of: id).contains { isEqual($0.value, part, options) }
    }
    return texts(whole, part, options) { $1.isEmpty || $0.contains($1) }
  }

  private func texts(
    _ left: Value, _ right: Value, _ options: PredicateTree.Options,
    _ holds: (String, String) -> Bool
  ) -> Bool {
    guard let one = simulation.text(of: left), let other = simulation.text(of: right) else {
      return false
    }
    return holds(options.folded(one), options.folded(other))
  }

  /// Nil where nothing comes before anything.
  private mutating func order(
    of left: Value, _ right: Value, _ options: PredicateTree.Options
  ) throws(Fault) -> Int? {
    if let one = simulation.text(of: left), let other = simulation.text(of: right) {
      let (one, other) = (options.folded(one), options.folded(other))
      return one == other ? 0 : one < other ? -1 : 1
    }
    if left.isNumber, right.isNumber {
      let (one, other) = (left.unboxed, right.unboxed)
      return one.real == other.real ? 0 : one.real < other.real ? -1 : 1
    }
    guard left.object != nil, right != .none else { return nil }
    return try send("compare:", to: left, [right], from: .uikit).integer
  }
}

extension Value {
  fileprivate var isNumber: Bool {
    switch unboxed {
    case .bool, .int, .real: true
    default: false
    }
  }
}

extension PredicateTree.Sign {
  fileprivate func of(_ left: Value, _ right: Value) -> Value {
    if case .int(let one) = left, case .int(let other) = right, self != .divide {
      switch self {
      case .add: return .number(.int(one &+ other))
      case .subtract: return .number(.int(one &- other))
      case .multiply, .divide: return .number(.int(one &* other))
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

/// `LIKE`: `?` stands for one character, `*` for any number of them.
private enum Wildcards {
  static func match(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    var (text, pattern) = (text, pattern)
    var again: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while true {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        again = (text, pattern)
      } else if let next = pattern.first, let character = text.first,
        next == "?" || next == character
      {
        (text, pattern) = (text.dropFirst(), pattern.dropFirst())
      } else if text.isEmpty, pattern.isEmpty {
        return true
      } else if let known = again, !known.text.isEmpty {
        (text, pattern) = (known.text.dropFirst(), known.pattern)
        again = (text, pattern)
      } else {
        return false
      }
    }
  }
}
