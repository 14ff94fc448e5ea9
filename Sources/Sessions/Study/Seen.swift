import Curriculum
import Grading
import Interpreter
import Mistakes
import Syntax

// What a step has seen: a fold over the moves that stand in the page's playground.
extension LessonWalk {
  /// What a task still lacks; nil when its goal is reached.
  func lack(of task: Lesson.Task) -> GoalCheck.Lack? {
    let moves = Array(playground.standing)
    if let lack = lack(of: task, after: moves[...]) { return lack }
    // The move with which the goal was reached for good.
    let last = moves.indices.last { lack(of: task, after: moves[...$0]) != nil } ?? -1
    let findings = moves.dropFirst(last + 1).first?.findings ?? []
    if findings.isEmpty { return nil }
    let own = ownMistakes(of: task)
    return findings.first { !own.contains($0.subject) }.map(GoalCheck.Lack.mistake)
  }

  private func lack(of task: Lesson.Task, after moves: ArraySlice<Move>) -> GoalCheck.Lack? {
    let own = task.solution.text
    if moves.contains(where: { $0.restarts && !own.contains($0.text) }) { return .restarted }
    let simulation = (moves.last?.world ?? start.world).simulation
    return GoalCheck(task.goal, events: moves.flatMap(\.events), simulation: simulation).lack
  }

  /// The mistakes that the lesson's own solution makes, which are no reason to refuse another.
  private func ownMistakes(of task: Lesson.Task) -> Set<Finding.Subject> {
    var playground = start
    playground.playAll(task.solution.text, Dialect(step.dialect))
    return Set(playground.standing.flatMap(\.findings).map(\.subject))
  }

  /// How a task can still be solved from where the learner stands: the solution is tried.
  func wayOut(of task: Lesson.Task) -> WayOut {
    if canBeSolved(task, from: playground) { return .onward }
    var before = playground
    return before.undo() != nil && canBeSolved(task, from: before) ? .undo : .again
  }

  private func canBeSolved(_ task: Lesson.Task, from playground: Playground) -> Bool {
    var walk = self
    walk.playground = playground
    walk.playground.playAll(task.solution.text, Dialect(step.dialect))
    return walk.lack(of: task) == nil
  }
}
