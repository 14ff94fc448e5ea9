import Curriculum
import Diagnostics
import Grading
import Sessions

// Proving a lesson step by step, each in the world that its page begins in.
extension Checked {
  /// - Parameter library: the lesson alone.
  mutating func prove(
    _ pages: LessonPages, in library: Library, _ claims: Claims?, _ source: SourceText
  ) {
    for (index, stop) in pages.stops.enumerated() {
      let count = findings.count
      let scene = Scene(of: stop.step.setting, before: stop.before, start: stop.start, source)
      if !proveSetUp(of: scene) { continue }
      switch stop.step.kind {
      case .read, .quiz: break
      case .run(let run):
        proveNames(in: run.code, source)
        proveRun(of: run.code, mayEnd: run.expect?.ends != nil, in: scene)
        if let expect = run.expect { prove(expect, of: run.code, in: scene) }
      case .exercise(let exercise):
        prove(exercise, at: stop.step.range, in: scene, claims) { () throws(QuestionFault) in
          try stop.key()
        }
      }
      if findings.count > count { continue }
      if stop.step.kind.isTranslated { proveUse(ofSetUpIn: scene, by: stop.step.ownCode) }
      proveWandering(at: index, of: pages, in: library, source)
    }
  }
}

extension Lesson.Step.Kind {
  /// Whether its code is shown in the learner's dialect.
  fileprivate var isTranslated: Bool {
    switch self {
    case .run: true
    case .exercise(let exercise): exercise.isTranslated
    case .read, .quiz: false
    }
  }
}
