public import Cohorts
import Mistakes
public import Sessions

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
    case .forbidden: return say("database.forbidden", ["address": place])
    case .noTables: return say("database.no-tables", ["address": place])
    case .oldSchema(let step, let needed):
      return say(
        "database.old", ["address": place, "step": .number(step), "needed": .number(needed)])
    case .newerSchema: return say("database.newer", ["address": place])
    case .full: return say("database.full", ["address": place])
    case .readOnly: return say("database.read-only", ["address": place])
    case .busy, .putOff: return say("database.busy", ["address": place])
    case .lost(let reason):
      return say("database.lost", ["address": place, "reason": .text(reason)])
    case .conflict: return say("database.conflict", ["address": place])
    case .damaged: return say("database.damaged", ["address": place])
    case .failed(let reason):
      return say("database.failed", ["address": place, "reason": .text(reason)])
    }
  }

  /// The program that speaks with servers is not where it should be.
  ///
  /// - Parameter options: of `swift build`, so that it is built like this program.
  public func missingServerProgram(_ path: String, options: String) -> String {
    say("database.no-program", ["path": .text(path), "options": .text(options)])
  }

  /// The address without its password.
  public func pushed(_ count: Int, to cohort: String, at address: DatabaseAddress) -> String {
    say(
      "cohort.pushed",
      ["count": .number(count), "cohort": .text(cohort), "address": .text(address.shown)])
  }

  /// What whoever reads the cohort sees of the learner.
  public func pushedUnder(_ name: String) -> String {
    name.isEmpty ? say("cohort.anonymous") : say("cohort.named", ["name": .text(name)])
  }
}

// The report.
extension Phrasebook {
  public func title(of report: CohortReport) -> String {
    say("cohort.title", ["cohort": .text(report.cohort)])
  }

  /// How many learners answered, and how many answers there are.
  public func attendance(_ report: CohortReport) -> String {
    let answers = say("cohort.answers", ["count": .number(report.total.answers)])
    return beside([say("cohort.learners", ["count": .number(report.learners)]), answers])
  }

  /// By what the lines of a section are.
  public func title(of kind: CohortReport.Kind) -> String { say("cohort.by.\(kind.rawValue)") }

  /// What a line is about, in words.
  public func name(
    of line: CohortReport.Line, in kind: CohortReport.Kind, _ names: ReportNames
  ) -> String {
    let id = line.id(in: kind)
    return switch kind {
    case .item:
      line.vote == 0
        ? names[item: id] ?? id
        : say("cohort.vote", ["item": .text(names[item: id] ?? id), "vote": .number(line.vote)])
    case .mistake: Int(id).flatMap { Mistake(rawValue: $0) }.map { name(of: $0) } ?? id
    case .misconception: names[misconception: id] ?? id
    case .claim: names[claim: id] ?? id
    case .day: id
    }
  }

  /// Below the lines of items of which some were voted on once more.
  public var aboutVotes: String { say("cohort.about-votes") }

  /// What the columns of numbers are called.
  public var cohortColumns: [String] {
    [say("cohort.column-answers"), say("cohort.column-right"), say("cohort.column-mean")]
  }

  /// What stays where it was answered.
  public var classesKeepTheirs: String { say("cohort.classes-keep") }

  /// A cohort to which nobody has pushed anything.
  public var noAnswersYet: String { say("cohort.empty") }
}
