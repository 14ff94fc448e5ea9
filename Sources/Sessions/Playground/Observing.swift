import Diagnostics
public import Grading
import Interpreter
import Mistakes
import Scripts
import Simulator
public import Syntax

extension Playground {
  /// Plays code as a lesson's text is played, and tells what it showed, in the lines of the code.
  public mutating func observe(_ code: String, _ dialect: Dialect) -> Observation {
    let source = SourceText(name: "<stdin>", text: code)
    let before = world
    let played = playAll(code, dialect)
    var numbers = LineNumbers()
    let parts = played.items.map { item -> Observation.Part in
      let last = max(item.range.lowerBound, item.range.upperBound - 1)
      let lines = source.number(at: item.range.lowerBound)...source.number(at: last)
      numbers.begin(lines, at: item.number)
      defer { if !item.isMove { numbers.forget() } }
      return Observation.Part(
        lines: lines, number: item.number,
        events: item.played?.events.map { $0.withLine { numbers[$0] } } ?? [],
        findings: item.played?.findings.map { finding in
          var finding = finding
          finding.line = numbers[finding.line]
          return finding
        } ?? [])
    }
    var seen = Observation(
      parts: parts, before: before, after: world, fault: played.faults.first,
      mistakes: played.mistakes)
    if seen.fault == nil {
      seen.atEnd = findingsAtEnd.map { finding in
        var finding = finding
        finding.line = numbers[finding.line]
        return finding
      }
    }
    return seen
  }
}

/// From the numbers that lines have among all that was played to those that they have in a code.
private struct LineNumbers {
  private var shifts: [(lines: ClosedRange<Int>, shift: Int)] = []

  /// A statement begins, whose first line has a number among all.
  mutating func begin(_ lines: ClosedRange<Int>, at number: Int) {
    shifts.append((number...(number + lines.count - 1), lines.lowerBound - number))
  }

  /// The newest statement left nothing behind: its numbers are given to the next.
  mutating func forget() { shifts.removeLast() }

  subscript(number: Int) -> Int {
    shifts.last { $0.lines.contains(number) }.map { number + $0.shift } ?? 0
  }
}
