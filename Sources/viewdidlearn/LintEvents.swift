import Curriculum
import Diagnostics
import Mistakes
import Notation
import ObjectRuntime
import Phrases
import Scripts
import Syntax

/// What `lint --json` prints: one object a line (contract §7).
struct LintEvents {
  /// Without their ends.
  let lines: [String]
  /// Machines read English.
  private static let english = Phrasebook(.en)

  init(_ report: LintReport, _ files: [Lint.File]) {
    let sources = files.map(\.source)
    let findings = report.warnings.map { LintEvents.finding($0, sources[$0.subject.file]) }
    let lives = report.lives.map { LintEvents.life($0, sources) }
    let standIns = report.standIns.map { found in
      ([("event", "standin")] + found.members + found.membersOfPlace)
        .map { JSON.Member($0.0, $0.1) }
    }
    lines = (findings + standIns + lives + [LintEvents.end(report)]).map {
      JSON.object($0).encoded()
    }
  }

  /// A finding with its place, its repair and the versions that showed it.
  private static func finding(
    _ shown: LintReport.Shown<Lint.Warning>, _ source: SourceText
  ) -> [JSON.Member] {
    let (finding, place) = (
      shown.subject.finding, source.position(at: shown.subject.range.lowerBound)
    )
    return [
      JSON.Member("event", "finding"), JSON.Member("file", .string(source.name)),
      JSON.Member("line", .integer(place.line)), JSON.Member("column", .integer(place.column)),
      JSON.Member("number", .integer(finding.number)),
      JSON.Member("kind", .string(finding.kind.rawValue)),
      JSON.Member("class", .string(finding.type)),
      JSON.Member("evidence", .string(english.machineText(of: finding))),
      JSON.Member("repair", .string(english.repair(finding.repair))),
      JSON.Member("ios", versions(shown.versions)),
    ]
  }

  /// How far a controller's life went in some surroundings, and what ended it.
  private static func life(
    _ shown: LintReport.Shown<Lint.Life>, _ sources: [SourceText]
  ) -> [JSON.Member] {
    let life = shown.subject
    var members = [
      JSON.Member("event", "life"), JSON.Member("class", .string(life.type)),
      JSON.Member("ios", versions(shown.versions)),
      JSON.Member("inside", .string(life.surroundings)),
      JSON.Member("status", .string(life.status.rawValue)),
      JSON.Member("steps", .integer(life.steps)), JSON.Member("of", .integer(life.of)),
    ]
    if let end = life.end {
      let source = sources[end.file]
      let line = source.position(at: end.range.lowerBound).line
      if let call = end.call { members.append(JSON.Member("at", .string(call))) }
      members += [
        JSON.Member("file", .string(source.name)), JSON.Member("line", .integer(line)),
        JSON.Member("reason", .string(end.fault.text)),
      ]
    }
    return members
  }

  /// What there was in all.
  private static func end(_ report: LintReport) -> [JSON.Member] {
    let complete = report.types.filter { type in
      report.lives.allSatisfy { $0.subject.type != type || $0.subject.status == .complete }
    }
    return [
      JSON.Member("event", "end"), JSON.Member("controllers", .integer(report.types.count)),
      JSON.Member("complete", .integer(complete.count)),
      JSON.Member("findings", .integer(report.warnings.count)),
      JSON.Member("standins", .integer(report.standIns.count)),
    ]
  }

  /// As the contract lists versions.
  private static func versions(_ versions: [UIKitVersion]) -> JSON {
    .array(versions.map { .string($0.description) })
  }
}
