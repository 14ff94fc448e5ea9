import Curriculum
import Diagnostics
import Grading
import Notation

// Leading a person through the questions of a quiz.
extension Session {
  mutating func openQuiz(_ name: String, at time: Instant) -> Response {
    guard let quiz = library.quiz(named: name) else {
      let quizzes = library.quizzes()
      if quizzes.isEmpty { return Response(.refusal(.noContent)) }
      let suggestion = Diagnostics.suggestion(for: name, among: quizzes.map(\.id.value))
      return Response(.refusal(.noSuchQuiz(name, suggestion: suggestion)))
    }
    let questions = quiz.questions.compactMap { try? QuizWalk.Asked($0, of: quiz) }
    var response = begin(QuizWalk(title: title(of: quiz), questions: questions))
    response.entries = [entry(.quizOpened, quiz.id.value, at: time)]
    return response
  }

  /// Asks again what was not answered right the last time.
  mutating func review(at time: Instant) -> Response {
    let quizzes = library.quizzes()
    let questions = progress.toReview.compactMap { item -> QuizWalk.Asked? in
      let parts = item.split(separator: "/").map { String($0) }
      guard parts.count == 2, let quiz = quizzes.first(where: { $0.id.value == parts[0] }),
        let question = quiz[parts[1]]
      else { return nil }
      return try? QuizWalk.Asked(question, of: quiz)
    }
    if questions.isEmpty { return Response(.refusal(.nothingToReview)) }
    return begin(QuizWalk(title: "", questions: questions))
  }

  private mutating func begin(_ walk: QuizWalk) -> Response {
    guard !walk.questions.isEmpty else { return Response(.refusal(.unreadableQuestion)) }
    activity = .quiz(walk, within: nil)
    return Response(.question(walk.view(in: language)))
  }

  mutating func answer(
    _ text: String, _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    if text.isEmpty { return Response(.question(walk.view(in: language))) }
    guard let answer = walk.answer(text) else {
      return Response(.refusal(.malformedAnswer(count: walk.current.ids.count)))
    }
    let view = walk.view(in: language)
    guard let graded = walk.current.graded(answer, view, in: language) else {
      return Response(.refusal(.unreadableQuestion))
    }
    working = graded.grade.working
    var response = Response(.graded(graded))
    let payload = JSON.object([
      JSON.Member("score", .number(graded.grade.score)),
      JSON.Member("answer", .array(answer.map(JSON.string))),
    ])
    response.entries = [entry(.answered, walk.current.item, at: time, payload)]
    var walk = walk
    walk.total += graded.grade.score
    goOn(walk, within: lesson, at: time, &response)
    return response
  }

  /// The next question, the end of the quiz, or the lesson the question stood in.
  mutating func goOn(
    _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant, _ response: inout Response
  ) {
    if !walk.isLast {
      var walk = walk
      walk.index += 1
      activity = .quiz(walk, within: lesson)
      response.replies.append(.question(walk.view(in: language)))
    } else if var lesson {
      lesson.isDone = true
      activity = .lesson(lesson)
      response.replies.append(.stepDone(isLast: lesson.isLast))
      response.entries.append(entry(.stepDone, lesson.item, at: time))
    } else {
      activity = .playing
      response.replies.append(
        .quizDone(title: walk.title, score: walk.total, of: walk.questions.count))
      response.entries.append(entry(.quizDone, walk.current.quiz, at: time))
    }
  }
}
