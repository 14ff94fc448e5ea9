/// That an equation cannot hold, and the markers of those it cannot hold together with.
struct Infeasibility: Error {
  let symbols: [Int]
}

// Equations that come and go.
extension Tableau {
  /// Takes the equation `0 = row`, whose basic symbols are replaced already.
  mutating func add(_ row: Row, marker: Int) throws(Infeasibility) {
    var row = row
    if let free = row.cells.first(where: { kinds[$0.symbol] == .free })?.symbol {
      return solve(row, for: free)
    }
    if abs(row.constant) < Row.negligible { row.constant = 0 }
    if row.constant < 0 { row.scale(by: -1) }
    let restricted = row.cells.filter { kinds[$0.symbol] == .restricted }
    if restricted.isEmpty {
      guard row.constant < Self.tolerance else {
        throw Infeasibility(symbols: row.cells.map(\.symbol).filter { $0 != marker })
      }
      row.constant = 0
      return solve(row, for: marker)
    }
    if row.constant == 0 {
      let best = restricted.first { isFresh($0.symbol) } ?? restricted[0]
      return solve(row, for: best.symbol)
    }
    if let fresh = restricted.first(where: { $0.coefficient < 0 && isFresh($0.symbol) }) {
      return solve(row, for: fresh.symbol)
    }
    try addWithArtificial(row, marker: marker)
  }

  private mutating func solve(_ row: Row, for symbol: Int) {
    var row = row
    row.solve(for: symbol)
    insert(row, for: symbol)
  }

  /// Starts from what the equation lacks and tries to make it 0.
  private mutating func addWithArtificial(_ row: Row, marker: Int) throws(Infeasibility) {
    let artificial = makeSymbol(.restricted)
    insert(row, for: artificial)
    var cost = row
    _ = minimise(&cost)
    if cost.constant > Self.tolerance {
      // Whatever stands here can only be raised, and would only make it worse: a proof.
      removeRow(of: artificial)
      removeColumn(of: marker)
      throw Infeasibility(symbols: cost.cells.map(\.symbol).filter { $0 != marker })
    }
    leaveBasis(artificial, marker: marker)
    removeColumn(of: artificial)
  }

  /// Something else that is 0 takes the place of an artificial symbol that has become 0.
  private mutating func leaveBasis(_ artificial: Int, marker: Int) {
    guard let row = rows[artificial] else { return }
    settle(artificial)
    let symbols = row.cells.map(\.symbol)
    if let restricted = symbols.first(where: { kinds[$0] == .restricted }) {
      _ = pivot(restricted, for: artificial)
    } else if let dummy = symbols.contains(marker) ? marker : symbols.first {
      _ = pivot(dummy, for: artificial)
    } else {
      removeRow(of: artificial)
    }
  }

  /// Takes back the equation that a marker stands for.
  mutating func remove(marker: Int, other: Int?) {
    if rows[marker] == nil, let leaving = leaving(for: marker) { _ = pivot(marker, for: leaving) }
    removeRow(of: marker)
    if let other { removeColumn(of: other) }
  }

  /// Whose row can hold a marker instead without making any value negative.
  private func leaving(for marker: Int) -> Int? {
    let holders = holders(of: marker)
    if let dummy = holders.first(where: { kinds[$0] == .dummy }) { return dummy }
    if let first = firstToReachZero(whileRaising: marker) { return first }
    let restricted = holders.filter { kinds[$0] == .restricted }
    let ratio: (Int) -> Double = { holder in
      guard let row = rows[holder] else { return .infinity }
      return row.constant / row[marker]
    }
    return restricted.min { ratio($0) < ratio($1) } ?? holders.first
  }
}
