public import Curriculum
import Grading
public import Interpreter
import Scripts
public import Sessions
import Syntax

/// A learner's place in a class: a value that hears what the room is asked and takes lines, and says
/// what is answered.
public struct Seat {
  public let room: String
  private var session: Session
  /// By which learners are parted into groups.
  private let number: Int
  /// Whether this learner has more time than all.
  private let hasMoreTime: Bool
  private var put: PutQuestion?
  private var question: RoomQuestion?
  private var ballot: Ballot?
  /// Whether an answer of this learner's counts.
  private var hasAnswered = false

  public init(
    in room: String, number: Int, hasMoreTime: Bool, library: Library, language: Language,
    options: RunOptions = RunOptions()
  ) {
    (self.room, self.number, self.hasMoreTime) = (room, number, hasMoreTime)
    session = Session(language: language, library: library, options: options)
  }

  /// An answer that is to be kept, and what it is worth.
  public struct Answer: Sendable {
    public var put: PutQuestion
    public var answer: [String]
    /// From 0 to 1; nil where nothing is right.
    public var score: Double?
    /// The idea that a wrong option comes of, by its id.
    public var misconception: String?
  }

  public struct Response: Sendable {
    public var replies: [SeatReply] = []
    public var answer: Answer?
    public var isOver = false

    init(_ replies: SeatReply...) { self.replies = replies }
  }

  public var language: Language { session.language }

  /// Whether an answer is waited for: none has been given that counts.
  public var isAsked: Bool { takesAnswers && !hasAnswered }

  private var takesAnswers: Bool {
    guard let put, ballot != nil else { return false }
    return put.state == .open || put.state == .extra && hasMoreTime
  }

  public func begin() -> Response { Response(.welcome(room: room)) }
}

// MARK: - What the room is asked
extension Seat {
  /// Hears what is put to the room now, and whether the learner has answered it before.
  public mutating func hear(
    _ new: PutQuestion?, hasAnswered before: Bool, at time: Instant
  ) -> Response {
    defer { put = new }
    guard let new else { return Response() }
    guard new.name == put?.name, new.vote == put?.vote else {
      (question, ballot, hasAnswered) = (nil, nil, before)
      return new.state.isOpen ? ask(new, at: time) : Response()
    }
    guard new.state != put?.state else { return Response() }
    if new.state == .extra, hasMoreTime { return Response(.moreTime) }
    let wasOpen = takesAnswers
    return wasOpen ? Response(.closed(answered: hasAnswered)) : Response()
  }

  private mutating func ask(_ put: PutQuestion, at time: Instant) -> Response {
    guard session.present(put.item, at: time) != nil, let form = session.roomForm else {
      return Response(.unknownItem(put.item))
    }
    for call in put.played { _ = session.handle(call, at: time) }
    guard var page = session.presented else { return Response(.unknownItem(put.item)) }
    (page.sitting, page.help) = (.joined(room), nil)
    question = RoomQuestion(
      vote: put.vote, item: put.item, mode: put.mode, page: page, form: form, played: put.played,
      ready: session.question)
    var response = Response(.page(page, put.mode))
    if let groups = put.groups, case let own = groups.group(of: number),
      !groups.answering.contains(own)
    {
      response.replies.append(.otherGroup(answering: groups.answering, own: own))
    } else {
      ballot = Ballot(form, mending: page.code?.text ?? "")
    }
    return response
  }
}

// MARK: - What the learner types
extension Seat {
  public mutating func handle(_ line: String, at time: Instant) -> Response {
    let text = line.trimmed
    guard text.hasPrefix(":") || text.hasPrefix("：") else { return answer(text) }
    let words = text.dropFirst().split(maxSplits: 1) { $0.isWhitespace }.map { String($0) }
    let name = words.first?.folded ?? ""
    switch SeatCommand(named: name) {
    case .again: return page
    case .drop:
      ballot?.drop()
      return Response(ballot == nil ? .waiting : .dropped)
    case .help where words.count == 1: return Response(.commands)
    case .quit:
      var response = Response()
      response.isOver = true
      return response
    case .help, .language, nil:
      guard let command = Command(named: name), Seat.allowed.contains(command) else {
        return Response(.notInClass(":" + name))
      }
      var response = Response()
      response.replies = session.handle(text, at: time).replies.map { .session($0) }
      return response
    }
  }

  /// What tells nothing of an answer.
  private static let allowed: Set<Command> = [.help, .glossary, .language]

  private var page: Response {
    question.map { Response(.page($0.page, $0.mode)) } ?? Response(.waiting)
  }

  private mutating func answer(_ text: String) -> Response {
    guard takesAnswers, let put, let question, var ballot else {
      return text.isEmpty ? page : Response(self.ballot == nil ? .waiting : .late)
    }
    do throws(Refusal) {
      let step = try ballot.take(text)
      self.ballot = ballot
      switch step {
      case .nothing: return page
      case .lines(let count): return Response(.lines(count))
      case .gap(let gap, let count): return Response(.gap(gap, of: count))
      case .whole: return cast(ballot, question, put)
      case .changed(let effect, let listing):
        var response = cast(ballot, question, put)
        response.replies.insert(.changed(effect, listing), at: 0)
        return response
      }
    } catch {
      return Response(.refusal(error))
    }
  }

  private func cast(_ ballot: Ballot, _ question: RoomQuestion, _ put: PutQuestion) -> Response {
    let answer = question.sent(ballot)
    var response = Response()
    response.answer = Answer(
      put: put, answer: answer, score: question.mark(answer)?.score,
      misconception: question.misconception(in: answer))
    return response
  }

  /// An answer was kept, or came too late.
  public mutating func keep(_ isKept: Bool) -> Response {
    guard isKept, let ballot else { return Response(.late) }
    hasAnswered = true
    return Response(.taken(ballot.form.words(of: ballot.answer)))
  }

  /// Whether an entry goes on in a next line.
  public func isIncomplete(_ text: String) -> Bool {
    guard takesAnswers, !text.hasPrefix(":"), case .code(let dialect) = ballot?.form else {
      return false
    }
    let isEdit = text.first { !$0.isWhitespace }?.isNumber ?? true
    return !isEdit && Script.isIncomplete(text, preferred: dialect)
  }
}

extension AnswerForm {
  /// An answer as it stands, in words of the page; code stands above already.
  fileprivate func words(of answer: [String]) -> [String] {
    switch self {
    case .one: answer.compactMap { Int($0).map(AnswerForm.letter) }
    case .code: []
    case .several, .number, .lines, .columns, .list, .gaps, .calls, .text:
      answer.isEmpty ? ["0"] : answer
    }
  }

  private static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(truncatingIfNeeded: 96 + place)))
  }
}
