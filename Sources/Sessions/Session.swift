public import Curriculum
import Diagnostics
import Grading
import Notation
public import Simulator
public import Statements

/// One person at the prompt: a value that takes lines and answers with replies and journal entries.
public struct Session {
  public internal(set) var language: Language
  public internal(set) var playground = Playground()
  var activity = Activity.playing
  /// The arithmetic of the last grade, for `:why`.
  var working: String?
  let library: Library
  private let past: Past
  /// What has been done in this session.
  private var done: [Entry] = []
  /// What `:help` is asked for by other words than its own.
  let vocabulary: Vocabulary
  /// What every run is given: how a person can stop it, and how deep it may nest.
  let options: RunOptions

  /// What the lines are taken for.
  enum Activity {
    case playing
    case lesson(LessonWalk)
    case quiz(QuizWalk, within: LessonWalk?)
  }

  public init(
    language: Language, library: Library, past: Past = Past(),
    vocabulary: Vocabulary = Vocabulary(), options: RunOptions = RunOptions()
  ) {
    self.language = language
    self.library = library
    self.past = past
    self.vocabulary = vocabulary
    self.options = options
  }

  /// What the person has done so far. It reads the journal, so only what shows it should ask.
  var progress: Progress { Progress(past.entries() + done) }

  /// What is said before the first line: the welcome, and the page where an unfinished lesson was left.
  public mutating func begin(at time: Instant) -> Response {
    var response = Response(.welcome(playground.simulation))
    if let place = past.place, var page = resume(place) {
      page.isResumed = true
      response.replies.append(.page(page))
    }
    return response
  }

  /// Answers a line.
  public mutating func handle(_ line: String, at time: Instant) -> Response {
    let text = line.trimmed
    let response =
      if let command = command(meantBy: text) {
        obey(command, at: time)
      } else {
        switch activity {
        case .playing: play(text, at: time)
        case .lesson(let walk): study(text, walk, at: time)
        case .quiz(let walk, let lesson): answer(text, walk, within: lesson, at: time)
        }
      }
    done += response.entries
    return response
  }

  /// What the prompt says of where one is.
  public var standing: Standing {
    let simulation = playground.simulation
    if case .quiz(let walk, _) = activity {
      switch walk.current.question.kind {
      case .order: return .order
      case .classify: return .classify
      }
    }
    return .sandbox(simulation, playground.dialect)
  }

  /// Where one is, as commands take it.
  public var place: Command.Place {
    switch activity {
    case .playing: .sandbox
    case .lesson: .lesson
    case .quiz: .quiz
    }
  }

  /// Where one is, as the prompt shows it.
  public enum Standing: Sendable {
    case sandbox(Simulation, Dialect)
    case order, classify
  }

  func entry(
    _ kind: Entry.Kind, _ item: String = "", at time: Instant, _ payload: JSON = .object([])
  ) -> Entry {
    Entry(at: time, kind, item: item, language: language.rawValue, payload: payload)
  }
}

// MARK: - Playing
extension Session {
  mutating func play(_ text: String, at time: Instant) -> Response {
    if text.isEmpty { return Response() }
    if let log = ConsoleLog(text) {
      let version = playground.simulation.version
      return Response(.log(log, LogVerdict(log, under: version), version))
    }
    let played = playground.play(text, options: options)
    var response = Response(.played(played))
    response.entries = [entry(.ran, at: time, .object([JSON.Member("text", .string(text))]))]
    return response
  }
}

extension String {
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

// MARK: - For the prompt
extension Session {
  /// Whether a line is code, which may go on over several lines.
  public var takesCode: Bool {
    if case .quiz = activity { false } else { true }
  }

  /// The question that waits for an answer.
  public var question: QuestionView? {
    if case .quiz(let walk, _) = activity { walk.view(in: language) } else { nil }
  }

  /// Whether an entry goes on in a next line.
  public func isIncomplete(_ text: String) -> Bool {
    if !takesCode { return false }
    if let command = command(meantBy: text) { return Script.isIncomplete(command) }
    return Script.isIncomplete(text, preferred: playground.dialect)
  }

  public var lessonNames: [(id: String, title: String)] {
    library.lessons().map { ($0.lesson.id.value, title(of: $0)) }
  }
  public var quizNames: [(id: String, title: String)] {
    library.quizzes().map { ($0.id.value, title(of: $0)) }
  }
}
