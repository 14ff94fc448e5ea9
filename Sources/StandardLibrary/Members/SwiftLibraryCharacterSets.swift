import ObjectModel
import ObjectRuntime
import Syntax

// Members of sets of characters, which Foundation's class does; some have the names of other types'.
extension SwiftLibrary {
  static let characterSets: [String: Method] = [
    "contains(_:)": .ofCharacterSet("_contains:"),
    "isSuperset(of:)": .ofCharacterSet("isSupersetOfSet:"),
    "union(_:)": .ofCharacterSet("_union:"),
    "intersection(_:)": .ofCharacterSet("_intersection:"),
    "subtracting(_:)": .ofCharacterSet("_subtracting:"),
  ]

  /// Each answers the set that takes the place of the old one.
  static let characterSetMutations: [String: Method] = [
    "insert(charactersIn:)": .ofCharacterSet("_insertingCharactersIn:"),
    "remove(charactersIn:)": .ofCharacterSet("_removingCharactersIn:"),
    "insert(_:)": .ofCharacterSet("_insertingCharactersIn:"),
    "remove(_:)": .ofCharacterSet("_removingCharactersIn:"),
    "formUnion(_:)": .ofCharacterSet("_union:"),
    "formIntersection(_:)": .ofCharacterSet("_intersection:"),
    "subtract(_:)": .ofCharacterSet("_subtracting:"), "invert()": .ofCharacterSet("invertedSet"),
  ]

  static let characterSetProperties: [String: Property] = [
    "inverted": Property { turn, value throws(Fault) in
      try Method.ofCharacterSet("invertedSet").perform(&turn, value, [])
    }
  ]
}

extension SwiftLibrary.Method {
  fileprivate static func ofCharacterSet(_ selector: Selector) -> Self {
    Self { turn, value, arguments throws(Fault) in
      guard let id = value.object, turn.simulation.isKind(id, of: "NSCharacterSet") else {
        return nil
      }
      return try turn.send(selector, to: value, arguments, from: .uikit)
    }
  }

  /// The same, and another one of what it is not for.
  func or(_ other: Self) -> Self {
    Self { turn, value, arguments throws(Fault) in
      if let answer = try perform(&turn, value, arguments) { return answer }
      return try other.perform(&turn, value, arguments)
    }
  }
}
