public import Curriculum
import Grading
public import Interpreter
public import Learning
import Notation
import ObjectModel
import ObjectRuntime
import Orders
import Parsing
public import Playgrounds
public import Scripts
import Simulator
public import Syntax

/// One person at the prompt: a value that takes lines and answers with replies and journal entries.
public struct Session {
  public internal(set) var language: Language
  /// The dialect in which code is shown first.
  public internal(set) var dialect: Dialect
  /// The learner's own, which lessons and quizzes leave as it is.
  var sandbox = Sandbox()
  var activity = Activity.playing
  /// The two languages in which pages are shown; nil where in one.
  var pair: LanguagePair?
  /// What comes back, while it is gone over.
  var review: Review?
  /// What a question for practice is asked beside.
  var aside: Activity?
  /// The folders of lessons and the names of quizzes that could not be opened.
  var broken: Set<String> = []
  /// How long the page or question has been on the screen.
  var watch = Stopwatch()
  let library: Library
  let past: Past
  /// Where the person was when the session began.
  private let bookmarks: Progress
  /// How many seconds the person's clock is ahead of UTC.
  let zone: Int
  /// What has been done in this session.
  var done: [Learning.Entry] = []
  /// What the journal held at the beginning, once somebody has asked for it.
  private var remembered: Progress?
  /// What `:help` is asked for by other words than its own.
  let vocabulary: () -> Vocabulary
  /// What every run is given: how a person can stop it, and how deep it may nest.
  let options: RunOptions

  /// What the lines are taken for.
  indirect enum Activity {
    case playing
    case lesson(LessonWalk)
    case quiz(QuizWalk, within: LessonWalk?)

    /// The lesson that one is in, be it at a question that stands on its page.
    var lesson: LessonWalk? {
      switch self {
      case .lesson(let walk), .quiz(_, within: .some(let walk)): walk
      case .playing, .quiz(_, within: nil): nil
      }
    }
  }

  public init(
    language: Language, dialect: Dialect = .swift, library: Library, past: Past = Past(),
    vocabulary: @autoclosure @escaping () -> Vocabulary = Vocabulary(),
    options: RunOptions = RunOptions(), zone: Int = 0
  ) {
    self.language = language
    self.library = library
    self.past = past.read(through: { MovedEntries(steps: library.moved) })
    bookmarks = Progress(self.past.bookmarks)
    pair = LanguagePair(bookmarks.languages)
    self.dialect = bookmarks.dialect.flatMap { Dialect(rawValue: $0) } ?? dialect
    self.zone = zone
    self.vocabulary = vocabulary
    self.options = options
  }

  /// The world one types into: the page's in a lesson, else the sandbox.
  public internal(set) var playground: Playground {
    get { activity.lesson?.playground ?? sandbox.playground }
    set {
      switch activity {
      case .lesson(var walk):
        walk.playground = newValue
        activity = .lesson(walk)
      case .quiz(let quiz, within: .some(var walk)):
        walk.playground = newValue
        activity = .quiz(quiz, within: walk)
      case .playing, .quiz(_, within: nil): sandbox.playground = newValue
      }
    }
  }

  /// What the person has done so far. The first to ask has the journal read.
  var known: Progress {
    mutating get {
      if remembered == nil { remembered = Progress(past.entries()) }
      return progress(with: [])
    }
  }

  /// What has been done so far and in an answer that is still being made.
  mutating func progress(with entries: [Learning.Entry]) -> Progress {
    var progress = remembered ?? Progress(past.entries())
    remembered = progress
    for entry in done + entries { progress.take(entry) }
    return progress
  }

  /// What is said before the first line: the welcome, and where the person was.
  public mutating func begin(at time: Instant) -> Response {
    let kept = restoreSandbox(at: time)
    var response = Response(.welcome(sandbox.playground.simulation.version))
    response.entries = kept
    if let place = bookmarks.place, let resumed = resume(place, at: time) {
      response.replies += resumed.replies
      response.entries += resumed.entries
    } else if !sandbox.playground.standing.isEmpty {
      response.replies.append(.sandboxRestored(lines: sandbox.playground.position))
    }
    if bookmarks.another != nil, let open = known.another, let beside = askBeside(open) {
      response.replies.append(.page(beside))
    }
    let deck = Deck(past.answers())
    let due = deck.portion(of: deck.due(at: time, zone: zone), at: time, zone: zone).count
    if due > 0 { response.replies.append(.due(due, minutes: Review.minutes(for: due))) }
    watch.tick(time)
    done += response.entries
    return inBoth(response, [])
  }

  /// How often a task or a question was answered so far: what its list is drawn by.
  func answerCount(of item: String) -> Int {
    past.answerCount(item) + done.count { $0.kind == .answered && $0.item == item }
  }

  private mutating func restoreSandbox(at time: Instant) -> [Learning.Entry] {
    sandbox.restore(from: past.sandbox(), options).map { [entry(.sandboxStarted, at: time, $0)] }
      ?? []
  }

  /// Goes on with what was left.
  mutating func resume(_ place: Place, at time: Instant) -> Response? {
    switch place {
    case .lesson(let id):
      let step =
        bookmarks.place == place && done.isEmpty ? bookmarks.lessonPlaces[id] : nil
      return (step ?? known.lessonPlaces[id]).flatMap {
        resume(id, step: $0, isResumed: true, at: time)
      }
    case .quiz(let id):
      return library.quiz(named: id).map { open($0, known.quizPlaces[id], at: time) }
    case .checkpoint(let id):
      guard let open = known.checkpoint, open.item == id else { return nil }
      if let origin = open.origin, origin != place { _ = resume(origin, at: time) }
      return checkpoint(part: open.part, in: library.course(), at: time)
    }
  }

  /// Answers a line.
  public mutating func handle(_ line: String, at time: Instant) -> Response {
    let twins = twins
    let response = answer(line, at: time)
    return inBoth(
      response,
      pair == nil
        ? []
        : twins.map { language, twin in
          var twin = twin
          return (language, twin.answer(line, at: time).replies)
        })
  }

  private mutating func answer(_ line: String, at time: Instant) -> Response {
    let kept = restoreSandbox(at: time)
    watch.tick(time)
    let text = line.trimmed
    var response =
      if let unfinished = Unfinished(text, preferred: playground.dialect) {
        giveUp(unfinished, at: time)
      } else if let command = command(meantBy: text) {
        obey(command, at: time)
      } else {
        switch activity {
        case .playing: play(text, at: time)
        case .lesson(let walk): study(text, walk, at: time)
        case .quiz(let walk, let lesson): answer(text, walk, within: lesson, at: time)
        }
      }
    if response.replies.contains(where: \.asks) { watch.restart() }
    response.entries = kept + response.entries
    done += response.entries
    return response
  }

  /// What the prompt says of where one is.
  public var standing: Standing {
    let simulation = playground.simulation
    if case .quiz(let walk, _) = activity {
      if walk.isAnswered { return .answered }
      if case .fill = walk.current.exercise { return .gap((walk.current.gaps?.next ?? 0) + 1) }
      return .asked(walk.current.exercise.kind)
    }
    return .sandbox(
      simulation.version, controller: simulation.promptController.map(simulation.name))
  }

  /// Where one is, as commands take it.
  public var place: Command.Place {
    switch activity {
    case .playing: .sandbox
    case .lesson, .quiz(_, within: .some): .lesson
    case .quiz(_, within: nil): .quiz
    }
  }

  /// Where one is, as the prompt shows it.
  public enum Standing: Sendable {
    /// With the controller that one works on, by name.
    case sandbox(UIKitVersion, controller: String?)
    case asked(Exercise.Kind)
    /// The text of a gap is wanted.
    case gap(Int)
    /// An answer stands on the screen, and Return goes on.
    case answered
  }

  /// A number to draw by, of a moment.
  func seed(at time: Instant) -> Int {
    var generator = SplitMix64(
      seed: UInt64(truncatingIfNeeded: time.wall) ^ UInt64(truncatingIfNeeded: time.monotonic) << 24
    )
    return Int(generator.next() >> 33)
  }

  func entry(
    _ kind: Learning.Entry.Kind, _ item: String = "", at time: Instant,
    _ payload: JSON = .object([])
  ) -> Learning.Entry {
    Entry(at: time, kind, item: item, language: language.rawValue, payload: payload)
  }
}

// MARK: - Playing
extension Session {
  mutating func play(_ text: String, at time: Instant) -> Response {
    if text.isEmpty { return playground.stepped == nil ? Response() : step() }
    if let log = ConsoleLog(text) {
      let version = playground.simulation.version
      return Response(.log(log, LogVerdict(log, under: version), version))
    }
    let before = playground.position
    let played = playground.play(text, options: options)
    var response = Response(.played(played.account))
    response.entries = [ran(text, isMove: playground.position > before, at: time)]
    return response
  }

  /// What the journal keeps of a line, so that the sandbox can be made again from it.
  func ran(_ text: String, isMove: Bool, at time: Instant) -> Learning.Entry {
    entry(
      .ran, activity.lesson?.item ?? "", at: time,
      .object([JSON.Member("text", .string(text)), JSON.Member("move", .bool(isMove))]))
  }
}

extension Simulation {
  /// The controller that was used last; when that is freed, the one on screen.
  fileprivate var promptController: ObjectID? {
    ([currentController, visibleController] + liveViewControllers.reversed()).lazy.compactMap { $0 }
      .first(where: isAlive)
  }
}

// MARK: - For the prompt
extension Session {
  /// Whether the last of several lines is a command: it is answered even where the lines before
  /// want more.
  private static func endsInCommand(_ text: String) -> Bool { Unfinished.command(of: text) != nil }

  /// Says what the lines before a command lack, which are dropped, and obeys the command.
  private mutating func giveUp(_ unfinished: Unfinished, at time: Instant) -> Response {
    let played = playground.tried(unfinished.code)
    var response = obey(unfinished.command, at: time)
    response.replies.insert(.dropped(played.account), at: 0)
    return response
  }

  /// Whether a line is code, which may go on over several lines.
  public var takesCode: Bool {
    if case .quiz(_, within: nil) = activity { false } else { true }
  }

  /// What there is to pick from, where something is to be picked.
  public var choices: [String] {
    if case .quiz(let walk, _) = activity, !walk.isAnswered {
      walk.current.shown.map(\.call)
    } else {
      []
    }
  }

  /// Whether an entry goes on in a next line.
  public func isIncomplete(_ text: String) -> Bool {
    if !takesCode || Session.endsInCommand(text) { return false }
    if let command = command(meantBy: text) { return Script.isIncomplete(command) }
    if case .quiz(let walk, _) = activity {
      if walk.current.isComplete(text) { return false }
      if case .fix = walk.current.exercise, !walk.isAnswered { return true }
    }
    return Script.isIncomplete(text, preferred: playground.dialect)
  }

  public var lessonNames: [(id: String, title: String)] {
    shelf.lessons.map { ($0.head.id, library.title(of: $0, in: language)) }
  }
  public var quizNames: [(id: String, title: String)] {
    quizShelf.quizzes.map { ($0.head.id, title(of: $0.head)) }
  }
}
