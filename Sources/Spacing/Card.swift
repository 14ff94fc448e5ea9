/// An item that comes back: what its answers so far say about when.
///
/// Times are seconds since 1970. A new item is asked after 1 and 10 minutes until it is known, a
/// forgotten one after 10 minutes; from then on by whole days, so that it is remembered nine times
/// in ten.
public struct Card: Hashable, Sendable {
  public private(set) var stage: Stage
  public private(set) var memory: Memory
  /// When it was answered last.
  public private(set) var answered: Int
  /// When it comes back.
  public private(set) var due: Int

  /// How far a card has been learnt.
  public enum Stage: Hashable, Sendable {
    /// Being learnt, or learnt again, at a step of minutes from 0.
    case learning(step: Int)
    case relearning(step: Int)
    case review
  }

  /// A card that is answered for the first time.
  public init(_ rating: Rating, at time: Int) {
    stage = .learning(step: 0)
    memory = Memory(first: rating)
    answered = time
    due = time
    move(rating)
  }

  /// Takes an answer; one from before the last counts as given with it.
  public mutating func take(_ rating: Rating, at time: Int) {
    memory.take(rating, afterDays: days(until: time))
    answered = max(time, answered)
    move(rating)
  }

  /// The chance, 0 to 1, that it is remembered at a time.
  public func recall(at time: Int) -> Double {
    Weights.recall(after: days(until: time), stability: memory.stability)
  }

  private func days(until time: Int) -> Int { max(time - answered, 0) / Self.day }

  private static let day = 86_400
  private static let learningSteps = [60, 600]
  private static let relearningSteps = [600]

  private mutating func move(_ rating: Rating) {
    switch stage {
    case .learning(let step):
      climb(Self.learningSteps, from: step, by: rating) { .learning(step: $0) }
    case .relearning(let step):
      climb(Self.relearningSteps, from: step, by: rating) { .relearning(step: $0) }
    case .review where rating == .again:
      stage = .relearning(step: 0)
      due = answered + Self.relearningSteps[0]
    case .review:
      wait()
    }
  }

  /// One step up for `good`, out for `easy`, down to the first for `again`; `hard` stays, half a
  /// step longer at the first.
  private mutating func climb(
    _ steps: [Int], from step: Int, by rating: Rating, _ stage: (Int) -> Stage
  ) {
    switch rating {
    case .again:
      self.stage = stage(0)
      due = answered + steps[0]
    case .hard:
      let wait =
        step > 0 ? steps[step] : steps.count > 1 ? (steps[0] + steps[1]) / 2 : steps[0] * 3 / 2
      due = answered + wait
    case .good where step + 1 < steps.count:
      self.stage = stage(step + 1)
      due = answered + steps[step + 1]
    case .good, .easy:
      wait()
    }
  }

  private mutating func wait() {
    stage = .review
    due = answered + Weights.interval(stability: memory.stability) * Self.day
  }
}
