import ObjectModel
import ObjectRuntime

// Methods of `Result`.
extension SwiftLibrary {
  /// A result is a value of an enumeration with a success or a failure. `get()` throws the failure
  /// as any Swift error is thrown.
  static let results: [String: Method] = [
    "get()": Method { turn, value, _ throws(Fault) in
      guard let (name, _, values) = turn.simulation.compound(value), let held = values.first else {
        return nil
      }
      if name == "success" { return held }
      guard name == "failure", let error = held.object else { return nil }
      turn.hold(error)
      throw .exception(
        name: Fault.swiftError, reason: try turn.description(of: held), object: error)
    },
    "mapError(_:)": Method { turn, value, arguments throws(Fault) in
      try turn.mapResult(value, arguments[0], case: "failure")
    },
    "flatMapError(_:)": Method { turn, value, arguments throws(Fault) in
      try turn.mapResult(value, arguments[0], case: "failure", isWhole: true)
    },
  ]
}

extension Turn {
  /// A result with what a closure makes of its success, or of its failure; of another result the
  /// closure makes the whole one. Nil for what is none.
  mutating func mapResult(
    _ value: Value, _ change: Value, case wanted: String = "success", isWhole: Bool = false
  ) throws(Fault) -> Value? {
    guard let id = value.object, let (name, labels, values) = simulation.compound(value),
      simulation[simulation[id].type].name == "Result", let held = values.first
    else { return nil }
    guard name == wanted else { return value }
    let new = try call(block: change, [held])
    return isWhole ? new : try makeCompound(labels, [new], name: name, of: simulation[id].type)
  }
}
