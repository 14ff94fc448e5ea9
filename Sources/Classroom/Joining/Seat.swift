public import Curriculum
import Grading
public import Interpreter
public import Learning
import Scripts
public import Sessions
import Syntax

/// A learner's place in a class: a value that hears what the room is asked and takes lines, and says
/// what is answered.
public struct Seat {
  public let room: String
  /// Under which the answers are kept; empty where none was given.
  private let name: String
  private let library: Library
  private var session: Session
  /// The group that answers with this learner, where groups answer; nil where none was dealt.
  private var group: Int?
  /// Whether this learner has more time than all.
  private let hasMoreTime: Bool
  private var put: PutQuestion?
  private var question: RoomQuestion?
  private var ballot: Ballot?
  /// Whether a whole answer of this learner's counts.
  private var hasAnswered = false
  /// How sure the learner is of a bet.
  private var certainty = Certainty.unasked
  /// Whether what was typed of an answer so far is kept, and counts until the rest has come.
  private var hasBegun = false

  public init(
    in room: String, name: String = "", hasMoreTime: Bool, library: Library,
    language: Language, vocabulary: @autoclosure @escaping () -> Vocabulary = Vocabulary(),
    options: RunOptions = RunOptions()
  ) {
    (self.room, self.name) = (room, name)
    (self.hasMoreTime, self.library) = (hasMoreTime, library)
    session = Session(
      language: language, library: library, vocabulary: vocabulary(), options: options)
  }

  /// How sure a learner was said to be of the answer that is about to be sent.
  private enum Certainty {
    case unasked, asked
    /// From 1 to 3.
    case said(Int)
  }

  /// An answer that is to be kept, and what it is worth.
  public struct Answer: Sendable {
    public var put: PutQuestion
    public var answer: [String]
    /// How sure the learner is of a bet, from 1 to 3; nil where that was not said.
    public var certainty: Int?
    /// From 0 to 1; nil where nothing is right.
    public var score: Double?
    /// The idea that a wrong option comes of, by its id.
    public var misconception: String?
  }

  /// What a line of a learner's came to: what is said, and an answer to be sent to the room.
  public struct Response: Sendable {
    public var replies: [SeatReply] = []
    public var answer: Answer?
    public var isOver = false

    init(_ replies: SeatReply...) { self.replies = replies }
  }

  public var language: Language { session.language }

  /// Whether an answer is waited for: none has been given that counts.
  public var isAsked: Bool { takesAnswers && (!hasAnswered || asksCertainty) }

  /// Whether it is waited for how sure the learner is.
  public var isAskedCertainty: Bool { takesAnswers && asksCertainty }

  private var asksCertainty: Bool { if case .asked = certainty { true } else { false } }

  /// The vote to which an answer is being typed, by its key; empty where none is.
  ///
  /// - Parameter row: whether something stands in the row that is typed now.
  public func typing(inRow row: Bool) -> String {
    guard takesAnswers, let put, let ballot else { return "" }
    return row || !ballot.isWhole && !ballot.answer.isEmpty ? put.place.key : ""
  }

  private var takesAnswers: Bool {
    guard let put, ballot != nil else { return false }
    return put.state == .open || put.state == .extra && hasMoreTime
  }

  public func begin() -> Response { Response(.welcome(room: room, name: name)) }
}

// MARK: - What the room is asked
extension Seat {
  /// Hears what is put to the room now.
  ///
  /// - Parameter own: the learner's answer as it is kept; nil where there is none, or what is put
  ///   was heard of before and is not revealed.
  ///   - group: the learner's, where groups answer; nil where none was dealt.
  public mutating func hear(
    _ new: PutQuestion?, own: CastVote?, inGroup group: Int? = nil, at time: Instant
  ) -> Response {
    self.group = group
    defer { put = new }
    guard let new else { return Response() }
    let isKnown = new.place == put?.place
    guard !isKnown || new.state != put?.state else { return Response() }
    // What was open is so no more, whatever is asked now.
    let staysOpen = isKnown && new.state == .extra && hasMoreTime
    var response = staysOpen || isKnown && new.state == .revealed ? Response() : closed
    let earlier = new.isAgain && new.item == put?.item ? mended?.text : nil
    if !isKnown {
      (question, ballot, hasAnswered, hasBegun) = (nil, nil, false, false)
      certainty = .unasked
    }
    switch new.state {
    case .revealed:
      response.replies += reveal(new, own, at: time).replies
      ballot = nil
    case .open, .extra:
      if !isKnown {
        response.replies += ask(new, own, from: earlier, at: time).replies
      } else if hasMoreTime {
        response.replies.append(.moreTime)
      }
    case .none, .closed: break
    }
    return response
  }

  /// That a vote is closed which was open here; nothing where none was.
  private var closed: Response {
    guard put?.state == .open || put?.state == .extra && hasMoreTime, question != nil else {
      return Response()
    }
    if ballot == nil { return Response(.closedForOthers) }
    let begun = hasBegun ? ballot.map { $0.form.words(of: $0.answer) } : nil
    return Response(.closed(answered: hasAnswered, begun: begun))
  }

  /// What the learner has answered, and what is right.
  private mutating func reveal(
    _ put: PutQuestion, _ own: CastVote?, at time: Instant
  ) -> Response {
    var response = Response()
    if question == nil {
      guard session.present(put.item, at: time) != nil, let form = session.roomForm,
        var page = seated(session.presented)
      else { return Response() }
      question = question(of: put, on: page, form)
      // It was asked a while ago, and others since.
      page.isAnswered = true
      response.replies.append(.page(page, nil))
    }
    guard let question else { return Response() }
    let ask = question.page.ask
    if let answer = own.flatMap(question.answer) {
      response.replies.append(
        .revealed(
          own: question.told(answer), right: question.right(nearestTo: answer),
          isCorrect: question.mark(answer)?.isCorrect, of: ask))
    } else if case let right = question.right(nearestTo: []),
      others(in: put) == nil || !right.isEmpty
    {
      response.replies.append(.revealedUnanswered(right: right, of: ask))
    }
    return response
  }

  /// - Parameters:
  ///   - own: what the learner has answered already, at a terminal that was left.
  ///   - earlier: the code as the learner has mended it in an earlier vote on the same.
  private mutating func ask(
    _ put: PutQuestion, _ own: CastVote?, from earlier: String?, at time: Instant
  ) -> Response {
    guard session.present(put.item, at: time) != nil, let form = session.roomForm else {
      return Response(.unknownItem(put.item))
    }
    for call in put.played { _ = session.handle(call, at: time) }
    guard var page = seated(session.presented) else { return Response(.unknownItem(put.item)) }
    let question = question(of: put, on: page, form)
    self.question = question
    let others = others(in: put)
    // Whoever only follows is not told how to answer.
    page.isAnswered = others != nil
    let answer = others == nil ? own.flatMap(question.answer).map(question.typed) : nil
    let ballot = Ballot(
      form, mending: page.code?.text ?? "", beside: page.listings,
      from: answer == nil ? earlier : nil, having: answer)
    if case .fill(_, let count) = page.ask { page.ask = .fill(gap: ballot.nextGap, of: count) }
    var response = Response(.page(page, others == nil ? put.mode : nil))
    if let group, put.groups?.answering.contains(group) == true {
      response.replies.append(.ownGroup(group))
    }
    if put.isAgain, others == nil { response.replies.append(.askedAgain) }
    if let call = put.refused {
      response.replies.append(.callRefused(call, isPresenters: put.isPresentersCall))
    }
    if let others {
      response.replies.append(
        .otherGroup(answering: others.answering, own: group))
    } else {
      self.ballot = ballot
      (hasAnswered, hasBegun) = (ballot.isWhole, answer != nil && !ballot.isWhole)
      if ballot.earlier != nil, let mended {
        response.replies += [.session(.listing(mended)), .earlierCode]
      }
      if ballot.isWhole {
        if let mended { response.replies.append(.session(.listing(mended))) }
        response.replies.append(.taken(form.words(of: ballot.answer), form))
      }
    }
    return response
  }
}

extension Seat {
  /// Hears what stands before the room while it is asked nothing.
  ///
  /// - Parameter group: the learner's, where groups are dealt; nil where none was.
  public func see(_ backdrop: Backdrop, inGroup group: Int?) -> Response {
    switch backdrop {
    case .pause(let minutes, let until): return Response(.pause(minutes: minutes, until: until))
    case .groups(let items, _, _):
      guard let group, items.indices.contains(group - 1) else { return Response() }
      return Response(.group(group, library.title(of: items[group - 1], in: language)))
    case .cards(let lessons):
      return Response(.cards(lessons.map { library.title(of: $0, in: language) }))
    }
  }

  /// The groups of a page that others answer; nil where the learner is asked.
  private func others(in put: PutQuestion) -> PutQuestion.Groups? {
    put.groups.flatMap { groups in
      group.map(groups.answering.contains) == true ? nil : groups
    }
  }

  private func question(
    of put: PutQuestion, on page: Page, _ form: AnswerForm
  ) -> RoomQuestion {
    RoomQuestion(
      vote: put.vote, item: put.item, mode: put.mode, page: page, form: form, played: put.played,
      ready: session.question)
  }

  /// A page of a session as it stands in a class.
  private func seated(_ page: Page?) -> Page? {
    guard var page else { return nil }
    (page.sitting, page.help) = (.joined(room), nil)
    return page
  }
}

// MARK: - What the learner types
extension Seat {
  public mutating func handle(_ line: String, at time: Instant) -> Response {
    let text = line.trimmed
    guard let typed = command(meantBy: text) else { return answer(text) }
    let words = typed.dropFirst().split(maxSplits: 1) { $0.isWhitespace }.map { String($0) }
    let name = words.first?.folded ?? ""
    let named = words.dropFirst().first.flatMap { SeatCommand(named: $0.bareCommand) }
    switch SeatCommand(named: name) {
    case .again: return page
    case .drop: return drop()
    case .help where words.count == 1 || named != nil:
      return Response(.commands(named.map { [$0] } ?? SeatCommand.allCases))
    case .quit:
      var response = Response()
      response.isOver = true
      return response
    case .code, .glossary, .help, .language, nil:
      guard case .session(let command) = Command(named: name), Seat.allowed.contains(command) else {
        return Response(.notInClass(":" + name))
      }
      var response = Response()
      response.replies = session.handle(typed, at: time).replies.compactMap { reply in
        // The page is shown as a class has it, and not as a learner alone.
        if case .page = reply { nil } else { .session(reply) }
      }
      if command == .code, let mended {
        response.replies = [.session(.listing(mended))]
      }
      if command == .language, let page = question.flatMap({ _ in seated(session.presented) }) {
        question?.page = page
        response.replies += self.page.replies
      }
      return response
    }
  }

  /// The command that is meant by a line, with its colon; nil for an answer. What is a command
  /// without a colon elsewhere is one here, where a class has it.
  private func command(meantBy text: String) -> String? {
    guard let typed = session.command(meantBy: text) else { return nil }
    if text.hasPrefix(":") || text.hasPrefix("：") { return typed }
    let name = typed.dropFirst().prefix { !$0.isWhitespace }.lowercased()
    return SeatCommand(named: name) == nil ? nil : typed
  }

  private mutating func drop() -> Response {
    guard let ballot else { return Response(.waiting) }
    let isEmpty =
      ballot.answer.isEmpty && !ballot.isWhole && !hasAnswered && ballot.earlier == nil
    self.ballot?.drop()
    certainty = .unasked
    if isEmpty { return Response(.nothingToDrop) }
    // Of what was sent in an earlier vote nothing stands.
    return ballot.earlier != nil && !hasAnswered ? page : Response(.dropped)
  }

  /// What tells nothing of an answer.
  private static let allowed: Set<SessionCommand> = [.help, .glossary, .language, .code]

  /// The page, with what was answered so far where that belongs to it.
  private var page: Response {
    guard var question else { return Response(.waiting) }
    if let mended { question.page.code = mended }
    if case .fill(_, let count) = question.page.ask, let gap = ballot?.nextGap {
      question.page.ask = .fill(gap: gap, of: count)
    }
    if case .list = question.form, let ballot { question.page.entered = ballot.answer }
    return Response(.page(question.page, question.mode))
  }

  /// The page's code as the learner has changed it; nil where nothing of it was.
  private var mended: Page.Listing? {
    guard let ballot, case .code = ballot.form, var listing = question?.page.code,
      ballot.mended != listing.text
    else { return nil }
    listing.text = ballot.mended
    return listing
  }

  private mutating func answer(_ text: String) -> Response {
    guard takesAnswers, let put, let question, var ballot else {
      return text.isEmpty ? page : Response(self.ballot == nil ? .waiting : .late)
    }
    if asksCertainty, let said = saidCertainty(text) {
      certainty = said
      if case .said = said { return cast(ballot, question, put) }
      return Response()
    }
    do throws(Refusal) {
      let step = try ballot.take(text)
      if let call = question.callOfSeveral(ballot.answer) {
        return Response(.session(.driveRefused(.whose(call), count: 0)))
      }
      certainty = .unasked
      self.ballot = ballot
      switch step {
      case .nothing: return page
      case .lines(let count): return begin(ballot, question, put, .lines(count))
      case .gap(let gap, let count): return begin(ballot, question, put, .gap(gap, of: count))
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

  /// `1`, `2` or `3`, or Return alone, which says nothing; nil for another answer.
  private func saidCertainty(_ text: String) -> Certainty? {
    switch text.halfWidth {
    case "": .unasked
    case "1": .said(1)
    case "2": .said(2)
    case "3": .said(3)
    default: nil
    }
  }

  /// What was typed so far is kept, where no whole answer is: it counts when the vote closes.
  private func begin(
    _ ballot: Ballot, _ question: RoomQuestion, _ put: PutQuestion, _ reply: SeatReply
  ) -> Response {
    var response = hasAnswered ? Response() : cast(ballot, question, put)
    response.replies = [reply]
    return response
  }

  private func cast(_ ballot: Ballot, _ question: RoomQuestion, _ put: PutQuestion) -> Response {
    let answer = question.sent(ballot)
    var response = Response()
    var sure: Int?
    if case .said(let certainty) = certainty { sure = certainty }
    response.answer = Answer(
      put: put, answer: answer, certainty: sure, score: question.mark(answer)?.score,
      misconception: question.misconception(in: answer))
    return response
  }

  /// An answer waits here until the room can be reached; of a part of one nothing is said.
  public func hold() -> Response { ballot?.isWhole == true ? Response(.keptHere) : Response() }

  /// An answer was kept, or came too late.
  public mutating func keep(_ isKept: Bool) -> Response {
    guard isKept, let ballot else { return Response(.late) }
    if !ballot.isWhole {
      hasBegun = true
      return Response()
    }
    hasAnswered = true
    if case .said(let certainty) = certainty { return Response(.certain(certainty)) }
    var response = Response(.taken(ballot.form.words(of: ballot.answer), ballot.form))
    if let question, let refused = question.refused(question.sent(ballot)) {
      response.replies += [.session(.played(refused)), .doesNotCompile]
    }
    if put?.mode == .bet {
      certainty = .asked
      response.replies.append(.asksCertainty)
    }
    return response
  }

  /// Whether an entry goes on in a next line.
  public func isIncomplete(_ text: String) -> Bool {
    guard takesAnswers, !text.hasPrefix(":"), let ballot, case .code(let dialect) = ballot.form
    else { return false }
    return CodeChange.isUnfinished(text, of: ballot.mended, in: dialect)
  }
}

extension String {
  /// A command's name without its colon.
  var bareCommand: String { String(folded.drop { $0 == ":" || $0 == "：" }) }
}

extension RoomQuestion {
  /// An answer by ids, as a ballot has it: what was picked by its place.
  fileprivate func typed(_ answer: [String]) -> [String] {
    let places = answer.compactMap { ids.firstIndex(of: $0).map { "\($0 + 1)" } }
    return places.count == answer.count ? places : answer
  }

  /// An answer as it was typed; code stands above already.
  fileprivate func told(_ answer: [String]) -> [String] {
    let typed = typed(answer)
    return switch form {
    case .code: []
    case .several, .lines, .list: typed.isEmpty ? ["0"] : typed
    case .one, .number, .line, .columns, .gaps, .calls, .text: typed
    }
  }

  /// The right answer that is nearest to one, as a ballot has it; empty where none is known.
  fileprivate func right(nearestTo answer: [String]) -> [String] {
    mark(answer).map { told($0.right) } ?? []
  }
}

extension AnswerForm {
  /// An answer as it stands, in words of the page; code stands above already.
  fileprivate func words(of answer: [String]) -> [String] {
    switch self {
    case .one: answer.compactMap { Int($0).map(AnswerForm.letter) }
    case .code: []
    case .several, .number, .line, .lines, .columns, .list, .gaps, .calls, .text:
      answer.isEmpty ? ["0"] : answer
    }
  }
}
