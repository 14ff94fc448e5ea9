import Diagnostics
public import Grading
public import Interpreter
import Mistakes
public import Playgrounds
import Scripts
public import Syntax

extension Playground {
  /// Plays code as a lesson's text is played, and tells what it showed, in the lines of the code.
  public mutating func observe(
    _ code: String, _ dialect: Dialect, options: RunOptions = RunOptions()
  ) -> Observation {
    let source = SourceText(name: "<stdin>", text: code)
    let (before, last) = (world, lastLine)
    let played = playAll(code, dialect, options: options)
    /// From the number that a line has among all that was played to the one it has in the code.
    func place(_ number: Int) -> Int {
      (1...source.lineCount).contains(number - last) ? number - last : 0
    }
    func placed(_ finding: Finding) -> Finding {
      var finding = finding
      finding.line = place(finding.line)
      return finding
    }
    let parts = played.items.map { item -> Observation.Part in
      let end = max(item.range.lowerBound, item.range.upperBound - 1)
      let lines = source.number(at: item.range.lowerBound)...source.number(at: end)
      return Observation.Part(
        lines: lines, number: item.number,
        events: item.played?.events.map { $0.withLine(place) } ?? [],
        findings: item.played?.findings.map(placed) ?? [])
    }
    var seen = Observation(
      parts: parts, before: before, after: world, fault: played.faults.first,
      mistakes: played.mistakes)
    if seen.fault == nil { seen.atEnd = findingsAtEnd.map(placed) }
    return seen
  }
}
