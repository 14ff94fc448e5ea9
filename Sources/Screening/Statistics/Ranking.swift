/// The place of a candidate among those of a round.
public struct Rank: Equatable, Sendable {
  /// From 1; equal scores share one.
  public let place: Int
  /// The places that intervals leave open: of all whose intervals do not lie apart from this one.
  public let range: ClosedRange<Int>

  /// The ranks of candidates, in the order in which they are given.
  public static func ranks(_ candidates: [(score: Double, interval: Interval)]) -> [Rank] {
    let scores = candidates.map(\.score).sorted()
    let lows = candidates.map(\.interval.low).sorted()
    let highs = candidates.map(\.interval.high).sorted()
    let count = candidates.count
    return candidates.map { candidate in
      let above = count - lows.firstPlace { $0 > candidate.interval.high }
      let below = highs.firstPlace { $0 >= candidate.interval.low }
      return Rank(
        place: count - scores.firstPlace { $0 > candidate.score } + 1,
        range: above + 1...max(above + 1, count - below))
    }
  }
}

extension [Double] {
  /// The first place of ascending numbers at which something holds that stays so.
  fileprivate func firstPlace(where holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
