import Curriculum
import Diagnostics
import Grading
import Scripts
import Sessions
import Simulator

// That an exercise has one answer, that this is what happens, and that nothing else is.
extension Checked {
  /// - Parameters:
  ///   - globals: what its code finds declared.
  ///   - key: makes its key; nil where it has none.
  mutating func prove(
    _ exercise: Exercise, in setting: Setting, at range: SourceRange, among globals: [String],
    _ play: @escaping Rehearsal.Player, _ claims: Claims?, _ source: SourceText,
    key: () throws(QuestionFault) -> AnswerKey?
  ) {
    let count = findings.count
    if let code = exercise.ownCode, let written = exercise.written {
      proveNames(in: written, source)
      proveRun(
        of: code, written: written, mayEnd: exercise.mayEnd, in: setting,
        among: exercise.isTranslated ? globals : nil, play, source)
    }
    do throws(QuestionFault) {
      guard let key = try key() else { return }
      let exhibit = Exhibit(
        exercise: exercise, setting: setting, range: range, source: source, key: key, play: play,
        claims: claims)
      prove(exhibit)
    } catch {
      if error == .codeIsWrong, findings.count > count { return }
      add(.noKey(error), at: range, source)
    }
  }

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
  ///   - globals: what it finds declared; nil where it is shown in its own dialect only.
  mutating func proveRun(
    of code: Code, written: Code? = nil, mayEnd: Bool, in setting: Setting,
    among globals: [String]?, _ play: Rehearsal.Player, _ source: SourceText
  ) {
    let written = written ?? code
    let run = play(Rehearsal(code.text.text, in: code.dialect))
    for mistake in run.mistakes {
      let isWritten = code.text == written.text
      let place = isWritten ? written.text.sourceRange(of: mistake.range) : written.text.range
      add(.code(mistake, at: place), source)
    }
    if let fault = run.fault, !mayEnd { add(.fault(fault.text), at: written.text.range, source) }
    let other = code.dialect.other
    guard run.isSound, let globals, setting.dialects.contains(other),
      let said = code.said(in: other, among: globals)
    else { return }
    proveSame(run, play(Rehearsal(said, in: other)), saying: code, in: other, source)
  }
}
