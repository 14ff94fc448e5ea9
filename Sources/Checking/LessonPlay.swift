import Curriculum
import Diagnostics
import Grading
import Interpreter
import Scripts
import Simulator
import Syntax

// Playing a lesson as a learner would who types just what it says.
extension ContentCheck {
  mutating func play(_ lesson: Lesson, _ source: SourceText) {
    var world = start(lesson.ios.value, nil)
    for step in lesson.steps {
      if let ios = step.ios?.value ?? (step.memory == nil ? nil : lesson.ios.value) {
        world = start(ios, step.memory)
      }
      switch step.kind {
      case .run(let run): check(run, step, &world, source)
      case .task(let task): check(task, step, &world, source)
      case .read, .quiz: break
      }
    }
  }

  private func start(_ version: String, _ memory: Snippet.Memory?) -> World {
    World(
      simulation: Simulation(
        version: UIKitVersion(version) ?? .newest,
        memory: memory.flatMap { Memory(rawValue: $0.rawValue) }))
  }

  private mutating func check(
    _ run: Lesson.Run, _ step: Lesson.Step, _ world: inout World, _ source: SourceText
  ) {
    let result = self.run(run.code, step, &world, source)
    let calls = result.compactMap(SeenCall.init)
    let lines = result.compactMap { if case .log(let text, _) = $0 { text } else { nil } }
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
    _ task: Lesson.Task, _ step: Lesson.Step, _ world: inout World, _ source: SourceText
  ) {
    if let setup = task.setup { _ = run(setup, step, &world, source) }
    if GoalCheck(task.goal, events: [], simulation: world.simulation).isReached {
      add(.play(Diagnostic(.error, .solvedBeforehand, at: task.goal.range)), source)
    }
    let events = run(task.solution, step, &world, source)
    if let lack = GoalCheck(task.goal, events: events, simulation: world.simulation).lack {
      add(.play(Diagnostic(.error, .unsolved(lack), at: task.goal.range)), source)
    }
  }

  /// Runs a step's code in the lesson's world; its mistakes and its fault are findings.
  private mutating func run(
    _ code: Snippet, _ step: Lesson.Step, _ world: inout World, _ source: SourceText
  ) -> [RunEvent] {
    let run = ScriptRun(
      of: SourceText(name: step.id.value, text: code.text), dialect: Dialect(step.dialect),
      in: world)
    for mistake in run.mistakes {
      add(.code(mistake, at: code.sourceRange(of: mistake.range)), source)
    }
    world = run.world
    for event in run.events {
      switch event {
      case .exception(let name, let reason, _), .crash(let name, let reason, _):
        add(.play(Diagnostic(.error, .fault("\(name): \(reason)"), at: code.range)), source)
      default: break
      }
    }
    return run.events
  }
}

extension ExpectedCall {
  fileprivate var text: String { [object, selector].compactMap { $0 }.joined(separator: " ") }
}
