/// Where the share that a candidate would get of all questions like these lies, 19 times of 20.
public struct Interval: Equatable, Sendable {
  public let low: Double
  public let high: Double

  /// Wilson's interval, from the candidate's own answers alone: nobody else's change it, it stays
  /// within 0 and 1, and says something after few answers. For partial credit it errs on the wide
  /// side, since no marks between 0 and 1 vary more than right and wrong do.
  public init(score: Double, of count: Int) {
    guard count > 0 else {
      (low, high) = (0, 1)
      return
    }
    let (n, z) = (Double(count), 1.959963984540054)
    let (share, square) = (score / n, z * z)
    let middle = share + square / (2 * n)
    let reach = z * (share * (1 - share) / n + square / (4 * n * n)).squareRoot()
    let whole = 1 + square / n
    low = max(0, (middle - reach) / whole)
    high = min(1, (middle + reach) / whole)
  }
}
