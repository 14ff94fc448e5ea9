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
import Touches

// What each command does.
extension Session {
  mutating func obey(_ line: String, at time: Instant) -> Response {
    let words = line.dropFirst().split(maxSplits: 1) { $0.isWhitespace }.map { String($0) }
    let name = words.first ?? ""
    guard let command = Command(named: name.folded) else {
      let suggestion = Diagnostics.suggestion(for: name, among: Command.allCases.map(\.rawValue))
      return Response(.refusal(.unknownCommand(name, suggestion: suggestion)))
    }
    let argument = words.count > 1 ? words[1].trimmed : ""
    if let refusal = refusal(of: command, argument) { return Response(.refusal(refusal)) }
    // What the line is in the history, and where its parts stand in messages.
    let text = ":" + command.rawValue + line.dropFirst(1 + name.count)
    return obey(command, argument, text, at: time)
  }

  private mutating func obey(
    _ command: Command, _ argument: String, _ line: String, at time: Instant
  ) -> Response {
    switch command {
    case .world(let command): return changeWorld(command, line, at: time)
    case .look(let command): return look(command, argument)
    case .session(let command): return obey(command, argument, at: time)
    }
  }

  private mutating func obey(
    _ command: SessionCommand, _ argument: String, at time: Instant
  ) -> Response {
    switch command {
    case .paste: return Response(paste(argument.commandWords))
    case .undo:
      if let response = takeBack(at: time) { return response }
      if let refusal = nothingToTakeBack { return Response(.refusal(refusal)) }
      return travel(at: time) { $0.playground.undo().map { .undone($0.text) } ?? .nothingToUndo }
    case .redo:
      return travel(at: time) { $0.playground.redo().map { .redone($0.text) } ?? .nothingToRedo }
    case .goto: return travel(at: time) { $0.go(to: argument) }
    case .bookmark: return Response(.travelled(bookmark(argument)))
    case .learn:
      switch argument.folded {
      case "", Session.onward: return goOnLearning(at: time)
      case Session.list: return Response(lessonList())
      default: return openLesson(argument, at: time)
      }
    case .quiz:
      return argument.isEmpty ? Response(quizList()) : openQuiz(argument, at: time)
    case .review: return review(at: time)
    case .map: return Response(map(argument, at: time))
    case .checkpoint:
      return argument.isEmpty ? Response(checkpointList()) : checkpoint(argument, at: time)
    case .progress:
      return Response(
        .progress(
          known, toReview: dueCount(at: time), lessons: summaries(of: shelf.lessons),
          quizzes: summaries(of: quizShelf.quizzes)))
    case .next, .skip: return goOn(at: time)
    case .again: return again(at: time)
    case .back: return back(at: time)
    case .hint: return hint(at: time)
    case .answer: return showAnswer(at: time)
    case .another: return another(at: time)
    case .play: return argument.isEmpty ? playRun() : Response(.recording(path: argument))
    case .edit: return edit()
    case .code: return showCode(argument)
    case .more: return showMore()
    case .strict: return choose(strictness: argument)
    case .sources: return sources(argument)
    case .glossary: return glossary(argument)
    case .dialect: return choose(dialect: argument, at: time)
    case .both: return chooseBoth(argument, at: time)
    case .why: return why(at: time)
    case .resume:
      guard let place = known.unfinished.last, let response = resume(place, at: time) else {
        return Response(.refusal(.nothingToResume))
      }
      return response
    case .neverResume, .leave: return leave(command, at: time)
    case .help: return Response(.help(topics(argument)))
    case .language: return choose(argument, at: time)
    case .list, .flag, .note, .unseal, .end:
      return Response(.refusal(.onlyOnPaper(.session(command))))
    case .quit:
      var response = Response(.goodbye)
      response.isOver = true
      return response
    }
  }

  /// Why there is nothing to look back at.
  var nothingHappened: Refusal {
    if case .quiz(let walk, _) = activity, !walk.isAnswered {
      .nothingRunYet
    } else {
      .nothingHappenedYet
    }
  }

  /// Why a command cannot be obeyed here, or not with what stands behind it. What changes the world
  /// reads its own arguments, with their places.
  private func refusal(of command: Command, _ argument: String) -> Refusal? {
    if !command.works(in: place) {
      if command.isForPapers { return .onlyOnPaper(command) }
      return place == .sandbox ? .notStudying : .notInQuiz(command)
    }
    let row = command.row
    if row.changes == .world { return nil }
    if argument.utf8.count > 1000 {
      return .unknownOption(command, String(argument.prefix(40)) + "...")
    }
    let words = argument.split { $0.isWhitespace }
    let known = row.arguments + row.optional
    if words.count < row.arguments.count { return .missingArgument(command) }
    if words.count == 1, Int(words[0]) != nil, [.session(.undo), .session(.redo)].contains(command)
    {
      return .oneLineAtATime(command)
    }
    if words.count > known.count, known.last?.takesRest != true {
      return .unknownOption(command, String(words[known.count]))
    }
    return nil
  }

  private mutating func changeWorld(
    _ command: WorldCommand.Name, _ line: String, at time: Instant
  ) -> Response {
    do {
      let read = try WorldCommand.read(line)
      return try carryOut(read, command, line, at: time)
    } catch {
      return Response(.wrongCommand(error, text: line, line: playground.nextLine))
    }
  }

  private mutating func carryOut(
    _ read: WorldCommand, _ command: WorldCommand.Name, _ line: String, at time: Instant
  ) throws(WrongCommand) -> Response {
    let before = playground.position
    // What an earlier start took was told then.
    let losesCode = read.forgetsCode && playground.standing.last?.restarts == false
    let played: Played
    do throws(CommandFact) {
      played = try playground.obey(read, text: line, options: options)
    } catch {
      throw WrongCommand(error, in: line)
    }
    var response =
      switch command {
      // What is launched again tells of itself.
      case .relaunch where playground.simulation.launched != nil:
        Response(.played(played.account))
      case .ios, .memory, .device, .relaunch:
        Response(.restarted(playground.simulation.setting, losesCode: losesCode))
      default: Response(.played(played.account))
      }
    response.entries = [ran(line, isMove: playground.position > before, at: time)]
    response.entries += drafts(since: before, at: time)
    look(at: time, &response)
    return response
  }

  private mutating func choose(strictness word: String) -> Response {
    let isStrict = word.lowercased() == "on"
    if !isStrict, word.lowercased() != "off" {
      return Response(.refusal(.unknownOption(.session(.strict), word)))
    }
    sandbox.playground.standsIn = !isStrict
    return Response(.strictnessChosen(isStrict))
  }
}

// MARK: - Time travel
extension Session {
  /// Goes through the history; what the page or the sandbox has to be told of it is.
  private mutating func travel(
    at time: Instant, _ go: (inout Session) -> Travel
  ) -> Response {
    let before = playground.position
    var response = Response(.travelled(go(&self)))
    let distance = playground.position - before
    if distance != 0 {
      if case .playing = activity {
        let payload = JSON.object([JSON.Member("by", .integer(distance))])
        response.entries = [entry(.travelled, at: time, payload)]
      }
      response.entries += drafts(since: before, at: time)
      look(at: time, &response)
    }
    return response
  }

  private mutating func bookmark(_ name: String) -> Travel {
    if name.isEmpty { return places }
    playground.bookmark(name)
    return .bookmarked(name, at: playground.lastLine)
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
    guard let place, playground.go(to: place) else {
      return .noSuchPlace(name, first: playground.firstLine, last: count)
    }
    return .arrived(playground.lastLine, of: count)
  }
}
