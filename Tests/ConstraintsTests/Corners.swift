import Constraints

/// Solves a small system by trying every point where as many of its boundaries meet as it has
/// variables; the axes and a far box are boundaries too, so that what is free shows.
struct Corners {
  /// The points than which none lacks less, from the highest priority down; empty if the required
  /// constraints have no solution.
  private(set) var best: [[Double]] = []

  init(_ domains: [Domain], _ constraints: [RandomSystem.Constraint]) {
    let count = domains.count
    var planes = constraints.map { ($0.coefficients, -$0.constant) }
    for place in 0..<count {
      var axis = [Double](repeating: 0, count: count)
      axis[place] = 1
      for value in [0, 1e5, -1e5] { planes.append((axis, value)) }
    }
    var least: [Double]?
    for choice in Self.choices(of: count, from: planes.count) {
      guard let point = Self.meeting(choice.map { planes[$0] }),
        zip(domains, point).allSatisfy({ $0 == .any || $1 >= -1e-7 })
      else { continue }
      let lacks = Self.lacks(constraints, at: point)
      guard lacks[0] < 1e-6 else { continue }
      let firstDifference = least.flatMap { zip(lacks, $0).first { abs($0 - $1) > 1e-6 } }
      switch firstDifference {
      case (let mine, let theirs)? where mine > theirs: continue
      case nil where least != nil: best.append(point)
      case _:
        best = [point]
        least = lacks
      }
    }
  }

  /// What is missing in all, from the required down.
  static func lacks(_ constraints: [RandomSystem.Constraint], at point: [Double]) -> [Double] {
    ([1000, 750, 500, 250] as [Double]).map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.lack(at: point) }
    }
  }

  private static func choices(of count: Int, from all: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return choices(of: count - 1, from: all).flatMap { choice in
      (((choice.last ?? -1) + 1)..<max(all, (choice.last ?? -1) + 1)).map { choice + [$0] }
    }
  }

  /// Where planes meet in one point, by elimination.
  private static func meeting(_ planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [$0.1] }
    for column in rows.indices {
      guard
        let pivot = rows.indices.dropFirst(column)
          .max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        if factor == 0 { continue }
        for place in rows[row].indices { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
