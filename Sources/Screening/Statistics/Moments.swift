extension Collection<Double> {
  /// nil where there is nothing.
  var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }

  /// With one less than there are below the line, as for a sample; nil for fewer than two.
  var variance: Double? {
    guard count > 1, let mean else { return nil }
    return reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count - 1)
  }
}

/// Pearson's correlation, which is the point-biserial one where a side has two values only; nil
/// where a side does not vary.
func correlation(_ pairs: [(Double, Double)]) -> Double? {
  guard let mean = pairs.map(\.0).mean, let other = pairs.map(\.1).mean else { return nil }
  var (both, left, right) = (0.0, 0.0, 0.0)
  for pair in pairs {
    let (x, y) = (pair.0 - mean, pair.1 - other)
    (both, left, right) = (both + x * y, left + x * x, right + y * y)
  }
  // What rounding leaves of equal numbers is no variance.
  let least = 1e-12 * Double(pairs.count)
  return left < least || right < least ? nil : both / (left * right).squareRoot()
}
