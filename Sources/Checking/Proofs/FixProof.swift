import Curriculum
import Diagnostics
import Grading

// That code is mended by its solution, and not by taking something away.
extension Checked {
  /// The solution reaches the goal, and no deletion does unless the file says so.
  mutating func prove(_ exhibit: Exhibit, _ fix: Exercise.Fix, _ key: FixKey) {
    if let lack = key.mark(fix.solved, play: exhibit.scene.play).lack {
      add(.unsolved(lack), at: fix.goal.range, exhibit.source)
      return
    }
    let mending = Deletion.all(in: fix.code.text.text).first { deletion in
      key.mark(deletion.text, play: exhibit.scene.tryOut).isCorrect
    }
    switch (mending, fix.isMendedByDeletion) {
    case (let deletion?, false):
      let lines = deletion.lines
      add(
        .mendedByDeletion(from: lines.lowerBound, to: lines.upperBound), at: fix.goal.range,
        exhibit.source)
    case (nil, true): add(.notMendedByDeletion, at: fix.goal.range, exhibit.source)
    case (nil, false), (_?, true): break
    }
  }
}
