public import Curriculum
public import Grading
import Learning
public import Mistakes
public import Scripts
public import Sessions
public import Syntax

// What a page or a question says of itself, and how it is answered.
extension Phrasebook {
  /// `ios` is nil for a question without a version of its own.
  public func questionHeading(
    number: Int, of count: Int, _ ask: Page.Ask, ios: String?
  ) -> String {
    let kind = kind(ask)
    guard let ios else {
      return say(
        "question.heading",
        ["number": .number(number), "count": .number(count), "kind": .text(kind)])
    }
    return say(
      "question.heading-under",
      [
        "number": .number(number), "count": .number(count), "kind": .text(kind),
        "version": .text(ios),
      ])
  }

  /// A free text is no kind of exercise.
  public func kind(_ ask: Page.Ask) -> String {
    switch ask {
    case .text: say("kind.text")
    case .spot(.log): say("kind.log")
    default: kind(ask.kind)
    }
  }

  /// What kind of exercise it is.
  public func kind(_ kind: Exercise.Kind) -> String {
    switch kind {
    case .order: say("kind.order")
    case .classify: say("kind.classify")
    case .choice: say("kind.choice")
    case .predict: say("kind.predict")
    case .task: say("kind.task")
    case .drive: say("kind.drive")
    case .fix: say("kind.fix")
    case .fill: say("kind.fill")
    case .spot: say("kind.spot")
    case .versions: say("kind.versions")
    case .sources: say("kind.sources")
    }
  }

  /// The prompt while something of a kind is asked.
  public func prompt(_ kind: Exercise.Kind) -> String {
    switch kind {
    case .order: say("prompt.order")
    case .classify: say("prompt.classify")
    case .choice: say("prompt.choice")
    case .predict: say("prompt.predict")
    case .task: say("prompt.task")
    case .drive: say("prompt.drive")
    case .fix: say("prompt.fix")
    case .fill: gapPrompt(1)
    case .spot: say("prompt.spot")
    case .versions: say("prompt.versions")
    case .sources: say("prompt.sources")
    }
  }

  /// The prompt of a gap names it, since gaps are filled one after the other.
  public func gapPrompt(_ number: Int) -> String {
    say("prompt.fill", ["number": .number(number)])
  }

  /// What to do on a page: Return goes on, plays the code, or how an answer is typed.
  ///
  /// - Parameters:
  ///   - help: what else there is; nil on a paper and in a class, where there is none.
  ///   - isInClass: whether the page is asked as its author has written it, and a room answers.
  ///   - hasMoreCode: whether `:code` shows some that the page has no room for.
  public func invitation(
    _ ask: Page.Ask, help: Page.Help?, isInClass: Bool = false, hasMoreCode: Bool = false
  ) -> String {
    let code = hasMoreCode ? say("ask.code") : ""
    let hint = Value.text(code + (help.map { ways($0, ask) } ?? ""))
    return switch ask {
    case .read: say("page.read")
    case .run: say("page.run")
    case .task: say("page.task", ["hint": hint])
    case .order(_, hasDistractors: true):
      say("question.order-invitation-distractors", ["hint": hint])
    case .order: say("question.order-invitation", ["hint": hint])
    case .classify: say("question.classify-invitation", ["hint": hint])
    case .choice: say("ask.choice", ["hint": hint])
    case .calls(from: .some): say("ask.calls-list", ["hint": hint])
    case .calls(from: nil): say("ask.calls-memory", ["hint": hint])
    case .prints: say("ask.prints", ["hint": hint])
    case .owners, .number: say("ask.number", ["hint": hint])
    case .spot(.log): say("ask.log-line", ["hint": hint])
    // What is not marked is not asked on a paper.
    case .spot(.mistakes) where help != nil || isInClass:
      say("ask.mistake-lines", ["hint": hint])
    case .spot(.mistakes), .spot(.loads), .spot(.frees), .spot(.leaks):
      say("ask.lines", ["hint": hint])
    case .versions(_, .call):
      say(
        "ask.versions-call",
        ["yes": .text(say("answer.yes")), "no": .text(say("answer.no")), "hint": hint])
    case .versions(_, .size): say("ask.versions-size", ["hint": hint])
    case .versions: say("ask.versions-value", ["hint": hint])
    case .sources(_, isOpinion: true): say("ask.opinion")
    case .sources: say("ask.sources", ["hint": hint])
    case .fill(let gap, let count):
      say("ask.fill", ["number": .number(gap), "count": .number(count), "hint": hint])
    case .fix: say(help == nil ? "ask.fix-on-paper" : "ask.fix", ["hint": hint])
    case .drive(let objects, let par):
      say(
        help == nil ? "ask.drive-on-paper" : "ask.drive",
        ["objects": .list(objects), "par": .number(par), "hint": hint])
    case .text: say("ask.text")
    }
  }

  /// What can be done with code in a class, which is sent as often as it is changed.
  public func invitationToFixInClass(hasMoreCode: Bool) -> String {
    say("ask.fix-in-class", ["hint": .text(hasMoreCode ? say("ask.code") : "")])
  }

  /// A value as it is typed in the language: yes and no by its letters.
  public func typed(_ value: String) -> String {
    switch value {
    case "y": say("answer.yes")
    case "n": say("answer.no")
    default: value
    }
  }

  /// What there is beside an answer: an editor, hints, and the answer itself.
  private func ways(_ help: Page.Help, _ ask: Page.Ask) -> String {
    let hint = help == .hints ? say("ask.hint") : ""
    return switch ask {
    case .task: hint + say("ask.skip")
    case .fix: say("ask.edit") + hint + say("ask.answer")
    case .read, .run, .order, .classify, .choice, .calls, .prints, .owners, .number, .spot,
      .versions, .sources, .fill, .drive, .text:
      hint + say("ask.answer")
    }
  }

  /// Of several lines, that UIKit comes to rest between them.
  private func saidOfEachLine(_ asking: String, _ page: Page) -> String {
    guard let code = page.code, code.isNumbered, code.lineCount > 1 else { return asking }
    return say("asking.each-line", ["asking": .text(asking)])
  }

  /// Which calls these get; of nobody in particular, which UIKit makes. What counts of layout.
  private func askingCalls(to names: [String], _ page: Page) -> String {
    let asking =
      names.isEmpty ? say("asking.calls") : say("asking.calls-to", ["names": .list(names)])
    return switch page.layout {
    case nil: asking
    case .counts: say("asking.layout-counts", ["asking": .text(asking)])
    case .isFree: say("asking.layout-is-free", ["asking": .text(asking)])
    }
  }

  /// What a question asks for which nobody has written a text; nil for a page that has one.
  public func asking(_ page: Page) -> String? {
    guard page.text.blocks.isEmpty else { return nil }
    return switch (page.ask, page.subject) {
    case (.calls, .calls(let name)): saidOfEachLine(askingCalls(to: [name], page), page)
    case (.order, _), (.calls, _): saidOfEachLine(askingCalls(to: page.hearers, page), page)
    case (.drive, _): askingCalls(to: [], page)
    case (.versions(_, .count), .call(let call)):
      say("asking.versions-count", ["call": .text(call)])
    case (.versions, .call(let call)): say("asking.versions", ["call": .text(call)])
    case (.spot(.log), _): say("asking.log")
    case (.spot(.mistakes), _): say("asking.spot")
    case (.classify, _): say("asking.classify")
    case (.fix, _): say("asking.fix")
    case (.owners, .owners(let name)): say("asking.owners", ["name": .text(name)])
    case (.prints, _): say("asking.prints")
    case (.read, _), (.run, _), (.task, _), (.choice, _), (.owners, _), (.number, _), (.spot, _),
      (.versions, _), (.sources, _), (.fill, _), (.text, _):
      nil
    }
  }

  /// What is asked about, where the text of the page does not name it.
  public func subject(_ subject: Page.Subject) -> String {
    switch subject {
    case .calls(let name): say("subject.calls", ["name": .text(name)])
    case .callsOfLine(let line): say("subject.calls-of-line", ["line": .number(line)])
    case .call(let call): say("subject.call", ["call": .text(call)])
    case .owners(let name): say("subject.owners", ["name": .text(name)])
    case .size(let name): say("subject.size", ["name": .text(name)])
    case .printed(let line): say("subject.printed", ["line": .number(line)])
    }
  }

  /// The lines that code is to print.
  public func wanted(_ lines: [String]) -> String { say("page.wanted", ["lines": .list(lines)]) }

  /// What is to be so in the end.
  public func wanted(values: [String]) -> String {
    say("page.wanted-values", ["values": .list(values)])
  }

  /// What is wanted of who answers elsewhere, on paper or in another program.
  public func wanted(_ exercise: Exercise) -> String {
    switch exercise {
    case .order: say("export.order")
    case .classify: say("export.classify")
    case .choice: say("export.choice")
    case .predict(let predict):
      switch predict.question {
      case .calls(_, .list, _): say("export.order")
      case .calls(_, .memory, _): say("export.calls")
      case .prints: say("export.prints")
      case .owners, .number: say("export.number")
      }
    case .task: say("export.task")
    case .drive: say("export.drive")
    case .fix: say("export.fix")
    case .fill: say("export.fill")
    case .spot(let spot): spot.question == .mistakes ? say("export.spot") : say("export.lines")
    case .versions(let versions) where versions.question.value == .call:
      say("export.versions-called")
    case .versions: say("export.versions")
    case .sources: say("export.sources")
    }
  }

  /// The same of who chooses among orders of calls from a list.
  public func chooseOrder(of calls: [String]) -> String {
    say("export.order-choice", ["calls": .list(calls)])
  }

  /// Stands above the answers of a sheet.
  public var solutions: String { say("export.solutions") }

  /// Stands above what is played after the learner's code, or instead of it.
  public func playedAfter(isShown: Bool) -> String {
    isShown ? say("page.played-after") : say("page.play-is-long")
  }

  /// The page's code is in the other dialect than the one that was chosen.
  public func standsIn(_ dialect: Dialect) -> String {
    say("page.stands-in", ["dialect": .text(dialect == .swift ? "Swift" : "Objective-C")])
  }

  /// Set-up that is too long for the page.
  public func moreCode(_ names: [String], lines: Int) -> String {
    say("page.more-code", ["names": .list(names), "count": .number(lines)])
  }

  /// Stands above what is done to the app while the learner is UIKit.
  public var sceneIs: String { say("page.scene-is") }

  /// What stands for an answer without anything in it.
  public var nothing: String { say("lack.nothing") }

  /// The app ended, as the page wanted, and stands again before a line of the page.
  public func endedAsWanted(before line: Int) -> String {
    say("page.ended-as-wanted", ["line": .number(line)])
  }

  /// How many lines have been typed so far, where an answer has several.
  public func lineTaken(_ count: Int) -> String {
    say("ask.line-taken", ["count": .number(count)])
  }

  /// Part of an answer was typed before another question was asked.
  public var partDropped: String { say("ask.dropped") }

  /// A word that was typed as an answer and names a command.
  public func wantsColon(_ command: Command) -> String {
    say("ask.command-colon", ["command": .text(command.rawValue)])
  }

  public func gap(_ number: Int, of count: Int) -> String {
    say("ask.gap", ["number": .number(number), "count": .number(count)])
  }

  /// What became of what a source says.
  public func verdict(_ verdict: Claims.Verdict) -> String {
    switch verdict {
    case .right: say("claim.right")
    case .outdated: say("claim.outdated")
    case .disputed: say("claim.disputed")
    case .wrong: say("claim.wrong")
    }
  }

  /// A source's title and where it stands, and what else is to be known of it.
  public func source(_ source: Page.Source) -> String {
    let place = say("claim.source", ["title": .text(source.title), "place": .text(source.place)])
    return sentences([place, source.note].compactMap(\.self))
  }

  /// The id of what a source says stands in a text for the first time.
  public func quotesSources(_ claim: String) -> String {
    say("page.quotes-sources", ["claim": .text(claim)])
  }

  /// The page whose run shows it.
  public func shownBy(_ place: Page.Claim.Place) -> String {
    say("claim.shown-by", ["lesson": .number(place.lesson), "step": .number(place.step)])
  }

  /// What may be said of so many sources beside that one of them is right.
  public func verdicts(ofSources count: Int) -> [String] {
    if count == 1 { return [say("sources.not-so")] }
    return ["sources.both", "sources.neither"].map { say($0, ["count": .number(count)]) }
  }

  /// A call that UIKit does not make now, and how many were refused so far.
  public func driveRefused(_ refusal: DriveRefusal, count: Int) -> String {
    let reason =
      switch refusal {
      case .tooEarly(let call, let first):
        say("drive.too-early", ["call": .text(call), "before": .text(first.call)])
      case .notSent(let call): say("drive.not-sent", ["call": .text(call)])
      case .alreadySent(let call): say("drive.already-sent", ["call": .text(call)])
      case .wrongArgument(let call, let wanted):
        say("drive.wrong-argument", ["call": .text(call), "wanted": .list(wanted)])
      case .sentByApp(let call): say("drive.sent-by-app", ["call": .text(call)])
      case .leftOut(let call): say("drive.left-out", ["call": .text(call)])
      case .whose(let call): say("drive.whose", ["call": .text(call)])
      }
    return count == 0 ? reason : reason + say("drive.refused", ["count": .number(count)])
  }

  /// A rule, whose turn it is, or the call itself.
  public func driveHint(_ hint: DriveHint) -> String {
    switch hint {
    case .rule(let rule): driveRule(rule)
    case .object(let name): say("drive.next-object", ["name": .text(name)])
    case .call(let call): say("drive.next-call", ["call": .text(call.call)])
    }
  }

  /// What hints cost where UIKit is played.
  public func hintsCount(_ count: Int) -> String {
    say("drive.hints-count", ["count": .number(count)])
  }

  /// Gaps whose texts do not belong there, and how one of several is typed anew.
  public func gapsRefused(_ gaps: [Int], of count: Int) -> String {
    let refused = say(
      "fill.refused", ["count": .number(gaps.count), "gaps": .list(gaps.map { String($0) })])
    return (gaps.isEmpty ? "" : refused) + (count > 1 ? say("fill.one-again") : "")
  }

  /// What was typed so far of an answer of several lines.
  public func soFar(_ lines: [String]) -> String {
    let isYesOrNo = lines.allSatisfy { $0 == "y" || $0 == "n" }
    return say("ask.so-far", ["lines": .list(isYesOrNo ? lines.map(typed) : parts(lines))])
  }

  /// The parts of an answer, with a dash for those that are still to come.
  public func parts(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "–" : $0 } }

  /// The last part of an answer was taken back; what is left of it.
  public func takenBack(_ lines: [String]) -> String {
    sentences([say("ask.taken-back")] + (lines.isEmpty ? [] : [soFar(lines)]))
  }

  /// Why the next call comes.
  private func driveRule(_ rule: DriveRule) -> String {
    switch rule {
    case .birth: say("drive.rule-birth")
    case .load: say("drive.rule-load")
    case .will: say("drive.rule-will")
    case .inPlace: say("drive.rule-in-place")
    case .did: say("drive.rule-did")
    case .parent: say("drive.rule-parent")
    case .memory: say("drive.rule-memory")
    case .segue: say("drive.rule-segue")
    case .end: say("drive.rule-end")
    case .other: say("drive.rule-other")
    }
  }

  /// What typing has done to the listing.
  public func codeChanged(_ effect: CodeChange.Effect) -> String {
    switch effect {
    case .added(let lines) where lines.count == 1:
      say("fix.added-line", ["first": .number(lines.lowerBound)])
    case .added(let lines):
      say(
        "fix.added-lines",
        ["first": .number(lines.lowerBound), "last": .number(lines.upperBound)])
    case .removed(let number): say("fix.removed-line", ["first": .number(number)])
    case .changed(let lines) where lines.count == 1:
      say("fix.changed-line", ["first": .number(lines.lowerBound)])
    case .changed(let lines):
      say(
        "fix.changed-lines",
        ["first": .number(lines.lowerBound), "last": .number(lines.upperBound)])
    }
  }

  public func dialectChosen(_ dialect: Dialect) -> String {
    say("dialect.chosen", ["dialect": .text(dialect == .swift ? "Swift" : "Objective-C")])
  }

  /// A mistake in a word or two, for a list of all twelve.
  public func shortName(of mistake: Mistake) -> String { say("mistake-short.\(mistake.id)") }
}

extension Page.Ask {
  /// The kind of exercise it is part of.
  fileprivate var kind: Exercise.Kind {
    switch self {
    case .read, .run, .task, .text: .task
    case .order: .order
    case .classify: .classify
    case .choice: .choice
    case .calls, .prints, .owners, .number: .predict
    case .spot: .spot
    case .versions: .versions
    case .sources: .sources
    case .fill: .fill
    case .fix: .fix
    case .drive: .drive
    }
  }
}
