import Curriculum
import Diagnostics
import Notation
import Testing

@testable import Learning
@testable import Sessions

/// The journal of somebody whose lessons have been divided anew.
@Suite struct MovedTests {
  private let moved = MovedEntries(steps: [
    "old/one": "new/first", "old/two": "other/second", "same/a": "same/b",
  ])

  private func entry(_ kind: Entry.Kind, _ item: String) -> Entry {
    Entry(at: Instant(wall: 0, monotonic: 0), kind, item: item, language: "en")
  }

  @Test func whatWasDoneIsDoneWhereItStandsNow() {
    let progress = Progress(
      moved([
        entry(.stepDone, "old/one"), entry(.stepDone, "same/a"), entry(.stepDone, "kept/x"),
      ]))
    #expect(progress.stepsDone == ["new/first", "same/b", "kept/x"])
  }

  @Test func theDeckIsReadThroughItToo() {
    let deck = Deck(moved([entry(.queued, "old/two")]))
    #expect(deck.contains("other/second") && !deck.contains("old/two"))
  }

  @Test func aPlaceIsKeptAndWhatWasOverIsNotGoneOnWith() {
    let reached = [entry(.stepReached, "old/one"), entry(.stepReached, "old/two")]
    #expect(Progress(moved(reached)).place == .lesson("other"))
    let over = Progress(moved(reached + [entry(.lessonDone, "old")]))
    #expect(over.place == nil && over.unfinished.isEmpty)
    #expect(over.lessonsDone == ["old"])
  }

  /// A journal that knows the lessons of format 1: steps by their old names, done without kinds.
  @Test func aSessionGoesOnWhereAnOlderJournalStopped() {
    let moved = "old/one: course/number\nold/two: course/task\n"
    let library = Library(
      lessonFolders: { ["01-course"] }, quizNames: { ["bank.yaml"] },
      file: { path in
        path == "Lessons/moved.yaml"
          ? SourceText(name: path, text: moved) : KindsCourse.file(path)
      })
    let learner = Learner(
      library,
      journal: [
        entry(.stepReached, "old/one"), entry(.stepDone, "old/one"), entry(.stepReached, "old/two"),
      ]
    ).reopened()
    #expect(learner.session.shownPage?.step == KindsCourse.number(of: "task"))
    var session = learner.session
    #expect(session.known.stepsDone == ["course/number"])
  }

  @Test func anAnswerOfAnOlderJournalHasAllFieldsOfAnswers() {
    let answer = Entry(
      at: Instant(wall: 5, monotonic: 0), .answered, item: "q/x", language: "ru",
      payload: ["kind": "order", "score": 0.5, "answer": ["a"], "seed": 7])
    #expect(
      answer.line.encoded()
        == #"{"kind":"answered","item":"q/x","time":5,"language":"ru","asked":"order","score":0.5,"#
        + #""answer":["a"],"seed":7,"tries":null,"hints":null,"shown":null,"seconds":null,"#
        + #""dialect":null,"ios":null}"#)
  }
}
