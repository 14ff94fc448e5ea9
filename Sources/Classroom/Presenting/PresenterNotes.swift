public import Curriculum
public import Sessions

/// What a presenter reads in a second terminal: this page, the next, the clock, and the answers.
public struct PresenterNotes: Equatable, Sendable {
  public var place: PresenterReply.Place
  public var title: SlideTitle
  public var notes: Document?
  public var stage: Slide.Stage
  /// nil on the last page.
  public var next: SlideTitle?
  public var clock: ClassClock
  /// How many hands each choice got, or each number from 0.
  public var hands: [Int]
  public var countsNumbers: Bool
}

extension Presentation {
  public func notes(seconds: Int, hands: [Int]) -> PresenterNotes {
    PresenterNotes(
      place: place, title: title(of: slide), notes: notes, stage: current,
      next: slides.slides.dropFirst(index + 1).first.map(title),
      clock: ClassClock(slides, at: index, seconds: seconds), hands: hands,
      countsNumbers: ask.isNumber)
  }

  /// What is asked on the screen.
  var ask: Page.Ask { session.presented?.ask ?? .read }

  /// The hands that were counted last for what is on the screen, a number a choice.
  public var lastHands: [Int] {
    hands[Vote(slide: index, round: 2)] ?? hands[Vote(slide: index, round: 1)] ?? []
  }

  func title(of slide: Slide) -> SlideTitle {
    switch slide.content {
    case .item(let item): .text(title(of: item))
    case .groups(let items): .text(items.map(title).joined(separator: " / "))
    case .pause: .pause
    case .cards: .cards
    }
  }

  /// Stands where another presentation of the same slides stands.
  public mutating func follow(_ index: Int, stage: Int, at time: Instant) {
    _ = go(to: index, at: time)
    self.stage = min(max(stage, 0), slide.stages.count - 1)
  }
}

/// What a slide is called.
public enum SlideTitle: Equatable, Sendable {
  case text(String)
  case pause, cards
}

extension Page.Ask {
  /// Whether the answer is a number, and hands are counted from 0 on.
  public var isNumber: Bool { if case .number = self { true } else { false } }
}
