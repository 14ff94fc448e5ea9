import ObjectModel
import ObjectRuntime

// What a key path may ask of a whole collection: `@sum.price`.
//
// Key-Value Coding Programming Guide, "Using Collection Operators".
extension Turn {
  /// Nil for what is no operator.
  /// Nil among the values is left out before anything is reckoned; the average of none is 0.
  mutating func value(
    ofOperator name: Substring, over elements: [Value], path: String
  ) throws(Fault) -> Value? {
    if name == "@count" { return .number(.int(elements.count)) }
    var values: [Value] = []
    for element in elements {
      let value = path == "self" ? element : try value(forKeyPath: path, of: element)
      if value != .none { values.append(value) }
    }
    switch name {
    case "@sum": return sum(of: values)
    case "@avg":
      let count = Double(max(values.count, 1))
      return .number(.real(sum(of: values).unboxed.real / count))
    case "@max":
      return values.dropFirst().reduce(values.first ?? Value.none) {
        precedes($0, $1) ? $1 : $0
      }
    case "@min":
      return values.dropFirst().reduce(values.first ?? Value.none) {
        precedes($1, $0) ? $1 : $0
      }
    case "@unionOfObjects": return try makeArray(values)
    case "@distinctUnionOfObjects":
      var distinct: [Value] = []
      for value in values where !distinct.contains(where: { simulation.areEqual($0, value) }) {
        distinct.append(value)
      }
      return try makeArray(distinct)
    default: return nil
    }
  }

  /// A sum of whole numbers stays whole, and wraps at the end of `Int`; one real makes it real.
  private func sum(of values: [Value]) -> Value {
    let numbers = values.map(\.unboxed)
    let isWhole = numbers.allSatisfy { if case .int = $0 { true } else { false } }
    guard isWhole else { return .number(.real(numbers.reduce(0) { $0 + $1.real })) }
    return .number(.int(numbers.reduce(0) { $0 &+ $1.integer }))
  }

  /// For `@max` and `@min`: texts by their scalars, all else by its number.
  private func precedes(_ one: Value, _ other: Value) -> Bool {
    if let text = simulation.text(of: one), let next = simulation.text(of: other) {
      return text < next
    }
    return one.unboxed.real < other.unboxed.real
  }
}
