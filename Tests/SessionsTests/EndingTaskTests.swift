import Testing

@testable import Sessions

/// A task whose point is that the app ends.
@Suite struct EndingTaskTests {
  private static let lesson = """
      - id: trap
        kind: task
        dialects: [swift]
        setup: "var text: String?"
        goal: {ends: {crash: Fatal error}}
        solution: print(text!)
      - id: after
        kind: task
        dialects: [swift]
        goal: {prints: [here]}
        solution: print("here")

    """

  @Test func isDoneByTheLineThatEndsIt() {
    var learner = Learner(Self.lesson)
    learner.type(":learn 1")
    #expect(!learner.type("print(text ?? \"\")").isDone)
    #expect(learner.type("print(text!)").isDone)
    // The next page begins as if the line had not run.
    #expect(learner.type("").page?.step == 2)
    #expect(learner.type("print(\"here\")").isDone)
  }

  @Test func isPlayedForWhoeverSkipsIt() {
    var learner = Learner(Self.lesson)
    learner.type(":learn 1")
    #expect(!learner.type(":skip").isDone)
    #expect(learner.type("").page?.step == 2)
  }
}
