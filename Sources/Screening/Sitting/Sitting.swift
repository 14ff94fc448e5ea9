public import Curriculum
public import Interpreter
import Learning
import Notation
import Parsing
import Scripts
public import Sessions
public import Syntax

/// A candidate at a paper: a value that takes lines and answers with what is said, and with what the
/// record gets before it is said.
///
/// Nothing of it is to be kept where the record could not be written: the line was not taken then.
public struct Sitting {
  public internal(set) var language: Language
  public internal(set) var dialect: Dialect
  let paper: [PaperItem]
  let agreement: SittingReply.Agreement
  let dialects: [Dialect]
  let words: Words
  let options: RunOptions
  var stage = Stage.agreeing
  /// Whether `:end` was typed, and ends it when it is typed again.
  var isEnding = false
  /// The question that is asked, from 0.
  var place = 0
  var states: [State]
  /// The code of the question, as it is played with; nil unless it is.
  var simulator: Session?
  var countdown: Countdown?
  var last: Clocks
  /// The least of the minutes of which it was said that they are left.
  var warned = Int.max

  /// What a line is taken for.
  enum Stage: Equatable, Sendable {
    /// What is recorded has to be accepted.
    case agreeing
    case answering
    case certainty, reason
    /// The last question has been answered: the list of all is asked about.
    case looking
    case over
  }

  /// How a question stands.
  struct State {
    /// The answers it was given since the program was started, the newest last.
    var answers: [[String]] = []
    /// The minute of the newest of them.
    var minute = 0
    /// The minute of an answer from before an interruption: it stands, and is read by the examiner
    /// alone until it is unsealed.
    var sealed: Int?
    /// Whether nothing of an answer is still to come; another one takes its place.
    var isWhole = false
    /// Whether it was said why that was answered.
    var hasReason = false
    /// What was said, unless it was before an interruption.
    var reason: String?
    var isFlagged = false

    var answer: [String]? { answers.last }
    var isOpen: Bool { answers.isEmpty && sealed == nil }
  }

  /// What a candidate may call things, in any language.
  public struct Words: Sendable {
    /// By which what is recorded is accepted.
    public var accept: Set<String>
    public var vocabulary: @Sendable () -> Vocabulary

    public init(accept: some Sequence<String>, vocabulary: @escaping @Sendable () -> Vocabulary) {
      self.accept = Set(accept.map(\.folded))
      self.vocabulary = vocabulary
    }
  }

  public init(
    _ paper: [PaperItem], _ agreement: SittingReply.Agreement, in language: Language,
    _ dialect: Dialect, among dialects: [Dialect], words: Words,
    options: RunOptions = RunOptions(), at now: Clocks
  ) {
    (self.paper, self.agreement) = (paper, agreement)
    (self.language, self.dialect, self.dialects) = (language, dialect, dialects)
    (self.words, self.options, last) = (words, options, now)
    states = Array(repeating: State(), count: paper.count)
  }
}

extension Sitting {
  /// What is said before anything is recorded.
  public func begin() -> SittingResponse { SittingResponse(.agreement(agreement)) }

  /// Goes on with a sitting that was interrupted: the time has run on, and what was answered stands.
  public mutating func resume(
    after lines: [RecordLine], began: Moment, at now: Clocks
  ) -> SittingResponse {
    countdown = Countdown(minutes: agreement.minutes, began: began, goingOnAt: now.moment)
    (stage, last) = (.answering, now)
    for line in lines { takeUp(line, began: began) }
    var response = SittingResponse(.resumed(entries: lines.count))
    response.entries = [entry(.resumed, at: now)]
    if closes(at: now, &response) { return response }
    warn(at: now, &response)
    show(&response, at: now)
    return response
  }

  /// What a line of the record tells without being opened: which question, and whether an answer to
  /// it stands.
  private mutating func takeUp(_ line: RecordLine, began: Moment) {
    guard let place = paper.firstIndex(where: { $0.id == line.item }) else { return }
    self.place = place
    switch line.kind {
    case .answered, .revised, .undone:
      let (time, isTooLong) = line.wall.subtractingReportingOverflow(began.wall)
      states[place].sealed = isTooLong ? 0 : max(0, time / 60_000)
      states[place].isWhole = !paper[place].paper.form(dialect).isAddedTo
    case .withdrawn: states[place].sealed = nil
    case .flagged: states[place].isFlagged.toggle()
    case .reason: states[place].hasReason = true
    case .accepted, .resumed, .shown, .certainty, .language, .dialect, .ran, .note,
      .pasted, .suspended, .clock, .late, .ended:
      break
    }
  }

  /// What was answered so far stands, and nobody but the examiner reads it: the program ended.
  mutating func seal() {
    for place in states.indices where !states[place].answers.isEmpty {
      (states[place].answers, states[place].sealed) = ([], states[place].minute)
    }
  }

  /// The minute of the sitting, from 0.
  func minute(at moment: Moment) -> Int {
    countdown.map { ($0.limit - $0.left(at: moment)) / 60_000 } ?? 0
  }

  /// Milliseconds that are left; nil before the beginning.
  public func timeLeft(at now: Clocks) -> Int? { countdown?.left(at: now.moment) }

  /// What the time brings while nothing is typed.
  public mutating func wait(until now: Clocks) -> SittingResponse {
    var response = SittingResponse()
    if stage == .agreeing || stage == .over { return response }
    notice(now, &response)
    if !closes(at: now, &response) { warn(at: now, &response) }
    return response
  }

  /// Answers a line.
  public mutating func handle(
    _ line: String, burst: Burst? = nil, at now: Clocks
  ) -> SittingResponse {
    if stage == .over { return SittingResponse() }
    var response = SittingResponse()
    let text = line.trimmed
    if stage == .agreeing { return agree(text, at: now) }
    notice(now, &response)
    if closes(at: now, missing: text, &response) { return response }
    warn(at: now, &response)
    if let burst {
      response.entries.append(
        entry(
          .pasted, item, at: now,
          ["characters": .integer(burst.characters), "ms": .integer(burst.milliseconds)]))
    }
    take(text, at: now, &response)
    return response
  }

  private mutating func take(_ text: String, at now: Clocks, _ response: inout SittingResponse) {
    let wasEnding = isEnding
    isEnding = false
    if let command = command(in: text) {
      obey(command, isEnding: wasEnding, at: now, &response)
    } else if simulator != nil {
      play(text, at: now, &response)
    } else if wasEnding {
      // A yes or no was meant for `:end`, and is no answer to the question.
      showAgain(&response, at: now)
    } else {
      switch stage {
      case .answering: answer(text, at: now, &response)
      case .certainty: takeCertainty(text, at: now, &response)
      case .reason: takeReason(text, at: now, &response)
      case .looking: open(text, at: now, &response)
      case .agreeing, .over: break
      }
    }
  }

  /// The command that a line is, without its colon: a few do without one where no words of one's own
  /// are asked for.
  private func command(in text: String) -> String? {
    if text.hasPrefix(":") || text.hasPrefix("：") { return String(text.dropFirst()) }
    let isFree = stage == .reason || stage == .answering && current?.paper.form(dialect) == .text
    return !isFree && Command.bareNames.contains(text.folded) ? text : nil
  }

  private mutating func agree(_ text: String, at now: Clocks) -> SittingResponse {
    guard words.accept.contains(text.folded) else {
      var response = SittingResponse()
      let command = command(in: text)
      if let command { obey(command, isEnding: false, at: now, &response) }
      if !response.isOver, response.replies.isEmpty {
        response = command == nil && !text.isEmpty ? SittingResponse(.asksAcceptance) : begin()
      }
      return response
    }
    countdown = Countdown(minutes: agreement.minutes, from: now.moment)
    (stage, last) = (.answering, now)
    var response = SittingResponse()
    response.entries = [entry(.accepted, at: now, ["dialect": .string(dialect.rawValue)])]
    show(&response, at: now)
    return response
  }
}

// MARK: - The clocks
extension Sitting {
  /// What the clocks tell of the time since the last line.
  private mutating func notice(_ now: Clocks, _ response: inout SittingResponse) {
    if let slept = now.sleep(since: last) {
      response.entries.append(entry(.suspended, item, at: now, ["ms": .integer(slept)]))
    }
    if let jump = now.jump(since: last) {
      response.entries.append(entry(.clock, item, at: now, ["ms": .integer(jump)]))
    }
    last = now
  }

  private static let warnings = [10, 5, 1]

  /// Says once of some minutes that they are left.
  private mutating func warn(at now: Clocks, _ response: inout SittingResponse) {
    guard let left = timeLeft(at: now) else { return }
    let due = Sitting.warnings.filter {
      $0 < agreement.minutes && left <= $0 * 60_000 && $0 < warned
    }
    guard let least = due.min() else { return }
    warned = least
    response.replies.append(.warning(minutes: least))
  }

  /// Ends the sitting when its time is over; what comes after it is recorded as late.
  private mutating func closes(
    at now: Clocks, missing text: String = "", _ response: inout SittingResponse
  ) -> Bool {
    guard timeLeft(at: now) == 0 else { return false }
    if !text.isEmpty {
      response.entries.append(entry(.late, item, at: now, ["text": .string(text)]))
    }
    response.replies.append(.timeIsUp)
    end("time", at: now, &response)
    return true
  }

  mutating func end(_ reason: String, at now: Clocks, _ response: inout SittingResponse) {
    response.entries.append(entry(.ended, at: now, ["by": .string(reason)]))
    response.replies.append(.ended)
    response.isOver = true
    stage = .over
  }
}

// MARK: - Entries and pages
extension Sitting {
  var current: PaperItem? { paper.indices.contains(place) ? paper[place] : nil }
  var item: String? { current?.id }

  func entry(
    _ kind: Entry.Kind, _ item: String? = nil, at now: Clocks, _ payload: JSON = .null
  ) -> Entry {
    Entry(kind, at: now.moment, item: item, language: language, payload: payload)
  }

  /// The question, as it stands on the screen.
  mutating func show(_ response: inout SittingResponse, at now: Clocks) {
    guard let page else { return }
    simulator = nil
    stage = .answering
    response.replies.append(page)
    response.entries.append(entry(.shown, item, at: now))
  }

  /// The question as it stands now, and what was being asked about its answer; or the list of all.
  mutating func showAgain(_ response: inout SittingResponse, at now: Clocks) {
    let asked = stage
    if asked == .looking { return showList(&response) }
    show(&response, at: now)
    ask(asked, &response)
  }

  /// Asks what is asked about an answer.
  mutating func ask(_ stage: Stage, _ response: inout SittingResponse) {
    switch stage {
    case .reason: response.replies.append(.asksReason(isMarked: current?.marksReason == true))
    case .certainty: response.replies.append(.asksCertainty)
    case .agreeing, .answering, .looking, .over: return
    }
    self.stage = stage
  }

  private var page: SittingReply? {
    current?.page(
      number: place + 1, of: paper.count, in: language, dialect, states[place])
  }

  var rows: [SittingReply.Row] {
    paper.enumerated().map { number, item in
      SittingReply.Row(
        number: number + 1, ask: item.paper.ask.onPage(in: language, []),
        minutes: item.minutes, isMarked: item.isMarked,
        answer: SittingReply.Standing(states[number]),
        lacksReason: item.lacksReason(states[number]),
        isFlagged: states[number].isFlagged,
        isCurrent: number == place)
    }
  }
}

// MARK: - For the prompt
extension Sitting {
  /// Where a candidate is, as the prompt shows it.
  public struct Standing: Equatable, Sendable {
    public enum Step: Equatable, Sendable {
      case agreement, certainty, reason, simulator, list
      case question(Int, of: Int)
    }

    public var step: Step
    /// Begun minutes that are left; nil before the beginning.
    public var minutes: Int?
  }

  /// Milliseconds until the minutes that are left are fewer; nil before the beginning.
  public func untilNextMinute(at now: Clocks) -> Int? {
    timeLeft(at: now).map { $0 == 0 ? 0 : ($0 - 1) % 60_000 + 1 }
  }

  public func standing(at now: Clocks) -> Standing {
    let step: Standing.Step =
      switch stage {
      case .agreeing: .agreement
      case .certainty: .certainty
      case .reason: .reason
      case .looking: .list
      case .answering, .over:
        simulator == nil ? .question(place + 1, of: paper.count) : .simulator
      }
    return Standing(step: step, minutes: timeLeft(at: now).map { ($0 + 59_999) / 60_000 })
  }

  /// Whether an entry goes on in a next line.
  public func isIncomplete(_ text: String) -> Bool {
    if text.hasPrefix(":") || text.hasPrefix("：") { return false }
    if let simulator { return simulator.isIncomplete(text) }
    guard stage == .answering, let paper = current?.paper,
      case .code(let dialect) = paper.form(dialect)
    else { return false }
    return CodeChange.isUnfinished(text, of: mended(paper), in: dialect)
  }

  /// What there is to pick from.
  public var choices: [String] {
    guard stage == .answering, simulator == nil else { return [] }
    return switch current?.paper.form(dialect) {
    case .several(let names, _): names
    case .one(let count): Array(repeating: "", count: count)
    case .number, .line, .lines, .columns, .list, .gaps, .code, .calls, .text, nil: []
    }
  }
}
