import Notation
public import Spacing

/// What comes back, and when: a fold of the journal.
///
/// A task or question enters when it was wrong, skipped, helped at or shown; from then on every
/// answer to it says when it comes back.
public struct Deck: Equatable, Sendable {
  /// By `quiz/question` and `lesson/step`.
  public private(set) var cards: [String: Card] = [:]
  /// What was done unaided and never needed to come back.
  private var known: Set<String> = []
  /// How many seconds the newest answers took, by the kind of what was asked.
  private var paces: [String: [Double]] = [:]

  /// The kinds of entries that it is a fold of.
  public static let kinds: [Entry.Kind] = [
    .answered, .hinted, .questionSkipped, .stepDone, .stepSkipped,
  ]

  public init(_ entries: [Entry] = []) {
    for entry in entries { take(entry) }
  }

  public mutating func take(_ entry: Entry) {
    let isTask = entry.payload["kind"]?.string == "task"
    switch entry.kind {
    case .answered where entry.payload["again"]?.bool != true: answer(entry)
    case .stepDone where isTask && entry.payload["shown"]?.bool != true: answer(entry)
    case .hinted where entry.payload["shown"]?.bool == true: rate(entry, .again)
    case .questionSkipped: owe(entry)
    case .stepSkipped where isTask: owe(entry)
    default: break
    }
  }

  /// What is due, longest first: what was missed last time at once, the rest when its time has
  /// come.
  public func due(at time: Instant) -> [String] {
    let now = time.wall / 1000
    return cards.filter { $0.value.isMissed || $0.value.due <= now }
      .sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map(\.key)
  }

  /// How long it is until anything comes back; nil for an empty deck.
  public func wait(at time: Instant) -> Wait? {
    cards.values.map(\.due).min().map { Wait(seconds: $0 - time.wall / 1000) }
  }

  /// How long it is until an item comes back.
  public func wait(for item: String, at time: Instant) -> Wait? {
    cards[item].map { Wait(seconds: $0.due - time.wall / 1000) }
  }

  // MARK: - Answers

  private mutating func answer(_ entry: Entry) {
    let kind = entry.payload["kind"]?.string ?? ""
    let seconds = entry.payload["seconds"]?.number
    let isQuick = seconds.map { self.isQuick($0, kind) } ?? false
    if let seconds { paces[kind] = (paces[kind, default: []] + [seconds]).suffix(20) }
    let score = entry.payload["score"]?.number ?? 1
    let isHelped = (entry.payload["hints"]?.integer ?? 0) > 0
    rate(entry, Rating(score: score, isHelped: isHelped, isQuick: isQuick))
  }

  /// Whether an answer came faster than half of those of its kind; not before there are eight.
  private func isQuick(_ seconds: Double, _ kind: String) -> Bool {
    let known = paces[kind, default: []].sorted()
    return known.count >= 8 && seconds < (known[(known.count - 1) / 2] + known[known.count / 2]) / 2
  }

  private mutating func rate(_ entry: Entry, _ rating: Rating) {
    let time = entry.time.wall / 1000
    if cards[entry.item] != nil {
      cards[entry.item]?.take(rating, at: time)
    } else if rating < .good {
      cards[entry.item] = Card(rating, at: time)
    } else {
      known.insert(entry.item)
    }
  }

  /// What is skipped before it has ever been done comes back; skipping is no answer to what is due.
  private mutating func owe(_ entry: Entry) {
    if cards[entry.item] == nil, !known.contains(entry.item) { rate(entry, .again) }
  }
}

extension Card {
  /// Whether the newest answer was not known.
  fileprivate var isMissed: Bool {
    switch stage {
    case .learning(step: 0), .relearning(step: 0): true
    case .learning, .relearning, .review: false
    }
  }
}

extension Rating {
  /// How well something was remembered: half of it right is not enough, help makes it hard.
  init(score: Double, isHelped: Bool, isQuick: Bool) {
    self =
      score < 0.6 ? .again : score < 1 || isHelped ? .hard : isQuick ? .easy : .good
  }
}

/// A time until something comes back, as one says it.
public enum Wait: Equatable, Sendable {
  case minutes(Int)
  case hours(Int)
  case days(Int)

  init(seconds: Int) {
    let minutes = max((seconds + 30) / 60, 1)
    self =
      minutes < 90
      ? .minutes(minutes)
      : minutes < 36 * 60 ? .hours((minutes + 30) / 60) : .days((minutes + 720) / 1440)
  }
}
