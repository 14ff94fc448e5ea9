public import ObjectModel

extension Simulation {
  /// A person decides a condition that rests on a stand-in; it is told anew how it was taken.
  public mutating func decide(line: Int, _ isTrue: Bool) {
    decisions[line] = isTrue
    decidedLines.remove(line)
  }
}

// Conditions of which nothing is known but that something stands in for them.
extension Turn {
  /// Whether a value is true as the condition of the line that runs. Where it stands in for one, a
  /// person may have decided that; the first time it is told.
  public mutating func decides(_ value: Value) -> Bool {
    guard case .standIn(let name, _) = value else { return value.isTrue }
    standInDecisions += 1
    let isTrue = simulation.decisions[line] ?? value.isTrue
    if simulation.decidedLines.insert(line).inserted {
      record(.note(.decided(name, line: line, isTrue)))
    }
    return isTrue
  }
}
