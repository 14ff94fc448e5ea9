package import Lookup
package import Syntax
package import TypedTree
import UIKitAPI

extension Sight {
  /// Whether a `switch` over an enumeration or a Boolean names every case, or has a `default`.
  package func isExhaustive(_ cases: [Statement.SwitchCase], _ type: StaticType) -> Bool {
    if !isSwift || cases.contains(where: \.isDefault) { return true }
    let patterns = cases.filter { $0.guardCondition == nil }.flatMap(\.patterns)
    if patterns.contains(where: \.coversAll) { return true }
    var missing: [String]
    if let name = type.unwrapped.className, let known = declarations.enumerations[name] {
      missing = known.cases.map(\.name)
    } else if type == .bool {
      missing = ["true", "false"]
    } else if let known = type.enumeration, !known.isOptions, known.raw == .integer {
      // Several names of a value are one case.
      let covered = known.cases.filter { item in patterns.contains { $0.covers(item.swiftName) } }
      missing = known.cases.filter { item in !covered.contains { $0.value == item.value } }
        .compactMap(\.swiftName)
    } else {
      // Tuples and optionals may be covered in ways that are not looked into here.
      return type.optionality != .none || !type.isString && !type.isArithmetic
    }
    for pattern in patterns { missing.removeAll { pattern.covers($0) } }
    if type.optionality == .optional, !patterns.contains(where: \.coversNil) {
      missing.append("none")
    }
    return missing.isEmpty
  }
}

extension Pattern {
  /// Whether every value fits.
  fileprivate var coversAll: Bool {
    switch self {
    case .wildcard, .binding: true
    default: false
    }
  }

  /// Whether nil fits.
  fileprivate var coversNil: Bool {
    switch self {
    case .enumCase(_, let name, _): name.text == "none"
    case .expression(let value):
      switch value.kind {
      case .nilLiteral: true
      case .implicitMember(let name): name.text == "none"
      default: false
      }
    default: coversAll
    }
  }

  /// Whether every value of a case fits.
  fileprivate func covers(_ name: String?) -> Bool {
    guard let name else { return false }
    return switch self {
    case .enumCase(_, let own, let parts) where own.text == "some" && parts.count <= 1:
      parts.first.map { $0.coversAll || $0.covers(name) } ?? true
    case .enumCase(_, let own, let parts): own.text == name && parts.allSatisfy(\.coversAll)
    case .optional(let inner): inner.coversAll || inner.covers(name)
    case .expression(let value):
      switch value.kind {
      case .boolean(let truth): name == String(truth)
      case .implicitMember(let own), .member(_, let own): own.text == name
      default: false
      }
    default: false
    }
  }
}
