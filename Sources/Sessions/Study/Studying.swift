import Curriculum
import Diagnostics
import Grading
import Interpreter
import Notation
import Simulator
import Syntax

// Leading a person through a lesson.
extension Session {
  /// Opens a lesson where it was left, or at a step: `lazy-view`, `1`, `1 4`.
  mutating func openLesson(_ name: String, at time: Instant) -> Response {
    var words = name.split { $0.isWhitespace }.map { String($0).halfWidth }
    let number = words.count > 1 ? words.popLast().flatMap { Int($0) } : nil
    let name = number == nil ? name.trimmed : words.joined(separator: " ")
    guard let entry = library.lesson(named: name) ?? library.lesson(beginningWith: name) else {
      let entries = library.lessons()
      if entries.isEmpty { return Response(.refusal(.noContent)) }
      let suggestion = Diagnostics.suggestion(for: name, among: entries.map(\.lesson.id.value))
      return Response(.refusal(.noSuchLesson(name, suggestion: suggestion)))
    }
    let count = entry.lesson.steps.count
    if let number, !(1...count).contains(number) {
      return Response(.refusal(.noSuchStep(number, count: count)))
    }
    var response = Response()
    let id = entry.lesson.id.value
    response.entries = [self.entry(.lessonOpened, id, at: time)]
    let place = number.map { $0 - 1 } ?? known.lessonPlaces[id].flatMap(entry.lesson.index)
    let walk = LessonWalk(
      entry: entry, text: library.text(of: entry, in: language), index: place ?? 0)
    review = nil
    show(walk, isResumed: number == nil && place != nil && place != 0, at: time, &response)
    return response
  }

  /// The page of a place in a lesson; the lesson goes on from there.
  mutating func resume(_ lesson: String, step: String, at time: Instant) -> Response? {
    guard let entry = library.lesson(named: lesson) else { return nil }
    var response = Response()
    let walk = LessonWalk(
      entry: entry, text: library.text(of: entry, in: language),
      index: entry.lesson.index(of: step) ?? 0)
    show(walk, isResumed: true, at: time, &response)
    return response
  }

  /// Goes to a step: the world is as the lesson leaves it before that step.
  mutating func enter(
    _ walk: LessonWalk, _ index: Int, at time: Instant, _ response: inout Response
  ) {
    var next = walk
    let changes = next.go(to: index)
    show(next, isResumed: false, at: time, &response)
    if let changes { response.replies.append(.beginsInItsWorld(changes)) }
  }

  /// Shows the page one is on.
  mutating func show(
    _ walk: LessonWalk, isResumed: Bool, at time: Instant, _ response: inout Response
  ) {
    activity = .lesson(walk)
    var page = walk.page
    page.isResumed = isResumed
    response.replies.append(.page(page))
    if !walk.isReview { response.entries.append(entry(.stepReached, walk.item, at: time)) }
    if case .quiz(let reference) = walk.step.kind { ask(reference, walk, at: time, &response) }
  }

  private mutating func ask(
    _ reference: Lesson.QuestionReference, _ walk: LessonWalk, at time: Instant,
    _ response: inout Response
  ) {
    guard let quiz = library.quiz(named: reference.quiz), let question = quiz[reference.question],
      // The list stays as it is until an answer is given, over a restart too.
      case let seed = known.answerCounts["\(quiz.id.value)/\(question.id.value)"] ?? 0,
      let asked = try? QuizWalk.Asked(question, of: quiz, seed: seed)
    else { return response.replies.append(.refusal(.unreadableQuestion)) }
    let questions = QuizWalk(asking: asked, seed: seed)
    activity = .quiz(questions, within: walk)
    response.replies.append(.question(questions.view(in: language)))
  }

  /// A line typed at a step. Return alone plays what is left of a run's code, and goes on from what
  /// is done.
  mutating func study(_ text: String, _ walk: LessonWalk, at time: Instant) -> Response {
    guard text.isEmpty else {
      var response = play(text, at: time)
      look(at: time, &response)
      return response
    }
    if walk.isOver { return goOn(walk, at: time) }
    switch walk.step.kind {
    case .read, .quiz: return goOn(walk, at: time)
    case .run(let run): return show(run, walk, at: time)
    case .task(let task):
      guard let lack = walk.lack(of: task) else { return Response() }
      return Response(.notYet(lack, walk.wayOut(of: task)))
    }
  }

  /// Plays what the learner has not typed of a run's code, in the world of the page.
  private mutating func show(_ run: Lesson.Run, _ walk: LessonWalk, at time: Instant) -> Response {
    var response = Response()
    var walk = walk
    let dialect = Dialect(walk.step.dialect)
    let typed = TypedRun(of: run.code.text, in: dialect, typed: walk.playground.standing)
    if typed.rest == nil {
      walk.beginAgain()
      response.replies.append(.startsAgain)
    }
    let (code, language) = typed.rest ?? (run.code.text, dialect)
    response.replies += walk.playground.playAll(code, language).replies
    finish(walk, at: time, &response)
    return response
  }

  /// Sees whether what stands on the page now is what its step is about.
  mutating func look(at time: Instant, _ response: inout Response) {
    guard case .lesson(let walk) = activity, !walk.isOver else { return }
    switch walk.step.kind {
    case .read, .quiz: break
    case .run(let run):
      guard !walk.playground.standing.isEmpty else { return }
      let typed = TypedRun(
        of: run.code.text, in: Dialect(walk.step.dialect), typed: walk.playground.standing)
      if typed.rest?.text.isEmpty == true { finish(walk, at: time, &response) }
    case .task(let task):
      guard !walk.playground.standing.isEmpty else { return }
      let lack = walk.lack(of: task)
      if lack == nil { finish(walk, at: time, &response) }
      if case .mistake = lack, let lack { response.replies.append(.notYet(lack, .undo)) }
    }
  }

  private mutating func finish(
    _ walk: LessonWalk, at time: Instant, _ response: inout Response
  ) {
    var walk = walk
    walk.isOver = true
    activity = .lesson(walk)
    if walk.isReview, walk.isUnaided { review?.points += 1 }
    response.replies.append(.stepDone(isLast: walk.isLast && !walk.isReview))
    response.entries.append(entry(.stepDone, walk.item, at: time, attempt(at: walk)))
    sayWhenItComesBack(walk.item, at: time, &response)
  }

  /// Leaves a task unsolved: what would have solved it is played, so that the lesson can go on.
  mutating func giveUp(_ walk: LessonWalk, at time: Instant) -> Response {
    guard case .task(let task) = walk.step.kind, !walk.isOver else { return goOn(walk, at: time) }
    var walk = walk
    walk.beginAgain()
    var response = Response(.skipped(task.solution.text))
    response.replies +=
      walk.playground.playAll(
        task.solution.text, Dialect(walk.step.dialect)
      ).replies
    walk.isOver = true
    activity = .lesson(walk)
    response.replies.append(.stepLeft(isLast: walk.isLast && !walk.isReview))
    response.entries = [entry(.stepSkipped, walk.item, at: time, attempt(at: walk))]
    return response
  }

  /// Goes to the next page, or on from the last.
  mutating func goOn(_ walk: LessonWalk, at time: Instant) -> Response {
    var response = Response()
    if case .read = walk.step.kind {
      response.entries.append(entry(.stepDone, walk.item, at: time))
    } else if !walk.isOver {
      response.entries.append(entry(.stepSkipped, walk.item, at: time))
    }
    if walk.isReview {
      goOnReviewing(at: time, &response)
    } else if walk.isLast {
      end(walk, at: time, &response)
    } else {
      enter(walk, walk.index + 1, at: time, &response)
    }
    return response
  }

  private mutating func end(_ walk: LessonWalk, at time: Instant, _ response: inout Response) {
    activity = .playing
    let progress = progress(with: response.entries)
    let left = walk.lesson.steps.indices.filter {
      !progress.stepsDone.contains("\(walk.lesson.id.value)/\(walk.lesson.steps[$0].id.value)")
    }
    let next = library.lesson(named: String(walk.entry.number + 1))
    response.replies.append(
      .lessonDone(
        LessonEnd(
          number: walk.entry.number, title: walk.page.title, left: left.map { $0 + 1 },
          next: next?.number)))
    response.entries.append(entry(.lessonDone, walk.lesson.id.value, at: time))
  }
}

extension Session {
  /// How a step was gone about, as the journal keeps it.
  fileprivate func attempt(at walk: LessonWalk) -> JSON {
    guard case .task = walk.step.kind else { return .object([]) }
    return .object([
      JSON.Member("kind", .string("task")),
      JSON.Member("hints", .integer(walk.isUnaided ? 0 : 1)),
      JSON.Member("shown", .bool(walk.hintsShown == .max)),
      JSON.Member("seconds", .number(watch.seconds)),
    ])
  }
}

extension Lesson {
  func index(of step: String) -> Int? { steps.firstIndex { $0.id.value == step } }
}
