import Curriculum
import Diagnostics
import Grading
import Scripts

// That the detectors see in code what the key of its question says.
extension Checked {
  /// The question's own options are the writer's word.
  mutating func prove(
    _ exhibit: Exhibit, _ classify: Exercise.Classify, _ question: ClassifyQuestion
  ) {
    guard classify.options == .mistakes else { return }
    for fault in question.faults {
      let place = classify.code.text.sourceRange(of: fault.range)
      add(.code(fault, at: place), exhibit.source)
    }
    guard question.isSound, let key = classify.key?.map(\.value), Set(key) != Set(question.seen)
    else { return }
    add(.keyDiffers(key: key, seen: question.seen), at: exhibit.range, exhibit.source)
  }
}
