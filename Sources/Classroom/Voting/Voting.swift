import Curriculum
public import Learning
import Sessions

/// How a vote at the learners' terminals stands.
public enum Poll: String, CaseIterable, Sendable {
  /// The room has no terminals, or is not asked.
  case none
  case open
  /// Only those who were given more time may still answer.
  case extra
  case closed
  /// It is closed, and the room has seen what is right.
  case revealed

  public var isOpen: Bool { self == .open || self == .extra }
}

/// Who is in the room, and how many of them have answered what is asked.
public struct Attendance: Equatable, Sendable {
  /// Those whose terminals are in the room now, and those who have answered and left: a terminal
  /// that leaves goes at once, one that was lost after `Attendance.silence`.
  public var present = 0
  public var answered = 0
  /// Those whose answer is not whole yet; what they have sent of it counts when the vote closes.
  public var typing = 0
  /// Those who were given more time and have not answered.
  public var waitingFor = 0
  /// Whether pairs or groups answer, one terminal for all of them: it is not known how many answers
  /// there will be.
  public internal(set) var oneTypesForSeveral = false

  /// A terminal that has not answered the presenter's for so long has gone, in milliseconds.
  public static let silence = 12_000

  public init(present: Int = 0, answered: Int = 0, typing: Int = 0, waitingFor: Int = 0) {
    (self.present, self.answered) = (present, answered)
    (self.typing, self.waitingFor) = (typing, waitingFor)
  }
}

// MARK: - Asking
extension Presentation {
  /// What the room is asked now; nil while nothing is.
  public var question: RoomQuestion? { isAsking ? lastVote.flatMap(question(of:)) : nil }

  /// The newest vote about the slide.
  var lastVote: Vote? { rounds[index].map { Vote(slide: index, round: $0) } }

  /// What is asked in a vote about what is on the screen.
  private func question(of vote: Vote) -> RoomQuestion? {
    guard let item = slide.item, let page = session.presented, let form = session.roomForm else {
      return nil
    }
    return RoomQuestion(
      vote: vote, item: item, mode: slide.mode, page: page, form: form,
      played: session.playedCalls, ready: session.question)
  }

  /// Begins a vote, in a new round.
  ///
  /// - Parameter again: whether the room has answered the same before, and it is told what has
  ///   shifted since; a page that is reached once more is asked anew.
  mutating func ask(again: Bool = false) {
    let isNextCall =
      session.roomForm == .calls
      && !(session.playedCalls.isEmpty && refusedCall == nil && tiedCalls.isEmpty)
    let earlier = (1..<rounds[index, default: 0] + 1).map { Vote(slide: index, round: $0) }
    let answered = earlier.filter(wasAnswered)
    let vote = Vote(slide: index, round: earlier.count + 1)
    rounds[index] = vote.round
    numbers[vote] =
      isNextCall
      ? earlier.last.flatMap { numbers[$0] } ?? 1
      : 1 + (answered.compactMap { numbers[$0] }.max() ?? 0)
    let first = firstRounds[index] ?? vote.round
    if !again || !answered.contains(where: { $0.round >= first }) {
      firstRounds[index] = vote.round
    }
    (isAsking, tiedCalls) = (true, [])
    // Nobody has answered this yet.
    take(Attendance(present: attendance.present))
    poll = isLive && session.roomForm != nil ? .open : .none
  }

  /// `:revote`: the same once more, after the room has talked.
  mutating func askAgain(at time: Instant) -> PresenterResponse {
    guard lastVote != nil, !poll.isOpen, let form = session.roomForm,
      form != .calls || !tiedCalls.isEmpty
    else {
      return nothingToCount
    }
    ask(again: true)
    return PresenterResponse(.voteAgain(isLive: isLive))
  }

  /// Why no vote can be looked at or repeated: it is open, or is still to come, or none is.
  var nothingToCount: PresenterResponse {
    if poll.isOpen { return PresenterResponse(.refusal(.voteIsOpen)) }
    let asks = slide.stages.contains { if case .vote = $0 { true } else { false } }
    return PresenterResponse(.refusal(asks && lastVote == nil ? .notAskedYet : .nothingAsked))
  }

  /// Who is here, and has answered so far.
  public mutating func take(_ attendance: Attendance) {
    self.attendance = attendance
    self.attendance.oneTypesForSeveral = isAnsweredTogether
  }

  var isAnsweredTogether: Bool { slide.mode == .pairs || slide.mode == .groups }

  /// What has come in so far.
  public mutating func take(_ votes: [CastVote], from attendance: Attendance) {
    take(attendance)
    if let lastVote { self.votes[lastVote] = votes }
  }

  /// All that has come in for a vote that was left while people answered.
  public mutating func take(_ votes: [CastVote], to vote: Vote) { self.votes[vote] = votes }

  /// Goes on with a class whose presenter's terminal was lost.
  ///
  /// - Parameter polls: all that was put to the room, and what it answered; the newest last.
  public mutating func resume(
    _ polls: [(put: PutQuestion, votes: [CastVote])], at time: Instant
  ) -> PresenterResponse {
    guard let last = polls.last?.put else { return begin(at: time) }
    var response = go(to: last.vote.slide, at: time)
    if !last.played.isEmpty {
      poll = .closed
      for call in last.played { _ = pass(call, at: time) }
      response.replies = told(session.presented.map { [.page($0)] } ?? [])
    }
    for (put, votes) in polls {
      self.votes[put.vote] = votes
      rounds[put.vote.slide] = max(rounds[put.vote.slide] ?? 0, put.vote.round)
      numbers[put.vote] = put.number
      if put.state == .revealed { settled.insert(put.vote) }
      if !put.isAgain { firstRounds[put.vote.slide] = put.vote.round }
    }
    (rounds[index], isAsking, poll) = (last.vote.round, true, last.state)
    // Whoever was lost may have closed it and not have counted it.
    if poll == .closed { response.replies += count(at: time).replies }
    return response
  }
}

// MARK: - Closing and counting
extension Presentation {
  /// Closes the vote, first for those who have no more time than all.
  mutating func close() -> PresenterResponse {
    let isUnanswered = attendance.answered + attendance.typing == 0
    if isUnanswered, lastVote.flatMap({ hands[$0] }) == nil, warned != .ofNoAnswers {
      warned = .ofNoAnswers
      return PresenterResponse(.refusal(.nobodyAnswered))
    }
    if poll == .open, attendance.waitingFor > 0 {
      poll = .extra
      return PresenterResponse(.extraTime(waitingFor: attendance.waitingFor))
    }
    poll = .closed
    var response = PresenterResponse()
    response.closesVote = true
    return response
  }

  /// Counts a vote that nobody can answer any more, and plays the call that a room has chosen.
  public mutating func count(at time: Instant) -> PresenterResponse {
    guard let vote = lastVote else { return PresenterResponse() }
    if isHidden, !settled.contains(vote) {
      let hands = (hands[vote] ?? []).reduce(0, +)
      return PresenterResponse(.sealed(count: hands + (votes[vote]?.count ?? 0)))
    }
    guard let counted = counted(vote) else { return PresenterResponse() }
    var response = PresenterResponse(counted)
    response.replies += counting(vote)
    guard case .tally(let tally, let question, _) = counted, question.form == .calls,
      case .answers(let shares) = tally.picture, !shares.isEmpty
    else { return response }
    // What is no call of UIKit's is never played.
    let calls = shares.filter { $0.own == nil }
    let best = calls.filter { $0.count == calls.first?.count }.flatMap(\.lines)
    if best.isEmpty {
      ask()
      response.replies.append(.noCalls)
    } else if best.count > 1 {
      tiedCalls = best
      response.replies.append(.tied(best))
    } else {
      response.replies += pass(best[0], isRooms: true, at: time).replies
    }
    return response
  }

  /// `:show 2`: what learners wrote in words of their own, by its numbers; all of it without one.
  mutating func showWords(_ argument: String) -> PresenterResponse {
    guard let vote = lastVote, !isHidden || session.isRevealed,
      case .tally(let tally, _, _)? = counted(vote)
    else { return nothingToCount }
    let words = tally.ownWords
    let typed = argument.halfWidth.split { $0.isWhitespace || $0 == "," }
    let numbers = typed.isEmpty ? Array(words.indices.map { $0 + 1 }) : typed.compactMap { Int($0) }
    guard !poll.isOpen, !numbers.isEmpty, typed.isEmpty || numbers.count == typed.count,
      numbers.allSatisfy({ words.indices.contains($0 - 1) })
    else {
      return PresenterResponse(.refusal(poll.isOpen ? .voteIsOpen : .noWords(words.count)))
    }
    shownWords[index, default: []].formUnion(numbers.map { words[$0 - 1].lines })
    return counted(vote).map { PresenterResponse($0) } ?? PresenterResponse()
  }

  /// That hands and ballots both count: who gave either and the other counts twice.
  func counting(_ vote: Vote) -> [PresenterReply] {
    let raised = (hands[vote] ?? []).reduce(0, +)
    let answers = votes[vote]?.count ?? 0
    return raised > 0 && answers > 0 ? [.bothCount(hands: raised, answers: answers)] : []
  }

  /// The room's answers in a vote about what is on the screen, beside those of the round before.
  func counted(_ vote: Vote) -> PresenterReply? {
    guard var question = question(of: vote), votes[vote] != nil || hands[vote] != nil else {
      return nil
    }
    question.isOpen = poll.isOpen
    question.isRevealed = session.isRevealed || current == .reveal
    question.hidesOwnWords = isLive && question.form.isFreelyWritten
    question.shownWords = shownWords[index] ?? []
    func tally(_ vote: Vote) -> Tally? {
      guard votes[vote] != nil || hands[vote] != nil else { return nil }
      return Tally(question, votes[vote] ?? [], hands: hands[vote] ?? [])
    }
    guard let now = tally(vote) else { return nil }
    let first = min(firstRounds[vote.slide] ?? vote.round, vote.round)
    let earlier = (first..<vote.round).reversed().lazy
      .compactMap { tally(Vote(slide: vote.slide, round: $0)) }.first { $0.count > 0 }
    let before = question.form == .calls ? nil : earlier
    return .tally(now, question, since: before.map { ($0, now.shift(since: $0)) })
  }

  /// How right the room was, once it sees what is right; what it answered stands above already.
  var outcome: PresenterReply? {
    guard session.roomForm != .calls, let lastVote,
      case .tally(let tally, let question, let since) = counted(lastVote), tally.right != nil
    else { return nil }
    return .outcome(tally, question, since: since)
  }

  /// The vote about what the room has just seen the answer to, here or on an earlier slide.
  public var revealed: Vote? {
    guard session.isRevealed, !poll.isOpen, session.roomForm != .calls else { return nil }
    return lastVote ?? hiddenVote
  }

  /// Whether what was answered stays hidden until the answer is shown: a bet.
  var isHidden: Bool { slide.hidesAnswers }

  /// What was bet on what is now shown, here or on an earlier slide.
  mutating func settle() -> PresenterReply? {
    guard let vote = hiddenVote, let bets = counted(vote) else { return nil }
    settled.insert(vote)
    return bets
  }

  /// The newest that somebody has answered: being asked once more takes no bet back.
  private var hiddenVote: Vote? {
    guard let item = slide.item else { return nil }
    let asked = slides.slides.indices.last { place in
      place <= index && slides.slides[place].item == item && rounds[place] != nil
    }
    guard let place = asked, place != index || isHidden else { return nil }
    return newestAnswered(on: place)
  }

  /// The questions that the room has bet on, and whose answers this page or later ones show.
  var openBets: Set<String> {
    let shown = Set(slides.slides[index...].filter(\.reveals).compactMap(\.item))
    let open = slides.slides.indices.prefix(index + 1).filter { place in
      guard slides.slides[place].hidesAnswers, let bet = newestAnswered(on: place) else {
        return false
      }
      return !settled.contains(bet)
    }
    return shown.intersection(open.compactMap { slides.slides[$0].item })
  }

  /// The newest vote on a slide that somebody has answered.
  private func newestAnswered(on place: Int) -> Vote? {
    (1..<(rounds[place] ?? 0) + 1).reversed().map { Vote(slide: place, round: $0) }
      .first(where: wasAnswered)
  }

  /// Whether hands or terminals have answered it.
  func wasAnswered(_ vote: Vote) -> Bool { votes[vote]?.isEmpty == false || hands[vote] != nil }
}
