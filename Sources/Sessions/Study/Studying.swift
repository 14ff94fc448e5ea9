import Curriculum
import Diagnostics
import Grading
import Notation
import Simulator
import Statements

// Leading a person through a lesson.
extension Session {
  mutating func openLesson(_ name: String, at time: Instant) -> Response {
    guard let entry = library.lesson(named: name) else {
      let entries = library.lessons()
      if entries.isEmpty { return Response(.refusal(.noContent)) }
      let suggestion = Diagnostics.suggestion(for: name, among: entries.map(\.lesson.id.value))
      return Response(.refusal(.noSuchLesson(name, suggestion: suggestion)))
    }
    var response = Response()
    response.entries = [self.entry(.lessonOpened, entry.lesson.id.value, at: time)]
    let walk = LessonWalk(entry: entry, text: library.text(of: entry, in: language))
    enter(walk, 0, at: time, &response)
    return response
  }

  /// The page of a place in a lesson; the lesson goes on from there.
  mutating func resume(_ place: String) -> LessonPage? {
    let parts = place.split(separator: "/").map { String($0) }
    guard parts.count == 2, let entry = library.lesson(named: parts[0]) else { return nil }
    var walk = LessonWalk(entry: entry, text: library.text(of: entry, in: language))
    walk.index = entry.lesson.steps.firstIndex { $0.id.value == parts[1] } ?? 0
    playground = walk.playground(atStep: walk.index)
    activity = .lesson(walk)
    return walk.page
  }

  /// Goes to a step: the world is as the lesson leaves it before that step.
  mutating func enter(
    _ walk: LessonWalk, _ index: Int, at time: Instant, _ response: inout Response
  ) {
    var next = walk
    let goesOn = walk.isDone && index == walk.index + 1
    next.index = index
    next.isDone = false
    next.hintsShown = 0
    next.events = []
    if goesOn {
      begin(next.step, of: next)
    } else {
      playground = next.playground(atStep: index)
    }
    activity = .lesson(next)
    response.replies.append(.page(next.page))
    response.entries.append(entry(.stepReached, next.item, at: time))
    if case .quiz(let reference) = next.step.kind { ask(reference, next, &response) }
  }

  /// Prepares the world in which the learner stands for a step: another version, or its set-up.
  private mutating func begin(_ step: Lesson.Step, of walk: LessonWalk) {
    if step.ios != nil || step.memory != nil {
      playground = walk.playground(atStep: walk.index)
    } else if case .task(let task) = step.kind, let setup = task.setup {
      playground.playAll(setup.text, Dialect(step.dialect))
    }
  }

  private mutating func ask(
    _ reference: Lesson.QuestionReference, _ walk: LessonWalk, _ response: inout Response
  ) {
    guard let quiz = library.quiz(named: reference.quiz), let question = quiz[reference.question],
      let asked = try? QuizWalk.Asked(question, of: quiz)
    else { return response.replies.append(.refusal(.unreadableQuestion)) }
    var questions = QuizWalk(title: "", questions: [asked])
    questions.isInLesson = true
    activity = .quiz(questions, within: walk)
    response.replies.append(.question(questions.view(in: language)))
  }

  /// A line typed at a step. Return alone plays a run's code, and goes on from what is done.
  mutating func study(_ text: String, _ walk: LessonWalk, at time: Instant) -> Response {
    guard text.isEmpty else { return attempt(text, walk, at: time) }
    switch walk.step.kind {
    case .read, .quiz: return goOn(walk, at: time)
    case .run(let run):
      return walk.isDone ? goOn(walk, at: time) : show(run, walk, at: time)
    case .task(let task):
      if walk.isDone { return goOn(walk, at: time) }
      return Response(.notYet(check(task.goal, walk).lack ?? .line("")))
    }
  }

  private mutating func show(_ run: Lesson.Run, _ walk: LessonWalk, at time: Instant) -> Response {
    var response = Response()
    response.replies += playground.playAll(run.code.text, Dialect(walk.step.dialect))
    finish(walk, at: time, &response)
    return response
  }

  private mutating func attempt(_ text: String, _ walk: LessonWalk, at time: Instant) -> Response {
    var response = play(text, at: time)
    guard case .task(let task) = walk.step.kind, !walk.isDone else { return response }
    var walk = walk
    if case .played(let played) = response.replies.first { walk.take(played) }
    activity = .lesson(walk)
    if check(task.goal, walk).isReached { finish(walk, at: time, &response) }
    return response
  }

  func check(_ goal: Goal, _ walk: LessonWalk) -> GoalCheck {
    GoalCheck(goal, events: walk.events, simulation: playground.simulation)
  }

  mutating func finish(_ walk: LessonWalk, at time: Instant, _ response: inout Response) {
    var walk = walk
    walk.isDone = true
    activity = .lesson(walk)
    response.replies.append(.stepDone(isLast: walk.isLast))
    let payload = JSON.object([JSON.Member("hints", .integer(walk.hintsShown))])
    response.entries.append(entry(.stepDone, walk.item, at: time, payload))
  }

  mutating func goOn(_ walk: LessonWalk, at time: Instant) -> Response {
    var response = Response()
    var walk = walk
    if case .read = walk.step.kind {
      walk.isDone = true
      response.entries.append(entry(.stepDone, walk.item, at: time))
    }
    if walk.isLast {
      activity = .playing
      response.replies.append(.lessonDone(title: walk.page.title))
      response.entries.append(entry(.lessonDone, walk.lesson.id.value, at: time))
    } else {
      enter(walk, walk.index + 1, at: time, &response)
    }
    return response
  }
}

extension LessonWalk {
  mutating func take(_ played: Played) {
    let simulation = played.scene
    events += played.trace.events.compactMap { RunEvent($0, in: simulation) }
  }
}
