import Curriculum
public import Diagnostics
import Sessions
import Simulator
public import Statements

// Answers to the commands that look.
extension Renderer {
  func changes(_ changes: [Change], _ simulation: Simulation) -> [String] {
    if changes.isEmpty { return sentence(phrases.nothingChanged) }
    return changes.flatMap { change in
      sentence(change.subject, .title)
        + change.before.flatMap { sentence("  - " + text(of: $0, simulation), .quiet, hanging: 4) }
        + change.after.flatMap { sentence("  + " + text(of: $0, simulation), hanging: 4) }
    }
  }

  private func text(of fact: ObjectFact, _ simulation: Simulation) -> String {
    switch fact {
    case .freed: phrases.isFreed
    case .appearance(let state): phrases.appearance(state)
    case .field(let name, let value): "\(name) = \(value)"
    case .owners(let owners, let id):
      phrases.owners(owners.map { phrases.owner(simulation.phrase($0, of: id)) })
    }
  }

  /// Two versions side by side, or below each other where the screen is narrow.
  func comparison(_ comparison: Comparison) -> [String] {
    let sides = [comparison.left, comparison.right]
    let columns = sides.map { side in
      side.played.map(callTexts) ?? [phrases.doesNotRun]
    }
    let heads = sides.map { "iOS \($0.version)" }
    let half = max(columns[0].map(displayWidth).max() ?? 0, displayWidth(heads[0])) + 4
    let widest = columns[1].map(displayWidth).max() ?? 0
    var lines: [String] = []
    if half + widest <= width {
      let rows = aligned(columns[0], columns[1])
      lines.append(theme.styled(heads[0].padded(to: half) + heads[1], as: .title))
      lines += rows.map { theme.styled(($0.padded(to: half) + $1).trimmedAtEnd) }
    } else {
      for (head, calls) in zip(heads, columns) {
        lines += sentence(head, .title) + calls.flatMap { sentence("  " + $0, hanging: 4) }
      }
    }
    return columns[0] == columns[1] ? lines + sentence(phrases.sameInBoth) : lines
  }

  private func callTexts(_ played: Played) -> [String] {
    let simulation = played.scene
    let calls = played.trace.calls.map {
      "\(simulation.name(of: $0.receiver))  \($0.text(in: simulation))"
    }
    return calls.isEmpty ? [phrases.nothingHappened] : calls
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

  func travel(_ travel: Travel) -> [String] {
    guard case .places(let lines, let place, let bookmarks) = travel else {
      return sentence(phrases.travel(travel))
    }
    return lines.enumerated().flatMap { index, line in
      let names = bookmarks.filter { $0.position == index + 1 }.map { " [\($0.name)]" }.joined()
      let mark = index + 1 == place ? "* " : "  "
      let first = line.split(separator: "\n").first ?? ""
      return sentence("\(mark)\(index + 1)  \(first)\(names)", hanging: 5)
    } + sentence(phrases.travel(travel))
  }
}

// MARK: - Diagnostics
extension Renderer {
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

  func block<Fact>(
    _ diagnostic: Diagnostic<Fact>, _ message: String, note: String? = nil, in source: SourceText
  ) -> [String] {
    DiagnosticLines(
      diagnostic.severity, at: diagnostic.range, message, note: note,
      suggestion: diagnostic.suggestion.map(phrases.didYouMean)
    ).lines(in: source, width: width, folds: foldsDiagnostics, theme: theme)
  }
}
