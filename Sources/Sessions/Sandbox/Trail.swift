import Curriculum
import Grading
import Interpreter
import Playgrounds
import Syntax

/// The way that the last set-up went, line by line: another one that begins in the same app with
/// the same lines goes on from where they led.
struct Trail {
  private var setting: Setting?
  private var dialect: Dialect?
  private var app: Playground?
  private var steps: [Step] = []
  private var isReady = false

  private struct Step {
    let line: Passage.Line
    let end: Playground
    let endsApp: Bool
  }

  /// Where a page with the setting begins: what `settingUp` of an app of its own answers.
  mutating func start(of setting: Setting) -> Playground {
    if setting != self.setting {
      let app = begin(setting)
      if let setup = setting.setup {
        let lines = Passage(setup.text.text, Dialect(setup.dialect), in: app).lines
        steps.removeSubrange(zip(steps, lines).prefix { $0.line == $1 }.count...)
        go(along: lines.dropFirst(steps.count), from: app)
      }
    }
    return Playground(goingOnFrom: steps.last?.end ?? app ?? Playground(of: setting))
  }

  /// The app, which is the last one's where only the set-up is another.
  private mutating func begin(_ setting: Setting) -> Playground {
    var own = setting
    own.setup = self.setting?.setup
    let dialect = setting.setup.map { Dialect($0.dialect) }
    let isSame = own == self.setting && dialect == self.dialect
    (self.setting, self.dialect) = (setting, dialect)
    if isSame, let app { return app }
    let fresh = Playground(of: setting)
    (app, steps, isReady) = (fresh, [], false)
    return fresh
  }

  /// Learns what came of what was played here: most apps use the same classes, which are made once
  /// for all that begin here.
  mutating func learn(from world: World) {
    if !isReady { app?.completeClasses(asIn: world) }
    isReady = true
  }

  private mutating func go(along lines: ArraySlice<Passage.Line>, from app: Playground) {
    if steps.last?.endsApp == true { return }
    var playground = steps.last?.end ?? app
    for line in lines {
      let endsApp = playground.play(line, RunOptions()).played?.fault != nil
      steps.append(Step(line: line, end: playground, endsApp: endsApp))
      if endsApp { return }
    }
  }
}
