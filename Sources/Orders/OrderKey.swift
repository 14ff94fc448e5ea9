/// The key of an order question: what is right, and by which scheme the rest is marked.
///
/// ```swift
/// let key = OrderKey(try PartialOrder(sequence: ["loadView", "viewDidLoad", "viewWillAppear:"]))
/// key.grade(["viewDidLoad", "loadView", "viewWillAppear:"]).score
/// ```
public struct OrderKey: Sendable {
  public let order: PartialOrder
  public let distractors: [String]
  public let scheme: OrderScheme
  /// g: the `keep` a blind guess may expect. Worked out once, in milliseconds, when a key is made.
  public let guess: Double
  private let labels: EqualLabels

  /// A key; `labels` maps ids to what a person sees, and ids with equal labels are interchangeable.
  ///
  /// - Parameter guess: that of the order, where it is known.
  public init(
    _ order: PartialOrder, distractors: [String] = [], labels: [String: String] = [:],
    scheme: OrderScheme = .blend, guess: Double? = nil
  ) {
    self.order = order
    self.distractors = distractors
    self.scheme = scheme
    self.guess = guess ?? BlindGuess.mean(of: order)
    self.labels = EqualLabels(labels, of: order)
  }

  /// Marks an answer; ids that are no items are extras.
  ///
  /// Entries with equal labels are read in the way that earns the highest mark, then keeps the
  /// most items, then the most pairs; of equals the reading that follows the key comes first. So
  /// the first of two identical calls given is the first that was due, unless that costs something.
  public func grade(_ answer: [String]) -> OrderGrade {
    let entries = labels.entries(of: answer)
    let prefix = LegalPrefix.longest(of: entries, in: order, labels: labels)
    let count = order.items.count
    let isCorrect = prefix.count == answer.count && answer.count == count
    let readings = isCorrect ? [prefix] : labels.readings(of: entries)
    let best = best(of: readings.map { OrderMeasure(of: $0, in: order) }, isCorrect: isCorrect)
    let places = best.places(of: count)
    return OrderGrade(
      working: working(of: best, isCorrect: isCorrect),
      firstWrongPosition: prefix.count < answer.count ? prefix.count : nil,
      moves: places.moves, extras: places.extras, missing: best.missing.map { order.items[$0] },
      nearest: (isCorrect ? prefix : nearest(to: best)).map { order.items[$0] })
  }

  /// The right order that leaves most where it stands, which is the model answer wherever another
  /// leaves no more.
  private func nearest(to measure: OrderMeasure) -> [Int] {
    let kept = measure.kept.sorted().compactMap { measure.reading[$0] }
    func agreement(_ order: [Int]) -> Int { zip(measure.reading, order).count { $0 == $1 } }
    let model = order.linearExtension(keeping: kept)
    let early = order.linearExtension(beginningWith: kept)
    return agreement(early) > agreement(model) ? early : model
  }

  private func best(of measures: [OrderMeasure], isCorrect: Bool) -> OrderMeasure {
    var best = measures[0]
    var record = (working(of: best, isCorrect: isCorrect).score, best.kept.count, best.pairsKept)
    for measure in measures.dropFirst() {
      let score = working(of: measure, isCorrect: isCorrect).score
      let rank = (score, measure.kept.count, measure.pairsKept)
      if rank > record { (best, record) = (measure, rank) }
    }
    return best
  }

  private func working(of measure: OrderMeasure, isCorrect: Bool) -> OrderWorking {
    OrderWorking(
      scheme: scheme, isCorrect: isCorrect,
      pairsKept: measure.pairsKept, pairCount: order.pairCount,
      kept: measure.kept.count, extras: measure.extraCount(of: order.items.count),
      missing: measure.missing.count, items: order.items.count, guess: guess)
  }
}
