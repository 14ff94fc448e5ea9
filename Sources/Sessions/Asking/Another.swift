import Curriculum
import Generation
import Grading
import Learning
import Notation
import Orders

extension Session {
  /// Asks one like the question on the screen: of a skill that it has, of its own lesson or quiz and
  /// of its kind where there is one, and what was asked least first. It counts for nothing.
  ///
  /// What is asked anyway further on stays unseen, and what was asked last is not asked twice.
  mutating func another(at time: Instant) -> Response {
    guard case .quiz(let walk, let lesson) = activity else {
      return Response(.refusal(.nothingToAnswer))
    }
    let asked = walk.current
    let seed = seed(at: time)
    let item =
      asked.recipe == nil
      ? sibling(of: asked, within: lesson, orElseBy: seed) : generated(like: asked, by: seed)
    guard let item, let page = askBeside(OpenQuestion(item: item, seed: seed)) else {
      return Response(.refusal(.noOther))
    }
    var response = Response(.page(page))
    if walk.isExtra, !walk.isAnswered, asked.hasPart {
      response.replies.insert(.partDropped, at: 0)
    }
    let payload = JSON.object([JSON.Member("seed", .integer(seed))])
    response.entries = [entry(.anotherAsked, item, at: time, payload)]
    return response
  }

  /// Asks a question for practice beside where the person is; nil where it cannot be asked.
  mutating func askBeside(_ open: OpenQuestion) -> Page? {
    guard let (question, quiz) = question(open.item),
      let other = try? Asked(question, of: quiz, seed: open.seed)
    else { return nil }
    var extra = QuizWalk(asking: other, seed: open.seed)
    extra.isExtra = true
    extra.current.takeUp(open.draft)
    aside = aside ?? activity
    activity = .quiz(extra, within: nil)
    return page(of: extra, within: nil)
  }

  /// The question that is nearest to another, by its name; where all of its kin were asked, one
  /// that is made, where one can be.
  private mutating func sibling(
    of asked: Asked, within lesson: LessonWalk?, orElseBy seed: Int
  ) -> String? {
    let skills = Set(
      (asked.question?.0.skills ?? lesson?.lesson.skills ?? []).map(\.value))
    let counts = known.answerCounts
    let recent = done.filter { [.answered, .anotherAsked].contains($0.kind) }.map(\.item)
    let spared = toCome.union([asked.item] + recent.suffix(1))
    let others = library.quizHeads().flatMap { quiz in
      quiz.questions.map { (item: "\(quiz.id)/\($0.id)", question: $0) }
    }.filter { other in
      !spared.contains(other.item)
        && !skills.isDisjoint(with: other.question.skills.map(\.rawValue))
    }
    let hasNew = others.contains { counts[$0.item] == nil && !recent.contains($0.item) }
    if !hasNew, let made = generated(like: asked, by: seed) { return made }
    let home = asked.item.prefix { $0 != "/" }
    return others.min { left, right in
      func rank(_ other: (item: String, question: QuizHead.Question)) -> (
        Int, Int, Int, Int, String
      ) {
        let isSameKind = other.question.kind == asked.exercise.kind
        let isNear = other.item.prefix { $0 != "/" } == home
        return (
          recent.lastIndex(of: other.item) ?? -1, counts[other.item] ?? 0, isNear ? 0 : 1,
          isSameKind ? 0 : 1, other.item
        )
      }
      return rank(left) < rank(right)
    }?.item
  }

  /// What the lesson, the quiz or the sitting will ask by itself, by its items.
  private var toCome: Set<String> {
    if let review { return Set(review.items.dropFirst(review.index)) }
    let place = aside ?? activity
    if let lesson = place.lesson { return lesson.questionsToCome }
    if case .quiz(let walk, _) = place { return walk.questionsToCome }
    return []
  }

  /// Goes back to what a question for practice was asked beside.
  mutating func leaveAside(at time: Instant, _ response: inout Response) -> Bool {
    guard let origin = aside else { return false }
    aside = nil
    activity = origin
    response.replies += shownReplies
    response.entries.append(standingPlace(at: time))
    return true
  }

  /// Where the person is, as the journal keeps it.
  func standingPlace(at time: Instant) -> Entry {
    switch activity {
    case .lesson(let walk), .quiz(_, within: .some(let walk)):
      return entry(.stepReached, walk.item, at: time)
    case .quiz(let walk, within: nil):
      let payload = JSON.object([JSON.Member("seed", .integer(walk.seed))])
      if !walk.quiz.isEmpty { return entry(.quizOpened, walk.quiz, at: time, payload) }
      return review?.checkpoint.map { opened($0, at: time) } ?? entry(.left, at: time)
    case .playing: return entry(.left, at: time)
    }
  }
}
