import Curriculum
import Diagnostics
import Grading
import Scripts
import Sessions
import Simulator

// Proving a lesson step by step, each in the world that its page begins in.
extension Checked {
  mutating func prove(_ pages: LessonPages, _ claims: Claims?, _ source: SourceText) {
    for stop in pages.stops {
      let (step, setting) = (stop.step, stop.step.setting)
      if let code = setting.setup {
        report(stop.setUp, of: code, source)
        proveNames(in: code, source)
      }
      switch step.kind {
      case .read, .quiz: break
      case .run(let run):
        proveNames(in: run.code, source)
        proveRun(
          of: run.code, mayEnd: run.expect?.ends != nil, in: setting,
          among: stop.start.globalNames, stop.play, source)
        if let expect = run.expect { prove(expect, of: run.code, stop.play, source) }
      case .exercise(let exercise):
        prove(
          exercise, in: setting, at: step.range, among: stop.start.globalNames, stop.play, claims,
          source
        ) { () throws(QuestionFault) in
          try stop.key("\(pages.lesson.id.value)/\(step.id.value)")
        }
      }
    }
  }

  /// What is wrong with set-up, and what ended the app in it.
  private mutating func report(_ played: PlayedText, of code: Code, _ source: SourceText) {
    for mistake in played.mistakes {
      add(.code(mistake, at: code.text.sourceRange(of: mistake.range)), source)
    }
    for fault in played.faults { add(.fault(fault.text), at: code.text.range, source) }
  }
}
