public import Classroom
import Curriculum
import Phrases
import Sessions

// What a learner in a class sees.
extension Renderer {
  public func lines(of replies: [SeatReply]) -> [String] {
    replies.flatMap(lines)
  }

  private func lines(of reply: SeatReply) -> [String] {
    switch reply {
    case .welcome(let room): sentence(visible(phrases.seatWelcome(room: room)))
    case .page(let page, let mode):
      [""] + self.page(page) + (phrases.seatMode(mode).map { sentence($0, .accent) } ?? [])
    case .waiting: sentence(phrases.seatWaiting, .quiet)
    case .taken(let answer): sentence(visible(phrases.seatTaken(answer)))
    case .lines(let count): lines(of: Reply.lineTaken(count))
    case .gap(let gap, let count): lines(of: Reply.gapTaken(gap, of: count))
    case .changed(let effect, let listing):
      lines(of: Reply.codeChanged(effect)) + lines(of: Reply.listing(listing))
    case .dropped: sentence(phrases.seatDropped)
    case .closed(let answered): sentence(phrases.seatClosed(answered: answered), .title)
    case .moreTime: sentence(phrases.seatMoreTime, .title)
    case .late: sentence(phrases.seatLate)
    case .otherGroup(let answering, let own):
      sentence(phrases.seatOtherGroup(answering: answering, own: own), .accent)
    case .unknownItem(let item): sentence(visible(phrases.seatUnknownItem(item)))
    case .commands:
      columns(
        SeatCommand.allCases.map {
          [[Run($0.usage, .code, isUnbreakable: true)], [Run(phrases.help($0))]]
        }, width: width, theme: theme)
    case .notInClass(let command): sentence(visible(phrases.seatNotInClass(command)))
    case .refusal(let refusal): self.lines(of: Reply.refusal(refusal))
    case .session(let reply): lines(of: reply)
    case .ended: sentence(phrases.classEnded, .title)
    }
  }

  /// What stands before the prompt's sign at a learner's terminal.
  public func prompt(_ seat: Seat) -> String {
    phrases.prompt(room: visible(seat.room), isAsked: seat.isAsked)
  }
}
