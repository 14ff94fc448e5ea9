import Curriculum
import Interpreter
import Learning
import Notation
import ObjectRuntime
import Playgrounds
import Scripts
import Syntax

// Where a person stands in lessons and quizzes: on, back, again, and out.
extension Session {
  mutating func goOn(at time: Instant) -> Response {
    switch activity {
    case .playing: Response(.refusal(.notStudying))
    case .lesson(let walk): giveUp(walk, at: time)
    case .quiz(let walk, let lesson): skip(walk, within: lesson, at: time)
    }
  }

  /// Puts a page back to its beginning, or begins a quiz anew.
  mutating func again(at time: Instant) -> Response {
    switch activity {
    case .playing: return Response(.refusal(.notStudying))
    case .lesson(let walk):
      return again(walk, dropping: entry(.typed, walk.item, at: time), at: time)
    case .quiz(let walk, within: .some(let lesson)):
      return again(lesson, dropping: draft(.dropped, walk, at: time), at: time)
    case .quiz(let walk, within: nil):
      guard let quiz = library.quiz(named: walk.quiz) else {
        var walk = walk
        walk.current.beginAgain()
        activity = .quiz(walk, within: nil)
        var response = Response(.page(page(of: walk, within: nil)))
        response.entries = [draft(.dropped, walk, at: time)]
        return response
      }
      return open(quiz, nil, seed: seed(at: time), at: time)
    }
  }

  private mutating func again(
    _ walk: LessonWalk, dropping draft: Entry? = nil, at time: Instant
  ) -> Response {
    var walk = walk
    var response = Response()
    response.entries = draft.map { [$0] } ?? []
    walk.beginAgain()
    show(walk, isResumed: false, at: time, &response)
    return response
  }

  mutating func back(at time: Instant) -> Response {
    var response = Response()
    switch activity {
    case .quiz(var walk, let lesson) where walk.isAnswered || lesson == nil:
      walk.go(to: walk.isAnswered ? walk.index : max(0, walk.index - 1))
      takeUp(&walk)
      activity = .quiz(walk, within: lesson)
      if walk.isAskedAgain { response.replies.append(.askedAgain) }
      response.replies.append(.page(page(of: walk, within: lesson)))
    case .lesson(let walk), .quiz(_, within: .some(let walk)):
      enter(walk, walk.isReview ? walk.index : max(0, walk.index - 1), at: time, &response)
    case .quiz(_, within: nil): break
    case .playing: response.replies = [.refusal(.notStudying)]
    }
    return response
  }

  mutating func leave(_ command: SessionCommand, at time: Instant) -> Response {
    if case .playing = activity, command == .leave { return Response(.refusal(.notStudying)) }
    var response = Response()
    if command == .leave, leaveAside(at: time, &response) { return response }
    if command == .leave, let origin = review?.origin {
      review = nil
      go(back: origin, at: time, &response)
      if !response.replies.isEmpty { return response }
    }
    if command == .leave, case .quiz(let walk, within: nil) = activity,
      let page = pageBehind(walk, at: time)
    {
      return page
    }
    var forgotten: Place?
    if command == .neverResume {
      guard let place = known.unfinished.last else { return Response(.refusal(.nothingToResume)) }
      forgotten = place
      response.entries = [entry(.neverResume, place.id, at: time)]
    }
    activity = .playing
    (review, aside) = (nil, nil)
    response.replies = [.welcome(playground.simulation.version), state]
    if let forgotten { response.replies.insert(.forgotten(forgotten), at: 0) }
    response.entries.append(entry(.left, at: time))
    return response
  }

  mutating func choose(_ name: String, at time: Instant) -> Response {
    guard let language = Language(rawValue: name) else {
      return Response(.refusal(.unknownLanguage(name)))
    }
    speak(language)
    var response = Response(.languageChosen(language))
    response.entries = [entry(.languageChosen, at: time)]
    response.replies += shownReplies
    return response
  }

  /// Changes the language, that of the page on the screen included.
  mutating func speak(_ language: Language) {
    self.language = language
    switch activity {
    case .lesson(var walk):
      walk.text = library.text(of: walk.entry, in: language)
      activity = .lesson(walk)
    case .quiz(let walk, within: .some(var lesson)):
      lesson.text = library.text(of: lesson.entry, in: language)
      activity = .quiz(walk, within: lesson)
    case .quiz(_, within: nil), .playing: break
    }
  }

  mutating func choose(dialect name: String, at time: Instant) -> Response {
    guard let dialect = Dialect(rawValue: name.lowercased()) else {
      return Response(.refusal(.missingArgument(.session(.dialect))))
    }
    self.dialect = dialect
    var response = Response(.dialectChosen(dialect))
    let payload = JSON.object([JSON.Member("dialect", .string(dialect.rawValue))])
    response.entries = [entry(.dialectChosen, at: time, payload)]
    response.replies += shownReplies
    return response
  }

  /// The page of a step that is no exercise with an answer of its own.
  func page(of walk: LessonWalk) -> Page {
    var page = walk.page(desk)
    if walk.isReview { page.sitting = review?.sitting }
    if walk.isTask {
      page.entered = walk.playground.standing.map(\.text)
    }
    return page
  }

  /// The page or question one is at.
  var shownPage: Page? {
    switch activity {
    case .lesson(let walk): page(of: walk)
    case .quiz(let walk, let lesson): page(of: walk, within: lesson)
    case .playing: nil
    }
  }

  mutating func lessonList() -> Reply {
    let shelf = shelf
    return .lessons(summaries(of: shelf.lessons), broken: shelf.broken)
  }

  /// The lessons: one that was found to be broken when it was opened is told of with those whose
  /// heads are.
  var shelf: Library.Shelf {
    var shelf = library.shelf()
    let known = shelf.lessons.map(\.folder).filter(broken.contains)
    shelf.lessons.removeAll { known.contains($0.folder) }
    shelf.broken = (shelf.broken + known).sorted()
    return shelf
  }

  mutating func quizList() -> Reply {
    let shelf = quizShelf
    if shelf.quizzes.isEmpty, shelf.broken.isEmpty { return .refusal(.noContent) }
    return .quizzes(summaries(of: shelf.quizzes), broken: shelf.broken)
  }

  /// The quizzes, likewise.
  var quizShelf: Library.QuizShelf {
    var shelf = library.quizShelf()
    let known = shelf.quizzes.map(\.head.id).filter(broken.contains)
    shelf.quizzes.removeAll { known.contains($0.head.id) }
    shelf.broken = (shelf.broken + known).sorted()
    return shelf
  }

  mutating func summaries(of lessons: [Library.ListedLesson]) -> [LessonSummary] {
    let progress = known
    return lessons.map { lesson in
      let head = lesson.head
      return LessonSummary(
        number: lesson.number, id: head.id, title: library.title(of: lesson, in: language),
        stepsDone: head.steps.count { progress.stepsDone.contains("\(head.id)/\($0)") },
        stepCount: head.steps.count, isKnown: progress.partsPassed.contains(head.part))
    }
  }

  mutating func summaries(of quizzes: [Library.ListedQuiz]) -> [QuizSummary] {
    let progress = known
    return quizzes.map { quiz in
      QuizSummary(
        number: quiz.number, id: quiz.head.id, title: title(of: quiz.head),
        questionCount: quiz.head.questions.count, score: progress.quizScores[quiz.head.id])
    }
  }

  func title(of quiz: QuizHead) -> String {
    quiz.title.text(in: language, origin: quiz.origin).text
  }

  func title(of quiz: Quiz) -> String {
    quiz.title.text(in: language, origin: quiz.origin).text
  }
}
