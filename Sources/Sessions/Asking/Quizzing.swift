import Curriculum
import Diagnostics
import Generation
import Grading
import Learning
import Notation

// Leading a person from question to question.
extension Session {
  /// What pages are made with.
  var desk: Desk {
    let (library, language) = (library, language)
    return Desk(language: language, dialect: dialect) { library.claims($0, in: language) }
  }

  /// Opens a quiz where it was left.
  mutating func openQuiz(_ name: String, at time: Instant) -> Response {
    let words = name.halfWidth.split { $0.isWhitespace }
    if words.first.map({ $0.lowercased() }) == Session.generate {
      return openGenerated(Array(words.dropFirst()), at: time)
    }
    guard let quiz = library.quiz(named: name.halfWidth) else {
      if let id = library.brokenQuiz(named: name.halfWidth) {
        broken.insert(id)
        return Response(.refusal(.beingMended(name)))
      }
      if library.quizHeads().isEmpty { return Response(.refusal(.noContent)) }
      return Response(
        .refusal(.noSuchQuiz(name, suggestion: library.quizSuggestion(for: name))))
    }
    broken.remove(quiz.id.value)
    return open(quiz, known.quizPlaces[quiz.id.value], at: time)
  }

  /// Asks the questions of a quiz: on from a place, or from the beginning in a new order. What is
  /// drawn for a series that a seed makes is drawn by that seed too, unless another is given.
  mutating func open(
    _ quiz: Quiz, _ place: QuizPlace?, seed given: Int? = nil, at time: Instant
  ) -> Response {
    let seed = place?.seed ?? given ?? Series(id: quiz.id.value)?.seed ?? seed(at: time)
    let title = title(of: quiz)
    guard var walk = QuizWalk(quiz, title: title, seed: seed) else {
      return Response(.refusal(.unreadableQuestion))
    }
    if let place {
      walk.resume(place.results)
      takeUp(&walk)
    }
    (review, aside) = (nil, nil)
    activity = .quiz(walk, within: nil)
    var response = Response()
    if place != nil { response.replies.append(.resumedQuiz(title: title)) }
    response.replies.append(.page(page(of: walk, within: nil)))
    response.entries = [
      entry(.quizOpened, quiz.id.value, at: time, .object([JSON.Member("seed", .integer(seed))]))
    ]
    return response
  }

  /// The exercise that is asked, as a page.
  func page(
    of walk: QuizWalk, within lesson: LessonWalk?, isResumed: Bool = false
  ) -> Page {
    let asked = walk.current
    let heading = lesson.map(\.heading)
    var page = asked.page(
      heading
        ?? .question(
          number: walk.place?.number ?? walk.index + 1, of: walk.place?.count ?? walk.count),
      title: lesson?.section?.title ?? [], text(of: asked, within: lesson), desk)
    if walk.isExtra {
      page.sitting = .practice
    } else if lesson?.isReview ?? walk.quiz.isEmpty {
      page.sitting = review?.sitting
    }
    page.isResumed = isResumed
    page.isAnswered = walk.isAnswered
    return page
  }

  /// What is said about what is asked; a question that stands in a lesson follows the step's words.
  func text(of asked: Asked, within lesson: LessonWalk?) -> ExerciseText {
    let section = lesson?.section?.exercise
    guard let (question, origin) = asked.question else { return section ?? ExerciseText.none }
    var text = question.text(in: language, origin: origin)
    if let section {
      text.prompt = Document(blocks: section.prompt.blocks + text.prompt.blocks)
      text.after = Document(blocks: text.after.blocks + section.after.blocks)
    }
    return text
  }

  mutating func skip(
    _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    var response = Response()
    var walk = walk
    if !walk.isAnswered {
      walk.take(.skipped)
      if !walk.isExtra {
        let payload = JSON.object([JSON.Member("seed", .integer(walk.seed))])
        if !walk.current.isOpinion {
          response.entries = [entry(.questionSkipped, walk.current.item, at: time, payload)]
        }
        if let lesson { response.entries.append(entry(.stepSkipped, lesson.item, at: time)) }
      }
    }
    goOn(walk, within: lesson, at: time, &response)
    return response
  }

  /// The next question, the end of the quiz, or the lesson the question stood in.
  mutating func goOn(
    _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant, _ response: inout Response
  ) {
    if walk.isExtra, leaveAside(at: time, &response) { return }
    if var lesson {
      lesson.isOver = true
      let next = goOn(lesson, at: time)
      response.replies += next.replies
      response.entries += next.entries
    } else if review != nil {
      goOnReviewing(at: time, &response)
    } else if !walk.isLast {
      var walk = walk
      walk.go(to: walk.index + 1)
      takeUp(&walk, beside: response.entries)
      activity = .quiz(walk, within: nil)
      response.replies.append(.page(page(of: walk, within: nil)))
    } else {
      response.replies.append(.quizDone(title: walk.title, score: walk.total, of: walk.count))
      let payload = JSON.object([JSON.Member("score", .number(walk.total))])
      response.entries.append(entry(.quizDone, walk.quiz, at: time, payload))
      activity = .playing
      if let page = pageBehind(walk, at: time) {
        response.replies += page.replies
        response.entries += page.entries
      }
    }
  }

  /// The page of the lesson that a quiz was called from.
  mutating func pageBehind(_ walk: QuizWalk, at time: Instant) -> Response? {
    guard let id = known.quizPlaces[walk.quiz]?.lesson, let step = known.lessonPlaces[id] else {
      return nil
    }
    return resume(id, step: step, isResumed: false, at: time)
  }
}
