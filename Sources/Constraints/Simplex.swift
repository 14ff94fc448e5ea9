extension Tableau {
  /// Whether a cost has a least value at all.
  enum Outcome {
    case least
    case unbounded
  }

  /// Lowers a cost as far as it goes by raising symbols from 0, but not those that are fixed;
  /// `lower` are costs that matter less and are only kept up to date.
  mutating func minimise(
    _ cost: inout Row, lower: inout [Row], fixed: Set<Int> = []
  ) -> Outcome {
    var idle = 0
    // Bland's rule ends; only coefficients many powers of ten apart could round it into a circle.
    for _ in 0..<(1000 + 20 * rows.count) {
      guard let entering = worthRaising(in: cost, fixed: fixed, first: idle > Self.patience)
      else { return .least }
      guard let leaving = firstToReachZero(whileRaising: entering) else { return .unbounded }
      let before = cost.constant
      let row = pivot(entering, for: leaving)
      cost.substitute(row, for: entering)
      idle = cost.constant < before - Self.gain ? 0 : idle + 1
      for place in lower.indices { lower[place].substitute(row, for: entering) }
    }
    return .least
  }

  mutating func minimise(_ cost: inout Row) -> Outcome {
    var none: [Row] = []
    return minimise(&cost, lower: &none)
  }

  /// The symbol that lowers a cost most for what it is raised, or the first that does (Bland's
  /// rule, which does not go in circles where nothing is gained).
  private func worthRaising(in cost: Row, fixed: Set<Int>, first: Bool) -> Int? {
    var best: (symbol: Int, coefficient: Double)?
    for cell in cost.cells
    where cell.coefficient < best?.coefficient ?? -Self.gain && kinds[cell.symbol] == .restricted
      && !fixed.contains(cell.symbol)
    {
      if first { return cell.symbol }
      best = (cell.symbol, cell.coefficient)
    }
    return best?.symbol
  }

  /// The restricted basic symbol that stops another from being raised further.
  func firstToReachZero(whileRaising symbol: Int) -> Int? {
    var found: (symbol: Int, ratio: Double)?
    for holder in holders(of: symbol) where kinds[holder] == .restricted {
      guard let row = rows[holder] else { continue }
      let coefficient = row[symbol]
      guard coefficient < -Self.gain else { continue }
      let ratio = max(row.constant, 0) / -coefficient
      // Ascending: among equals the first is Bland's.
      if ratio < found?.ratio ?? .infinity { found = (holder, ratio) }
    }
    return found?.symbol
  }
}
