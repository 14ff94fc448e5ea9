package import Lookup
package import Syntax
package import TypedTree
import UIKitAPI

/// A `where` after a pattern takes it out of account, as for the compiler.
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
      return !isSettled(type) || covers(patterns.map { [$0] }, [type])
    }
    for pattern in patterns { missing.removeAll { pattern.covers($0) } }
    let rows = patterns.map { [$0] }
    missing.removeAll { covers(rows, part: $0, of: type.unwrapped) }
    if type.optionality == .optional, !patterns.contains(where: \.coversNil) {
      missing.append("none")
    }
    return missing.isEmpty
  }
}

// What a case carries may be told apart by several patterns: `.done(.success)`, `.done(.failure)`.
extension Sight {
  /// Whether rows of patterns take every value whose first part is a case of an enumeration.
  private func covers(_ rows: [[Pattern]], part name: String, of type: StaticType) -> Bool {
    guard let payload = payload(of: name, type), !payload.isEmpty else { return false }
    return covers(rows.compactMap { $0.entering(name, payload.count) }, payload)
  }

  /// Whether rows of patterns take every combination of values of the types.
  private func covers(_ rows: [[Pattern]], _ types: [StaticType]) -> Bool {
    guard let first = types.first else { return !rows.isEmpty }
    let rest = Array(types.dropFirst())
    if first.isTuple {
      return covers(rows.compactMap { $0.opening(first.parts.count) }, first.parts + rest)
    }
    let others = rows.filter { $0[0].coversAll }.map { Array($0.dropFirst()) }
    if covers(others, rest) { return true }
    // Cases are told apart only where a row does: they may carry values of their own type.
    guard others.count < rows.count, let names = names(of: first) else { return false }
    return names.allSatisfy { name in
      let payload = payload(of: name, first) ?? []
      return covers(rows.compactMap { $0.entering(name, payload.count) }, payload + rest)
    }
  }

  /// Whether it is known of which types a value's parts are, and what there is of each.
  private func isSettled(_ type: StaticType) -> Bool {
    if type.optionality == .implicit { return false }
    if type.optionality == .optional { return isSettled(type.unwrapped) }
    if type.isTuple { return type.parts.allSatisfy(isSettled) }
    if type.isString || type.isArithmetic { return true }
    return isCertain(type) && type.enumeration == nil
  }

  /// The cases that values of a type are told apart by; nil where there is no end of them.
  private func names(of type: StaticType) -> [String]? {
    if type.optionality == .optional { return ["some", "none"] }
    if type.unwrapped == .bool { return ["true", "false"] }
    return type.className.flatMap { declarations.enumerations[$0] }?.cases.map(\.name)
  }

  /// The types that a case carries; empty for a bare one, nil for a type that is no enumeration.
  private func payload(of name: String, _ type: StaticType) -> [StaticType]? {
    if type.optionality == .optional { return name == "some" ? [type.unwrapped] : [] }
    return type.className.flatMap { declarations.enumerations[$0] }?.named(name)?.payload(of: type)
  }
}

extension [Pattern] {
  /// The row with the parts of a tuple in its place.
  fileprivate func opening(_ count: Int) -> [Pattern]? {
    if self[0].coversAll { return Array(repeating: .wildcard, count: count) + dropFirst() }
    guard case .tuple(let parts) = self[0], parts.count == count else { return nil }
    return parts + dropFirst()
  }

  /// The row for values whose first part is that case, with what the case carries before the rest;
  /// nil where it takes none of them.
  fileprivate func entering(_ name: String, _ count: Int) -> [Pattern]? {
    let rest = dropFirst()
    if self[0].coversAll { return Array(repeating: .wildcard, count: count) + rest }
    switch self[0] {
    case .optional(let inner) where name == "some": return [inner] + rest
    // A case of what an optional holds stands for itself.
    case .enumCase(_, let own, _) where name == "some" && !["some", "none"].contains(own.text):
      return [self[0]] + rest
    case .expression where name == "some" && !self[0].coversNil: return [self[0]] + rest
    case .enumCase(_, let own, let parts) where own.text == name:
      if case .tuple(let inner)? = parts.first, parts.count == 1, inner.count == count {
        return inner + rest
      }
      if parts.isEmpty { return Array(repeating: .wildcard, count: count) + rest }
      return parts.count == count ? parts + rest : nil
    case .expression where self[0].covers(name) || name == "none" && self[0].coversNil:
      return Array(repeating: .wildcard, count: count) + rest
    default: return nil
    }
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
  /// Nil stands for a value of no case, which only a pattern for all of them fits.
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
