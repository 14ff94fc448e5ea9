import Curriculum
public import Grading
import Mistakes
import Scripts
import UIKitAPI

// What a goal still lacks, and what a run does not show that it should.
extension Phrasebook {
  /// What is missing, with what was found instead.
  public func lack(_ lack: Lack) -> String {
    switch lack {
    case .call(let call, 1): say("lack.call", ["call": .text(call.text)])
    case .call(let call, let occurrence):
      say("lack.repeated", ["call": .text(call.text), "number": .number(occurrence)])
    case .sentByHand(let call): say("lack.sent-by-hand", ["call": .text(call.text)])
    case .unwanted(let call): say("lack.unwanted", ["call": .text(call.text)])
    case .callAt(let number, let wanted, let found):
      say(
        "lack.call-at",
        [
          "number": .number(number), "wanted": orNothing(wanted), "found": orNothing(found),
        ])
    case .line(let line, let printed) where printed.isEmpty:
      say("lack.line", ["line": .text(line)])
    case .line(let line, let printed):
      say(
        printed.contains { PrintedLine($0) == PrintedLine(line) }
          ? "lack.line-out-of-place" : "lack.line-among",
        ["line": .text(line), "lines": lines(printed)])
    case .lineClaimed(let line): say("lack.line-claimed", ["line": .text(line)])
    case .lineAt(let number, let wanted, let found):
      say(
        "lack.line-at",
        [
          "number": .number(number), "wanted": orNothing(wanted), "found": orNothing(found),
        ])
    case .warning(let line): say("lack.warning", ["line": .text(line)])
    case .unwantedWarning(let line): say("lack.unwanted-warning", ["line": .text(line)])
    case .noMistake(let number): say("lack.no-mistake", ["number": .number(number)])
    case .mistake(let finding): say("lack.mistake", ["name": .text(name(finding.subject))])
    case .noLeak(let name): say("lack.no-leak", ["name": .text(name)])
    case .leak(let name): say("lack.leak", ["name": .text(name)])
    case .alive(let name): say("lack.alive", ["name": .text(name)])
    case .owners(let name, let count, let wanted):
      say("lack.owners", ["name": .text(name), "count": .number(count), "wanted": .number(wanted)])
    case .ownerNames(let name, let owners, let wanted):
      say(
        "lack.owner-names",
        [
          "name": .text(name), "found": names(owners.map { self.owner($0) }),
          "wanted": names(wanted),
        ])
    case .size(let view, let found?, let wanted):
      say(
        "lack.size",
        ["view": .text(view), "found": .text("\(found)"), "wanted": .text("\(wanted)")])
    case .size(let view, nil, let wanted):
      say("lack.no-size", ["view": .text(view), "wanted": .text("\(wanted)")])
    case .value(let expression, let found?, let wanted):
      say(
        "lack.value",
        ["name": .text(expression), "found": .text(found), "wanted": .text(wanted)])
    case .value(let expression, nil, let wanted):
      say("lack.no-value", ["name": .text(expression), "wanted": .text(wanted)])
    case .noObject(let name, let wanted):
      say("lack.no-value", ["name": .text(name), "wanted": .text(state(wanted))])
    case .state(let name, let place, let wanted):
      say(
        "lack.state",
        [
          "name": .text(name), "found": .text(place.map(self.place) ?? say("lack.gone")),
          "wanted": .text(state(wanted)),
        ])
    case .notHeld(let child, let parent):
      say("lack.not-held", ["child": .text(child), "parent": .text(parent)])
    case .goesOn(.exception(let name)), .goesOn(.crash(let name)):
      say("lack.goes-on", ["name": .text(name)])
    case .ended(let fault): say("lack.ended", ["fault": .text(self.fault(fault))])
    case .deleted(let method): say("lack.deleted", ["method": .text(method)])
    case .wrongCode: say("lack.wrong-code")
    case .restarted: say("lack.restarted")
    }
  }

  /// The first of the lines that were printed.
  private func lines(_ printed: [String]) -> Value {
    let most = 6
    return .list(printed.prefix(most).map(self.printed) + (printed.count > most ? ["…"] : []))
  }

  /// Nobody is said, not left out.
  private func names(_ names: [String]) -> Value {
    names.isEmpty ? .text(say("lack.nobody")) : .list(names)
  }

  /// A call or a line, or a word for none.
  private func orNothing(_ text: String?) -> Value { .text(text ?? say("lack.nothing")) }

  private func state(_ place: Expectation.State.Place) -> String {
    switch place {
    case .unloaded: say("state.unloaded")
    case .loaded: say("state.loaded")
    case .onScreen: say("state.on-screen")
    case .offScreen: say("state.off-screen")
    }
  }

  /// Without its number.
  private func name(_ subject: Finding.Subject) -> String {
    switch subject {
    case .mistake(let mistake): self.mistake(mistake)
    case .oddity(let oddity): self.oddity(oddity)
    }
  }
}
