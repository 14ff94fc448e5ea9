/// How far two or more people who judge the same things agree, beyond what chance would do.
///
/// 1 is agreement in all, 0 what chance would do; nil where there is nothing to disagree about.
public enum Agreement {
  /// Cohen's κ of two people who each give one label.
  public static func kappa<Label: Hashable>(_ pairs: [(Label, Label)]) -> Double? {
    kappa(pairs) { $0 == $1 ? 0 : 1 }
  }

  /// The same for marks in an order: a difference of two counts twice that of one.
  public static func weightedKappa(_ pairs: [(Int, Int)]) -> Double? {
    kappa(pairs) { Double(abs($0 - $1)) }
  }

  private static func kappa<Label: Hashable>(
    _ pairs: [(Label, Label)], _ distance: (Label, Label) -> Double
  ) -> Double? {
    let seen = pairs.reduce(0) { $0 + distance($1.0, $1.1) } / Double(max(1, pairs.count))
    let lefts = Dictionary(grouping: pairs, by: \.0).mapValues(\.count)
    let rights = Dictionary(grouping: pairs, by: \.1).mapValues(\.count)
    let expected = lefts.reduce(0.0) { sum, left in
      rights.reduce(sum) { $0 + Double(left.value * $1.value) * distance(left.key, $1.key) }
    }
    guard expected > 0 else { return nil }
    return 1 - seen * Double(pairs.count * pairs.count) / expected
  }

  /// Krippendorff's α of sets of labels, a row for each thing that was judged, with the MASI
  /// distance (Passonneau 2006). Who judged alone is left out.
  public static func alpha(_ things: [[Set<String>]]) -> Double? {
    let judged = things.filter { $0.count > 1 }
    let all = judged.flatMap { $0 }
    let seen = judged.reduce(0) { $0 + distances($1) / Double($1.count - 1) }
    let expected = distances(all)
    guard expected > 0 else { return nil }
    return 1 - seen * Double(all.count - 1) / expected
  }

  /// The sum over all pairs, either way round.
  private static func distances(_ sets: [Set<String>]) -> Double {
    sets.indices.reduce(0) { sum, place in
      sets[..<place].reduce(sum) { $0 + 2 * masi($1, sets[place]) }
    }
  }

  /// One less the Jaccard index, which counts whole for equal sets, two thirds where one holds the
  /// other, one third where they share something, and nothing else.
  static func masi(_ one: Set<String>, _ other: Set<String>) -> Double {
    if one == other { return 0 }
    let shared = Double(one.intersection(other).count)
    let holds = one.isSubset(of: other) || other.isSubset(of: one)
    return 1 - shared / Double(one.union(other).count) * (holds ? 2.0 / 3 : 1.0 / 3)
  }
}
