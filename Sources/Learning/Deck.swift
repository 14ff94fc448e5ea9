import Notation
public import Spacing

/// What comes back, and when: a fold of the journal.
///
/// An item enters when it was wrong, skipped, helped at or shown, or when a lesson or a checkpoint
/// queues it; from then on every answer to it says when it comes back.
public struct Deck: Equatable, Sendable {
  /// What has entered and was answered, by `quiz/question` and `lesson/step`.
  public private(set) var cards: [String: Card] = [:]
  /// What was queued and has not been asked since, with the moments of that.
  private var queued: [String: Int] = [:]
  /// What was done unaided and never needed to come back.
  private var known: [String: Card] = [:]
  /// When what comes back was answered last.
  private var recalled: [String: Int] = [:]
  /// How many seconds the newest answers took, by the kind of what was asked.
  private var paces: [String: [Double]] = [:]

  /// The kinds of entries that it is a fold of.
  public static let kinds: [Entry.Kind] = [
    .answered, .hinted, .queued, .questionSkipped, .stepDone, .stepSkipped,
  ]
  /// As many as are asked in one day.
  public static let portion = 12

  public init(_ entries: [Entry] = []) {
    for entry in entries { take(entry) }
  }

  public mutating func take(_ entry: Entry) {
    if let attempt = Attempt(entry) { return take(attempt) }
    switch entry.kind {
    case .queued: queue(entry.item, at: entry.time.wall / 1000)
    case .questionSkipped: owe(entry)
    case .stepSkipped where entry.payload["kind"]?.string == "task":
      // What was played in the person's place comes back, even where it was known once.
      owe(entry)
      queue(entry.item, at: entry.time.wall / 1000)
    default: break
    }
  }
}

// MARK: - What is due

extension Deck {
  /// Whether it comes back.
  package func contains(_ item: String) -> Bool { cards[item] != nil || queued[item] != nil }

  /// What is due, longest first: what was missed last time at once, what was queued on the next
  /// day, the rest when its time has come.
  public func due(at time: Instant, zone: Int = 0) -> [String] {
    let now = time.wall / 1000
    return Set(cards.keys).union(queued.keys).map { (time: moment(of: $0, zone), item: $0) }
      .filter { $0.time <= now || cards[$0.item]?.isMissed == true }
      .sorted { ($0.time, $0.item) < ($1.time, $1.item) }.map(\.item)
  }

  /// Whether anything has been due since an earlier day.
  package func isOverdue(at time: Instant, zone: Int = 0) -> Bool {
    let today = Day(of: time.wall / 1000, zone: zone)
    return due(at: time, zone: zone).contains { Day(of: moment(of: $0, zone), zone: zone) < today }
  }

  /// What of the items that are due is asked today: what came back already, and others until the
  /// portion of the day is full.
  package func portion(of due: [String], at time: Instant, zone: Int = 0) -> [String] {
    let today = Day(of: time.wall / 1000, zone: zone)
    let asked = Set(recalled.filter { Day(of: $0.value, zone: zone) == today }.keys)
    var left = Deck.portion - asked.count
    return due.filter { item in
      if asked.contains(item) { return true }
      left -= 1
      return left >= 0
    }
  }

  /// How long it is until anything comes back; nil for an empty deck.
  package func wait(at time: Instant, zone: Int = 0) -> Wait? {
    Set(cards.keys).union(queued.keys).map { moment(of: $0, zone) }.min()
      .map { Wait(seconds: $0 - time.wall / 1000) }
  }

  /// When an item comes back, in seconds since 1970.
  package func moment(for item: String, zone: Int) -> Int? {
    contains(item) ? moment(of: item, zone) : nil
  }

  private func moment(of item: String, _ zone: Int) -> Int {
    max(
      cards[item]?.due ?? .min, queued[item].map { Day(of: $0, zone: zone).end(zone: zone) } ?? .min
    )
  }

  /// What an item's answers say of it, whether or not it comes back.
  package func card(of item: String) -> Card? { cards[item] ?? known[item] }
}

// MARK: - Answers

extension Deck {
  private mutating func take(_ attempt: Attempt) {
    if attempt.isShown {
      // What is shown after a wrong answer was forgotten once.
      if cards[attempt.item]?.isMissed != true { rate(attempt.item, .again, at: attempt.time) }
      return
    }
    let isQuick = attempt.seconds.map { self.isQuick($0, attempt.kind) } ?? false
    if let seconds = attempt.seconds {
      paces[attempt.kind] = (paces[attempt.kind, default: []] + [seconds]).suffix(20)
    }
    let rating = Rating(score: attempt.score, isHelped: !attempt.isUnaided, isQuick: isQuick)
    rate(attempt.item, rating, at: attempt.time)
  }

  /// Whether an answer came faster than half of those of its kind; not before there are eight.
  private func isQuick(_ seconds: Double, _ kind: String) -> Bool {
    let known = paces[kind, default: []].sorted()
    return known.count >= 8 && seconds < (known[(known.count - 1) / 2] + known[known.count / 2]) / 2
  }

  private mutating func rate(_ item: String, _ rating: Rating, at time: Int) {
    if contains(item) { recalled[item] = time }
    let stays = contains(item) || rating < .good
    var card = card(of: item)
    card?.take(rating, at: time)
    queued[item] = nil
    known[item] = nil
    if stays {
      cards[item] = card ?? Card(rating, at: time)
    } else {
      known[item] = card ?? Card(rating, at: time)
    }
  }

  /// What comes back already comes back at its own time.
  private mutating func queue(_ item: String, at time: Int) {
    if contains(item) { return }
    queued[item] = time
    cards[item] = known.removeValue(forKey: item)
  }

  /// What is skipped before it has ever been done comes back; skipping is no answer to what is due.
  private mutating func owe(_ entry: Entry) {
    if card(of: entry.item) == nil, !contains(entry.item) {
      rate(entry.item, .again, at: entry.time.wall / 1000)
    }
  }
}

extension Card {
  /// Whether the newest answer was not known.
  package var isMissed: Bool {
    switch stage {
    case .learning(step: 0), .relearning(step: 0): true
    case .learning, .relearning, .review: false
    }
  }
}
