import Curriculum
import Interpreter
import Mistakes
import ObjectModel
import ObjectRuntime
import Scripts

// Whether a run meets a condition, by what happened in it.
extension Observation {
  func lack(of condition: Expectation.Condition, as sense: Expectation.Sense) -> Lack? {
    switch condition {
    case .trace(let calls):
      sense == .exactly || calls.isEmpty ? difference(from: calls) : firstMissing(of: calls)
    case .without(let call): calls.contains { $0.matches(call) } ? .unwanted(call) : nil
    case .prints(let lines):
      sense == .exactly || lines.isEmpty ? difference(from: lines) : firstMissing(of: lines)
    case .warns(let lines): lack(ofWarnings: lines, as: sense)
    case .mistakes(let numbers): lack(ofMistakes: numbers)
    case .leaks(let names): lack(ofLeaks: names)
    case .freed(let name): isFreed(name) ? nil : .alive(name)
    case .owners(let owners): lack(of: owners)
    case .size(let size): lack(of: size)
    case .value(let value): lack(of: value)
    case .state(let state): lack(of: state)
    case .holding(let holding): holds(holding) ? nil : .notHeld(holding.child, by: holding.parent)
    case .ends(let ending): lack(of: ending)
    case .keeps(let method): keeps(method) ? nil : .deleted(method)
    }
  }

  // MARK: - Calls

  private func difference(from wanted: [ExpectedCall]) -> Lack? {
    let calls = calls
    for place in 0..<max(wanted.count, calls.count) {
      let expected = wanted.indices.contains(place) ? wanted[place] : nil
      let seen = calls.indices.contains(place) ? calls[place] : nil
      if let expected, let seen, seen.matches(expected) { continue }
      return .callAt(place + 1, wanted: expected?.text, found: seen?.text)
    }
    return nil
  }

  private func firstMissing(of wanted: [ExpectedCall]) -> Lack? {
    let calls = calls
    var rest = calls.filter { !$0.isByHand }[...]
    for (place, call) in wanted.enumerated() {
      guard let found = rest.firstIndex(where: { $0.matches(call) }) else {
        if calls.contains(where: { $0.isByHand && $0.matches(call) }) { return .sentByHand(call) }
        let earlier = wanted[..<place].count {
          $0.selector == call.selector && $0.object == call.object
        }
        return .call(call, occurrence: earlier + 1)
      }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  // MARK: - Lines

  private func difference(from wanted: [String]) -> Lack? {
    let sides = SideBySide(printed, wanted) { PrintedLine($0) }
    guard let row = sides.firstDifference else { return nil }
    return .lineAt(row + 1, wanted: sides.rows[row].right, found: sides.rows[row].yours)
  }

  private func firstMissing(of wanted: [String]) -> Lack? {
    var rest = shown[...]
    for line in wanted {
      guard let place = rest.firstIndex(where: { PrintedLine($0) == PrintedLine(line) }) else {
        let isClaimed = claimed.contains { PrintedLine($0) == PrintedLine(line) }
        return isClaimed ? .lineClaimed(line) : .line(line, printed: shown)
      }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  private func lack(ofWarnings wanted: [String], as sense: Expectation.Sense) -> Lack? {
    var rest = warnings[...]
    for line in wanted {
      guard let place = rest.firstIndex(where: { Wildcard(line).matches($0) }) else {
        return .warning(line)
      }
      if sense == .exactly, place > rest.startIndex { break }
      rest = rest[(place + 1)...]
    }
    let isWhole = sense == .exactly || wanted.isEmpty
    return isWhole ? rest.first.map { .unwantedWarning($0) } : nil
  }

  // MARK: - What was done wrong

  /// What is none of the twelve is unlisted only where nothing at all was to be seen.
  private func lack(ofMistakes wanted: [Int]) -> Lack? {
    let findings = findings
    if let number = wanted.first(where: { number in
      !findings.contains { $0.number == number }
    }) {
      return .noMistake(number)
    }
    return findings.first { finding in
      finding.number == 0 ? wanted.isEmpty : !wanted.contains(finding.number)
    }.map { .mistake($0) }
  }

  private func lack(ofLeaks wanted: [String]) -> Lack? {
    let names = newLeaks.map { after.simulation.name(of: $0) }
    if let name = wanted.first(where: { !names.contains($0) }) { return .noLeak(name) }
    return names.first { !wanted.contains($0) }.map { .leak($0) }
  }

  /// What leaks and did not before.
  var newLeaks: [ObjectID] {
    let old = Set(before.simulation.leaks)
    return after.simulation.leaks.filter { !old.contains($0) }
  }

  private func lack(of ending: Expectation.Ending) -> Lack? {
    let isSo: Bool =
      switch (ending, fault) {
      case (.exception(let wanted), .exception(let name, _, _)): name == wanted
      case (.crash(let wanted), .crash(let crash, _)): crash.rawValue == wanted
      case (.crash(let wanted), .endless): wanted == Fault.Endless.name
      case (.exception, _), (.crash, _): false
      }
    return isSo ? nil : fault.map { .ended($0) } ?? .goesOn(ending)
  }
}
