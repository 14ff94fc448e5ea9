import Curriculum
import Interpreter
import Mistakes
import Notation
import ObjectRuntime
import Syntax

/// The lines that are to be found, and the numbers of the mistakes in them.
public struct SpotKey: Equatable, Sendable {
  /// The mistakes of each line; none where other things are looked for.
  public let lines: [Int: Set<Int>]
  /// Why the line of a log is impossible; nil where lines of code are looked for, or none is.
  let verdict: LogVerdict?

  init(lines: [Int: Set<Int>]) { (self.lines, verdict) = (lines, nil) }

  /// The lines of code that a run shows.
  init(
    _ question: Exercise.Spot.Question, in code: Code, _ run: Observation
  ) throws(QuestionFault) {
    if !run.isSound { throw .codeIsWrong }
    let simulation = run.after.simulation
    let found: [(Int, Int?)] =
      switch question {
      case .mistakes: run.findings.filter { $0.number > 0 }.map { ($0.line, $0.number) }
      case .loads: run.calls.filter { $0.selector == "loadView" }.map { ($0.line, nil) }
      case .frees: run.calls.filter { $0.selector == "dealloc" }.map { ($0.line, nil) }
      case .leaks: run.newLeaks.map { (run.line(numbered: simulation[$0].line), nil) }
      case .log: []
      }
    let count = code.text.text.split(separator: "\n", omittingEmptySubsequences: false).count
    self.init(lines: SpotKey.lines(found.filter { (1...count).contains($0.0) }))
  }

  /// The lines of what was found in classes that nothing uses.
  init(_ places: [Inspection.Place]) {
    self.init(lines: SpotKey.lines(places.filter { $0.mistake > 0 }.map { ($0.line, $0.mistake) }))
  }

  private static func lines(_ found: [(Int, Int?)]) -> [Int: Set<Int>] {
    found.reduce(into: [:]) { lines, place in
      lines[place.0, default: []].formUnion(place.1.map { [$0] } ?? [])
    }
  }

  /// The first line of a log that UIKit could not have written; none where it could.
  init(_ log: Snippet, under version: UIKitVersion) throws(QuestionFault) {
    guard let log = ConsoleLog(log.text) else { throw .codeIsWrong }
    verdict = LogVerdict(log, under: version)
    lines = verdict.map { [$0.line.number: []] } ?? [:]
  }

  /// Marks lines, each with the number of its mistake behind a colon or without: `7:9`, `12`. A line
  /// that is right and has the number of another mistake is worth half.
  public func mark(_ answer: [String]) -> Mark {
    let places = answer.compactMap(SpotKey.place)
    let misnamed = Set(places.filter(isMisnamed).map(\.line)).count
    let choice = Classification(
      chosen: places.map(\.line), key: lines.keys, misnamed: misnamed)
    var mark = Mark(choice).mapped { line in
      let numbers = Int(line).flatMap { lines[$0] }?.sorted() ?? []
      return numbers.first.map { "\(line):\($0)" } ?? line
    }
    let named = places.count { place in
      place.number.map { lines[place.line]?.contains($0) == true } ?? false
    }
    mark.parts.append(JSON.Member("numbers", .integer(named)))
    return mark
  }

  private func isMisnamed(_ place: (line: Int, number: Int?)) -> Bool {
    guard let number = place.number, let mistakes = lines[place.line], !mistakes.isEmpty else {
      return false
    }
    return !mistakes.contains(number)
  }

  private static func place(in text: String) -> (line: Int, number: Int?)? {
    let parts = text.split(separator: ":").map { Int(String($0).trimmed) }
    guard let line = parts.first.flatMap({ $0 }), parts.count <= 2 else { return nil }
    return (line, parts.dropFirst().first.flatMap { $0 })
  }
}
