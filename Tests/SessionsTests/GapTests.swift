import Curriculum
import Grading
import Testing

@testable import Sessions

/// What is typed for a gap.
@Suite struct GapTests {
  private static let lesson = """
    - id: sign
      kind: fill
      dialects: [swift]
      code: "let memo: UIViewController? = UIViewController()\\nprint(memo____1.isViewLoaded as Any)"
      gaps: {1: ["?"]}
      goal: {prints: [Optional(false)]}
    - id: word
      kind: fill
      dialects: [swift]
      code: "class Page { var next = 7 }\\nprint(Page().____1)"
      gaps: {1: [next]}
      wrong: {1: [back]}
      goal: {prints: ["7"]}
    - id: relaunched
      kind: fill
      dialects: [swift]
      code: "UserDefaults.standard.set(7, forKey: ____1)"
      gaps: {1: ['"item"']}
      play: ":relaunch\\nprint(UserDefaults.standard.integer(forKey: \\"item\\"))"
      goal: {prints: ["7"]}
    """

  private func learner(at step: Int) -> Learner {
    var learner = Learner(Self.lesson)
    learner.type(":learn 1 \(step)")
    return learner
  }

  @Test(arguments: [(1, "?"), (2, "next"), (3, "\"item\"")])
  func aTextThatBelongsInAGapIsNoCommand(_ step: Int, _ text: String) {
    var learner = learner(at: step)
    #expect(learner.type(text).graded?.mark.isCorrect == true)
  }

  @Test func aTextThatSomebodyMayThinkOfIsNoCommand() {
    var learner = learner(at: 2)
    let replies = learner.type("back")
    #expect(replies.contains { if case .gapsRefused([1], 1) = $0 { true } else { false } })
  }

  @Test func helpBelongsInNoGap() {
    var learner = learner(at: 2)
    #expect(learner.type("help").contains { if case .help = $0 { true } else { false } })
  }
}
