import Curriculum
import Diagnostics
import Grading

// That there is something to be done, and that the lesson's own solution does it by fair means.
extension Checked {
  /// Doing nothing does not reach the goal; the solution does, without a leak or mistake that the
  /// goal forbids.
  mutating func prove(_ exhibit: Exhibit, _ task: Exercise.Task) {
    let dialect = task.solution.dialect
    let nothing = exhibit.scene.play(Rehearsal("", in: dialect))
    if task.goal.lack(in: nothing, as: .goal, dialect) == nil {
      add(.solvedBeforehand, at: task.goal.range, exhibit.source)
    }
    let run = exhibit.scene.play(Rehearsal(task.solution.text.text, in: dialect))
    guard run.isSound else { return }
    if let lack = task.goal.lack(in: run, as: .goal, dialect) ?? task.goal.trouble(in: run) {
      add(.unsolved(lack), at: task.goal.range, exhibit.source)
    }
  }
}
