import Diagnostics
import Mistakes
import Phrases
import Playgrounds
import Scripts
import Sessions
import Typesetting

// What a line did: the calls, what stands behind them, and where everybody stands now.
extension Renderer {
  /// Mistakes first. Code with errors did not run, so that nothing else is said of it.
  func lines(of account: Account) -> [String] {
    var source = SourceText(name: "", text: account.text, entry: account.line)
    source.parts = account.parts
    var lines = account.mistakes.flatMap { block($0, in: source) }
    if account.hasErrors { return lines }
    lines += trace(account.trace)
    lines += account.declared.flatMap { sentence(phrases.declared($0), hanging: 2) }
    lines += phrases.standIns(account.standIns)
      .flatMap { sentence("note: " + $0, .quiet, hanging: 2) }
    if let value = account.value { lines += sentence("= \(value)") }
    lines += account.findings.flatMap { warning($0, quoting: account.quoted[$0.line]) }
    switch account.end {
    case .stopped(let resource): lines += sentence(phrases.stopped(resource), .wrong)
    case .undone: lines += sentence(phrases.undoneByFault)
    case .endedAsWanted(let line): lines += sentence(phrases.endedAsWanted(before: line))
    case .done(let standings, let livingOn):
      lines += standings.flatMap(line)
      lines += livingOn.flatMap { sentence(phrases.livesOn($0), .wrong) }
    }
    return lines
  }

  /// The lines in columns: who, what was called, and what is worth noting about it.
  func trace(_ trace: [TraceLine]) -> [String] {
    let rows = trace.map(row)
    let nameWidth = rows.compactMap(\.first).map(displayWidth).max() ?? 0
    return zip(trace, columnLines(rows, width: width, theme: theme)).flatMap { line, lines in
      if case .call = line.kind { lines } else { self.lines(of: line, nameWidth + 2) }
    }
  }

  /// Who, and what was called; who is left out where it is the one of the line above.
  private func row(_ line: TraceLine) -> [[Run]] {
    guard case .call(let call, let toSame) = line.kind else { return [] }
    let message = [
      Run(String(repeating: "  ", count: line.depth)),
      Run(call.text, .accent, isUnbreakable: true),
    ]
    return [[Run("  " + (toSame ? "" : call.object))], message]
      + (sizeNote(call).map { [[Run($0, .quiet)]] } ?? [])
  }

  /// The size of the view, in the calls in which people expect one.
  private func sizeNote(_ call: NamedCall) -> String? {
    let tells: Set = ["viewDidLoad", "viewWillAppear:", "viewDidLayoutSubviews"]
    return tells.contains(call.selector) ? call.viewSize.map(phrases.viewSize) : nil
  }

  /// What is no call; notes stand under the calls, which begin at a column.
  private func lines(of line: TraceLine, _ column: Int) -> [String] {
    switch line.kind {
    case .call: []
    case .log(let text): log(text)
    case .warning(let text): warning(text)
    case .fault(let fault): sentence(phrases.fault(fault), .wrong, hanging: 2)
    case .note(let note): lines(of: note, column <= width / 2 ? column : 6)
    }
  }

  /// What the app prints, marked as such.
  func log(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrap([Run("  " + phrases.console), Run(String($0))], width: width, hanging: 4, theme: theme)
    }
  }

  /// What UIKit itself writes on the console.
  func warning(_ text: String) -> [String] { sentence("! " + text, .wrong, hanging: 2) }

  /// Notes that explain the learner's line are as loud as an answer, all others quiet.
  private func lines(of note: NamedNote, _ column: Int) -> [String] {
    guard let text = phrases.note(note) else { return [] }
    let indent: Int
    switch note {
    // What explains the learner's own line is said as an answer.
    case .nilReceiver, .unavailable, .notModelled, .waits, .decided, .zombie, .counted,
      .nobodyToUnwindTo, .moved, .terminated, .heldOn, .bodyNotShown:
      return sentence(text)
    case .memoryWarning, .memory, .animation, .laterTurn, .clock: indent = 2
    case .nibRead, .outletConnected, .freed, .backingStorePurged: indent = column
    }
    let margin = String(repeating: " ", count: indent)
    return wrap([Run(margin), Run(text, .quiet)], width: width, hanging: indent, theme: theme)
  }

  /// All controllers and the memory in use, of which nothing is said while there is nothing large.
  func state(_ standings: [ControllerStanding], _ memoryInUse: Int) -> [String] {
    all(standings)
      + (memoryInUse == 0 ? [] : sentence(phrases.memory(inUse: memoryInUse), .quiet))
  }

  /// None is said, not left out.
  private func all(_ standings: [ControllerStanding]) -> [String] {
    standings.isEmpty ? sentence(phrases.noControllers) : standings.flatMap(line)
  }

  /// One line a controller: where it stands and who owns it.
  private func line(_ standing: ControllerStanding) -> [String] {
    let facts = phrases.beside(facts(of: standing))
    return sentence(phrases.label(standing.controller, facts), .title, hanging: 2)
  }

  /// Where a controller stands, and who owns it where that is told.
  func facts(of standing: ControllerStanding) -> [String] {
    [phrases.place(standing.place)]
      + (standing.owners.map { [phrases.owners(counting: $0)] } ?? [])
  }

  /// One event with its number, and where everybody stood then.
  func step(
    _ trace: [TraceLine], _ number: Int, _ count: Int, _ standings: [ControllerStanding]?,
    returnGoesOn: Bool
  ) -> [String] {
    let next = returnGoesOn ? [phrases.returnSteps] : []
    let head = phrases.beside([phrases.step(number, of: count)] + next)
    return sentence(head, .quiet) + self.trace(trace)
      + (standings.map(all) ?? [])
  }
}
