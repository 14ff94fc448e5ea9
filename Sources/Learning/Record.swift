import Spacing

/// What a person has met and answered, item by item: a fold of the journal.
package struct Record: Equatable, Sendable {
  /// The answers to each item, oldest first.
  package private(set) var answers: [String: [Answer]] = [:]
  /// What has been on the screen.
  package private(set) var met: Set<String> = []
  package private(set) var deck = Deck()
  /// When items were skipped, the last time.
  private var skipped: [String: Int] = [:]

  /// An answer to an item, as far as memory is concerned.
  package struct Answer: Equatable, Sendable {
    /// In seconds since 1970.
    var time: Int
    var score: Double
    var isRight: Bool
    /// Whether there was none: it was shown.
    var isShown: Bool
    /// Whether it was right without a hint, at the first try.
    var isUnaided: Bool
    /// What the answers up to this one say of the item.
    var card: Card

    /// The chance, 0 to 1, that the item is remembered at a time, as far as this answer tells.
    func recall(at time: Int) -> Double { card.isMissed ? 0 : card.recall(at: time) }
  }

  package init(_ entries: [Entry] = []) {
    for entry in entries { take(entry) }
  }

  package mutating func take(_ entry: Entry) {
    deck.take(entry)
    if entry.kind != .queued { met.insert(entry.item) }
    if entry.kind == .questionSkipped { skipped[entry.item] = entry.time.wall / 1000 }
    guard let attempt = Attempt(entry), let card = deck.card(of: entry.item) else { return }
    skipped[entry.item] = nil
    answers[entry.item, default: []].append(
      Answer(
        time: attempt.time, score: attempt.score, isRight: attempt.score >= 1,
        isShown: attempt.isShown,
        isUnaided: attempt.score >= 1 && attempt.isUnaided, card: card))
  }

  /// What an item is worth now, 0 to 1, and when it was asked last: the score of the last answer, as
  /// far as it is still remembered, and nothing when it was skipped. Nil where it was never asked.
  package func worth(of item: String, at now: Int) -> (worth: Double, time: Int)? {
    if let time = skipped[item] { return (0, time) }
    return answers[item]?.last.map { ($0.score * $0.card.recall(at: now), $0.time) }
  }
}
