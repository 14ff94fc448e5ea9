import Curriculum
import Generation
import Grading
import Learning
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
    #expect(back.count == 1)
    #expect(learner.type(":why").working?.isCorrect == false)
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
