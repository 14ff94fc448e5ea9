import Curriculum
import Diagnostics
import Grading
import Notation

// Leading a person through the questions of a quiz.
extension Session {
  /// Opens a quiz where it was left.
  mutating func openQuiz(_ name: String, at time: Instant) -> Response {
    guard let quiz = library.quiz(named: name.halfWidth) else {
      let quizzes = library.quizzes()
      if quizzes.isEmpty { return Response(.refusal(.noContent)) }
      let suggestion = Diagnostics.suggestion(for: name, among: quizzes.map(\.id.value))
      return Response(.refusal(.noSuchQuiz(name, suggestion: suggestion)))
    }
    return open(quiz, known.quizPlaces[quiz.id.value], at: time)
  }

  /// Asks the questions of a quiz: on from a place, or from the beginning in a new order.
  mutating func open(_ quiz: Quiz, _ place: QuizPlace?, at time: Instant) -> Response {
    let seed = place?.seed ?? seed(at: time)
    var walk = QuizWalk(quiz, title: title(of: quiz), seed: seed)
    guard !walk.questions.isEmpty else { return Response(.refusal(.unreadableQuestion)) }
    if let place { walk.resume(place.results) }
    review = nil
    activity = .quiz(walk, within: nil)
    var response = Response()
    if place?.results.isEmpty == false { response.replies.append(.resumedQuiz) }
    response.replies.append(.question(walk.view(in: language)))
    response.entries = [
      entry(.quizOpened, quiz.id.value, at: time, .object([JSON.Member("seed", .integer(seed))]))
    ]
    return response
  }

  mutating func answer(
    _ text: String, _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    if walk.isAnswered {
      if !text.isEmpty { return Response(.refusal(.returnGoesOn)) }
      var response = Response()
      goOn(walk, within: lesson, at: time, &response)
      return response
    }
    let view = walk.view(in: language)
    if text.isEmpty { return Response(.question(view)) }
    let reading = AnswerReading(
      ids: walk.current.ids, names: walk.current.shown.map(\.call),
      allowsNone: walk.current.ready == nil)
    do throws(AnswerReading.Fault) {
      return take(try reading.ids(in: text), to: view, walk, within: lesson, at: time)
    } catch {
      return Response(.refusal(.malformedAnswer(error.refused, count: walk.current.ids.count)))
    }
  }

  private mutating func take(
    _ answer: [String], to view: QuestionView, _ walk: QuizWalk, within lesson: LessonWalk?,
    at time: Instant
  ) -> Response {
    guard let graded = walk.current.graded(answer, view, in: language) else {
      return Response(.refusal(.unreadableQuestion))
    }
    var walk = walk
    var response = Response(.graded(graded))
    let score = graded.grade.score
    response.entries = [
      entry(
        .answered, walk.current.item, at: time,
        .object([
          JSON.Member("kind", .string(walk.current.kind)),
          JSON.Member("score", .number(score)),
          JSON.Member("answer", .array(answer.map(JSON.string))),
          JSON.Member("hints", .integer(walk.hintsShown)),
          JSON.Member("seconds", .number(watch.seconds)),
          JSON.Member("again", .bool(walk.isAskedAgain)),
          JSON.Member("seed", .integer(walk.seed)),
        ]))
    ]
    if !walk.isAskedAgain { review?.points += score }
    walk.take(.answered(score))
    sayWhenItComesBack(walk.current.item, at: time, &response)
    wait(walk, within: lesson, after: graded.grade, &response)
    if let lesson {
      let kind: Entry.Kind = score >= 0.5 ? .stepDone : .stepSkipped
      response.entries.append(entry(kind, lesson.item, at: time))
    }
    return response
  }

  /// Leaves the answer on the screen until Return is pressed.
  private mutating func wait(
    _ walk: QuizWalk, within lesson: LessonWalk?, after grade: QuestionGrade?,
    _ response: inout Response
  ) {
    var walk = walk
    walk.isAnswered = true
    working = grade
    activity = .quiz(walk, within: lesson)
    let isLast = lesson?.isLast ?? (walk.isLast && review?.isLast != false)
    response.replies.append(
      lesson == nil
        ? .questionDone(isLast: isLast, hasScore: grade != nil) : .stepLeft(isLast: isLast))
  }

  /// Shows what is right instead of an answer.
  mutating func showAnswer(
    to walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    let view = walk.view(in: language)
    guard !walk.isAnswered, let graded = walk.current.graded(nil, view, in: language) else {
      return Response(.refusal(walk.isAnswered ? .returnGoesOn : .unreadableQuestion))
    }
    var walk = walk
    var response = Response(.graded(graded))
    response.entries = [
      entry(
        .hinted, walk.current.item, at: time,
        .object([JSON.Member("shown", .bool(true)), JSON.Member("seed", .integer(walk.seed))]))
    ]
    walk.take(.shown)
    wait(walk, within: lesson, after: nil, &response)
    return response
  }

  mutating func skip(
    _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    var response = Response()
    var walk = walk
    if !walk.isAnswered {
      walk.take(.skipped)
      let payload = JSON.object([JSON.Member("seed", .integer(walk.seed))])
      response.entries = [entry(.questionSkipped, walk.current.item, at: time, payload)]
      if let lesson { response.entries.append(entry(.stepSkipped, lesson.item, at: time)) }
    }
    goOn(walk, within: lesson, at: time, &response)
    return response
  }

  /// The next question, the end of the quiz, or the lesson the question stood in.
  private mutating func goOn(
    _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant, _ response: inout Response
  ) {
    working = nil
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
      activity = .quiz(walk, within: nil)
      response.replies.append(.question(walk.view(in: language)))
    } else {
      activity = .playing
      response.replies.append(
        .quizDone(
          title: walk.title, score: walk.total, of: walk.questions.count))
      let payload = JSON.object([JSON.Member("score", .number(walk.total))])
      response.entries.append(entry(.quizDone, walk.quiz, at: time, payload))
    }
  }
}

extension AnswerReading.Fault {
  /// What of the answer is not understood.
  fileprivate var refused: Refusal.Answer {
    switch self {
    case .unknown(let word): .unknown(word)
    case .noNumber(let word): .noNumber(word)
    case .ambiguous(let word, let names): .ambiguous(word, names)
    case .tooLong: .unknown(nil)
    }
  }
}
