public import Cohorts

// A cohort's database, and what it says.
extension Phrasebook {
  /// Why a database did not do what it was asked for, and the way out; its address is shown.
  public func failure(_ fault: DatabaseFault, of address: DatabaseAddress) -> String {
    let place = Value.text(address.shown)
    switch fault {
    case .malformedAddress(let reason):
      return say("database.malformed", ["address": place, "reason": .text(reason)])
    case .unreachable(let reason):
      return say("database.unreachable", ["address": place, "reason": .text(reason)])
    case .loginRefused(let reason):
      return say("database.login", ["address": place, "reason": .text(reason)])
    case .forbidden(let reason):
      return say("database.forbidden", ["address": place, "reason": .text(reason)])
    case .oldSchema(let step, let needed):
      return say(
        "database.old", ["address": place, "step": .number(step), "needed": .number(needed)])
    case .newerSchema: return say("database.newer", ["address": place])
    case .full: return say("database.full", ["address": place])
    case .readOnly: return say("database.read-only", ["address": place])
    case .busy: return say("database.busy", ["address": place])
    case .lost(let reason):
      return say("database.lost", ["address": place, "reason": .text(reason)])
    case .conflict: return say("database.conflict", ["address": place])
    case .damaged: return say("database.damaged", ["address": place])
    case .failed(let reason):
      return say("database.failed", ["address": place, "reason": .text(reason)])
    }
  }

  /// The program that speaks with servers is not where it should be.
  public func missingServerProgram(_ path: String) -> String {
    say("database.no-program", ["path": .text(path)])
  }
}
