import Curriculum
public import Diagnostics
import Phrases
import Playgrounds
public import Scripts
import Sessions
import Typesetting

// Answers to the commands that look.
extension Renderer {
  /// Each answer by what was looked at.
  func lines(of looked: Looked) -> [String] {
    switch looked {
    case .state(let standings, let memoryInUse): state(standings, memoryInUse)
    case .owners(let reports): reports.flatMap(owners)
    case .tree(let hierarchy): tree(hierarchy)
    case .timeline(let timeline): self.timeline(timeline)
    case .drawing(_, let path): sentence(phrases.timeline(.drawn(path)))
    case .leaks(let leaks, let reasons, let unreleased, let held, let shared):
      self.leaks(leaks, reasons, unreleased) + self.held(held) { phrases.held($0) }
        + self.held(shared) { _ in phrases.shared }
    case .trace(let trace): self.trace(trace)
    case .step(let trace, let number, let count, let standings, let goesOn):
      step(trace, number, count, standings, returnGoesOn: goesOn)
    case .changes(let changes): self.changes(changes)
    case .repairs(let findings): repairs(findings)
    case .standIns(let all, let asked):
      phrases.list(ofStandIns: all, asked: asked).flatMap { sentence($0, hanging: 2) }
    case .comparison(let comparison): self.comparison(comparison)
    case .translation(let text, _): Rendering.lines(ofCode: text, width: width, theme: theme)
    case .lint(let report, let sources): lint(report, sources)
    }
  }

  /// Before with a minus, after with a plus.
  func changes(_ changes: [Change]) -> [String] {
    if changes.isEmpty { return sentence(phrases.nothingChanged) }
    return changes.flatMap { change in
      sentence(change.subject, .title)
        + change.before.flatMap { sentence("  - " + text(of: $0), .quiet, hanging: 4) }
        + change.after.flatMap { sentence("  + " + text(of: $0), hanging: 4) }
    }
  }

  /// A fact of an object, of one moment.
  private func text(of fact: Change.Fact) -> String {
    switch fact {
    case .freed: phrases.isFreed
    case .appearance(let state): phrases.appearance(state)
    case .field(let name, let value): "\(name) = \(value)"
    case .owners(let owners): phrases.owners(owners)
    }
  }

  /// Two versions side by side, or below each other where the screen is narrow or one does not run.
  func comparison(_ comparison: Comparison) -> [String] {
    let sides = [comparison.left, comparison.right]
    let heads = sides.map { "iOS \($0.version)" }
    let columns = sides.map(happenings)
    let run = columns.compactMap(\.self)
    guard run.count == 2 else {
      return zip(heads, sides).flatMap { head, side in
        sentence(head, .title) + self.lines(of: side).flatMap { sentence("  " + $0, hanging: 4) }
      }
    }
    if run[0] == run[1] { return sentence(phrases.sameInBoth(heads, events: run[0].count)) }
    let texts = run.map { $0.isEmpty ? [phrases.nothingHappened] : $0 }
    let half = max(texts[0].map(displayWidth).max() ?? 0, displayWidth(heads[0])) + 4
    if half + (texts[1].map(displayWidth).max() ?? 0) <= width {
      return [theme.styled(heads[0].padded(to: half) + heads[1], as: .title)]
        + aligned(texts[0], texts[1]).map {
          theme.styled(($0.padded(to: half) + $1).trimmedAtEnd)
        }
    }
    return zip(heads, texts).flatMap { head, calls in
      sentence(head, .title) + calls.flatMap { sentence("  " + $0, hanging: 4) }
    }
  }

  /// What happens on one side; nil where a line does not run there.
  private func happenings(_ side: Comparison.Side) -> [String]? {
    switch side.outcome {
    case .ran(let trace): trace.compactMap(happening)
    case .stopped: nil
    case .empty: []
    }
  }

  /// What one side shows: what happens, that nothing does, or why it does not run.
  private func lines(of side: Comparison.Side) -> [String] {
    guard case .stopped(let line, let text, let stop) = side.outcome else {
      let happenings = happenings(side) ?? []
      return happenings.isEmpty ? [phrases.nothingHappened] : happenings
    }
    return [phrases.doesNotRun(line: line, text, words(stop))]
  }

  /// Why a line does not run under a version.
  private func words(_ stop: Comparison.Stop) -> String {
    switch stop {
    case .command(let fact): phrases.message(fact)
    case .mistake(.syntax(let diagnostic)): phrases.message(diagnostic.fact)
    case .mistake(.language(let diagnostic)): phrases.message(diagnostic.fact)
    case .mistake(.command(let diagnostic)): phrases.message(diagnostic.fact)
    case .fault(let fault): phrases.fault(fault)
    }
  }

  /// An event as one text, by which two sides are compared; notes are no events.
  private func happening(_ line: TraceLine) -> String? {
    switch line.kind {
    case .call(let call, _): "\(call.object)  \(call.text)"
    case .log(let text): phrases.console + text
    case .warning(let text): "! \(text)"
    case .fault(let fault): phrases.fault(fault)
    case .note: nil
    }
  }

  /// Two lists with equal lines beside each other, by their longest common subsequence.
  private func aligned(_ left: [String], _ right: [String]) -> [(String, String)] {
    var rows: [(String, String)] = []
    let difference = right.difference(from: left)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if i < left.count, removed.contains(i) {
        rows.append((left[i], "-"))
        i += 1
      } else if j < right.count, inserted.contains(j) {
        rows.append(("-", right[j]))
        j += 1
      } else {
        rows.append((left[i], right[j]))
        i += 1
        j += 1
      }
    }
    return rows
  }

  /// Where one is, or the places that one can go to, the present one with a star.
  func travel(_ travel: Travel) -> [String] {
    guard case .places(let places, let line) = travel else {
      return sentence(phrases.travel(travel))
    }
    return places.flatMap { place in
      let names = place.bookmarks.map { " [\($0)]" }.joined()
      let mark = place.lines.upperBound == line ? "* " : "  "
      let numbers =
        place.lines.count == 1
        ? "\(place.lines.lowerBound)" : "\(place.lines.lowerBound)-\(place.lines.upperBound)"
      let first = place.text.split(separator: "\n").first ?? ""
      return sentence("\(mark)\(numbers)  \(first)\(names)", hanging: 5)
    } + sentence(phrases.travel(travel))
  }
}

// MARK: - Diagnostics
extension Renderer {
  /// What is wrong with code that was typed or read.
  public func block(_ mistake: ScriptRun.Mistake, in source: SourceText) -> [String] {
    switch mistake {
    case .syntax(let diagnostic):
      block(
        diagnostic, phrases.message(diagnostic.fact), note: phrases.noteOn(diagnostic.fact),
        in: source)
    case .language(let diagnostic):
      block(
        diagnostic, phrases.message(diagnostic.fact), note: phrases.noteOn(diagnostic.fact),
        in: source)
    case .command(let diagnostic):
      block(diagnostic, phrases.message(diagnostic.fact), in: source)
    }
  }

  /// A diagnostic, folded where the reader is a person.
  func block<Fact>(
    _ diagnostic: Diagnostic<Fact>, _ message: String, note: String? = nil, in source: SourceText
  ) -> [String] {
    DiagnosticLines(
      diagnostic.severity, at: diagnostic.range, message, note: note,
      suggestion: diagnostic.suggestion.map(phrases.didYouMean)
    ).lines(in: source, width: width, folds: foldsDiagnostics, theme: theme)
  }
}
