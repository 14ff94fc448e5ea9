public import ObjectRuntime
public import Scripts
public import TypedTree

// Runs without a prompt.
extension Phrasebook {
  /// `line 7: what happened there`.
  public func happened(_ what: String, line: Int) -> String {
    say("run.happened", ["what": .text(what), "line": .number(line)])
  }

  /// As the console of the app writes it.
  public func exception(_ name: String, reason: String) -> String {
    fault(.exception(name: name, reason: reason))
  }

  /// As `leaked`, for the output of `run`, which has no prompt.
  public func leak(_ leak: NamedLeak) -> String {
    say(
      "run.leak",
      [
        "name": .text(leak.object), "type": .text(leak.type), "count": .number(leak.count),
        "line": .number(leak.line),
      ])
  }

  /// Names that nobody declares, those of the project apart from those of frameworks.
  public func standIns(_ all: [StandIn]) -> [String] {
    /// Nil where no stand-in has that origin. The rest is counted, not named.
    func names(_ origin: StandIn.Origin) -> Value? {
      let names = all.filter { $0.origin == origin }.map { standIn in
        standIn.name + (standIn.since.map { " (iOS \($0))" } ?? "")
      }
      let more = names.count - Phrasebook.namesShown
      return names.isEmpty
        ? nil : .list(names.prefix(Phrasebook.namesShown) + (more > 0 ? ["+\(more)"] : []))
    }
    return [
      names(.project).map { say("stand-in.project", ["names": $0]) },
      names(.framework).map { say("stand-in.framework", ["names": $0]) },
    ].compactMap(\.self)
  }

  /// A line for each, with the line on which it was met first.
  public func list(ofStandIns all: [StandIn], asked: [String: AskedMembers]) -> [String] {
    if all.isEmpty { return [say("stand-in.none")] }
    return all.map { standIn in
      let (name, line) = (Value.text(standIn.name), Value.number(standIn.line))
      let origin =
        switch standIn.origin {
        case .project: say("stand-in.line-of-project", ["name": name, "line": line])
        case .framework: say("stand-in.line-of-framework", ["name": name, "line": line])
        }
      guard let members = asked[standIn.name]?.members else { return origin }
      let names = members.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" }
      return beside([origin, say("stand-in.asked", ["members": .list(names)])])
    }
  }

  public func strictnessChosen(_ isStrict: Bool) -> String {
    isStrict ? say("stand-in.strict") : say("stand-in.not-strict")
  }

  /// How many names a note lists; the events of `--json` have all.
  private static let namesShown = 12

  /// A run asked for `retainCount`.
  public var countsDiffer: String { say("run.counts-differ") }

  /// By the word with which a report ends.
  public func end(_ status: RunStatus) -> String {
    switch status {
    case .ok: say("run-end.ok")
    case .exception: say("run-end.exception")
    case .crash: say("run-end.crash")
    case .stopped: say("run-end.stopped")
    }
  }

  public func grade(_ word: MarkWord) -> String {
    switch word {
    case .correct: say("grade.correct")
    case .notCorrect: say("grade.not-correct")
    case .noAnswer: say("grade.no-answer")
    }
  }
}
