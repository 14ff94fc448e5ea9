public import Diagnostics
public import Mistakes
import Phrases

// What `lint` has to say, as compilers say it, and a line a controller at the end.
extension Renderer {
  /// All that was found in some files, by place.
  ///
  /// - Parameter folds: whether lines are folded, for people at a prompt.
  public func findings(
    of report: LintReport, in sources: [SourceText], folds: Bool = false
  ) -> [String] {
    let blocks =
      report.warnings.map {
        ($0.subject.file, $0.subject.range, block($0, in: sources[$0.subject.file], folds))
      }
      + report.ends.map {
        ($0.subject.file, $0.subject.range, block($0, in: sources[$0.subject.file], folds))
      }
      + report.unmade.map { ($0.file, $0.range, block($0, in: sources[$0.file], folds)) }
    return blocks.sorted { ($0.0, $0.1.lowerBound) < ($1.0, $1.1.lowerBound) }.flatMap { $0.2 }
  }

  /// What `:lint` says of the typed classes.
  func lint(_ report: LintReport, _ sources: [SourceText]) -> [String] {
    report.faults.isEmpty
      ? findings(of: report, in: sources, folds: true) + summary(of: report)
      : report.faults.flatMap { block($0.fault, in: sources[$0.file]) }
  }

  /// A warning of `lint`; versions are named where not all showed it.
  public func block(
    _ shown: LintReport.Shown<Lint.Warning>, in source: SourceText, _ folds: Bool = false
  ) -> [String] {
    let finding = shown.subject.finding
    return DiagnosticLines(
      .warning, at: shown.subject.range, phrases.evidence(finding.evidence, of: finding.object),
      note: name(of: finding) + under(shown), suggestion: phrases.repair(finding.repair)
    ).lines(in: source, width: width, folds: folds, theme: theme)
  }

  /// What has ended a life, in UIKit's words.
  public func block(
    _ shown: LintReport.Shown<Lint.End>, in source: SourceText, _ folds: Bool = false
  ) -> [String] {
    let end = shown.subject
    // Without a controller there is no life to go on with.
    let goesOn = !end.isStopped && end.call?.hasPrefix("init") != true
    return DiagnosticLines(
      .warning, at: end.range,
      phrases.ended(end.type, in: end.call, isStopped: end.isStopped)
        + phrases.fault(end.fault),
      note: !goesOn ? nil : phrases.restWasLed(end.type) + under(shown)
    ).lines(in: source, width: width, folds: folds, theme: theme)
  }

  /// A controller of which `lint` can say nothing, as compilers note things.
  public func block(
    _ unmade: Lint.Unmade, in source: SourceText, _ folds: Bool = false
  ) -> [String] {
    DiagnosticLines(
      .note, at: unmade.range, phrases.unmade(unmade.type, unmade.reason),
      suggestion: phrases.wayOut(of: unmade.reason)
    ).lines(in: source, width: width, folds: folds, theme: theme)
  }

  /// Behind a name: the versions that showed it, where not all did.
  private func under<Subject>(_ shown: LintReport.Shown<Subject>) -> String {
    shown.isEverywhere ? "" : phrases.beside(["", list(shown.versions)])
  }

  /// `iOS 5.1, 26.0`.
  private func list(_ versions: [some CustomStringConvertible]) -> String {
    "iOS " + phrases.list(versions.map(\.description))
  }

  /// `Cart · iOS 5.1, 26.0 · all 11 steps · nothing found`: a line a controller.
  public func summary(of report: LintReport) -> [String] {
    if report.types.isEmpty { return sentence(phrases.noControllersToLint) }
    let found = report.warnings.map(\.subject.finding)
    var others: [String] = []
    for type in found.map(\.type) where !report.types.contains(type) && !others.contains(type) {
      others.append(type)
    }
    return controllers(in: report)
      + others.flatMap { type in
        sentence(
          phrases.beside([type, summary(of: found.filter { $0.type == type })]), hanging: 2)
      }
  }

  /// A line for each controller with how far its lives went. One that was cut off and showed
  /// nothing is not called clean.
  private func controllers(in report: LintReport) -> [String] {
    report.types.flatMap { type in
      let lives = report.lives.filter { $0.subject.type == type }
      let ways = told(lives).flatMap { life in
        [list(life.versions), phrases.led(life.subject.phrase)] + goneOn(life.subject)
      }
      let found = report.warnings.map(\.subject.finding).filter { $0.type == type }
      let isSilent = found.isEmpty && lives.contains { $0.subject.status != .complete }
      let unknown = lives.compactMap(\.subject.unknown).first.map { [phrases.ledWithout($0)] } ?? []
      let parts = [type] + ways + unknown + (isSilent ? [] : [summary(of: found)])
      return sentence(phrases.beside(parts), hanging: 2)
    }
  }

  /// What fresh controllers went of a life that had ended early.
  private func goneOn(_ life: Lint.Life) -> [String] {
    life.reached > life.steps ? [phrases.ledWithFresh(life.reached, of: life.of)] : []
  }

  /// Lives in a window and in containers under the same versions, as one; of several that ended
  /// early, the first. A whole life in containers is no news where others ended early.
  private func told(_ lives: [LintReport.Shown<Lint.Life>]) -> [LintReport.Shown<Lint.Life>] {
    var told: [LintReport.Shown<Lint.Life>] = []
    for life in lives {
      if let place = told.firstIndex(where: { $0.versions == life.versions }) {
        guard told[place].subject.status == .complete else { continue }
        let steps = told[place].subject.of
        told[place].subject = life.subject
        if life.subject.status == .complete { told[place].subject.of += steps }
      } else if told.isEmpty || life.subject.status != .complete || !life.subject.isInContainers {
        told.append(life)
      }
    }
    return told
  }

  /// How many of which; what has no number is counted by its name.
  private func summary(of findings: [Finding]) -> String {
    let numbers = Set(findings.map(\.number)).subtracting([0]).sorted()
    let oddities = Oddity.allCases.filter { oddity in
      findings.contains { $0.subject == .oddity(oddity) }
    }
    return phrases.found(numbers, oddities.map { phrases.oddity($0) })
  }
}

extension Lint.Life {
  /// How far the life went, as a sentence needs it.
  fileprivate var phrase: LifePhrase {
    switch status {
    case .complete: .whole(steps: of)
    case .exception, .crash: .ended(steps: steps, of: of, in: end?.call)
    case .stopped: .stopped(steps: steps, of: of)
    case .unmade: .unmade
    }
  }
}
