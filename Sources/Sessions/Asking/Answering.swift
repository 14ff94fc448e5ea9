import Curriculum
import Diagnostics
import Grading
import Interpreter
import Learning
import Notation
import ObjectRuntime
import Playgrounds
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
      return Response(.refusal(.malformedAnswer(error.refused, count: walk.current.form.places)))
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
    var response = Response()
    response.entries = [
      walk.isExtra
        ? draft(.dropped, walk, at: time)
        : entry(.answered, asked.item, at: time, payload(of: answer, mark.score, walk))
    ]
    if !walk.isAskedAgain, !walk.isExtra { review?.scores[asked.item] = mark.score }
    walk.take(.answered(mark.score))
    walk.current.answer(answer, worth: mark)
    show(walk, within: lesson, at: time, &response)
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
      JSON.Member(
        "hints", .integer(asked.isOpinion ? 0 : asked.hintsShown + min(asked.tries, 1))),
      JSON.Member("shown", .bool(false)),
      JSON.Member("seconds", .number(watch.seconds)),
      JSON.Member("dialect", .string(dialect.rawValue)),
      JSON.Member("ios", .string("\(asked.start.simulation.version)")),
      JSON.Member("again", .bool(walk.isAskedAgain)),
      JSON.Member("seed", .integer(walk.seed)),
    ])
  }

  /// Says what there is to say to the answer that was given or shown, and leaves it on the screen
  /// until Return is pressed.
  private mutating func show(
    _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant, _ response: inout Response
  ) {
    var lesson = lesson
    response.replies += toldOf(walk.current, within: &lesson)
    if !walk.isExtra { sayWhenItComesBack(walk.current.item, at: time, &response) }
    activity = .quiz(walk, within: lesson)
    response.replies.append(wayOn(from: walk, within: lesson))
  }

  /// The page or question one is at, as it stands on the screen: with all that was said to its
  /// answer.
  var shownReplies: [Reply] {
    guard let page = shownPage else { return [] }
    guard case .quiz(let walk, var lesson) = activity, walk.isAnswered else { return [.page(page)] }
    return [.page(page)] + toldOf(walk.current, within: &lesson) + [
      wayOn(from: walk, within: lesson)
    ]
  }

  /// What the answer is worth and why: the verdict, the rule, the run that proves it, and the idea
  /// that somebody has who chose a wrong option.
  private func toldOf(_ asked: Asked, within lesson: inout LessonWalk?) -> [Reply] {
    let mark =
      asked.mark ?? Mark(score: asked.best, isCorrect: false, right: asked.rightAnswer, working: "")
    let run = run(of: asked, within: &lesson)
    let graded = graded(mark, asked.given, asked, within: lesson)
    let ideas = whyNot(of: asked, mark, within: lesson)
    let grounds = asked.mark?.isCorrect == true ? [] : asked.grounds(for: mark)
    return [.graded(graded)] + told(after: text(of: asked, within: lesson).after, of: lesson)
      + (grounds.isEmpty ? [] : [.grounds(grounds)]) + run + owners(of: asked)
      + (ideas.isEmpty ? [] : [.misconceptions(ideas)])
  }

  /// Who the owners are that were to be counted, for whoever did not know how many.
  private func owners(of asked: Asked) -> [Reply] {
    guard asked.recipe != nil, asked.mark?.isCorrect != true, let report = asked.ownerReport else {
      return []
    }
    return [.looked(.owners([report]))]
  }

  /// Where Return leads from an answer.
  private func wayOn(from walk: QuizWalk, within lesson: LessonWalk?) -> Reply {
    let mark = walk.current.mark
    guard let lesson else {
      let isLast = walk.isLast && review?.isLast != false
      return .questionDone(isLast: isLast, hasScore: mark != nil)
    }
    return mark?.isCorrect == true
      ? .stepDone(isLast: lesson.isLast) : .stepLeft(isLast: lesson.isLast)
  }

  /// Runs the code. In a lesson that is where the learner stands, at the page's beginning; a
  /// question, which has an app of its own, shows its run to whoever did not know the answer.
  private func run(of asked: Asked, within lesson: inout LessonWalk?) -> [Reply] {
    guard let code = asked.runCode(asked.given) else { return [] }
    let isOfPage = asked.question == nil && lesson != nil
    guard isOfPage || asked.isShownByItsRun && asked.mark?.isCorrect != true else { return [] }
    let shown = asked.shownRun(of: code, desk(of: asked))
    var playground = asked.start
    if isOfPage {
      lesson?.beginAgain()
      playground = lesson?.playground ?? playground
    }
    let played = playground.playAll(shown.text, shown.dialect)
    if isOfPage { lesson?.playground = playground }
    return played.replies(expecting: asked.expectation)
  }

  /// The desk with the dialect in which the page of an exercise stands.
  private func desk(of asked: Asked) -> Desk {
    var desk = desk
    let page = asked.page(.question(number: 1, of: 1), title: [], .none, desk)
    desk.dialect = page.standsIn ?? desk.dialect
    return desk
  }

  /// Shows what is right instead of an answer.
  mutating func showAnswer(
    to walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    if walk.isAnswered { return Response(.refusal(.returnGoesOn)) }
    var walk = walk
    let asked = walk.current
    var response = Response()
    if asked.isOpinion {
      if let lesson { response.entries = [entry(.stepDone, lesson.item, at: time)] }
    } else if !walk.isExtra {
      response.entries = [
        entry(
          .hinted, asked.item, at: time,
          .object([
            JSON.Member("kind", .string(asked.exercise.kind.rawValue)),
            JSON.Member("shown", .bool(true)), JSON.Member("score", .number(asked.best)),
            JSON.Member("tries", .integer(asked.tries)), JSON.Member("seed", .integer(walk.seed)),
          ]))
      ]
      if let lesson { response.entries.append(entry(.stepSkipped, lesson.item, at: time)) }
    }
    walk.take(.shown)
    walk.current.answer(nil, worth: nil)
    show(walk, within: lesson, at: time, &response)
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

extension Asked {
  /// Has an answer stand on the screen; nil is one that was only shown.
  fileprivate mutating func answer(_ answer: [String]?, worth mark: Mark?) {
    (isAnswered, given, self.mark) = (true, answer, mark)
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
    case .noMistake(let word): .noMistake(word)
    case .noLetter(let word): .noLetter(word)
    case .noYesNo(let word): .noYesNo(word)
    case .count(let count, let column): .count(count, column)
    case .tooLong: .unknown(nil)
    }
  }
}
