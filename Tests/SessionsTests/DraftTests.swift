import Curriculum
import Grading
import Learning
import Notation
import Playgrounds
import Testing

@testable import Sessions

/// What was typed of an answer that is still waited for stands again when its page is opened again.
@Suite struct DraftTests {
  private static let lesson = """
      - id: one
        kind: predict
        code: "print(1)\\nprint(2)\\nprint(3)"
        ask: prints
        dialects: [swift]
        ios: 26
      - id: two
        kind: fill
        code: "let memo = UIViewController()\\nprint(____1, ____2)"
        gaps: {1: [memo.isViewLoaded, memo.viewIfLoaded != nil], 2: ["7"]}
        wrong: {1: [memo.view]}
        goal: {prints: ["false 7"]}
        dialects: [swift]
        ios: 26
      - id: three
        kind: fix
        code: "let memo = UIViewController()\\nprint(memo.view != nil)\\nprint(7)"
        goal: {prints: ["false"], without: [memo loadView]}
        solution: {2: "print(memo.isViewLoaded)"}
        dialects: [swift]
        ios: 26
      - id: four
        kind: drive
        scene: "let memo = UIViewController()\\nmemo.view.tag = 1"
        of: [memo]
        dialects: [swift]
        ios: 26

    """
  private func learner(at step: Int) -> Learner {
    var learner = Learner(Self.lesson)
    learner.type(":learn 1 \(step)")
    return learner
  }

  /// The same person after the program has ended, in any of the ways in which it can.
  private func again(_ learner: Learner, _ end: [String]) -> Learner {
    var learner = learner
    for line in end { learner.type(line) }
    var next = learner.restarted(Self.lesson)
    if end == [":leave"] { next.type(":learn 1") }
    return next
  }

  @Test(arguments: ["1 2 3", "2 3", "1, 2, 3", "2: 9"]) func numbersAloneAreNoCode(_ line: String) {
    var learner = learner(at: 3)
    #expect(learner.type(line).refusal == .malformedChange(.unreadable))
    #expect(learner.session.shownPage?.code?.text.hasSuffix("print(7)") == true)
  }

  @Test(arguments: [[], [":quit"], [":leave"]])
  func linesStandAgain(_ end: [String]) {
    var learner = learner(at: 1)
    learner.type("1", "2")
    learner = again(learner, end)
    #expect(learner.session.shownPage?.entered == ["1", "2"])
    #expect(learner.type("3", "").graded?.mark.isCorrect == true)
  }

  @Test(arguments: [[], [":quit"], [":leave"]])
  func gapsStandAgain(_ end: [String]) {
    var learner = learner(at: 2)
    learner.type("memo.view", "7")
    learner = again(learner, end)
    #expect(learner.session.shownPage?.code?.text.contains("print(memo.view, 7)") == true)
    let graded = learner.type("memo.isViewLoaded").graded
    #expect(graded?.mark.isCorrect == true)
    #expect(learner.journal.last { $0.kind == .answered }?.payload["tries"]?.integer == 2)
  }

  @Test(arguments: [[], [":quit"], [":leave"]])
  func editsStandAgain(_ end: [String]) {
    var learner = learner(at: 3)
    learner.type("3-", "2 print(memo.viw)")
    learner = again(learner, end)
    #expect(learner.session.shownPage?.code?.text.hasSuffix("print(memo.viw)") == true)
    learner.type(":undo")
    learner = again(learner, end)
    #expect(learner.session.shownPage?.code?.text.hasSuffix("print(memo.view != nil)") == true)
    #expect(learner.type("2 print(memo.isViewLoaded)").graded?.mark.isCorrect == true)
  }

  @Test(arguments: [[], [":quit"], [":leave"]])
  func callsStandAgain(_ end: [String]) {
    var learner = learner(at: 4)
    learner.type("viewDidLoad", "initWithNibName:bundle:", ":hint")
    learner = again(learner, end)
    #expect(learner.type("loadView", "viewDidLoad").graded?.mark.score == 1 - 2.0 / 3)
  }

  @Test func hintsAreNotForgotten() {
    var learner = learner(at: 1)
    learner.type(":hint")
    learner = again(learner, [])
    learner.type("1", "2", "3", "")
    #expect(learner.comesBack("course/one"))
  }

  @Test func whatWasAnsweredBeginsAnew() {
    var learner = learner(at: 1)
    learner.type("1", "", ":back")
    #expect(learner.session.shownPage?.entered.isEmpty == true)
  }

  @Test func againDropsWhatWasTyped() {
    var learner = learner(at: 1)
    learner.type("1", ":again")
    #expect(learner.session.shownPage?.entered.isEmpty == true)
    #expect(again(learner, []).session.shownPage?.entered.isEmpty == true)
  }

  @Test func aLineIsTakenBack() {
    var learner = learner(at: 1)
    learner.type("1", "4", ":undo")
    #expect(learner.session.shownPage?.entered == ["1"])
    learner.type(":undo")
    #expect(learner.type(":undo").refusal == .nothingTyped)
  }

  @Test func codeOfAPageIsNoCodeOfTheSandbox() {
    var learner = learner(at: 4)
    learner.type("let other = UIViewController()", ":leave")
    #expect(learner.session.playground.position == 0)
    let next = learner.restarted(Self.lesson)
    #expect(next.session.playground.position == 0)
  }

  // MARK: Tasks

  @Test func linesOfATaskStandAgain() {
    var learner = KindsCourse.learner(at: "task")
    learner.type("let one = 1", "let two = draft.isViewLoaded", "let three = 3", ":undo")
    var next = learner.reopened()
    #expect(next.session.shownPage?.entered == ["let one = 1", "let two = draft.isViewLoaded"])
    #expect(next.type("print(two)").isDone)
    #expect(next.reopened().session.shownPage?.entered.isEmpty != false)
  }

  @Test func aPageThatWasPutBackHasNoLines() {
    var learner = KindsCourse.learner(at: "task")
    learner.type("let one = 1", ":again")
    #expect(learner.reopened().session.shownPage?.entered == [])
  }

  // MARK: Gaps and edits

  @Test func aGapIsTypedAnewAlone() {
    var learner = learner(at: 2)
    let replies = learner.type("memo.view", "7")
    #expect(replies.contains { if case .gapsRefused([1], 2) = $0 { true } else { false } })
    learner.type("2 8")
    #expect(learner.session.shownPage?.code?.text.contains("print(memo.view, 8)") == true)
    #expect(
      learner.type("1 memo.isViewLoaded", "2 7").graded?.mark.isCorrect == true)
  }

  @Test func aNumberInCodeIsNoNumberOfAGap() {
    var learner = learner(at: 2)
    learner.type("memo.isViewLoaded")
    #expect(learner.type("2 + 5").graded?.mark.isCorrect == true)
  }

  @Test func whatHappenedToALineIsSaid() {
    var learner = learner(at: 3)
    func effect(_ replies: [Reply]) -> CodeChange.Effect? {
      for case .codeChanged(let effect) in replies { return effect }
      return nil
    }
    #expect(effect(learner.type("1+ let x = 1")) == .added(2...2))
    #expect(effect(learner.type("2 let y = 1")) == .changed(2...2))
    #expect(effect(learner.type("2-")) == .removed(2))
  }

  @Test func anUndoneEditIsShownWithItsCode() {
    var learner = learner(at: 3)
    learner.type("3-")
    let listing = learner.type(":undo").compactMap { reply -> Page.Listing? in
      if case .listing(let listing) = reply { listing } else { nil }
    }.first
    #expect(listing?.isNumbered == true && listing?.lineCount == 3)
  }

  // MARK: Beside

  private static let bank = """
      - {id: a, kind: output, skills: [nav], prompt: {en: P}, dialect: swift, code: print(1)}
      - {id: b, kind: output, skills: [nav], prompt: {en: P}, dialect: swift, code: print(2)}
      - {id: c, kind: output, skills: [nav], prompt: {en: P}, dialect: swift, code: print(3)}

    """

  @Test func aQuestionForPracticeIsGoneOnWith() {
    var learner = Learner(quiz: Self.bank)
    learner.type(":quiz 1", "9", "", "", "9", "", "", ":another", "8")
    var next = learner.restarted(quiz: Self.bank)
    #expect(next.session.shownPage?.entered == ["8"])
    next.type("", "")
    #expect(next.session.shownPage?.entered.isEmpty == true)
    #expect(next.items(.answered).count == 2)
    #expect(next.restarted(quiz: Self.bank).session.aside == nil)
  }
}
