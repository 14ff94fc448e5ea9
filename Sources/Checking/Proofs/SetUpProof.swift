import Curriculum
import Diagnostics
import Grading
import ObjectRuntime
import Playgrounds
import Scripts
import Sessions
import Simulator
import Syntax

// That set-up runs, and makes the same world in either dialect.
extension Checked {
  /// - Returns: whether it runs, so that more can be said of what follows it.
  mutating func proveSetUp(of scene: Scene) -> Bool {
    guard let code = scene.setting.setup else { return true }
    proveNames(in: code, scene.source)
    let run = scene.before.played(code.text.text, code.dialect)
    report(run, of: code, scene.source)
    if run.isSound, let said = scene.saidSetUp {
      let other = scene.before.played(said, code.dialect.other)
      proveSame(run, other, saying: code, as: said, scene.source)
    }
    return run.isSound && run.fault == nil
  }

  /// That code which is said in the other dialect does the same behind set-up that is.
  mutating func proveUse(ofSetUpIn scene: Scene, by code: Code?) {
    guard let setUp = scene.setting.setup, let said = scene.saidSetUp, let code,
      scene.setting.dialects.contains(code.dialect.other)
    else { return }
    var other = scene.setting
    other.setup = Code(Snippet(said), in: setUp.dialect.other)
    let start = scene.before.settingUp(other).page
    guard let use = code.said(in: code.dialect.other, among: start.globalNames) else { return }
    let run = start.rehearse(Rehearsal(use, in: code.dialect.other), in: other)
    if run.isSound { proveSame(scene.play(code), run, saying: setUp, as: said, scene.source) }
  }

  /// What is wrong with code, and what ended the app in it.
  private mutating func report(_ run: Observation, of code: Code, _ source: SourceText) {
    for mistake in run.mistakes {
      add(.code(mistake, at: code.text.sourceRange(of: mistake.range)), source)
    }
    if let fault = run.fault { add(.fault(fault.text), at: code.text.range, source) }
  }

  /// What is wrong with code under one of the versions it is played under, set-up included.
  mutating func report(_ versions: Exercise.Versions, in scene: Scene) {
    let count = findings.count
    for version in versions.versions.map(\.value) where findings.count == count {
      let before = Playground(of: scene.setting, under: version)
      if let setUp = scene.setting.setup {
        report(before.played(setUp.text.text, setUp.dialect), of: setUp, scene.source)
      }
      if findings.count > count { return }
      let code = versions.code
      report(
        before.settingUp(scene.setting).page.played(code.text.text, code.dialect), of: code,
        scene.source)
    }
  }
}

extension Scene {
  /// The set-up in the other dialect, where it is shown in it.
  fileprivate var saidSetUp: String? {
    guard let code = setting.setup, setting.dialects.contains(code.dialect.other) else {
      return nil
    }
    return code.said(in: code.dialect.other, among: before.globalNames)
  }
}

extension Playground {
  /// Plays code in a copy and answers what it has shown.
  fileprivate func played(_ code: String, _ dialect: Snippet.Dialect) -> Observation {
    var playground = self
    return playground.observe(code, Dialect(dialect))
  }
}
