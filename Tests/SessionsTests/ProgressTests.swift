import Learning
import Notation
import Sessions
import Testing

@Suite struct ProgressTests {
  private func entry(
    _ kind: Entry.Kind, _ item: String, _ payload: (String, JSON)...
  ) -> Entry {
    Entry(
      at: Instant(wall: 0, monotonic: 0), kind, item: item, language: "en",
      payload: .object(payload.map { JSON.Member($0.0, $0.1) }))
  }

  @Test func whereOneIsIsTheLastPlaceThatWasNotLeft() {
    var progress = Progress([entry(.stepReached, "a/one"), entry(.stepReached, "a/two")])
    #expect(progress.place == .lesson("a"))
    #expect(progress.lessonPlaces == ["a": "two"])
    progress.take(entry(.left, ""))
    #expect(progress.place == nil)
    #expect(progress.unfinished == [.lesson("a")])
    progress.take(entry(.lessonDone, "a"))
    #expect(progress.unfinished.isEmpty && progress.lessonPlaces.isEmpty)
  }

  @Test func eachLessonHasAPlaceOfItsOwn() {
    let progress = Progress([
      entry(.stepReached, "a/two"), entry(.stepReached, "b/one"), entry(.lessonDone, "b"),
    ])
    #expect(progress.lessonPlaces == ["a": "two"])
    #expect(progress.place == nil)
  }

  @Test func whatIsForgottenIsNotResumed() {
    let progress = Progress([entry(.stepReached, "a/one"), entry(.neverResume, "a")])
    #expect(progress.place == nil && progress.unfinished.isEmpty)
  }

  @Test func aQuizIsResumedWhereItWasLeft() {
    let progress = Progress([
      entry(.quizOpened, "q", ("seed", 7)), entry(.answered, "q/x", ("seed", 7), ("score", 1)),
      entry(.questionSkipped, "q/y", ("seed", 7)),
    ])
    #expect(progress.place == .quiz("q"))
    #expect(progress.quizPlaces["q"]?.results == ["x": .answered(1), "y": .skipped])
  }

  @Test func anAnswerElsewhereIsNoPartOfAnOpenQuiz() {
    let progress = Progress([
      entry(.quizOpened, "q", ("seed", 7)), entry(.answered, "q/x", ("seed", 8), ("score", 1)),
    ])
    #expect(progress.quizPlaces["q"]?.results.isEmpty == true)
  }

  @Test func aQuizBegunAnewHasNoResults() {
    let progress = Progress([
      entry(.quizOpened, "q", ("seed", 7)), entry(.answered, "q/x", ("seed", 7), ("score", 1)),
      entry(.quizOpened, "q", ("seed", 9)),
    ])
    #expect(progress.quizPlaces["q"] == QuizPlace(seed: 9))
  }

  @Test func aQuizIsWorthWhatItWasWhenItWasTakenLast() {
    let progress = Progress([
      entry(.quizDone, "q", ("score", 3)), entry(.answered, "q/x", ("score", 1)),
      entry(.quizDone, "r", ("score", 2)), entry(.quizDone, "q", ("score", 4)),
    ])
    #expect(progress.quizScores == ["q": 4, "r": 2])
  }
}
