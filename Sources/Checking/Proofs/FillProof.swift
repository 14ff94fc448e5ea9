import Curriculum
import Diagnostics
import Grading

// That the gaps of code take what they are said to take, and nothing that they are not.
extension Checked {
  /// The first of the texts that each gap accepts must reach the goal; then each other one must,
  /// and each wrong one and the empty one must not.
  mutating func prove(_ exhibit: Exhibit, _ fill: Exercise.Fill, _ key: FillKey) {
    let best = fill.best
    if let lack = key.mark(best, play: exhibit.scene.play).lack {
      add(.unsolved(lack), at: fill.goal.range, exhibit.source)
      return
    }
    for (place, gap) in fill.gaps.enumerated() {
      let lack = { (text: String, play: Rehearsal.Player) -> Lack? in
        var texts = best
        texts[place] = text
        return key.mark(texts, play: play).lack
      }
      for other in gap.accepted.dropFirst() {
        guard let lack = lack(other.value, exhibit.scene.play) else { continue }
        add(.acceptedTextFails(other.value, lack), at: other.range, exhibit.source)
      }
      for wrong in gap.wrong where lack(wrong.value, exhibit.scene.tryOut) == nil {
        add(.wrongTextFits(wrong.value), at: wrong.range, exhibit.source)
      }
      if lack("", exhibit.scene.tryOut) == nil {
        add(.gapIsNotNeeded(gap.number), at: gap.range, exhibit.source)
      }
    }
  }
}
