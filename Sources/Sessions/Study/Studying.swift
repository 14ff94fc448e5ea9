import Curriculum
import Diagnostics
import Grading
import Interpreter
import Learning
import Notation
import ObjectRuntime
import Playgrounds
import Syntax

// Leading a person through a lesson.
extension Session {
  /// Opens a lesson where it was left, or at a step: `lazy-view`, `1`, `1 4`.
  mutating func openLesson(_ name: String, at time: Instant) -> Response {
    var words = name.split { $0.isWhitespace }.map { String($0).halfWidth }
    let number = words.count > 1 ? words.popLast().flatMap { Int($0) } : nil
    let name = number == nil ? name.trimmed : words.joined(separator: " ")
    guard let entry = library.lesson(named: name) ?? library.lesson(beginningWith: name) else {
      if let folder = library.brokenLesson(named: name) {
        broken.insert(folder)
        return Response(.refusal(.beingMended(name)))
      }
      let ids = shelf.lessons.map(\.head.id)
      if ids.isEmpty { return Response(.refusal(.noContent)) }
      let suggestion = Diagnostics.suggestion(for: name, among: ids)
      return Response(.refusal(.noSuchLesson(name, suggestion: suggestion)))
    }
    broken.remove(entry.folder)
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
    (review, aside) = (nil, nil)
    show(walk, isResumed: number == nil && place != nil && place != 0, at: time, &response)
    return response
  }

  /// The page of a place in a lesson; the lesson goes on from there.
  mutating func resume(
    _ lesson: String, step: String, isResumed: Bool, at time: Instant
  ) -> Response? {
    guard let entry = library.lesson(named: lesson) else { return nil }
    var response = Response()
    let walk = LessonWalk(
      entry: entry, text: library.text(of: entry, in: language),
      index: entry.lesson.index(of: step) ?? 0)
    show(walk, isResumed: isResumed, at: time, &response)
    return response
  }

  /// Goes to a step: the world is as the lesson leaves it before that step.
  mutating func enter(
    _ walk: LessonWalk, _ index: Int, at time: Instant, _ response: inout Response
  ) {
    var next = walk
    let changes = next.go(to: index)
    show(next, isResumed: false, at: time, &response)
    if let changes { response.replies.insert(.beginsInItsWorld(changes), at: 0) }
  }

  /// Shows the page one is on.
  mutating func show(
    _ walk: LessonWalk, isResumed: Bool, at time: Instant, _ response: inout Response
  ) {
    if !walk.isReview { response.entries.append(entry(.stepReached, walk.item, at: time)) }
    var walk = walk
    if walk.isTask, let draft = progress(with: response.entries).drafts[walk.item] {
      takeUp(draft, &walk)
    }
    activity = .lesson(walk)
    if var questions = asking(walk) {
      takeUp(&questions, beside: response.entries)
      activity = .quiz(questions, within: walk)
      response.replies.append(.page(page(of: questions, within: walk, isResumed: isResumed)))
    } else {
      var page = page(of: walk)
      page.isResumed = isResumed
      response.replies.append(.page(page))
      if case .quiz = walk.step.kind { response.replies.append(.refusal(.unreadableQuestion)) }
    }
  }

  /// Goes on below the hints that were given before, and with the lines that were typed.
  private func takeUp(_ draft: Draft, _ walk: inout LessonWalk) {
    if draft.hints > 0 {
      walk.hintsShown = draft.hints
      walk.helped.insert(walk.step.id.value)
    }
    for case .line(let text) in draft.typed {
      _ = walk.playground.play(again: text, options: options)
    }
  }

  /// What a step asks: an exercise of its own, or a question of a quiz.
  private mutating func asking(_ walk: LessonWalk) -> QuizWalk? {
    // The list stays as it is until an answer is given, over a restart too.
    switch walk.step.kind {
    case .read, .run, .exercise(.task): return nil
    case .exercise(let exercise):
      let seed = answerCount(of: walk.item)
      return
        (try? Asked(
          step: walk.item, exercise, in: walk.setting, at: walk.start, seed: seed))
        .map { QuizWalk(asking: $0, seed: seed) }
    case .quiz(let step):
      guard let item = drawn(step), let (question, quiz) = question(item) else { return nil }
      let seed = answerCount(of: item)
      return (try? Asked(question, of: quiz, seed: seed)).map { QuizWalk(asking: $0, seed: seed) }
    }
  }

  /// The question that a step names, or draws: one that has not been asked, or else the one asked
  /// least.
  private mutating func drawn(_ step: Lesson.QuizStep) -> String? {
    switch step {
    case .question(let reference): return reference.item
    case .draw(let draw):
      let counts = known.answerCounts
      let items = candidates(of: draw)
      return items.min { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) }
    }
  }

  private func candidates(of draw: Lesson.Draw) -> [String] {
    draw.from.flatMap { source -> [String] in
      let parts = source.value.split(separator: "/")
      guard parts.count == 2, parts[0] == "part", let part = Int(parts[1]) else {
        return library.quiz(named: source.value).map(items) ?? []
      }
      return library.shelf().lessons.filter { $0.head.part == part }
        .compactMap { library.quiz(named: $0.head.id) }.flatMap(items)
    }
  }

  private func items(of quiz: Quiz) -> [String] {
    quiz.questions.map { "\(quiz.id.value)/\($0.id.value)" }
  }

  /// A line typed at a step. Return alone plays what is left of a run's code, and goes on from what
  /// is done.
  mutating func study(_ text: String, _ walk: LessonWalk, at time: Instant) -> Response {
    guard text.isEmpty else {
      let before = playground.position
      var response = play(text, at: time)
      response.entries += drafts(since: before, at: time)
      look(at: time, &response)
      return response
    }
    if walk.isOver { return goOn(walk, at: time) }
    switch walk.step.kind {
    case .run(let run): return show(run, walk, at: time)
    case .exercise(.task(let task)):
      if walk.hintsShown == .max { return giveUp(walk, at: time) }
      guard let lack = walk.lack(of: task) else { return Response() }
      return Response(.notYet(lack, walk.wayOut(of: task)))
    case .read, .quiz, .exercise: return goOn(walk, at: time)
    }
  }

  /// Plays what the learner has not typed of a run's code, in the world of the page.
  private mutating func show(_ run: Lesson.Run, _ walk: LessonWalk, at time: Instant) -> Response {
    var response = Response()
    var walk = walk
    let typed = typed(run, walk)
    if typed.rest == nil {
      walk.beginAgain()
      response.replies.append(.startsAgain)
    }
    let shown = desk.listing(of: run.code, in: walk.setting, among: walk.start.world.globalNames)
    let (code, dialect) = typed.rest ?? (shown.text, shown.dialect)
    let played = walk.playground.playAll(code, dialect)
    response.replies += played.replies(expecting: run.expect)
    finish(walk, at: time, &response)
    return response
  }

  private func typed(_ run: Lesson.Run, _ walk: LessonWalk) -> TypedRun {
    let shown = desk.listing(of: run.code, in: walk.setting, among: walk.start.world.globalNames)
    return TypedRun(of: shown.text, in: shown.dialect, typed: walk.playground.standing)
  }

  /// Sees whether what stands on the page now is what its step is about.
  mutating func look(at time: Instant, _ response: inout Response) {
    guard case .lesson(let walk) = activity, !walk.isOver else { return }
    switch walk.step.kind {
    case .run(let run):
      guard !walk.playground.standing.isEmpty else { return }
      if typed(run, walk).rest?.text.isEmpty == true { finish(walk, at: time, &response) }
    case .exercise(.task(let task)):
      guard !walk.playground.standing.isEmpty || walk.playground.ending != nil else { return }
      let lack = walk.lack(of: task)
      if lack == nil {
        if walk.playground.ending != nil {
          response.endAsWanted(before: walk.playground.lastLine + 1)
        }
        finish(walk, at: time, &response)
      }
      if case .mistake = lack, let lack { response.replies.append(.notYet(lack, .undo)) }
    case .read, .quiz, .exercise: break
    }
  }

  private mutating func finish(
    _ walk: LessonWalk, at time: Instant, _ response: inout Response
  ) {
    var walk = walk
    walk.isOver = true
    activity = .lesson(walk)
    if walk.isReview, walk.isUnaided { review?.scores[walk.item] = 1 }
    sayAfter(walk, &response)
    response.entries.append(entry(.stepDone, walk.item, at: time, attempt(at: walk)))
    sayWhenItComesBack(walk.item, at: time, &response)
    response.replies.append(.stepDone(isLast: walk.isLast && !walk.isReview))
  }

  /// What the lesson says once the run has answered.
  private func sayAfter(_ walk: LessonWalk, _ response: inout Response) {
    response.replies += told(after: walk.section?.after ?? Document(blocks: []), of: walk)
  }

  /// What is said once the run has answered; where it names what a source says for the first time in
  /// a lesson, how that is looked up.
  func told(after text: Document, of lesson: LessonWalk?) -> [Reply] {
    if text.blocks.isEmpty { return [] }
    guard let claim = text.claim, let lesson,
      !lesson.earlierTexts.contains(where: { $0.claim != nil })
    else { return [.after(text)] }
    return [.after(text), .quotesSources(claim)]
  }

  /// Leaves a task unsolved: what would have solved it is played, so that the lesson can go on.
  mutating func giveUp(_ walk: LessonWalk, at time: Instant) -> Response {
    guard case .exercise(.task(let task)) = walk.step.kind, !walk.isOver else {
      return goOn(walk, at: time)
    }
    var walk = walk
    walk.beginAgain()
    let shown = desk.listing(
      of: task.solution, in: walk.setting, among: walk.start.world.globalNames)
    var response = Response(.skipped(shown.text))
    response.replies += walk.playground.playAll(shown.text, shown.dialect).replies
    sayAfter(walk, &response)
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
    if let summary = walk.text?.summary { response.replies.append(.after(summary.body)) }
    response.replies.append(
      .lessonDone(
        LessonEnd(
          number: walk.entry.number, title: walk.text?.title.value ?? walk.lesson.id.value,
          left: left.map { $0 + 1 }, next: next?.number)))
    response.entries.append(entry(.lessonDone, walk.lesson.id.value, at: time))
    queueCards(of: walk.lesson, at: time, &response)
  }
}

extension Session {
  /// How a step was gone about, as the journal keeps it.
  fileprivate func attempt(at walk: LessonWalk) -> JSON {
    guard walk.isTask else { return .object([]) }
    return .object([
      JSON.Member("kind", .string("task")),
      JSON.Member("hints", .integer(walk.isUnaided ? 0 : 1)),
      JSON.Member("shown", .bool(walk.hintsShown == .max)),
      JSON.Member("seconds", .number(watch.seconds)),
      JSON.Member("dialect", .string(dialect.rawValue)),
      JSON.Member("ios", .string("\(walk.playground.simulation.version)")),
    ])
  }
}

extension Response {
  /// Says of the line that ended the app that the page wanted it.
  fileprivate mutating func endAsWanted(before line: Int) {
    replies = replies.map { reply in
      guard case .played(var account) = reply, case .undone = account.end else { return reply }
      account.end = .endedAsWanted(line: line)
      return .played(account)
    }
  }
}

extension Lesson {
  func index(of step: String) -> Int? { steps.firstIndex { $0.id.value == step } }
}
