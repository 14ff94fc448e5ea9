/// A basic symbol's value: a constant and multiples of symbols that are 0.
struct Row: Sendable {
  var constant: Double
  /// By symbol, ascending; none is 0.
  private(set) var cells: [Cell] = []

  /// A symbol of the row, so many times.
  struct Cell: Sendable {
    let symbol: Int
    var coefficient: Double
  }

  init(_ constant: Double = 0) { self.constant = constant }

  /// What rounding leaves of a coefficient that is 0.
  static let negligible = 1e-10

  subscript(symbol: Int) -> Double {
    let place = self.place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  private func place(of symbol: Int) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func remove(_ symbol: Int) {
    let place = self.place(of: symbol)
    if place < cells.count, cells[place].symbol == symbol { cells.remove(at: place) }
  }

  mutating func removeAll(where isGone: (Int) -> Bool) {
    cells.removeAll { isGone($0.symbol) }
  }

  mutating func add(_ symbol: Int, times factor: Double) {
    let place = self.place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else {
      if abs(factor) > Self.negligible {
        cells.insert(Cell(symbol: symbol, coefficient: factor), at: place)
      }
      return
    }
    cells[place].coefficient += factor
    if abs(cells[place].coefficient) <= Self.negligible { cells.remove(at: place) }
  }

  /// Adds a multiple of another row, and tells which symbols are new here.
  mutating func add(_ other: Row, times factor: Double, isNew: (Int) -> Void = { _ in }) {
    constant += other.constant * factor
    var sum: [Cell] = []
    sum.reserveCapacity(cells.count + other.cells.count)
    var place = 0
    for cell in other.cells {
      while place < cells.count, cells[place].symbol < cell.symbol {
        sum.append(cells[place])
        place += 1
      }
      var coefficient = cell.coefficient * factor
      let isHere = place < cells.count && cells[place].symbol == cell.symbol
      if isHere {
        coefficient += cells[place].coefficient
        place += 1
      }
      guard abs(coefficient) > Self.negligible else { continue }
      sum.append(Cell(symbol: cell.symbol, coefficient: coefficient))
      if !isHere { isNew(cell.symbol) }
    }
    sum += cells[place...]
    cells = sum
  }

  /// Puts a row in the place of a symbol.
  mutating func substitute(_ row: Row, for symbol: Int, isNew: (Int) -> Void = { _ in }) {
    let coefficient = self[symbol]
    guard coefficient != 0 else { return }
    remove(symbol)
    add(row, times: coefficient, isNew: isNew)
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for place in cells.indices { cells[place].coefficient *= factor }
  }

  /// Reads the row as `0 = row`, or `basic = row`, and makes it the value of one of its symbols.
  mutating func solve(for symbol: Int, basic: Int? = nil) {
    let coefficient = self[symbol]
    remove(symbol)
    scale(by: -1 / coefficient)
    if let basic { add(basic, times: 1 / coefficient) }
  }
}
