import Curriculum
import Interpreter
import Notation
import ObjectRuntime
import Orders
import Scripts

/// What the same code shows under several versions of iOS.
public struct VersionsKey: Equatable, Sendable {
  /// One for each version: `y`, `3`, `402x874`, a printed line.
  public let values: [String]
  /// A call that comes under one version or more.
  public struct Row: Equatable, Sendable {
    public var call: String
    /// How often it comes, version by version.
    public var times: [Int]
  }

  public let rows: [Row]
  /// How much of a column a guess gets.
  let guess: Double

  /// One that marks, and shows no rows.
  init(values: [String], guess: Double) { (self.values, self.guess, rows) = (values, guess, []) }

  /// One run for each version, in their order.
  init(_ versions: Exercise.Versions, _ runs: [Observation]) throws(QuestionFault) {
    if runs.contains(where: { !$0.isSound }) { throw .codeIsWrong }
    values = runs.map { $0.value(of: versions.question) }
    if case .call = versions.question { guess = 0.5 } else { guess = 0 }
    rows = runs.flatMap(\.calls).map(\.text).unique.map { name in
      Row(call: name, times: runs.map { run in run.calls.count { $0.text == name } })
    }
  }

  /// Marks one value for each version; what a guess gets is deducted.
  public func mark(_ answer: [String]) -> Mark {
    let count = values.count
    let hits = answer.count > count ? 0 : zip(answer, values).count(where: VersionsKey.isSame)
    let score = max(0, (Double(hits) / Double(count) - guess) / (1 - guess))
    let isCorrect = hits == count
    let share = "\(hits)/\(count)"
    let sum =
      guess > 0
      ? "max(0, (\(share)-\(guess.fourDecimals))/(1-\(guess.fourDecimals)))" : share
    return Mark(
      score: score, isCorrect: isCorrect, right: values,
      working: "\(sum) = \(score.fourDecimals)",
      steps: isCorrect
        ? [.allRight]
        : [.columns(hits, of: count, guess: guess * Double(count)), .together(score)],
      parts: [
        JSON.Member("columns", .integer(hits)), JSON.Member("of", .integer(count)),
        JSON.Member("guess", .number(guess)),
      ])
  }

  /// Whether a value that was typed is the right one, however it is spelt.
  public static func isSame(_ value: String, _ right: String) -> Bool {
    if right == "y" || right == "n" {
      return value == right || value == (right == "y" ? "true" : "false")
    }
    return PrintedLine(value.folded.replacing("×", with: "x")) == PrintedLine(right.folded)
  }
}

extension Observation {
  fileprivate func value(of question: Exercise.Versions.Question) -> String {
    let simulation = after.simulation
    switch question {
    case .call(let call): return calls.contains { $0.matches(call) } ? "y" : "n"
    case .count(let call): return "\(calls.count { $0.matches(call) })"
    case .calls(let name): return "\(calls.count { $0.object == name.value })"
    case .prints(let place): return printed.dropFirst(place - 1).first ?? ""
    case .owners(let name): return "\(owners(of: name.value) ?? 0)"
    case .size(let path):
      guard let size = simulation.size(ofView: path.value) else { return "-" }
      return size.text.replacing("×", with: "x")
    }
  }

  /// How many owners an object has in the end; nil where there is none of that name.
  public func owners(of name: String) -> Int? {
    let simulation = after.simulation
    return simulation.object(named: name).map { simulation[$0].count }
  }
}
