import Curriculum
import Notation
import Testing

@testable import Screening

/// Seconds on either clock, and what happened then.
private func entry(
  _ kind: Entry.Kind, wall: Int, boot: Int, item: String? = nil, _ payload: JSON = .null
) -> Entry {
  Entry(
    kind, at: Moment(wall: wall * 1000, boot: boot * 1000), item: item, language: .en,
    payload: payload)
}

@Suite struct SignalTests {
  private func signals(_ entries: [Entry], limit: Int = 1_800) -> [Signal] {
    Timeline(entries, limit: limit * 1000).signals { ["finger": 3, "sheet": 2][$0] }
  }

  @Test func aQuietSittingHasNone() {
    #expect(
      signals([
        entry(.accepted, wall: 100, boot: 10),
        entry(.shown, wall: 101, boot: 11, item: "finger"),
        entry(.answered, wall: 281, boot: 191, item: "finger"),
        entry(.ended, wall: 290, boot: 200),
      ]).isEmpty)
  }

  @Test func aPauseIsLongerThanTheQuestionIsMeantToTake() {
    let found = signals([
      entry(.accepted, wall: 0, boot: 0), entry(.shown, wall: 1, boot: 1, item: "sheet"),
      entry(.answered, wall: 122, boot: 122, item: "sheet"), entry(.ended, wall: 123, boot: 123),
    ])
    #expect(found == [Signal(fact: .pause(milliseconds: 121_000), at: 1_000, item: "sheet")])
  }

  @Test func theUseOfTheRecoveryCodeIsTold() {
    let found = signals([
      entry(.accepted, wall: 0, boot: 0), entry(.shown, wall: 1, boot: 1, item: "sheet"),
      entry(.shown, wall: 2, boot: 2, item: "sheet", ["unsealed": .bool(true)]),
      entry(.ended, wall: 3, boot: 3),
    ])
    #expect(found == [Signal(fact: .unsealed, at: 2_000, item: nil)])
  }

  @Test func linesOfOnesOwnInTheSimulatorAreCounted() {
    let own: JSON = ["text": .string("let other = UIViewController()"), "own": .bool(true)]
    let found = signals([
      entry(.accepted, wall: 0, boot: 0), entry(.shown, wall: 1, boot: 1, item: "sheet"),
      entry(.ran, wall: 2, boot: 2, item: "sheet", ["text": .string("code of the question")]),
      entry(.ran, wall: 3, boot: 3, item: "sheet", own),
      entry(.ran, wall: 4, boot: 4, item: "sheet", own), entry(.ended, wall: 5, boot: 5),
    ])
    #expect(found == [Signal(fact: .ran(lines: 2), at: 3_000, item: "sheet")])
  }

  /// Time goes on by the steady clock, whatever the one on the wall is set to.
  @Test(arguments: [-3_600, -3, 3, 86_400])
  func aClockThatIsSetIsTold(_ seconds: Int) {
    let entries = [
      entry(.accepted, wall: 0, boot: 0),
      entry(.shown, wall: 60 + seconds, boot: 60, item: "sheet"),
      entry(.ended, wall: 61 + seconds, boot: 61),
    ]
    #expect(
      signals(entries)
        == [Signal(fact: .clockSet(milliseconds: seconds * 1000), at: 60_000, item: nil)])
    #expect(Timeline(entries, limit: 0).length == 61_000)
  }

  @Test func aClockThatRunsALittleFastIsNot() {
    #expect(
      signals([entry(.accepted, wall: 0, boot: 0), entry(.ended, wall: 62, boot: 60)]).isEmpty)
  }

  @Test func afterARestartTheClockOnTheWallCounts() {
    let entries = [
      entry(.accepted, wall: 0, boot: 500), entry(.resumed, wall: 90, boot: 20),
      entry(.ended, wall: 91, boot: 21),
    ]
    #expect(signals(entries).map(\.fact) == [.restarted, .resumed(milliseconds: 90_000)])
    #expect(Timeline(entries, limit: 0).length == 91_000)
  }

  @Test func whatCameInOnePieceOrLateIsTold() {
    let pasted: JSON = ["characters": 400, "ms": 12]
    let found = signals(
      [
        entry(.accepted, wall: 0, boot: 0), entry(.shown, wall: 0, boot: 0, item: "finger"),
        entry(.pasted, wall: 20, boot: 20, item: "finger", pasted),
        entry(.suspended, wall: 30, boot: 30, ["ms": 7_000]),
        entry(.answered, wall: 61, boot: 61, item: "finger"),
      ], limit: 60)
    #expect(
      found.map(\.fact) == [
        .pasted(characters: 400, milliseconds: 12), .suspended(milliseconds: 7_000), .late, .open,
      ])
  }

  /// Stamps of a candidate's program are any numbers at all.
  @Test(arguments: [Int.min, -1, 0, 1, Int.max], [Int.min, 0, Int.max])
  func noStampBreaksIt(_ one: Int, _ other: Int) {
    let entries = [(one, other), (other, one), (0, one), (one, 0)].map { wall, boot in
      Entry(.shown, at: Moment(wall: wall, boot: boot), item: "sheet", language: .en)
    }
    let timeline = Timeline(entries, limit: 60_000)
    #expect(timeline.length >= 0)
    #expect(timeline.signals { _ in 3 }.last?.fact == .open)
  }

  @Test func spansAreWhatStoodOnTheScreen() {
    let timeline = Timeline(
      [
        entry(.accepted, wall: 0, boot: 0), entry(.shown, wall: 1, boot: 1, item: "finger"),
        entry(.answered, wall: 5, boot: 5, item: "finger"),
        entry(.shown, wall: 6, boot: 6, item: "sheet"), entry(.resumed, wall: 9, boot: 9),
        entry(.shown, wall: 12, boot: 12, item: "finger"),
        entry(.shown, wall: 15, boot: 15, item: "finger"), entry(.ended, wall: 20, boot: 20),
      ], limit: 0)
    #expect(
      timeline.spans() == [
        Timeline.Span(item: "finger", from: 1_000, to: 6_000),
        Timeline.Span(item: "sheet", from: 6_000, to: 9_000),
        Timeline.Span(item: "finger", from: 12_000, to: 20_000),
      ])
  }
}
