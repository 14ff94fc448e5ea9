import Diagnostics
import YAML

// Code to be mended, and code with gaps.
extension ContentReader {
  mutating func fix(in fields: Fields, _ setting: Setting) -> Exercise.Fix? {
    let code = self.code(required("code", in: fields), in: setting.dialects)
    let play = self.code(fields["play"], in: setting.dialects)
    let goal = expectation(required("goal", in: fields), in: setting.dialects)
    let solution = required("solution", in: fields).flatMap { self.solution($0, of: code) }
    let by = word(fields["by"], among: ["deletion"])
    guard let code, let goal, let solution else { return nil }
    return Exercise.Fix(
      code: code, play: play, goal: goal, solution: solution, isMendedByDeletion: by != nil)
  }

  /// A text, or a mapping from `7`, `7+` and `7-` to the line that is put there.
  private mutating func solution(_ node: Node, of code: Code?) -> Exercise.Fix.Solution? {
    guard let entries = node.entries else { return self.code(node).map { .whole($0) } }
    let count = code?.text.text.split(separator: "\n", omittingEmptySubsequences: false).count ?? 0
    var edits: [Exercise.Fix.LineEdit] = []
    for entry in entries {
      guard let edit = Exercise.Fix.LineEdit(place: entry.key, text: entry.value.string ?? ""),
        (edit.kind == .insertAfter ? 0...count : 1...max(1, count)).contains(edit.line)
      else {
        report(.unknownLine(entry.key, count: count), at: entry.keyRange)
        continue
      }
      edits.append(edit)
    }
    return edits.isEmpty ? nil : .lines(edits)
  }

  mutating func fill(in fields: Fields, _ setting: Setting) -> Exercise.Fill? {
    let code = self.code(required("code", in: fields), in: setting.dialects)
    let gaps = self.gaps(required("gaps", in: fields), wrong: fields["wrong"])
    let play = self.code(fields["play"], in: setting.dialects)
    let goal = expectation(required("goal", in: fields), in: setting.dialects)
    guard let code, let gaps, let goal else { return nil }
    let written = gapNumbers(in: code.text.text)
    for gap in gaps where !written.contains(gap.number) {
      report(.missingGap(gap.number), at: gap.range)
    }
    for number in written.sorted() {
      if !gaps.contains(where: { $0.number == number }) {
        report(.missingKey("gaps: {\(number): …}"), at: fields["gaps"]?.range ?? fields.start)
      }
    }
    return Exercise.Fill(code: code, gaps: gaps, play: play, goal: goal)
  }

  /// The numbers behind four underscores: `____1`.
  private func gapNumbers(in code: String) -> Set<Int> {
    var numbers: Set<Int> = []
    var underscores = 0
    for byte in Array(code.utf8) {
      if byte == UInt8(ascii: "_") {
        underscores += 1
        continue
      }
      if underscores >= 4, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) {
        numbers.insert(Int(byte - UInt8(ascii: "0")))
      }
      underscores = 0
    }
    return numbers
  }

  private mutating func gaps(_ node: Node?, wrong: Node?) -> [Exercise.Fill.Gap]? {
    guard let node else { return nil }
    let numbers = (1...9).map { String($0) }
    guard let fields = fields(of: node, known: numbers) else { return nil }
    if let wrong { _ = self.fields(of: wrong, known: numbers) }
    var gaps: [Exercise.Fill.Gap] = []
    for entry in fields.node.entries ?? [] {
      guard let number = Int(entry.key), let accepted = texts(entry.value) else { continue }
      let others = wrong?[entry.key].flatMap { texts($0) } ?? []
      gaps.append(
        Exercise.Fill.Gap(
          number: number, accepted: accepted, wrong: others, range: entry.keyRange))
    }
    return gaps.sorted { $0.number < $1.number }
  }
}

extension Exercise.Fix.LineEdit {
  /// Reads `7`, `7+` or `7-`; nil for anything else.
  public init?(place: String, text: String) {
    let kind: Kind = place.hasSuffix("+") ? .insertAfter : place.hasSuffix("-") ? .delete : .replace
    let number = kind == .replace ? place[...] : place.dropLast()
    guard let line = Int(number) else { return nil }
    self.init(line: line, kind: kind, text: text)
  }
}
