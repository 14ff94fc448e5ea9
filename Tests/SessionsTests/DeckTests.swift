import Notation
import Spacing
import Testing

@testable import Learning
@testable import Sessions

/// What comes back, and when.
@Suite struct DeckTests {
  private func entry(
    _ kind: Entry.Kind, _ item: String, at seconds: Int = 0, _ payload: (String, JSON)...
  ) -> Entry {
    Entry(
      at: Instant(wall: seconds * 1000, monotonic: 0), kind, item: item, language: "en",
      payload: .object(payload.map { JSON.Member($0.0, $0.1) }))
  }

  private func due(_ deck: Deck, at seconds: Int = 0) -> [String] {
    deck.due(at: Instant(wall: seconds * 1000, monotonic: 0))
  }

  @Test func whatWasWrongIsDueAtOnce() {
    let deck = Deck([
      entry(.answered, "q/x", ("score", 0.5)), entry(.answered, "q/y", ("score", 1)),
      entry(.answered, "q/z", at: 1, ("score", 0)),
    ])
    #expect(due(deck, at: 2) == ["q/x", "q/z"])
  }

  @Test func whatIsRightNowComesBackLater() {
    var deck = Deck([
      entry(.answered, "q/x", ("score", 0)), entry(.answered, "q/x", at: 100, ("score", 1)),
    ])
    #expect(due(deck, at: 101).isEmpty)
    #expect(deck.moment(for: "q/x", zone: 0) == 700)
    #expect(due(deck, at: 700) == ["q/x"])
    deck.take(entry(.answered, "q/x", at: 700, ("score", 1)))
    #expect(deck.moment(for: "q/x", zone: 0) == 700 + Self.day)
  }

  @Test func whatWasHelpedAtShownOrSkippedComesBack() {
    let deck = Deck([
      entry(.stepDone, "a/one", ("kind", "task"), ("hints", 1)),
      entry(.hinted, "a/two", ("kind", "task"), ("shown", true)),
      entry(.stepSkipped, "a/three", ("kind", "task")), entry(.questionSkipped, "q/x"),
      entry(.answered, "q/y", ("score", 1), ("hints", 1)),
    ])
    #expect(Set(due(deck)) == ["a/one", "a/two", "a/three", "q/x", "q/y"])
  }

  @Test func whatNobodyIsAskedDoesNotComeBack() {
    let deck = Deck([entry(.stepSkipped, "a/page"), entry(.stepDone, "a/other")])
    #expect(deck.cards.isEmpty)
  }

  @Test func doingWhatWasJustShownIsNoMemory() {
    let shown = entry(.hinted, "a/two", ("kind", "task"), ("shown", true))
    var deck = Deck([shown])
    deck.take(entry(.stepDone, "a/two", at: 5, ("kind", "task"), ("hints", 1), ("shown", true)))
    #expect(deck == Deck([shown]))
  }

  @Test func anAnswerGivenBesideTheRightOneDoesNotCount() {
    let wrong = entry(.answered, "q/x", ("score", 0))
    #expect(Deck([wrong, entry(.answered, "q/x", ("score", 1), ("again", true))]) == Deck([wrong]))
  }

  @Test func skippingIsNoAnswer() {
    let done = entry(.answered, "q/x", ("score", 1))
    #expect(Deck([done, entry(.questionSkipped, "q/x")]).cards.isEmpty)
    let wrong = entry(.answered, "q/x", ("score", 0))
    #expect(Deck([wrong, entry(.questionSkipped, "q/x", at: 9)]) == Deck([wrong]))
  }

  private static let day = 86_400

  @Test func whatIsQueuedComesBackOnTheNextDay() {
    let late = 2 * Self.day - 600
    let deck = Deck([entry(.queued, "q/x", at: late), entry(.queued, "q/x", at: late + 60)])
    #expect(due(deck, at: late + 100).isEmpty)
    #expect(deck.moment(for: "q/x", zone: 0) == 2 * Self.day)
    #expect(due(deck, at: 2 * Self.day) == ["q/x"])
    // Where clocks are an hour ahead the next day has begun already when it is queued.
    let time = Instant(wall: 2 * Self.day * 1000, monotonic: 0)
    #expect(deck.due(at: time, zone: 3600).isEmpty)
  }

  @Test func whatIsKnownAndQueuedKeepsWhatItsAnswersSaid() throws {
    let right = entry(.answered, "q/x", at: 100, ("score", 1))
    var deck = Deck([right])
    #expect(deck.cards.isEmpty && deck.card(of: "q/x") != nil)
    deck.take(entry(.queued, "q/x", at: 200))
    #expect(deck.cards["q/x"] == Card(.good, at: 100))
    #expect(due(deck, at: 900).isEmpty)
    #expect(due(deck, at: Self.day) == ["q/x"])
    deck.take(entry(.answered, "q/x", at: Self.day, ("score", 1)))
    #expect(due(deck, at: Self.day + 700).isEmpty)
  }

  @Test func queuingChangesNothingOfWhatComesBack() {
    let wrong = entry(.answered, "q/x", ("score", 0))
    #expect(Deck([wrong, entry(.queued, "q/x", at: 9)]) == Deck([wrong]))
  }

  @Test func aShownAnswerIsForgottenOnce() {
    let wrong = entry(.answered, "q/x", ("score", 0))
    let shown = entry(.hinted, "q/x", at: 5, ("shown", true))
    #expect(Deck([wrong, shown]) == Deck([wrong]))
    #expect(Deck([shown]).cards["q/x"] == Card(.again, at: 5))
  }

  @Test func aTaskThatWasKnownAndIsSkippedComesBack() {
    let done = entry(.stepDone, "a/one", ("kind", "task"))
    let deck = Deck([done, entry(.stepSkipped, "a/one", at: 9, ("kind", "task"))])
    #expect(deck.contains("a/one") && due(deck, at: 20).isEmpty)
    #expect(due(deck, at: Self.day) == ["a/one"])
  }

  @Test func aSecondTryIsHard() {
    let deck = Deck([entry(.answered, "q/x", ("score", 1), ("tries", 2))])
    #expect(deck.cards["q/x"] == Card(.hard, at: 0))
  }

  /// Twelve a day, the longest due first; the others on the days after.
  @Test func aWeekAwayIsSpreadOverDays() {
    var deck = Deck((0..<30).map { entry(.queued, "q/\($0)", at: $0) })
    var asked: Set<String> = []
    for day in 7..<10 {
      let time = Instant(wall: day * Self.day * 1000, monotonic: 0)
      let portion = deck.portion(of: deck.due(at: time), at: time)
      #expect(portion.count == 12)
      for item in portion {
        deck.take(entry(.answered, item, at: day * Self.day + 5, ("score", 1), ("seconds", 1)))
      }
      asked.formUnion(portion)
      let evening = Instant(wall: (day * Self.day + 400) * 1000, monotonic: 0)
      #expect(!deck.due(at: evening).isEmpty)
      #expect(deck.portion(of: deck.due(at: evening), at: evening).isEmpty)
    }
    #expect(asked.count == 30)
  }

  @Test func whatWasMissedTodayIsAskedAgainToday() {
    let time = Instant(wall: Self.day * 1000, monotonic: 0)
    var deck = Deck((0..<13).map { entry(.queued, "q/\($0)") })
    for item in deck.portion(of: deck.due(at: time), at: time) {
      deck.take(entry(.answered, item, at: Self.day, ("score", item == "q/3" ? 0 : 1)))
    }
    #expect(deck.portion(of: deck.due(at: time), at: time) == ["q/3"])
  }

  @Test(arguments: [
    (0.59, false, false, Rating.again), (0.6, false, false, .hard), (0.99, false, true, .hard),
    (1, true, true, .hard), (1, false, false, .good), (1, false, true, .easy),
  ])
  func anAnswerIsRated(_ score: Double, _ isHelped: Bool, _ isQuick: Bool, _ rating: Rating) {
    #expect(Rating(score: score, isHelped: isHelped, isQuick: isQuick) == rating)
  }

  /// Eight answers must be known before one is quick; then it must beat their median.
  @Test(arguments: [(7, 1.0, false), (8, 1.0, true), (8, 9.0, false), (8, 20.0, false)])
  func anAnswerIsQuickBesideOthersOfItsKind(_ count: Int, _ seconds: Double, _ isEasy: Bool) {
    let before = (0..<count).map {
      entry(
        .answered, "q/\($0)", ("kind", "order"), ("score", 1),
        ("seconds", .number(Double($0 % 2 * 10 + 4))))
    }
    let wrong = entry(.answered, "q/x", ("kind", "classify"), ("score", 0))
    var deck = Deck(before + [wrong])
    deck.take(
      entry(
        .answered, "q/x", at: 60, ("kind", "order"), ("score", 1), ("seconds", .number(seconds))))
    #expect((deck.cards["q/x"]?.stage == .review) == isEasy)
  }

  @Test(arguments: [
    (-5, Wait.minutes(1)), (89, .minutes(1)), (90, .minutes(2)), (5300, .minutes(88)),
    (5400, .hours(2)), (129_000, .hours(36)), (129_600, .days(2)), (864_000, .days(10)),
  ])
  func aWaitIsSaidInItsLargestUnit(_ seconds: Int, _ wait: Wait) {
    #expect(Wait(seconds: seconds) == wait)
  }

  @Test func longPausesAreNotCounted() {
    var watch = Stopwatch()
    for time in [0, 5000, 300_000, 301_500] { watch.tick(Instant(wall: 0, monotonic: time)) }
    #expect(watch.seconds == 6.5)
    watch.restart()
    #expect(watch.seconds == 0)
  }
}
