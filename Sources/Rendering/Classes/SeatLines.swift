public import Classroom
import Curriculum
import Phrases
import Sessions
import Typesetting

// What a learner in a class sees.
extension Renderer {
  /// One after the other, without empty lines between them.
  public func lines(of replies: [SeatReply]) -> [String] {
    replies.flatMap(lines)
  }

  /// Names that come from other terminals are made visible first.
  private func lines(of reply: SeatReply) -> [String] {
    switch reply {
    case .welcome(let room, let name):
      sentence(visible(phrases.seatWelcome(room: room, name: name)))
    case .page(let page, let mode):
      [""] + whole(page) + (phrases.seatMode(mode).map { sentence($0, .accent) } ?? [])
    case .waiting: sentence(phrases.seatWaiting, .quiet)
    case .pause(let minutes, let until):
      sentence(phrases.seatPause(minutes: minutes, until: timeOfDay(until)), .title)
    case .group(let number, let title):
      sentence(visible(phrases.seatGroup(number, title)), .title)
    case .cards(let titles):
      sentence(phrases.seatCards) + titles.flatMap { sentence("  " + visible($0), hanging: 4) }
    case .doesNotCompile: sentence(phrases.seatDoesNotCompile, .title)
    case .keptHere: sentence(phrases.seatKeptHere, .title)
    case .notSent: sentence(phrases.seatNotSent, .title)
    case .sentWhenBack: sentence(phrases.seatSentWhenBack, .title)
    case .sentLater: sentence(phrases.seatSentLater)
    case .sentTooLate: sentence(phrases.seatSentTooLate, .title)
    case .taken(let answer, .columns(_, .isSo)):
      sentence(visible(phrases.seatTaken(answer.map(phrases.onPaper))))
    case .taken(let answer, _): sentence(visible(phrases.seatTaken(answer)))
    case .lines(let count): lines(of: Reply.lineTaken(count))
    case .gap(let gap, let count): lines(of: Reply.gapTaken(gap, of: count))
    case .changed(let effect, let listing):
      lines(of: Reply.codeChanged(effect)) + lines(of: Reply.listing(listing))
    case .dropped: sentence(phrases.seatDropped)
    case .nothingToDrop: sentence(phrases.seatNothingToDrop)
    case .closed(answered: false, let begun?):
      sentence(visible(phrases.seatClosed(begun: begun)), .title)
    case .closed(let answered, _): sentence(phrases.seatClosed(answered: answered), .title)
    case .closedForOthers: sentence(phrases.seatClosedForOthers, .title)
    case .revealed(let own, let right, let isCorrect, let ask):
      revealed(named(own, ask), named(right, ask), isCorrect: isCorrect)
    case .revealedUnanswered(let right, let ask):
      sentence(phrases.seatUnanswered, .title)
        + (right.isEmpty ? [] : sentence(visible(phrases.right(named(right, ask)))))
    case .askedAgain: sentence(phrases.seatAskedAgain, .accent)
    case .earlierCode: sentence(phrases.seatEarlierCode, .accent)
    case .callRefused(let call, let isPresenters):
      sentence(visible(phrases.seatCallRefused(call, isPresenters: isPresenters)), .accent)
    case .asksCertainty: sentence(phrases.seatAsksCertainty, .accent)
    case .certain(let certainty): sentence(phrases.seatCertain(certainty))
    case .moreTime: sentence(phrases.seatMoreTime, .title)
    case .presenterLost: sentence(phrases.seatPresenterLost, .title)
    case .presenterBack: sentence(phrases.seatPresenterBack, .title)
    case .unsent: sentence(phrases.seatUnsent)
    case .late: sentence(phrases.seatLate)
    case .ownGroup(let own): sentence(phrases.seatOwnGroup(own), .accent)
    case .otherGroup(let answering, let own):
      sentence(phrases.seatOtherGroup(answering: answering, own: own), .accent)
    case .unknownItem(let item): sentence(visible(phrases.seatUnknownItem(item)))
    case .commands(let commands):
      columns(
        commands.map {
          [[Run($0.usage, .code, isUnbreakable: true)], [Run(phrases.help($0))]]
        }, width: width, theme: theme)
    case .notInClass(let command): sentence(visible(phrases.seatNotInClass(command)))
    case .refusal(let refusal): self.lines(of: Reply.refusal(refusal))
    case .session(let reply): lines(of: reply)
    case .ended: sentence(phrases.classEnded, .title)
    }
  }

  /// A page, with what it asks once more at its end where its head does not stay on the screen.
  private func whole(_ page: Page) -> [String] {
    let lines = self.page(page)
    guard lines.count + 2 > height, let last = page.text.blocks.last else {
      return lines
    }
    return lines + [""]
      + Rendering.lines(of: Document(blocks: [last]), width: width, theme: theme)
  }

  /// The learner's own answer, and the right one where it is another.
  private func revealed(_ own: [String], _ right: [String], isCorrect: Bool?) -> [String] {
    let verdict =
      switch isCorrect {
      case nil: phrases.seatAnswered(own)
      case true?: phrases.seatRight(own)
      case false?: phrases.seatWrong(own)
      }
    return sentence(visible(verdict), .title)
      + (isCorrect == false && !right.isEmpty ? sentence(visible(phrases.right(right))) : [])
  }

  /// An answer as a ballot has it, with the names of what was picked.
  private func named(_ answer: [String], _ ask: Page.Ask) -> [String] {
    let names = names(ask)
    return answer.enumerated().map { place, word in
      let picked = Int(word).map { $0 - 1 }.flatMap { names.indices.contains($0) ? $0 : nil }
      switch (ask, picked) {
      case (.order, let picked?), (.calls, let picked?): return names[picked]
      case (.classify, let picked?): return "\(word) (\(names[picked]))"
      case (.choice, let picked?), (.sources, let picked?):
        return "\(Self.letter(picked)) (\(names[picked]))"
      case (.versions(let versions, _), _) where versions.indices.contains(place):
        return "iOS \(versions[place]) \(phrases.onPaper(word))"
      default: return word
      }
    }
  }

  /// What stands before the prompt's sign at a learner's terminal.
  public func prompt(_ seat: Seat) -> String {
    seat.isAskedCertainty
      ? phrases.certaintyPrompt
      : phrases.prompt(room: visible(seat.room), isAsked: seat.isAsked)
  }
}
