import Curriculum
import Grading
import Scripts
import Testing

@testable import Sessions

/// Words that name a command and have no colon: answers where an answer is waited for.
@Suite struct BareWordTests {
  private func colonWanted(by replies: [Reply]) -> Command? {
    for case .wantsColon(let command) in replies { return command }
    return nil
  }

  private func isHelp(_ replies: [Reply]) -> Bool {
    replies.contains { if case .help = $0 { true } else { false } }
  }

  @Test(arguments: ["set", "next", "back", "hint"])
  func aWordIsTheTextOfAGap(_ word: String) {
    var learner = KindsCourse.learner(at: "fill")
    let replies = learner.type(word)
    #expect(replies.contains { if case .gapTaken(2, 2) = $0 { true } else { false } })
    #expect(colonWanted(by: replies) == Command(named: word))
    #expect(learner.session.shownPage?.code?.text.contains("memo.\(word)") == true)
  }

  @Test(arguments: ["set", "next", "hint"])
  func aWordIsALineThatIsPrinted(_ word: String) {
    var learner = KindsCourse.learner(at: "prints")
    let replies = learner.type(word)
    #expect(learner.session.shownPage?.entered == [word])
    #expect(colonWanted(by: replies) == Command(named: word))
  }

  @Test(arguments: [("calls", "hint"), ("drive", "hint"), ("drive", "next"), ("fix", "next")])
  func aWordThatIsNoAnswerIsRefusedAndCostsNothing(_ kind: String, _ word: String) {
    var learner = KindsCourse.learner(at: kind)
    let before = learner.journal.count
    let replies = learner.type(word)
    #expect(replies.refusal != nil && colonWanted(by: replies) == Command(named: word))
    #expect(learner.journal.count == before)
  }

  @Test(arguments: ["choice", "list", "number", "owners", "spot", "versions", "sources", "order"])
  func whereNoTextIsWaitedForAWordIsACommand(_ kind: String) {
    var learner = KindsCourse.learner(at: kind)
    #expect(learner.type("hint").contains { if case .hint = $0 { true } else { false } }, "\(kind)")
  }

  @Test(arguments: KindsCourse.library.lessons()[0].lesson.steps.map(\.id.value))
  func helpDoesWithoutItsColon(_ kind: String) {
    var learner = KindsCourse.learner(at: kind)
    #expect(isHelp(learner.type("help")), "\(kind)")
  }

  @Test func helpThatThePageMayPrintIsAnAnswer() {
    var learner = Learner(
      """
      - {id: a, kind: predict, dialects: [swift], code: 'print("help")', ask: prints}

      """)
    learner.type(":learn 1")
    #expect(!isHelp(learner.type("help")))
    #expect(learner.type("").graded?.mark.isCorrect == true)
  }

  @Test func aCommandWithItsColonIsOne() {
    var learner = KindsCourse.learner(at: "fill")
    #expect(learner.type(":hint").contains { if case .hint = $0 { true } else { false } })
  }
}
