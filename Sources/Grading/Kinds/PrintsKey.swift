import Curriculum
import Notation
import Orders

/// The lines that code prints.
public struct PrintsKey: Sendable {
  public let lines: [String]

  init(lines: [String]) { self.lines = lines }

  init(_ run: Observation) throws(QuestionFault) {
    if !run.isSound { throw .codeIsWrong }
    lines = run.printed
  }

  /// Whether each line is one number: numbers in a row are then as many lines.
  public var isOfNumbers: Bool {
    !lines.isEmpty && lines.allSatisfy { $0.numbersInARow?.count == 1 }
  }

  /// Marks lines as they are printed; blanks at their ends, what the two languages print
  /// differently, and whether single numbers stand in a row or in a column, do not count.
  public func mark(_ answer: [String]) -> Mark {
    let answer = isOfNumbers ? answer.flatMap { $0.numbersInARow ?? [$0] } : answer
    let sides = SideBySide(answer, lines) { PrintedLine($0) }
    if lines.isEmpty { return .exact(answer.isEmpty, right: [], extras: answer) }
    let score = max(0, 1 - Double(sides.cost) / Double(lines.count))
    var mark = Mark(
      score: score, isCorrect: sides.cost == 0, right: lines,
      working: "max(0, 1-\(sides.cost)/\(lines.count)) = \(score.fourDecimals)",
      steps: [.allRight],
      parts: [
        JSON.Member("edits", .integer(sides.cost)), JSON.Member("of", .integer(lines.count)),
      ])
    mark.missing = sides.rows.filter { $0.yours == nil }.compactMap(\.right)
    mark.extras = sides.rows.filter { $0.right == nil }.compactMap(\.yours)
    mark.findMisplaced()
    let other = sides.rows.count { !$0.isSame && $0.yours != nil && $0.right != nil }
    if !mark.isCorrect { mark.steps = mark.differences(of: lines.count, other: other) }
    tell(sides, &mark)
    return mark
  }

  /// Says of the lines that differ what is so of the whole answer: what is printed elsewhere stands
  /// in a wrong place, and what is printed less often was given too often. A line that reads
  /// otherwise than the one in its row is neither missing nor superfluous.
  private func tell(_ sides: SideBySide, _ mark: inout Mark) {
    var rows = sides.rows.filter { !$0.isSame }
    mark.misplaced = []
    for place in rows.indices {
      guard let mine = rows[place].yours,
        let other = rows.firstIndex(where: { $0.right.map(PrintedLine.init) == PrintedLine(mine) })
      else { continue }
      mark.misplaced.append(mine)
      rows[place].yours = nil
      rows[other].right = nil
    }
    let superfluous = rows.filter { $0.right == nil }.compactMap(\.yours)
    let printed = Set(lines.map(PrintedLine.init))
    mark.missing = rows.filter { $0.yours == nil }.compactMap(\.right)
    mark.repeated = superfluous.filter { printed.contains(PrintedLine($0)) }
    mark.extras = superfluous.filter { !printed.contains(PrintedLine($0)) }
  }
}

extension String {
  /// The numbers that a line consists of; nil where it has anything else.
  public var numbersInARow: [String]? {
    let words = halfWidth.split { " ,;\t".contains($0) }
    let areNumbers = words.allSatisfy { word in
      Double(word) != nil && word.allSatisfy { "0123456789.-".contains($0) }
    }
    return areNumbers && !words.isEmpty ? words.map { String($0) } : nil
  }
}
