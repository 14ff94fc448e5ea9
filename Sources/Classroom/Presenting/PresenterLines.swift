public import Curriculum
import Grading
public import Learning
import Scripts
import Sessions

extension Presentation {
  /// Answers a line of the presenter's.
  public mutating func handle(_ line: String, at time: Instant) -> PresenterResponse {
    let text = line.trimmed
    let before = warned
    defer { if warned == before { warned = nil } }
    if text.isEmpty { return goOn(at: time) }
    guard let typed = session.command(meantBy: text) else { return pass(text, at: time) }
    let words = typed.dropFirst().split(maxSplits: 1) { $0.isWhitespace }.map { String($0) }
    let name = words.first?.folded ?? ""
    let argument = words.count > 1 ? words[1].trimmed : ""
    if let command = PresenterCommand(named: name) {
      return obey(command, argument, at: time)
    }
    if let command = Command(named: name), command.leavesThePage {
      return PresenterResponse(.refusal(.notInClass(":" + name)))
    }
    return pass(text, at: time)
  }

  private mutating func obey(
    _ command: PresenterCommand, _ argument: String, at time: Instant
  ) -> PresenterResponse {
    switch command {
    case .next: return goOn(at: time)
    case .back: return leave(for: index - 1, at: time)
    case .goto:
      guard let number = Int(argument.halfWidth), slides.slides.indices.contains(number - 1) else {
        return PresenterResponse(
          .refusal(.noSuchPage(argument, count: slides.slides.count)))
      }
      return leave(for: number - 1, at: time)
    case .pages: return PresenterResponse(.pages(rows))
    case .hands: return count(argument)
    case .show: return showWords(argument)
    case .votes: return countedSoFar
    case .revote: return askAgain(at: time)
    case .code: return pass(":code " + argument, at: time)
    case .edit: return edit(argument)
    case .again: return again(at: time)
    case .notes: return PresenterResponse(.notes(notes))
    case .help:
      if argument.isEmpty { return PresenterResponse(.help(PresenterCommand.allCases)) }
      return PresenterCommand(named: argument.bareCommand).map { PresenterResponse(.help([$0])) }
        ?? pass(":help " + argument, at: time)
    case .quit: return quit()
    }
  }

  /// The page from its beginning: calls that were played are not.
  private mutating func again(at time: Instant) -> PresenterResponse {
    if let warning = warning(ofLeavingFor: index) { return warning }
    if session.roomForm == .calls { _ = session.present(slide.item ?? "", at: time) }
    return go(to: index, anew: true, at: time)
  }

  /// Shows another slide; where people answer a vote, once that was said and it is typed again.
  private mutating func leave(for target: Int, at time: Instant) -> PresenterResponse {
    warning(ofLeavingFor: target) ?? go(to: target, at: time)
  }

  /// What is said before a vote ends that people are answering; nil where it was said, or none is.
  private mutating func warning(ofLeavingFor target: Int) -> PresenterResponse? {
    guard poll.isOpen, attendance.present > 0, warned != .ofLeaving(for: target) else { return nil }
    warned = .ofLeaving(for: target)
    return PresenterResponse(.refusal(.voteWouldBeLeft))
  }

  /// Ends the class; where that takes something from the room, once that was said and it is typed
  /// again.
  private mutating func quit() -> PresenterResponse {
    guard warned != .ofEnding, let refusal = whatWouldEnd else { return end() }
    warned = .ofEnding
    return PresenterResponse(.refusal(refusal))
  }

  /// What the room would lose with the end of the class; nil where it loses nothing.
  private var whatWouldEnd: PresenterReply.Refusal? {
    if poll.isOpen { return .voteWouldEnd }
    let bets = openBets.count
    if bets > 0 { return .betsAreOpen(bets) }
    let left = attendance.present > 0 ? slides.slides.count - 1 - index : 0
    return left > 0 ? .pagesAreLeft(left) : nil
  }

  /// Who has answered, or what the last vote of the page came to.
  private var countedSoFar: PresenterResponse {
    if isAsking { return PresenterResponse(.voting(attendance)) }
    return lastVote.flatMap(counted).map { PresenterResponse($0) } ?? nothingToCount
  }

  private func end() -> PresenterResponse {
    var response = PresenterResponse(.ended(title: title))
    response.isNewSlide = true
    response.isOver = true
    return response
  }

  /// Return: what was changed runs, or the next stage begins, or the next slide.
  private mutating func goOn(at time: Instant) -> PresenterResponse {
    if poll.isOpen { return close() }
    if let draft, !draft.hasRun {
      self.draft?.hasRun = true
      var response = PresenterResponse()
      response.replies = told(session.play(instead: draft.code).replies)
      return response
    }
    if !tiedCalls.isEmpty { return PresenterResponse(.tied(tiedCalls)) }
    draft = nil
    if session.hasOpenAnswer { return pass("", at: time) }
    var response = PresenterResponse()
    if stage + 1 < slide.stages.count {
      stage += 1
      enter(at: time, &response)
      return response
    }
    if index + 1 < slides.slides.count { return go(to: index + 1, at: time) }
    return end()
  }

  /// What the room dictates: an answer, code, or a look at the world.
  ///
  /// - Parameter isRooms: whether it is what most learners have typed at their terminals.
  mutating func pass(
    _ text: String, isRooms: Bool = false, at time: Instant
  ) -> PresenterResponse {
    if poll.isOpen, session.command(meantBy: text) == nil {
      return PresenterResponse(.refusal(.voteIsOpen))
    }
    let before = session
    var response = PresenterResponse()
    response.replies = told(session.handle(text, at: time).replies)
    if !before.isRevealed, session.isRevealed {
      stage = max(stage, slide.stages.firstIndex(of: .reveal) ?? stage)
      if let bets = settle() { response.replies.append(bets) }
    }
    // A call was played: the room says which is next.
    let calls = response.replies.contains(where: \.isPlayedCall)
    if calls {
      let isRefused = response.replies.contains(where: \.isRefusedCall)
      refusedCall = isRefused ? (text, isRooms || !isLive) : nil
      tiedCalls = []
      // What the room has not chosen costs it nothing.
      if isRefused, isLive, !isRooms {
        session = before
        let refused = before.question?.drive?.refused ?? 0
        response.replies = response.replies.map { $0.refusingCall(count: refused) }
      }
    }
    if poll == .closed, calls, !session.isRevealed { ask() }
    return response
  }

  /// `:hands 3 12 5`, a number a choice.
  private mutating func count(_ argument: String) -> PresenterResponse {
    guard let vote = lastVote, let form = session.roomForm else { return nothingToCount }
    let choices: Int?
    switch form {
    case .one(let count), .columns(let count, .isSo): choices = count
    case .several(let names, _): choices = names.count
    case .number: choices = nil
    case .line, .lines, .columns, .list, .gaps, .code, .calls, .text:
      return PresenterResponse(.refusal(.noHands))
    }
    let words = argument.halfWidth.split { $0.isWhitespace || $0 == "," }
    let counts = words.compactMap { Int($0) }.filter { (0...9999).contains($0) }
    guard !counts.isEmpty, counts.count == words.count,
      choices == nil || choices == counts.count
    else { return PresenterResponse(.refusal(.noNumbers(choices: choices))) }
    hands[vote] = counts
    var response: PresenterResponse
    if case .one = form, let counted = counted(vote) {
      response = PresenterResponse(counted)
    } else {
      let before = hands[Vote(slide: vote.slide, round: vote.round - 1)]
      response = PresenterResponse(.hands(counts, before: before, of: asked))
    }
    response.replies += counting(vote)
    return response
  }

  /// `:edit 3 text`: a line of the page's code made anew, which Return runs.
  private mutating func edit(_ argument: String) -> PresenterResponse {
    if poll.isOpen { return PresenterResponse(.refusal(.voteIsOpen)) }
    guard let code = draft?.code ?? session.presented?.code else {
      return PresenterResponse(.refusal(.nothingToEdit))
    }
    if argument.isEmpty { return PresenterResponse(.session(.edit(code.text, code.dialect))) }
    do throws(CodeChange.Fault) {
      let change = try CodeChange(argument, of: code.text, in: code.dialect)
      return take(change.code)
    } catch {
      return PresenterResponse(.refusal(.change(error)))
    }
  }

  /// The page's code was changed, in a line or in an editor.
  public mutating func take(_ text: String) -> PresenterResponse {
    guard var code = draft?.code ?? session.presented?.code else { return PresenterResponse() }
    code.text = String(text.reversed().drop(while: \.isWhitespace).reversed())
    code.isNumbered = true
    draft = Draft(code: code)
    return PresenterResponse(.changed(code))
  }

  /// What the author says to whoever presents the page.
  public var notes: Document? {
    guard slide.item != nil else { return nil }
    return session.presentersText.flatMap { $0.notes.blocks.isEmpty ? nil : $0.notes }
  }

  private var rows: [PresenterReply.Row] {
    slides.slides.enumerated().map { place, slide in
      PresenterReply.Row(
        number: place + 1, item: slide.item, title: title(of: slide),
        isCurrent: place == index)
    }
  }

  /// Whether an entry goes on in a next line.
  public func isIncomplete(_ text: String) -> Bool { session.isIncomplete(text) }
}

extension PresenterReply {
  /// Whether a call of UIKit's part was taken or refused.
  fileprivate var isPlayedCall: Bool {
    switch self {
    case .session(.driven), .session(.driveRefused): true
    default: false
    }
  }
}

extension PresenterReply {
  fileprivate var isRefusedCall: Bool {
    if case .session(.driveRefused) = self { true } else { false }
  }

  /// The same where so many calls were refused.
  fileprivate func refusingCall(count: Int) -> Self {
    guard case .session(.driveRefused(let refusal, _)) = self else { return self }
    return .session(.driveRefused(refusal, count: count))
  }
}

extension Command {
  /// Whether it would lead a learner somewhere else than the page of the class.
  fileprivate var leavesThePage: Bool {
    row.changes == .study && self != .session(.hint) || row.places == [.sandbox]
  }
}
