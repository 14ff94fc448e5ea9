import Curriculum

/// What a task is to bring about; how often somebody tries is nobody's business.
public struct TaskKey: Equatable, Sendable {
  private let task: Exercise.Task

  init(_ task: Exercise.Task) { self.task = task }

  /// Marks code: 1 where it reaches the goal, else 0.
  public func mark(_ code: String, play: Rehearsal.Player) -> Mark {
    let dialect = task.solution.dialect
    let run = Rehearsal(code, in: dialect).played(by: play, counting: CountedPrints(task))
    return .exact(
      task.goal.lack(in: run, reachedIn: dialect) == nil, right: [task.solution.text.text])
  }
}
