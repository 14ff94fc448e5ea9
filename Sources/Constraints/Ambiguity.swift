extension Solver {
  /// The variables that have more than one value among the solutions as good as the one found.
  public func ambiguousVariables() -> Set<Variable> {
    let fixed = fixedSymbols()
    var face = tableau
    // No solution as good raises these.
    face.removeColumns { fixed.contains($0) || tableau.kinds[$0] == .dummy }
    return Set(face.movable(among: variables.map(\.symbol), not: fixed).map(Variable.init))
  }

  /// What is 0 in every solution as good: the first cost it has part in is more than 0.
  private func fixedSymbols() -> Set<Int> {
    var fixed: Set<Int> = []
    for cost in costs() {
      for cell in cost.cells where cell.coefficient > Tableau.gain { fixed.insert(cell.symbol) }
    }
    return fixed
  }
}

extension Tableau {
  /// Those of some symbols that can have another value, where every solution is as good as another.
  fileprivate mutating func movable(among symbols: [Int], not fixed: Set<Int>) -> [Int] {
    let values = rows.indices.map(value)
    var movable = rows.indices.map { kinds[$0] == .free && rows[$0] == nil }
    for symbol in rows.indices
    where rows[symbol] == nil && kinds[symbol] != .dummy && !fixed.contains(symbol) {
      guard canRise(symbol) else { continue }
      movable[symbol] = true
      for holder in holders(of: symbol) { movable[holder] = true }
    }
    for symbol in symbols where !fixed.contains(symbol) {
      for sign in [1.0, -1] where !movable[symbol] {
        var cost = Row()
        cost.add(symbol, times: sign)
        cost = reduced(cost)
        if minimise(&cost) == .unbounded { movable[symbol] = true }
        for other in symbols where abs(value(of: other) - values[other]) > Self.tolerance {
          movable[other] = true
        }
      }
    }
    return symbols.filter { movable[$0] }
  }

  private func canRise(_ symbol: Int) -> Bool {
    guard let first = firstToReachZero(whileRaising: symbol) else { return true }
    return value(of: first) > Self.tolerance
  }
}
