import Curriculum
import Diagnostics
import Grading
import Simulator
import Statements

// What each command does.
extension Session {
  mutating func obey(_ line: String, at time: Instant) -> Response {
    let words = line.dropFirst().split(maxSplits: 1) { $0.isWhitespace }.map { String($0) }
    let name = words.first ?? ""
    guard let command = Command(rawValue: name) else {
      let suggestion = Diagnostics.suggestion(for: name, among: Command.allCases.map(\.rawValue))
      return Response(.refusal(.unknownCommand(name, suggestion: suggestion)))
    }
    let argument = words.count > 1 ? words[1].trimmed : ""
    if command.isWorlds { return changeWorld(command, line, at: time) }
    return look(command, argument) ?? travel(command, argument)
      ?? study(command, argument, at: time)
  }

  private mutating func changeWorld(
    _ command: Command, _ line: String, at time: Instant
  ) -> Response {
    do {
      let read = try WorldCommand.read(line)
      return try carryOut(read, command, line, at: time)
    } catch {
      return Response(.wrongCommand(error, text: line))
    }
  }

  private mutating func carryOut(
    _ read: WorldCommand, _ command: Command, _ line: String, at time: Instant
  ) throws(WrongCommand) -> Response {
    let played: Played
    do throws(CommandFact) {
      played = try playground.obey(read, text: line, options: options)
    } catch {
      throw WrongCommand(error, in: line)
    }
    switch command {
    case .ios, .memory, .device, .relaunch: return Response(.restarted(playground.simulation))
    default: break
    }
    guard case .lesson(var walk) = activity else { return Response(.played(played)) }
    walk.take(played)
    activity = .lesson(walk)
    var response = Response(.played(played))
    if case .task(let task) = walk.step.kind, !walk.isDone, check(task.goal, walk).isReached {
      finish(walk, at: time, &response)
    }
    return response
  }

  /// Commands that only look.
  private mutating func look(_ command: Command, _ argument: String) -> Response? {
    let simulation = playground.simulation
    switch command {
    case .state: return Response(.state(simulation))
    case .tree: return Response(.tree(Hierarchy(of: simulation), simulation))
    case .find: return Response(find(argument))
    case .timeline: return Response(drawing(argument))
    case .leaks: return Response(.leaks(simulation.leaks, simulation))
    case .owners:
      if argument.isEmpty { return Response(.refusal(.missingArgument(.owners))) }
      guard let id = simulation.object(named: argument) else {
        return Response(.refusal(.unknownVariable(argument)))
      }
      return Response(.owners(of: id, simulation))
    case .trace:
      return Response(playground.lastMove.map(Reply.trace) ?? .refusal(.nothingHappenedYet))
    case .repair:
      let findings = playground.findings
      return Response(findings.isEmpty ? .refusal(.nothingToRepair) : .repairs(findings))
    case .step: return step()
    case .diff: return Response(.changes(playground.changes()))
    case .compare: return compare(argument)
    case .as: return Response(translate(argument))
    case .help: return Response(.help(topic(argument)))
    case .why: return Response(working.map(Reply.working) ?? .refusal(.nothingToExplain))
    default: return nil
    }
  }

  mutating func step() -> Response {
    let events = playground.steps()
    if events.isEmpty { return Response(.refusal(.nothingHappenedYet)) }
    let place = (playground.stepped ?? -1) + 1
    playground.stepped = place + 1 < events.count ? place : nil
    let isPlaying = if case .playing = activity { true } else { false }
    return Response(
      .step(
        events[place], number: place + 1, of: events.count, after: playground.simulation,
        returnGoesOn: isPlaying && playground.stepped != nil))
  }

  private func compare(_ argument: String) -> Response {
    let words = argument.split { $0.isWhitespace }
    guard words.count == 2, words.allSatisfy({ $0.first?.isNumber == true }) else {
      return Response(.refusal(.missingArgument(.compare)))
    }
    let versions = words.compactMap { UIKitVersion($0) }.filter(\.isKnown)
    if let stranger = words.first(where: { UIKitVersion($0)?.isKnown != true }) {
      return Response(.refusal(.unknownVersion(String(stranger))))
    }
    if playground.lastMove == nil { return Response(.refusal(.nothingHappenedYet)) }
    let sides = versions.map {
      Comparison.Side(version: $0, outcome: playground.replayed(under: $0))
    }
    return Response(.comparison(Comparison(left: sides[0], right: sides[1])))
  }

  private func topic(_ name: String) -> HelpTopic {
    if name.isEmpty { return .all }
    let bare = name.hasPrefix(":") ? String(name.dropFirst()) : name
    if let command = Command(rawValue: bare) { return .command(command) }
    if let message = LifeCycle(rawValue: name) ?? LifeCycle(rawValue: name + ":") {
      return .lifeCycle(message)
    }
    if let reference = Reference(toClass: name, in: playground.dialect) { return .type(reference) }
    let glossary = library.glossary()
    if let term = glossary.term(called: name.halfWidth) { return topic(term) }
    let names =
      Command.allCases.map(\.rawValue) + LifeCycle.allCases.map(\.rawValue)
      + glossary.terms.map(\.id.value) + Reference.names(in: playground.dialect)
    return .unknown(name, suggestion: Diagnostics.suggestion(for: bare, among: names))
  }
}

// MARK: - Terms
extension Session {
  private func topic(_ term: Glossary.Term) -> HelpTopic {
    .term(
      name: term.names[language] ?? term.id.value, original: term.names[.en] ?? term.id.value,
      meaning: term.meaning.map { Document($0.text(in: language, origin: .en)) })
  }

  /// The terms of the glossary by id, each with what it is called in the language.
  public var termNames: [(id: String, name: String)] {
    library.glossary().terms.map { ($0.id.value, $0.names[language] ?? $0.id.value) }
  }
}

// MARK: - Time travel
extension Session {
  private mutating func travel(_ command: Command, _ argument: String) -> Response? {
    switch command {
    case .undo:
      return Response(.travelled(playground.undo().map { .undone($0.text) } ?? .nothingToUndo))
    case .redo:
      return Response(.travelled(playground.redo().map { .redone($0.text) } ?? .nothingToRedo))
    case .goto: return Response(.travelled(go(to: argument)))
    case .bookmark:
      if argument.isEmpty { return Response(.travelled(places)) }
      playground.bookmark(argument)
      return Response(.travelled(.bookmarked(argument, at: playground.lastLine)))
    default: return nil
    }
  }

  private var places: Travel {
    let places = playground.moves.enumerated().map { index, move in
      let names = playground.bookmarks.filter { $0.position == index + 1 }.map(\.name)
      return Travel.Place(lines: move.lines, text: move.text, bookmarks: names)
    }
    return .places(places, at: playground.lastLine)
  }

  private mutating func go(to name: String) -> Travel {
    if name.isEmpty { return places }
    let count = playground.moves.last?.lines.upperBound ?? 0
    let place =
      Int(name).flatMap(playground.place(ofLine:))
      ?? playground.bookmarks.first { $0.name == name }?.position
    guard let place, playground.go(to: place) else { return .noSuchPlace(name, last: count) }
    return .arrived(playground.lastLine, of: count)
  }
}

// MARK: - Study
extension Session {
  private mutating func study(_ command: Command, _ argument: String, at time: Instant) -> Response
  {
    switch command {
    case .learn:
      return argument.isEmpty
        ? Response(.lessons(summaries, broken: library.brokenLessons()))
        : openLesson(argument, at: time)
    case .quiz:
      return argument.isEmpty ? Response(.quizzes(quizSummaries)) : openQuiz(argument, at: time)
    case .review: return review(at: time)
    case .progress:
      return Response(.progress(progress, lessons: summaries, quizzes: quizSummaries))
    case .next, .skip: return skip(at: time)
    case .back: return back(at: time)
    case .hint: return hint(at: time)
    case .answer: return showAnswer(at: time)
    case .resume:
      guard let place = progress.place, let page = resume(place) else {
        return Response(.refusal(.notStudying))
      }
      return Response(.page(page))
    case .neverResume, .leave: return leave(command, at: time)
    case .language: return choose(argument, at: time)
    default:
      var response = Response(.goodbye)
      response.isOver = true
      return response
    }
  }

  private mutating func skip(at time: Instant) -> Response {
    switch activity {
    case .playing: return Response(.refusal(.notStudying))
    case .lesson(let walk):
      var response = goOn(walk, at: time)
      if !walk.isDone { response.entries.insert(entry(.stepSkipped, walk.item, at: time), at: 0) }
      return response
    case .quiz(let walk, let lesson):
      var response = Response()
      response.entries = [entry(.questionSkipped, walk.current.item, at: time)]
      goOn(walk, within: lesson, at: time, &response)
      return response
    }
  }

  private mutating func back(at time: Instant) -> Response {
    var response = Response()
    switch activity {
    case .lesson(let walk), .quiz(_, within: .some(let walk)):
      enter(walk, max(0, walk.index - 1), at: time, &response)
    case .quiz(var walk, within: nil):
      walk.index = max(0, walk.index - 1)
      activity = .quiz(walk, within: nil)
      response.replies = [.question(walk.view(in: language))]
    case .playing: response.replies = [.refusal(.notStudying)]
    }
    return response
  }

  private mutating func leave(_ command: Command, at time: Instant) -> Response {
    activity = .playing
    var response = Response(.welcome(playground.simulation))
    if command == .neverResume {
      guard let place = progress.place else { return Response(.refusal(.notStudying)) }
      response.entries = [entry(.neverResume, place, at: time)]
    }
    return response
  }

  private mutating func choose(_ name: String, at time: Instant) -> Response {
    guard let language = Language(rawValue: name) else {
      return Response(.refusal(.unknownLanguage(name)))
    }
    self.language = language
    var response = Response(.languageChosen(language))
    response.entries = [entry(.languageChosen, at: time)]
    switch activity {
    case .lesson(var walk):
      walk.text = library.text(of: walk.entry, in: language)
      activity = .lesson(walk)
      response.replies.append(.page(walk.page))
    case .quiz(let walk, _): response.replies.append(.question(walk.view(in: language)))
    case .playing: break
    }
    return response
  }

  var summaries: [LessonSummary] {
    let progress = progress
    return library.lessons().map { entry in
      let id = entry.lesson.id.value
      let done = entry.lesson.steps.count { progress.stepsDone.contains("\(id)/\($0.id.value)") }
      return LessonSummary(
        number: entry.number, id: id, title: title(of: entry), stepsDone: done,
        stepCount: entry.lesson.steps.count)
    }
  }

  var quizSummaries: [QuizSummary] {
    let progress = progress
    return library.quizzes().enumerated().map { index, quiz in
      let scores = quiz.questions.compactMap { progress.scores["\(quiz.id.value)/\($0.id.value)"] }
      return QuizSummary(
        number: index + 1, id: quiz.id.value, title: title(of: quiz),
        questionCount: quiz.questions.count, score: scores.isEmpty ? nil : scores.reduce(0, +))
    }
  }

  func title(of entry: Library.LessonEntry) -> String {
    library.text(of: entry, in: language)?.title.value ?? entry.lesson.id.value
  }

  func title(of quiz: Quiz) -> String {
    quiz.title.text(in: language, origin: quiz.origin).text
  }
}
