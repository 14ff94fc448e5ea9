import FoundationKit
package import ObjectModel
package import ObjectRuntime

// Methods of sets; their members lie in the order in which they came.
extension SwiftLibrary {
  /// The other side may be any sequence. The members of the receiver come first.
  static let sets: [String: Method] = [
    "union(_:)": .set { ones, others in ones + others },
    "intersection(_:)": .set { ones, _ in ones.filter(\.isInBoth) },
    "subtracting(_:)": .set { ones, _ in ones.filter { !$0.isInBoth } },
    "symmetricDifference(_:)": .set { ones, others in (ones + others).filter { !$0.isInBoth } },
    "isSubset(of:)": .relation { ones, _ in ones.allSatisfy(\.isInBoth) },
    "isSuperset(of:)": .relation { _, others in others.allSatisfy(\.isInBoth) },
    "isStrictSubset(of:)": .relation { ones, others in
      ones.allSatisfy(\.isInBoth) && !others.allSatisfy(\.isInBoth)
    },
    "isStrictSuperset(of:)": .relation { ones, others in
      others.allSatisfy(\.isInBoth) && !ones.allSatisfy(\.isInBoth)
    },
    "isDisjoint(with:)": .relation { ones, _ in !ones.contains(where: \.isInBoth) },
  ]
}

extension SwiftLibrary.Method {
  /// What follows from the members of a set and from those of something else.
  fileprivate typealias Comparison<Result> = @Sendable ([Member], [Member]) -> Result

  /// A member of one of two sets, and whether the other has an equal one.
  fileprivate struct Member {
    var value: Value
    var isInBoth: Bool
  }

  /// A method that makes a set of two.
  fileprivate static func set(_ combine: @escaping Comparison<[Member]>) -> Self {
    Self { turn, value, arguments throws(Fault) in
      guard let members = try turn.compare(value, arguments[0], combine) else { return nil }
      return try turn.makeSet(members.map(\.value), like: value)
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
    return comparison(
      try compared(members, to: makeSet(others)), try compared(others, to: value))
  }

  private mutating func compared(
    _ members: [Value], to set: Value
  ) throws(Fault) -> [SwiftLibrary.Method.Member] {
    var compared: [SwiftLibrary.Method.Member] = []
    for value in members {
      compared.append(.init(value: value, isInBoth: try member(value, of: set) != nil))
    }
    return compared
  }
}
