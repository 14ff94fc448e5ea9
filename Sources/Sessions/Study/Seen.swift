import Curriculum
import Grading
import Interpreter
import Mistakes
import Parsing
import Playgrounds
import Syntax

// What a step has seen: a fold over the moves that stand in the page's playground.
extension LessonWalk {
  /// What a task still lacks; nil when its goal is reached.
  func lack(of task: Exercise.Task) -> Lack? {
    let moves = Array(playground.standing)
    if let lack = lack(of: task, after: moves[...], playground.ending) { return lack }
    if task.goal.ends != nil { return nil }
    // The move with which the goal was reached for good.
    let last = moves.indices.last { lack(of: task, after: moves[...$0]) != nil } ?? -1
    let findings = moves.dropFirst(last + 1).first?.findings ?? []
    if findings.isEmpty { return nil }
    let own = ownMistakes(of: task)
    return findings.first { !own.contains($0.subject) }.map(Lack.mistake)
  }

  /// `ending` is the line behind them that ended the app.
  private func lack(
    of task: Exercise.Task, after moves: ArraySlice<Move>, _ ending: Played? = nil
  ) -> Lack? {
    let own = task.solution.text.text
    if moves.contains(where: { $0.restarts && !own.contains($0.text) }) { return .restarted }
    var seen = Observation(
      parts: moves.map {
        Observation.Part(lines: $0.lines, events: $0.events, findings: $0.findings)
      }, before: start.world, after: moves.last?.world ?? start.world)
    if let ending, task.goal.ends != nil {
      let line = (moves.last?.lines.upperBound ?? 0) + 1
      seen.parts.append(
        Observation.Part(lines: line...line, events: ending.events, findings: ending.findings))
      seen.fault = ending.fault
    }
    if task.goal.prints != nil {
      let prints = CountedPrints(task)
      seen.claims = Set(moves.flatMap { $0.prints.filter { !prints.counts($0) }.map(\.line) })
    }
    let dialect = Snippet.Dialect(playground.dialect)
    return task.goal.lack(in: seen, as: .goal, dialect)
  }

  /// The mistakes that the lesson's own solution makes, which are no reason to refuse another.
  private func ownMistakes(of task: Exercise.Task) -> Set<Finding.Subject> {
    var playground = start
    playground.playAll(task.solution.text.text, Dialect(task.solution.dialect))
    return Set(playground.standing.flatMap(\.findings).map(\.subject))
  }

  /// How a task can still be solved from where the learner stands: the solution is tried.
  func wayOut(of task: Exercise.Task) -> WayOut {
    if canBeSolved(task, from: playground) { return .onward }
    var before = playground
    return before.undo() != nil && canBeSolved(task, from: before) ? .undo : .again
  }

  private func canBeSolved(_ task: Exercise.Task, from playground: Playground) -> Bool {
    var walk = self
    walk.playground = playground
    walk.playground.playAll(task.solution.text.text, Dialect(task.solution.dialect))
    return walk.lack(of: task) == nil
  }
}
