import Curriculum
import Grading
import Orders

extension Session {
  /// Asks one like the question on the screen: of a skill that it has, of its own lesson or quiz and
  /// of its kind where there is one, and what was asked least first. It counts for nothing.
  mutating func another(at time: Instant) -> Response {
    guard case .quiz(let walk, let lesson) = activity else {
      return Response(.refusal(.nothingToAnswer))
    }
    let asked = walk.current
    guard let item = sibling(of: asked, within: lesson), let (question, quiz) = question(item),
      case let seed = seed(at: time), let other = try? Asked(question, of: quiz, seed: seed)
    else { return Response(.refusal(.noOther)) }
    var extra = QuizWalk(asking: other, seed: seed)
    extra.isExtra = true
    aside = aside ?? activity
    activity = .quiz(extra, within: nil)
    working = nil
    return Response(.page(page(of: extra, within: nil)))
  }

  /// The question that is nearest to another, by its name.
  private mutating func sibling(of asked: Asked, within lesson: LessonWalk?) -> String? {
    let skills = Set(
      (asked.question?.0.skills ?? lesson?.lesson.skills ?? []).map(\.value))
    let counts = known.answerCounts
    let others = library.quizzes().flatMap { quiz in
      quiz.questions.map { (item: "\(quiz.id.value)/\($0.id.value)", question: $0) }
    }.filter { other in
      other.item != asked.item && !skills.isDisjoint(with: other.question.skills.map(\.value))
    }
    let home = asked.item.prefix { $0 != "/" }
    return others.min { left, right in
      func rank(_ other: (item: String, question: Quiz.Question)) -> (Int, Int, Int, String) {
        let isSameKind = other.question.exercise.kind == asked.exercise.kind
        let isNear = other.item.prefix { $0 != "/" } == home
        return (counts[other.item] ?? 0, isNear ? 0 : 1, isSameKind ? 0 : 1, other.item)
      }
      return rank(left) < rank(right)
    }?.item
  }

  /// Goes back to what a question for practice was asked beside.
  mutating func leaveAside(_ response: inout Response) -> Bool {
    guard let origin = aside else { return false }
    aside = nil
    activity = origin
    if case .quiz(let walk, let lesson) = origin {
      response.replies.append(.page(page(of: walk, within: lesson)))
      if walk.isAnswered {
        response.replies.append(.stepLeft(isLast: lesson?.isLast ?? walk.isLast))
      }
    }
    return true
  }
}
