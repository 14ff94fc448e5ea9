import FoundationKit
package import ObjectModel
package import ObjectRuntime

// Methods of sets; their members lie in the order in which they came.
extension SwiftLibrary {
  /// The other side may be any sequence. The members of the receiver come first.
  static let sets: [String: Method] = [
    "union(_:)": .set { one, other, _, _ in one + other },
    "intersection(_:)": .set { one, _, _, isInOther in one.filter(isInOther) },
    "subtracting(_:)": .set { one, _, _, isInOther in one.filter { !isInOther($0) } },
    "symmetricDifference(_:)": .set { one, other, isInOne, isInOther in
      one.filter { !isInOther($0) } + other.filter { !isInOne($0) }
    },
    "isSubset(of:)": .relation { one, _, _, isInOther in one.allSatisfy(isInOther) },
    "isSuperset(of:)": .relation { _, other, isInOne, _ in other.allSatisfy(isInOne) },
    "isStrictSubset(of:)": .relation { one, other, isInOne, isInOther in
      one.allSatisfy(isInOther) && !other.allSatisfy(isInOne)
    },
    "isStrictSuperset(of:)": .relation { one, other, isInOne, isInOther in
      other.allSatisfy(isInOne) && !one.allSatisfy(isInOther)
    },
    "isDisjoint(with:)": .relation { one, _, _, isInOther in !one.contains(where: isInOther) },
  ]
}

extension SwiftLibrary.Method {
  /// What follows from the members of a set and those of something else: both, and whether a value
  /// is among the ones or the others.
  fileprivate typealias Comparison<Result> =
    @Sendable ([Value], [Value], (Value) -> Bool, (Value) -> Bool) -> Result

  /// A method that makes a set of two.
  fileprivate static func set(_ combine: @escaping Comparison<[Value]>) -> Self {
    Self { turn, value, arguments throws(Fault) in
      guard let members = try turn.compare(value, arguments[0], combine) else { return nil }
      return try turn.makeSet(members, like: value)
    }
  }

  /// A method that compares two.
  fileprivate static func relation(_ holds: @escaping Comparison<Bool>) -> Self {
    Self { turn, value, arguments throws(Fault) in
      try turn.compare(value, arguments[0], holds).map { .bool($0) }
    }
  }
}

extension Turn {
  /// A set of the kind of another: of indexes, or of anything.
  package mutating func makeSet(_ members: [Value], like other: Value) throws(Fault) -> Value {
    let isOfIndexes = simulation.isKind(other, of: "NSIndexSet")
    return isOfIndexes ? try makeIndexSet(members) : try makeSet(members)
  }

  /// Compares a set to any sequence; nil where there is none.
  /// The sequence is made a set once, as each member is looked up in both.
  fileprivate mutating func compare<Result>(
    _ value: Value, _ sequence: Value, _ comparison: SwiftLibrary.Method.Comparison<Result>
  ) throws(Fault) -> Result? {
    guard simulation.isSet(value), let members = simulation.elements(of: value) else { return nil }
    let others = try self.sequence(of: sequence, isSwift: true)
    let other = try makeSet(others)
    let simulation = simulation
    return comparison(
      members, others, { simulation.member($0, of: value) != nil },
      { simulation.member($0, of: other) != nil })
  }
}
