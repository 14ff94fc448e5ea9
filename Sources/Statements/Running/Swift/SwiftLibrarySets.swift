import Simulator

// Swift's sets. They keep the order in which their members came, which Swift does not promise.
extension SwiftLibrary {
  static let sets: [String: Method] = [
    "union(_:)": .set { $0 + $1 },
    "subtracting(_:)": .filtered { !$0 }, "intersection(_:)": .filtered { $0 },
    "isSubset(of:)": Method(type: .bool) { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      let others = turn.simulation.elements(of: arguments[0]) ?? []
      let simulation = turn.simulation
      return .bool(
        elements.allSatisfy { one in others.contains { simulation.areEqual($0, one) } })
    },
  ]

  static let setMutations: [String: Method] = [
    "insert(_:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      guard let id = value.object, turn.simulation.elements(of: value) != nil else { return nil }
      try turn.gather(arguments, in: id)
      return value
    },
    "formUnion(_:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      guard let id = value.object, turn.simulation.elements(of: value) != nil else { return nil }
      try turn.gather(turn.simulation.elements(of: arguments[0]) ?? [], in: id)
      return value
    },
    "remove(_:)": Method(type: .any) { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      let simulation = turn.simulation
      let rest = elements.filter { !simulation.areEqual($0, arguments[0]) }
      try turn.replace(elements: rest, of: value)
      return value
    },
  ]
}

extension SwiftLibrary.Method {
  /// A new set of the members that remain.
  fileprivate static func filtered(_ stays: @escaping @Sendable (Bool) -> Bool) -> Self {
    Self(type: .object("NSSet")) { turn, value, arguments throws(Fault) in
      if case .rect = value {
        return try SwiftLibrary.rectangles["intersection(_:)"]?.perform(&turn, value, arguments)
      }
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      let others = turn.simulation.elements(of: arguments[0]) ?? []
      let simulation = turn.simulation
      return try turn.makeSet(
        elements.filter { one in stays(others.contains { simulation.areEqual($0, one) }) })
    }
  }

  fileprivate static func set(
    _ join: @escaping @Sendable ([Value], [Value]) -> [Value]
  ) -> Self {
    Self(type: .any) { turn, value, arguments throws(Fault) in
      if case .rect = value {
        return try SwiftLibrary.rectangles["union(_:)"]?.perform(&turn, value, arguments)
      }
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      return try turn.makeSet(join(elements, turn.simulation.elements(of: arguments[0]) ?? []))
    }
  }
}
