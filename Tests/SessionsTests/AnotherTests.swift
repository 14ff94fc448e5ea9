import Curriculum
import Generation
import Grading
import Learning
import Mistakes
import Playgrounds
import Testing

@testable import Sessions

/// A question for practice: which it is, and what is said beside it.
@Suite struct AnotherTests {
  private static let lesson = """
    - {id: first, kind: quiz, question: quiz/a}
    - {id: second, kind: quiz, question: quiz/b}
    """
  private static let bank = ["a", "b", "c"].enumerated().map { place, id in
    "  - {id: \(id), kind: output, skills: [nav], prompt: {en: P}, dialect: swift, "
      + "code: print(\(place + 1))}\n"
  }.joined()

  private func learner() -> Learner {
    var learner = Learner(Self.lesson, quiz: Self.bank)
    learner.type(":learn 1")
    return learner
  }

  @Test func whatALaterPageAsksIsLeftToIt() {
    var learner = learner()
    #expect(learner.type(":another").page?.sitting == .practice)
    #expect(learner.session.asked?.item == "quiz/c")
    learner.type("3", "", "")
    #expect(learner.session.asked?.item == "quiz/a")
    learner.type(":another")
    #expect(learner.session.asked?.item.hasPrefix("generated-output-") == true)
  }

  @Test func whatAQuizAsksLaterIsLeftToIt() {
    var learner = Learner(quiz: Self.bank)
    learner.type(":quiz 1")
    learner.type(":another")
    let made = learner.session.asked?.item
    #expect(made?.hasPrefix("generated-output-") == true)
    learner.type(":another")
    #expect(learner.session.asked?.item != made)
  }

  @Test func oneLikeWhatWasMadeIsAlwaysFound() {
    var learner = Learner(quiz: Self.bank)
    for kind in Recipe.Kind.allCases {
      learner.type(":quiz generate \(kind.rawValue) 3 5")
      for _ in 0..<3 { #expect(learner.type(":another").refusal == nil, "\(kind)") }
    }
  }

  @Test(arguments: 1...4) func whatIsMadeToBeMendedTellsItsMistakeThenItsLine(seed: Int) throws {
    var learner = Learner(quiz: Self.bank)
    let code = try #require(learner.type(":quiz generate fix 26 \(seed)").page?.code?.text)
    guard case .mistake(let subject) = learner.type(":hint").hint,
      case .finding(let finding, let line) = learner.type(":hint").hint
    else {
      Issue.record("no hint")
      return
    }
    #expect(finding.subject == subject)
    #expect(
      code.split(separator: "\n", omittingEmptySubsequences: false)[finding.line - 1] == line)
    guard case .code(_, isYours: false, of: subject) = learner.type(":hint").graded?.answer else {
      Issue.record("no answer")
      return
    }
  }

  @Test func reasonsAreThoseOfTheLastAnswer() {
    var learner = learner()
    learner.type("9", "", ":another")
    #expect(learner.type(":why").working?.isCorrect == false)
  }

  @Test func thePageKeepsItsReasons() {
    var learner = learner()
    learner.type("9", "")
    #expect(learner.type(":why").working?.isCorrect == false)
    learner.type(":another", "3", "")
    #expect(learner.type(":why").working?.isCorrect == true)
    let back = learner.type("")
    #expect(back.page?.isAnswered == true)
    #expect(learner.type(":why").working?.isCorrect == false)
  }

  @Test(arguments: [
    [":another", ":leave"], [":another", "3", "", ""], [":another", "3", ":leave"],
  ])
  func theAnswerStandsAgainWithAllThatWasSaidToIt(_ away: [String]) {
    var learner = learner()
    let said = learner.type("9", "")
    var back: [Reply] = []
    for line in away { back = learner.type(line) }
    #expect(back.page?.isAnswered == true)
    #expect(back.graded?.mark == said.graded?.mark)
    #expect(back.contains { if case .played = $0 { true } else { false } })
    guard case .stepLeft = back.last else {
      Issue.record("nothing says where Return leads")
      return
    }
    #expect(learner.type("").page?.step == 2)
  }

  @Test func soItDoesInAnotherLanguageAndBehindAReview() {
    var learner = learner()
    learner.type("9", "")
    #expect(learner.type(":language ru").graded?.mark.isCorrect == false)
    learner.type("", "9", "")
    learner.wait(seconds: 3 * 86_400)
    learner.type(":review")
    #expect(learner.type(":leave").graded?.mark.isCorrect == false)
  }

  @Test func codeTypedBelowAnAnswerIsNotLost() {
    var learner = KindsCourse.learner(at: "choice")
    learner.answer(["{never}"])
    learner.type("let kept = 7", ":language ru")
    #expect(learner.session.playground.standing.last?.text == "let kept = 7")
  }

  @Test func aHalfAnswerThatIsGivenUpIsSaidToBe() {
    func isDropped(_ replies: [Reply]) -> Bool {
      replies.contains { if case .partDropped = $0 { true } else { false } }
    }
    var learner = learner()
    learner.type("1")
    #expect(!isDropped(learner.type(":another")))
    #expect(!isDropped(learner.type(":another")))
    learner.type("8")
    #expect(isDropped(learner.type(":another")))
    #expect(learner.type(":leave").page?.entered == ["1"])
  }

  @Test func whatWasShownWasNotWrong() {
    var learner = learner()
    learner.type(":answer")
    let replies = learner.type(":why")
    #expect(replies.working == nil)
    #expect(
      replies.contains { if case .interval(let history) = $0 { history.isShown } else { false } })
  }
}

extension [Reply] {
  fileprivate var working: Mark? {
    for case .working(let mark) in self { return mark }
    return nil
  }
}

extension Session {
  fileprivate var asked: Asked? {
    if case .quiz(let walk, _) = activity { walk.current } else { nil }
  }
}
