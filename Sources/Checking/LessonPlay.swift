import Curriculum
import Diagnostics
import Grading
import Interpreter
import Scripts
import Sessions
import Simulator
import Syntax

// Playing a lesson as a learner would who types just what it says.
extension ContentCheck {
  mutating func play(_ lesson: Lesson, _ source: SourceText) {
    var path = LessonPath(lesson)
    for step in lesson.steps {
      let setUp = path.enter(step)
      switch step.kind {
      case .run(let run): check(path.play(step), of: run, step, source)
      case .task(let task):
        if let code = task.setup { report(setUp, of: code, source) }
        check(task, step, &path, source)
      case .read, .quiz: break
      }
    }
  }

  private mutating func check(
    _ played: PlayedText, of run: Lesson.Run, _ step: Lesson.Step, _ source: SourceText
  ) {
    report(played, of: run.code, source)
    let calls = played.events.compactMap(SeenCall.init)
    let lines = played.events.compactMap { if case .log(let text, _) = $0 { text } else { nil } }
    if let expected = run.trace {
      for place in 0..<max(expected.count, calls.count) {
        let wanted = expected.indices.contains(place) ? expected[place] : nil
        let seen = calls.indices.contains(place) ? calls[place] : nil
        if let wanted, let seen, seen.matches(wanted) { continue }
        let fact = PlayFact.trace(
          at: place + 1, expected: wanted?.text ?? "-",
          found: seen.map { "\($0.object) \($0.selector)" } ?? "-")
        add(.play(Diagnostic(.error, fact, at: wanted?.range ?? step.range)), source)
        break
      }
    }
    guard let expected = run.prints, expected.map(\.value) != lines else { return }
    let place = zip(expected.map(\.value), lines).prefix { $0 == $1 }.count
    let wanted = expected.indices.contains(place) ? expected[place] : nil
    let fact = PlayFact.prints(
      at: place + 1, expected: wanted?.value ?? "-",
      found: lines.indices.contains(place) ? lines[place] : "-")
    add(.play(Diagnostic(.error, fact, at: wanted?.range ?? step.range)), source)
  }

  private mutating func check(
    _ task: Lesson.Task, _ step: Lesson.Step, _ path: inout LessonPath, _ source: SourceText
  ) {
    if GoalCheck(task.goal, events: [], simulation: path.playground.simulation).isReached {
      add(.play(Diagnostic(.error, .solvedBeforehand, at: task.goal.range)), source)
    }
    let played = path.play(step)
    report(played, of: task.solution, source)
    let simulation = path.playground.simulation
    if let lack = GoalCheck(task.goal, events: played.events, simulation: simulation).lack {
      add(.play(Diagnostic(.error, .unsolved(lack), at: task.goal.range)), source)
    }
  }

  /// What is wrong with code, and what ended the app in it.
  private mutating func report(_ played: PlayedText, of code: Snippet, _ source: SourceText) {
    for mistake in played.mistakes {
      add(.code(mistake, at: code.sourceRange(of: mistake.range)), source)
    }
    for fault in played.faults {
      add(.play(Diagnostic(.error, .fault(fault.text), at: code.range)), source)
    }
  }
}

extension ExpectedCall {
  fileprivate var text: String { [object, selector].compactMap { $0 }.joined(separator: " ") }
}
