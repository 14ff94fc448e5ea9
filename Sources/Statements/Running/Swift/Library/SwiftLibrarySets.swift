import Simulator

// Methods of sets; their members lie in the order in which they came.
extension SwiftLibrary {
  static let sets: [String: Method] = [
    "union(_:)": .set { simulation, one, other in simulation.union(one, other) },
    "intersection(_:)": .set { simulation, one, other in
      one.filter { simulation.holds($0, other) }
    },
    "subtracting(_:)": .set { simulation, one, other in
      one.filter { !simulation.holds($0, other) }
    },
    "symmetricDifference(_:)": .set { simulation, one, other in
      one.filter { !simulation.holds($0, other) } + other.filter { !simulation.holds($0, one) }
    },
    "isSubset(of:)": .relation { simulation, one, other in
      one.allSatisfy { simulation.holds($0, other) }
    },
    "isSuperset(of:)": .relation { simulation, one, other in
      other.allSatisfy { simulation.holds($0, one) }
    },
    "isDisjoint(with:)": .relation { simulation, one, other in
      !one.contains { simulation.holds($0, other) }
    },
  ]
}

extension SwiftLibrary.Method {
  /// A method that makes a set of two.
  fileprivate static func set(
    _ combine: @escaping @Sendable (Simulation, [Value], [Value]) -> [Value]
  ) -> Self {
    Self(type: .object("NSSet")) { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      let others = try turn.sequence(of: arguments[0], isSwift: true)
      return try turn.makeSet(combine(turn.simulation, elements, others))
    }
  }

  fileprivate static func relation(
    _ holds: @escaping @Sendable (Simulation, [Value], [Value]) -> Bool
  ) -> Self {
    Self(type: .bool) { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      let others = try turn.sequence(of: arguments[0], isSwift: true)
      return .bool(holds(turn.simulation, elements, others))
    }
  }
}

extension Simulation {
  /// Whether a value is among others.
  func holds(_ value: Value, _ others: [Value]) -> Bool {
    others.contains { areEqual($0, value) }
  }

  /// The values of both, each once.
  func union(_ one: [Value], _ other: [Value]) -> [Value] {
    (one + other).reduce(into: []) { all, value in
      if !holds(value, all) { all.append(value) }
    }
  }
}
