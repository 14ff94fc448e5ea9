public import Grading
import Mistakes
import Syntax
import UIKitAPI

// Why an answer is right, where no author says so.
extension Phrasebook {
  /// A sentence for the call, line or finding that decides the answer.
  public func ground(_ ground: Ground) -> String {
    switch ground {
    case .differs(let call, let line?, let rule):
      say(
        "ground.differs-from-line",
        ["call": .text(call), "line": .number(line), "rule": .text(driveHint(.rule(rule)))])
    case .differs(let call, nil, let rule):
      say("ground.differs", ["call": .text(call), "rule": .text(driveHint(.rule(rule)))])
    case .comes(let call, let line?, let rule):
      say(
        "ground.comes-from-line",
        ["call": .text(call), "line": .number(line), "rule": .text(driveHint(.rule(rule)))])
    case .comes(let call, nil, let rule):
      say("ground.comes", ["call": .text(call), "rule": .text(driveHint(.rule(rule)))])
    case .staysAway(let call, let name, let absence):
      say(id(of: absence), ["call": .text(call), "name": .text(name)])
    case .isNotSent(let call, let version):
      say("ground.is-not-sent", ["call": .text(call), "version": .text(version.short)])
    case .isSent(let call, let since?, let until?):
      say(
        "ground.is-sent-between",
        ["call": .text(call), "since": .text(since.short), "until": .text(until.short)])
    case .isSent(let call, let since?, nil):
      say("ground.is-sent-since", ["call": .text(call), "since": .text(since.short)])
    case .isSent(let call, nil, let until):
      say(
        "ground.is-sent-until",
        ["call": .text(call), "until": .text(until?.short ?? "")])
    case .sheetsCoverInPart: say("ground.sheets-cover-in-part")
    case .viewsOutlastWarnings: say("ground.views-outlast-warnings")
    case .prints(let text, let line, let call?):
      say(
        "ground.prints-in", ["text": .text(text), "line": .number(line), "call": .text(call)])
    case .prints(let text, let line, nil):
      say("ground.prints", ["text": .text(text), "line": .number(line)])
    case .cannotBeWritten(let verdict): cannotBeWritten(verdict)
    case .found(let finding):
      say(
        "ground.found",
        [
          "line": .number(finding.line),
          "evidence": .text(evidence(finding.evidence, of: finding.object)),
          "repair": .text(repair(finding.repair)),
        ])
    }
  }

  /// Each absence by its phrase.
  private func id(of absence: Ground.Absence) -> String {
    switch absence {
    case .isLoaded: "ground.is-loaded"
    case .isNotWanted: "ground.is-not-wanted"
    case .staysOnScreen: "ground.stays-on-screen"
    case .staysAway: "ground.stays-away"
    case .leaves: "ground.leaves"
    case .arrives: "ground.arrives"
    case .keepsItsParent: "ground.keeps-its-parent"
    }
  }
}
