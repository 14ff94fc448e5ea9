import Phrases
public import Screening
import Sessions
import Typesetting

// What a candidate sees while a paper is taken.
extension Renderer {
  /// What is said, then the page.
  public func lines(of response: SittingResponse) -> [String] {
    let (said, page) = parts(of: response)
    return said + page
  }

  /// What is said of the last line, and the page that follows it; no page where there is none.
  public func parts(of response: SittingResponse) -> (said: [String], page: [String]) {
    let start = response.replies.lastIndex(where: \.isPage) ?? response.replies.endIndex
    var parts: (said: [String], page: [String]) = ([], [])
    for (place, reply) in response.replies.enumerated() {
      let gap = place > 0 && reply.beginsParagraph ? [""] : []
      if place <= start { parts.said += gap } else { parts.page += gap }
      if place < start { parts.said += lines(of: reply) } else { parts.page += lines(of: reply) }
    }
    return parts
  }

  /// What comes from candidates' files is made visible first.
  private func lines(of reply: SittingReply) -> [String] {
    switch reply {
    case .agreement(let agreement):
      sentence(
        phrases.beside([visible(agreement.round), visible(agreement.candidate)]), .title)
        + phrases.agreement(agreement).flatMap { sentence($0) }
        + sentence(phrases.acceptance, .accent)
    case .asksAcceptance: sentence(phrases.acceptance, .accent)
    case .resumed(let entries): sentence(phrases.resumed(entries: entries), .title)
    case .page(let page, let marks):
      self.page(page) + sentence(phrases.beside(phrases.marks(marks)), .quiet)
        + (marks.reason.map { sentence(phrases.reason(visible($0))) } ?? [])
        + (marks.isAddedTo.map { sentence(phrases.sealedAnswer(isAddedTo: $0)) } ?? [])
    case .staysSealed: sentence(phrases.staysSealed)
    case .unsealed(let answers): sentence(phrases.unsealed(answers))
    case .unsealsNothing: sentence(phrases.unsealsNothing)
    case .nothingSealed: sentence(phrases.nothingSealed)
    case .taken(let number): sentence(phrases.taken(number), .quiet)
    case .taking(let lines): sentence(phrases.lineTaken(lines), .quiet)
    case .gap(let gap, let count): sentence(phrases.gap(gap, of: count), .quiet)
    case .takenBack(let lines): sentence(phrases.takenBack(lines))
    case .asksCertainty: sentence(phrases.asksCertainty)
    case .asksReason(let isMarked): sentence(phrases.asksReason(isMarked: isMarked))
    case .list(let rows): list(rows)
    case .afterLast(let hasReview): sentence(phrases.afterLast(hasReview: hasReview))
    case .flagged(let number, let isFlagged): sentence(phrases.flagged(number, isFlagged))
    case .noted: sentence(phrases.noted)
    case .dialects(let dialects): sentence(phrases.dialects(dialects))
    case .warning(let minutes): sentence(phrases.minutesLeft(minutes), .accent)
    case .timeIsUp: sentence(phrases.timeIsUp, .title)
    case .confirmsEnd(let open, let unreasoned, let flagged):
      phrases.confirmsEnd(open: open, unreasoned: unreasoned, flagged: flagged)
        .flatMap { sentence($0) }
    case .ended: sentence(phrases.sittingEnded, .title)
    case .noSuchQuestion(let number, let count):
      sentence(phrases.noSuchQuestion(visible(number), of: count))
    case .noWayBack(let number): sentence(phrases.noWayBack(to: number))
    case .noSimulator: sentence(phrases.noSimulator)
    case .simulator: sentence(phrases.simulator, .quiet)
    case .session(let reply): lines(of: reply)
    }
  }

  /// The questions of a paper with their standing.
  private func list(_ rows: [SittingReply.Row]) -> [String] {
    columns(
      rows.map { row in
        [
          [rowNumber(row.number, isCurrent: row.isCurrent)],
          [Run(phrases.kind(row.ask), isUnbreakable: true)],
          [Run(phrases.minutes(row), .quiet)],
          [Run(phrases.beside(phrases.standing(row)))],
        ]
      }, width: width, theme: theme)
  }

  /// Rows of cells under each other.
  public func lines(ofRows rows: [[String]]) -> [String] {
    columns(
      rows.map { $0.map { [Run($0, isUnbreakable: true)] } }, width: width, theme: theme)
  }

  /// A sentence that stands for itself.
  public func lines(ofSentence text: String) -> [String] { sentence(text) }

  /// What stands before the prompt's sign.
  public func prompt(_ standing: Sitting.Standing) -> String { phrases.prompt(standing) }
}

extension SittingReply {
  /// What the screen is cleared for.
  fileprivate var isPage: Bool { if case .page = self { true } else { false } }

  /// Whether an empty line stands before it.
  fileprivate var beginsParagraph: Bool {
    switch self {
    case .page, .list, .ended: true
    case .agreement, .asksAcceptance, .resumed, .afterLast, .noWayBack, .taken, .taking, .gap,
      .staysSealed, .unsealed, .unsealsNothing, .nothingSealed, .takenBack, .asksCertainty,
      .asksReason,
      .flagged, .noted, .dialects, .warning, .timeIsUp, .confirmsEnd, .noSuchQuestion,
      .noSimulator, .simulator, .session:
      false
    }
  }
}
