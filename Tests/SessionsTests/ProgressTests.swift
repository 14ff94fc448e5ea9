import Notation
import Sessions
import Testing

@Suite struct ProgressTests {
  private func entry(_ kind: Entry.Kind, _ item: String, score: Double? = nil) -> Entry {
    Entry(
      at: Instant(wall: 0, monotonic: 0), kind, item: item, language: "en",
      payload: score.map { .object([JSON.Member("score", .number($0))]) } ?? .object([]))
  }

  @Test func anUnfinishedLessonIsResumedWhereItWasLeft() {
    var progress = Progress([entry(.stepReached, "a/one"), entry(.stepReached, "a/two")])
    #expect(progress.place == "a/two")
    progress.take(entry(.lessonDone, "a"))
    #expect(progress.place == nil)
  }

  @Test func whatIsForgottenIsNotResumed() {
    let progress = Progress([entry(.stepReached, "a/one"), entry(.neverResume, "a/one")])
    #expect(progress.place == nil)
  }

  @Test func wrongAnswersComeBackUntilTheyAreRight() {
    var progress = Progress([
      entry(.answered, "q/x", score: 0.5), entry(.answered, "q/y", score: 1),
      entry(.answered, "q/z", score: 0),
    ])
    #expect(progress.toReview == ["q/x", "q/z"])
    progress.take(entry(.answered, "q/x", score: 1))
    #expect(progress.toReview == ["q/z"])
  }
}
