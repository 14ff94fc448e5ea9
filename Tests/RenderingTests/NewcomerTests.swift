import Curriculum
import Grading
import Sessions
import Testing

@testable import Checking

/// Somebody with the ideas that the course refutes, before it and after it.
@Suite struct NewcomerTests {
  /// Wherever an idea says which run it expects, it answers what that run shows, and is caught by
  /// the question; whoever knows the real run answers all of them right.
  @Test func isCaughtByTheCoursesOwnQuestions() throws {
    let ideas = library.misconceptions()
    var (before, after, count) = (0.0, 0.0, 0)
    for quiz in library.quizzes() {
      for question in quiz.questions {
        let others = question.catches.compactMap { item in
          ideas[item.misconception.value]?.thinks.flatMap { question.believing($0) }
        }
        guard let other = others.first, let ready = try? ReadyQuestion(question, of: quiz),
          let believed = try? ReadyQuestion(other, of: quiz).mark([]).right
        else { continue }
        let mark = ready.mark(believed)
        #expect(!mark.isCorrect, "\(quiz.id.value)/\(question.id.value)")
        before += mark.score
        after += ready.mark(mark.right).score
        count += 1
      }
    }
    print("a newcomer: \(before) of \(count); who knows the runs: \(after)")
    #expect(count > 20)
    #expect(before < Double(count) / 2 && after == Double(count))
  }
}
