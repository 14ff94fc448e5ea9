import Simulator

// What Swift's `print` and string interpolation show.
extension Turn {
  mutating func printed(_ value: Value) throws(Fault) -> String {
    switch value {
    case .none: return "nil"
    case .bool(let value): return value ? "true" : "false"
    case .real(let value): return "\(value)"
    case .point(let point): return "(\(point.x), \(point.y))"
    case .size(let size): return "(\(size.width), \(size.height))"
    case .rect(let rect):
      return "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    case .number: return try printed(value.unboxed)
    case .object(let id): return try printed(id)
    default: return try description(of: value)
    }
  }

  private mutating func printed(_ id: ObjectID) throws(Fault) -> String {
    let value = Value.object(id)
    if let elements = simulation.elements(of: value), memory == .automatic {
      return "[" + (try listed(elements)).joined(separator: ", ") + "]"
    }
    if let pairs = simulation.pairs(of: value) {
      if pairs.isEmpty { return "[:]" }
      var parts: [String] = []
      for pair in pairs { parts.append(try quoted(pair.key) + ": " + (try quoted(pair.value))) }
      return "[" + parts.joined(separator: ", ") + "]"
    }
    guard simulation.isBox(id), !isDescribed(id) else { return try description(of: value) }
    if let compound = simulation.compound(value) {
      if compound.values.isEmpty { return compound.name }
      let parts = try labelled(compound.labels, compound.values)
      return compound.name + "(" + parts.joined(separator: ", ") + ")"
    }
    let type = simulation[simulation[id].type]
    let parts = try labelled(
      type.ivars.map { $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name },
      simulation[id].fields)
    return type.name + "(" + parts.joined(separator: ", ") + ")"
  }

  /// Whether a script's own `description` says what a value is.
  private func isDescribed(_ id: ObjectID) -> Bool {
    simulation[simulation[id].type].methods["description"] != nil
  }

  private mutating func listed(_ values: [Value]) throws(Fault) -> [String] {
    var texts: [String] = []
    for value in values { texts.append(try quoted(value)) }
    return texts
  }

  private mutating func labelled(_ labels: [String], _ values: [Value]) throws(Fault) -> [String] {
    let texts = try listed(values)
    return texts.enumerated().map { place, text in
      let label = labels.indices.contains(place) ? labels[place] : ""
      return label.isEmpty ? text : label + ": " + text
    }
  }

  /// A value inside another: texts stand in quotation marks.
  private mutating func quoted(_ value: Value) throws(Fault) -> String {
    if let text = simulation.text(of: value) { return "\"" + text + "\"" }
    return try printed(value)
  }
}
