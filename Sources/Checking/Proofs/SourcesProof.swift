import Curriculum
import Diagnostics
import Grading

// That what claims predict happens if they are right, and only then.
extension Checked {
  /// Right claims predict what happens, all others what does not.
  mutating func prove(_ exhibit: Exhibit, _ sources: Exercise.Sources) {
    guard let code = sources.code else { return }
    let run = exhibit.scene.play(code)
    guard run.isSound else { return }
    for prediction in sources.predictions {
      let id = prediction.claim.value
      guard let verdict = exhibit.claims?[id]?.verdict else { continue }
      let lack = prediction.condition.lack(in: run, as: .exactly, code.dialect)
      switch (verdict, lack) {
      case (.right, let lack?):
        add(.rightClaimFails(id, lack), at: prediction.claim.range, exhibit.source)
      case (.outdated, nil), (.disputed, nil), (.wrong, nil):
        add(
          .wrongClaimHolds(id, verdict), at: prediction.claim.range, exhibit.source)
      case (.right, nil), (.outdated, _?), (.disputed, _?), (.wrong, _?): break
      }
    }
  }
}
