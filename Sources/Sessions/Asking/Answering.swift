import Curriculum
import Diagnostics
import Grading
import Interpreter
import Learning
import Notation
import ObjectRuntime
import Scripts
import Syntax

// What is typed while something is asked.
extension Session {
  mutating func answer(
    _ text: String, _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    if walk.isAnswered { return late(text, walk, within: lesson, at: time) }
    var response = taken(text, walk, within: lesson, at: time)
    let isEnded = response.replies.contains { if case .graded = $0 { true } else { false } }
    if !isEnded, walk.current.takesText, !walk.current.expects(text),
      let command = commandNamed(by: text)
    {
      response.replies.append(.wantsColon(command))
    }
    return response
  }

  /// What is typed while an answer stands on the screen: in a lesson code is run, but an answer
  /// that comes late is no code.
  private mutating func late(
    _ text: String, _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    guard text.isEmpty else {
      let isCode =
        lesson != nil && text.contains { "(=[.{\"".contains($0) }
        && !(CodeChange.isNumbered(text) && hasErrors(text))
      return isCode ? play(text, at: time) : Response(.refusal(.returnGoesOn))
    }
    var response = Response()
    goOn(walk, within: lesson, at: time, &response)
    return response
  }

  private mutating func taken(
    _ text: String, _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    if !text.isEmpty, let fault = walk.current.fault(in: text) {
      if case .unknown = fault, lesson != nil, isCode(text) { return play(text, at: time) }
      return Response(.refusal(.malformedAnswer(fault, count: 0)))
    }
    switch walk.current.exercise {
    case .drive: return drive(text, walk, within: lesson, at: time)
    case .fill(let fill): return fillGap(text, fill, walk, within: lesson, at: time)
    case .fix(let fix): return mend(text, fix, walk, within: lesson, at: time)
    case .order, .classify, .choice, .predict, .task, .spot, .versions, .sources: break
    }
    if walk.current.takesLines { return takeLine(text, walk, within: lesson, at: time) }
    if text.isEmpty { return Response(.page(page(of: walk, within: lesson))) }
    do throws(AnswerReading.Fault) {
      return take(try walk.current.answer(in: text), walk, within: lesson, at: time)
    } catch {
      if lesson != nil, isCode(text) { return play(text, at: time) }
      return Response(.refusal(.malformedAnswer(error.refused, count: walk.current.shown.count)))
    }
  }

  /// Whether a line that is no answer is something to be run.
  func isCode(_ text: String) -> Bool {
    !hasErrors(text) && text.contains { "(=[.".contains($0) }
  }

  /// Whether a line cannot even be read as code.
  private func hasErrors(_ text: String) -> Bool {
    playground.tried(text).mistakes.contains { $0.severity == .error }
  }

  /// A line of an answer of several; Return alone ends it, `0` says that there is nothing.
  private mutating func takeLine(
    _ text: String, _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    var walk = walk
    if text.isEmpty {
      if walk.current.entered.isEmpty { return Response(.page(page(of: walk, within: lesson))) }
      return take(walk.current.entered, walk, within: lesson, at: time)
    }
    if walk.current.entered.isEmpty, text.halfWidth == "0" {
      return take([], walk, within: lesson, at: time)
    }
    walk.current.take(.line(text))
    activity = .quiz(walk, within: lesson)
    var response = Response(.lineTaken(walk.current.entered.count))
    response.entries = [draft(.typed(.line(text)), walk, at: time)]
    return response
  }

  /// Grades an answer and shows what is right.
  private mutating func take(
    _ answer: [String], _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    finish(walk.current.key.mark(answer), answer: answer, walk, within: lesson, at: time)
  }

  /// Ends what was asked, with what the answer is worth.
  mutating func finish(
    _ mark: Mark, answer: [String], _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    var walk = walk
    let asked = walk.current
    let graded = graded(mark, answer, asked, within: lesson)
    var response = Response()
    response.entries = [
      walk.isExtra
        ? draft(.dropped, walk, at: time)
        : entry(.answered, asked.item, at: time, payload(of: answer, mark.score, walk))
    ]
    if !walk.isAskedAgain, !walk.isExtra { review?.scores[asked.item] = mark.score }
    walk.take(.answered(mark.score))
    var lesson = lesson
    showRun(of: asked, answered: answer, worth: mark, within: &lesson, &response)
    response.replies.append(.graded(graded))
    sayAfter(asked, within: lesson, &response)
    if !walk.isExtra { sayWhenItComesBack(asked.item, at: time, &response) }
    wait(walk, within: lesson, after: mark, &response)
    if let lesson, !walk.isExtra {
      let kind: Entry.Kind = mark.score >= 0.5 ? .stepDone : .stepSkipped
      response.entries.append(entry(kind, lesson.item, at: time))
    }
    return response
  }

  private func payload(of answer: [String], _ score: Double, _ walk: QuizWalk) -> JSON {
    let asked = walk.current
    return .object([
      JSON.Member("kind", .string(asked.exercise.kind.rawValue)),
      JSON.Member("score", .number(score)),
      JSON.Member("answer", .strings(answer)),
      JSON.Member("tries", .integer(asked.tries + 1)),
      JSON.Member("hints", .integer(asked.hintsShown + min(asked.tries, 1))),
      JSON.Member("shown", .bool(false)),
      JSON.Member("seconds", .number(watch.seconds)),
      JSON.Member("dialect", .string(dialect.rawValue)),
      JSON.Member("ios", .string("\(asked.start.simulation.version)")),
      JSON.Member("again", .bool(walk.isAskedAgain)),
      JSON.Member("seed", .integer(walk.seed)),
    ])
  }

  /// Runs the code: before the verdict, which a long run would push off the screen. In a lesson
  /// that is where the learner stands, at the page's beginning; a question, which has an app of its
  /// own, shows its run to whoever did not know the answer.
  private func showRun(
    of asked: Asked, answered answer: [String]?, worth mark: Mark?,
    within lesson: inout LessonWalk?, _ response: inout Response
  ) {
    guard let code = asked.runCode(answer) else { return }
    let isOfPage = asked.question == nil && lesson != nil
    guard isOfPage || asked.isShownByItsRun && mark?.isCorrect != true else { return }
    let shown = asked.shownRun(of: code, desk(of: asked))
    var playground = asked.start
    if isOfPage {
      lesson?.beginAgain()
      playground = lesson?.playground ?? playground
    }
    let played = playground.playAll(shown.text, shown.dialect)
    if isOfPage { lesson?.playground = playground }
    response.replies += played.replies(expecting: asked.expectation)
  }

  /// The desk with the dialect in which the page of an exercise stands.
  private func desk(of asked: Asked) -> Desk {
    var desk = desk
    let page = asked.page(.question(number: 1, of: 1), title: [], .none, desk)
    desk.dialect = page.standsIn ?? desk.dialect
    return desk
  }

  private func sayAfter(
    _ asked: Asked, within lesson: LessonWalk?, _ response: inout Response
  ) {
    let after = text(of: asked, within: lesson).after
    if !after.blocks.isEmpty { response.replies.append(.after(after)) }
  }

  /// Leaves the answer on the screen until Return is pressed.
  private mutating func wait(
    _ walk: QuizWalk, within lesson: LessonWalk?, after mark: Mark?, _ response: inout Response
  ) {
    var walk = walk
    walk.current.isAnswered = true
    walk.current.mark = mark
    activity = .quiz(walk, within: lesson)
    let isLast = lesson?.isLast ?? (walk.isLast && review?.isLast != false)
    if lesson != nil {
      response.replies.append(
        mark?.isCorrect == true ? .stepDone(isLast: isLast) : .stepLeft(isLast: isLast))
    } else {
      response.replies.append(.questionDone(isLast: isLast, hasScore: mark != nil))
    }
  }

  /// Shows what is right instead of an answer.
  mutating func showAnswer(
    to walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    if walk.isAnswered { return Response(.refusal(.returnGoesOn)) }
    var walk = walk
    let asked = walk.current
    let right = asked.rightAnswer
    let mark = Mark(score: asked.best, isCorrect: false, right: right, working: "")
    let graded = graded(mark, nil, asked, within: lesson)
    var response = Response()
    if !walk.isExtra {
      response.entries = [
        entry(
          .hinted, asked.item, at: time,
          .object([
            JSON.Member("kind", .string(asked.exercise.kind.rawValue)),
            JSON.Member("shown", .bool(true)), JSON.Member("score", .number(mark.score)),
            JSON.Member("tries", .integer(asked.tries)), JSON.Member("seed", .integer(walk.seed)),
          ]))
      ]
      if let lesson { response.entries.append(entry(.stepSkipped, lesson.item, at: time)) }
    }
    walk.take(.shown)
    var lesson = lesson
    showRun(of: asked, answered: nil, worth: nil, within: &lesson, &response)
    response.replies.append(.graded(graded))
    sayAfter(asked, within: lesson, &response)
    if !walk.isExtra { sayWhenItComesBack(asked.item, at: time, &response) }
    wait(walk, within: lesson, after: nil, &response)
    return response
  }

  /// Plays the run that decides what was just answered.
  func playRun() -> Response {
    guard case .quiz(let walk, _) = activity, walk.isAnswered else {
      return Response(.refusal(.nothingToPlay))
    }
    let asked = walk.current
    guard let code = asked.runCode(nil) else { return Response(.refusal(.noRun)) }
    let shown = asked.shownRun(of: code, desk(of: asked))
    var playground = asked.start
    var response = Response()
    response.replies = playground.playAll(shown.text, shown.dialect).replies
    return response
  }
}

extension AnswerReading.Fault {
  /// What of the answer is not understood.
  var refused: Refusal.Answer {
    switch self {
    case .unknown(let word): .unknown(word)
    case .misspelt(let word, let meant): .misspelt(word, meant)
    case .noNumber(let word): .noNumber(word)
    case .noLine(let word): .noLine(word)
    case .ambiguous(let word, let names): .ambiguous(word, names)
    case .notANumber(let word): .notANumber(word)
    case .noLetter(let word): .noLetter(word)
    case .noYesNo(let word): .noYesNo(word)
    case .count(let count): .count(count)
    case .tooLong: .unknown(nil)
    }
  }
}
