import Curriculum
import Diagnostics
import Grading
import ObjectRuntime
import Scripts
import Sessions

// That an exercise has one answer, that this is what happens, and that nothing else is.
extension Checked {
  /// - Parameter key: makes its key; nil where it has none.
  mutating func prove(
    _ exercise: Exercise, at range: SourceRange, in scene: Scene, _ claims: Claims?,
    key: () throws(QuestionFault) -> AnswerKey?
  ) {
    let count = findings.count
    if let code = exercise.ownCode, let written = exercise.written {
      proveNames(in: written, scene.source)
      proveRun(
        of: code, written: written, mayEnd: exercise.mayEnd, isTranslated: exercise.isTranslated,
        in: scene)
    }
    do throws(QuestionFault) {
      guard let key = try key() else { return }
      prove(Exhibit(exercise: exercise, range: range, scene: scene, key: key, claims: claims))
    } catch {
      if error == .codeIsWrong, case .versions(let versions) = exercise {
        report(versions, in: scene)
      }
      if error == .codeIsWrong, findings.count > count { return }
      add(.noKey(error), at: range, scene.source)
    }
  }

  /// By its kind; each has a way of its own to be wrong.
  private mutating func prove(_ exhibit: Exhibit) {
    switch (exhibit.exercise, exhibit.key) {
    case (_, .order(let key)): prove(exhibit, key)
    case (.classify(let classify), .classify(let key)): prove(exhibit, classify, key)
    case (.predict(let predict), _): prove(exhibit, predict)
    case (.task(let task), _): prove(exhibit, task)
    case (_, .drive(let key)): prove(exhibit, key)
    case (.fix(let fix), .fix(let key)): prove(exhibit, fix, key)
    case (.fill(let fill), .fill(let key)): prove(exhibit, fill, key)
    case (.versions(let versions), .versions(let key)): prove(exhibit, versions, key)
    case (.sources(let sources), _): prove(exhibit, sources)
    // Of these it is proved by making it that there is a key, and one only.
    case (.choice, _), (.spot, _): break
    // A key is of its exercise's own kind.
    case (.order, _), (.classify, _), (.drive, _), (.fix, _), (.fill, _), (.versions, _): break
    }
  }

  /// That code can be run, does the same in either dialect, and ends the app only where it may.
  ///
  /// - Parameters:
  ///   - written: the code as the file has it, where the one that is played was made of it.
  ///   - isTranslated: whether it is shown in either dialect.
  mutating func proveRun(
    of code: Code, written: Code? = nil, mayEnd: Bool, isTranslated: Bool = true, in scene: Scene
  ) {
    let written = written ?? code
    let run = scene.play(code)
    for mistake in run.mistakes {
      let isWritten = code.text == written.text
      let place = isWritten ? written.text.sourceRange(of: mistake.range) : written.text.range
      add(.code(mistake, at: place), scene.source)
    }
    if let fault = run.fault, !mayEnd {
      add(.fault(fault.text), at: written.text.range, scene.source)
    }
    let other = code.dialect.other
    guard run.isSound, isTranslated, scene.setting.dialects.contains(other),
      let said = code.said(in: other, among: scene.start.globalNames)
    else { return }
    proveSame(run, scene.play(Rehearsal(said, in: other)), saying: code, as: said, scene.source)
  }
}
