import Curriculum
import Diagnostics
import Grading
import Interpreter
import Playgrounds
import Sessions

/// Where the code of a step or a question is played, and the file that it stands in.
struct Scene {
  var setting: Setting
  /// The world in which the set-up is played.
  var before: Playground
  /// The world after it.
  var start: Playground
  var source: SourceText

  init(of setting: Setting, before: Playground, start: Playground, _ source: SourceText) {
    (self.setting, self.before, self.start, self.source) = (setting, before, start, source)
  }

  /// A question's, in an app of its own.
  init(of setting: Setting, _ source: SourceText) {
    let before = Playground(of: setting)
    self.init(of: setting, before: before, start: before.settingUp(setting).page, source)
  }

  /// In a copy of the world: nothing that is played is there for the next.
  func play(_ rehearsal: Rehearsal) -> Observation { start.rehearse(rehearsal, in: setting) }

  /// Plays what is to fail: a deletion, a wrong text, an empty gap. It may loop for ever, and what
  /// reaches a goal has reached it long before these steps are used up.
  func tryOut(_ rehearsal: Rehearsal) -> Observation {
    var options = RunOptions()
    options.steps = 500_000
    return start.rehearse(rehearsal, in: setting, options: options)
  }

  /// The same for code of a file.
  func play(_ code: Code) -> Observation { play(Rehearsal(code.text.text, in: code.dialect)) }
}
