/// Equations in solved form: basic symbols in terms of the others, which are 0.
///
/// The rows of restricted symbols have constants of at least 0 and hold no free symbol; so what
/// stands here is always a solution. `Simplex.swift` finds the best.
struct Tableau: Sendable {
  private(set) var kinds: [Kind] = []
  /// By basic symbol.
  private(set) var rows: [Row?] = []
  /// In whose rows a symbol may stand; some have lost it since.
  private var columns: [[Int]] = []

  /// Which values a symbol may have.
  enum Kind: Sendable {
    /// Any number.
    case free
    /// At least 0.
    case restricted
    /// 0: it tells only which equation went into a row.
    case dummy
  }

  /// What a value may differ by, in the units of the constants.
  static let tolerance = 1e-7
  /// What a cost must be less than for a symbol to be worth raising.
  static let gain = 1e-9
  /// How many steps in a row may gain nothing before the rule of choice changes.
  static let patience = 20

  mutating func makeSymbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    return kinds.count - 1
  }

  /// Never the negative zero.
  func value(of symbol: Int) -> Double { (rows[symbol]?.constant ?? 0) + 0 }

  /// Whether no row has ever held the symbol.
  func isFresh(_ symbol: Int) -> Bool { rows[symbol] == nil && columns[symbol].isEmpty }

  /// The basic symbols whose rows hold this one, ascending.
  func holders(of symbol: Int) -> [Int] {
    var last = -1
    return columns[symbol].sorted().filter { holder in
      defer { last = holder }
      return holder != last && rows[holder].map { $0[symbol] != 0 } ?? false
    }
  }

  /// The row with every basic symbol replaced by what it stands for.
  func reduced(_ row: Row) -> Row {
    var result = row
    for cell in row.cells {
      if let basic = rows[cell.symbol] { result.substitute(basic, for: cell.symbol) }
    }
    return result
  }

  /// Makes a symbol basic, everywhere.
  mutating func insert(_ row: Row, for symbol: Int) {
    let holders = columns[symbol]
    columns[symbol] = []
    rows[symbol] = row
    for cell in row.cells { columns[cell.symbol].append(symbol) }
    for holder in holders where holder != symbol {
      guard rows[holder] != nil else { continue }
      rows[holder]?.substitute(row, for: symbol) { columns[$0].append(holder) }
      clean(holder)
    }
  }

  /// Rounding must not make a value negative that is 0.
  private mutating func clean(_ symbol: Int) {
    guard kinds[symbol] != .free, let constant = rows[symbol]?.constant else { return }
    if abs(constant) < Row.negligible { rows[symbol]?.constant = 0 }
  }

  /// What is 0 but for rounding becomes 0.
  mutating func settle(_ symbol: Int) { rows[symbol]?.constant = 0 }

  @discardableResult
  mutating func removeRow(of symbol: Int) -> Row? {
    defer { rows[symbol] = nil }
    return rows[symbol]
  }

  /// Holds a symbol at 0 for good.
  mutating func removeColumn(of symbol: Int) {
    for holder in columns[symbol] { rows[holder]?.remove(symbol) }
    columns[symbol] = []
  }

  mutating func removeColumns(where isGone: (Int) -> Bool) {
    for symbol in rows.indices { rows[symbol]?.removeAll(where: isGone) }
  }

  /// One symbol becomes basic, another stops being so.
  mutating func pivot(_ entering: Int, for leaving: Int) -> Row {
    guard var row = removeRow(of: leaving) else { return Row() }
    row.solve(for: entering, basic: leaving)
    insert(row, for: entering)
    return row
  }
}
