/// How an item went, in days.
public struct ItemHistory: Equatable, Sendable {
  public var item: String
  /// The days on which the newest answers were right, oldest first: those since the last that was
  /// not, three at most.
  public var right: [Day]
  /// The day of the newest answer that was not right.
  public var wrong: Day?
  /// Whether that was no answer, but shown.
  public var isShown: Bool
  public var next: Next?
  public var today: Day

  /// When it comes back.
  public enum Next: Equatable, Sendable {
    case now
    /// Later today.
    case soon(Wait)
    case on(Day)
  }

  package init(_ item: String, in record: Record, at time: Instant, zone: Int) {
    self.item = item
    let now = time.wall / 1000
    today = Day(of: now, zone: zone)
    let answers = record.answers[item, default: []]
    let streak = answers.reversed().prefix(while: \.isRight).reversed()
    let missed = answers.last { !$0.isRight }
    wrong = missed.map { Day(of: $0.time, zone: zone) }
    isShown = missed?.isShown == true
    var days: [Day] = []
    for answer in streak {
      let day = Day(of: answer.time, zone: zone)
      if days.last != day { days.append(day) }
    }
    right = days.suffix(3)
    next = record.deck.next(of: item, at: time, zone: zone)
  }

  /// Whether the newest answer was right.
  public var isRight: Bool { !right.isEmpty }
}

extension Deck {
  /// When an item comes back: what was missed at once. Nil for what does not.
  package func next(of item: String, at time: Instant, zone: Int) -> ItemHistory.Next? {
    guard let moment = moment(for: item, zone: zone) else { return nil }
    let now = time.wall / 1000
    if moment <= now || cards[item]?.isMissed == true { return .now }
    let day = Day(of: moment, zone: zone)
    return day == Day(of: now, zone: zone) ? .soon(Wait(seconds: moment - now)) : .on(day)
  }
}
