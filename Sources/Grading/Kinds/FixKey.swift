import Curriculum
public import Mistakes
import Notation
import Orders

/// What code to be mended must come to.
public struct FixKey: Equatable, Sendable {
  let fix: Exercise.Fix
  /// The numbers of the goal's conditions that the code does not meet as it stands.
  public let broken: [Int]

  init(_ fix: Exercise.Fix, broken: [Int]) { (self.fix, self.broken) = (fix, broken) }

  /// Fails where nothing is broken.
  init(_ fix: Exercise.Fix, play: Rehearsal.Player) throws(QuestionFault) {
    self.fix = fix
    broken = FixKey.unmet(of: fix, in: FixKey.run(fix, fix.code.text.text, play))
    if broken.isEmpty { throw .nothingWrong }
  }

  /// Marks code: all of it where the goal is reached, else half of the share of what was broken
  /// and is not any more.
  public func mark(_ code: String, play: Rehearsal.Player) -> Mark {
    let run = FixKey.run(fix, code, play)
    let lack = fix.goal.lack(in: run, reachedIn: fix.code.dialect)
    let unmet = Set(FixKey.unmet(of: fix, in: run))
    var mark = mark(isReached: lack == nil, mended: broken.count { !unmet.contains($0) })
    mark.lack = lack
    return mark
  }

  /// What the code does wrong as it stands: mistakes and oddities, by their lines in the code.
  public func findings(play: Rehearsal.Player) -> [Finding] {
    FixKey.run(fix, fix.code.text.text, play).findings
  }

  /// What needs no run: the solution, by which the question was proved to have one, and the code as it
  /// stood, by which it was proved to be broken.
  public var known: [(code: String, mark: Mark)] {
    [
      (fix.solved, mark(isReached: true, mended: broken.count)),
      (fix.code.text.text, mark(isReached: false, mended: 0)),
    ]
  }

  private func mark(isReached: Bool, mended: Int) -> Mark {
    let score = isReached ? 1 : Double(mended) / Double(broken.count) / 2
    return Mark(
      score: score, isCorrect: isReached, right: [fix.solved],
      working: isReached ? "goal = 1" : "1/2*\(mended)/\(broken.count) = \(score.fourDecimals)",
      steps: isReached
        ? [.allRight] : [.conditions(mended, of: broken.count), .together(score)],
      parts: [
        JSON.Member("goal", .bool(isReached)), JSON.Member("conditions", .integer(mended)),
        JSON.Member("of", .integer(broken.count)),
      ])
  }

  /// Code that cannot be run meets no condition.
  private static func unmet(of fix: Exercise.Fix, in run: Observation) -> [Int] {
    fix.goal.conditions(in: fix.code.dialect).enumerated()
      .filter { !run.isSound || run.lack(of: $1, as: .goal) != nil }.map(\.offset)
  }

  private static func run(
    _ fix: Exercise.Fix, _ code: String, _ play: Rehearsal.Player
  ) -> Observation {
    Rehearsal(code, then: fix.play, in: fix.code.dialect)
      .played(by: play, counting: CountedPrints(fix))
  }
}

extension Expectation {
  /// What is missing in a run that was to reach a goal, by fair means.
  func lack(in run: Observation, reachedIn dialect: Snippet.Dialect) -> Lack? {
    run.isSound ? lack(in: run, as: .goal, dialect) ?? trouble(in: run) : .wrongCode
  }
}
