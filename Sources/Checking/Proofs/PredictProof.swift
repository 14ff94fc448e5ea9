import Curriculum
import Diagnostics
import Grading

// That what a page says of its run happens, and that no distractor is as good as the key.
extension Checked {
  /// What is expected of the run, then the key against its distractors.
  mutating func prove(_ exhibit: Exhibit, _ predict: Exercise.Predict) {
    if let expect = predict.expect {
      prove(expect, of: predict.code, in: exhibit.scene)
    }
    guard case .calls(let calls) = exhibit.key else { return }
    let right = calls.items.map(\.id)
    let mark = calls.mark(right)
    if !mark.isCorrect {
      add(.keyIsNotRight(score: mark.score), at: exhibit.range, exhibit.source)
      return
    }
    for distractor in calls.distractors where calls.mark(right + [distractor.id]).score >= 1 {
      add(.distractorCostsNothing(distractor.id), at: exhibit.range, exhibit.source)
    }
  }

  /// That a run shows exactly what is said of it.
  mutating func prove(_ expect: Expectation, of code: Code, in scene: Scene) {
    let run = scene.play(code)
    guard run.isSound, let lack = expect.lack(in: run, as: .exactly, code.dialect) else { return }
    add(.unshown(lack), at: expect.range, scene.source)
  }
}
