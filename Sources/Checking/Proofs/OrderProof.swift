import Curriculum
import Diagnostics
import Grading
import Orders

// That the key of an order question is right, and that no distractor is as good.
extension Checked {
  /// The model answer grades as right, and with any distractor added it does not.
  mutating func prove(_ exhibit: Exhibit, _ question: OrderQuestion) {
    if case .order(let order) = exhibit.exercise, case .script(let snippet) = order.key {
      let code = Code(snippet, in: exhibit.scene.setting.dialect(of: snippet))
      proveRun(of: code, mayEnd: exhibit.exercise.mayEnd, in: exhibit.scene)
    }
    let key = question.key.order.modelAnswer
    let mark = question.mark(key)
    if !mark.isCorrect {
      add(.keyIsNotRight(score: mark.score), at: exhibit.range, exhibit.source)
      return
    }
    for distractor in question.distractors where question.mark(key + [distractor.id]).isCorrect {
      add(.distractorCostsNothing(distractor.id), at: exhibit.range, exhibit.source)
    }
  }
}
