public import Curriculum
import Diagnostics
import Grading
import Simulator
import Statements

/// A person's way through a lesson.
struct LessonWalk: Sendable {
  let entry: Library.LessonEntry
  var text: LessonText?
  /// The place in the lesson's steps.
  var index = 0
  var isDone = false
  var hintsShown = 0
  /// What has happened since the step began.
  var events: [RunEvent] = []

  var lesson: Lesson { entry.lesson }
  var step: Lesson.Step { lesson.steps[index] }
  var isLast: Bool { index == lesson.steps.count - 1 }
  var item: String { "\(lesson.id.value)/\(step.id.value)" }

  var page: LessonPage {
    LessonPage(of: lesson, number: entry.number, step: index, text: text)
  }

  /// The playground as it is when a step begins: every step before has been played as the lesson has it.
  func playground(atStep target: Int) -> Playground {
    var playground = Playground(world(lesson.ios.value, nil))
    for (place, step) in lesson.steps.prefix(target + 1).enumerated() {
      if let ios = step.ios?.value ?? (step.memory == nil ? nil : lesson.ios.value) {
        playground = Playground(world(ios, step.memory))
      }
      if case .task(let task) = step.kind, let setup = task.setup {
        playground.playAll(setup.text, Dialect(step.dialect))
      }
      if place < target, let code = step.ownCode { playground.playAll(code, Dialect(step.dialect)) }
    }
    return playground
  }

  private func world(_ version: String, _ memory: Snippet.Memory?) -> World {
    World(
      simulation: Simulation(
        version: UIKitVersion(version) ?? .newest,
        memory: memory.flatMap { Memory(rawValue: $0.rawValue) }))
  }
}

extension LessonPage {
  /// The page of a step, by its place in the lesson.
  public init(of lesson: Lesson, number: Int, step index: Int, text: LessonText?) {
    let step = lesson.steps[index]
    task =
      switch step.kind {
      case .read: .read
      case .run(let run): .run(code: run.code.text)
      case .task: .task
      case .quiz: .quiz
      }
    self.number = number
    title = text?.title.value ?? lesson.id.value
    self.step = index + 1
    stepCount = lesson.steps.count
    section = text?[step.id.value]
  }
}

extension Lesson.Step {
  /// What the lesson itself would type at this step.
  var ownCode: String? {
    switch kind {
    case .run(let run): run.code.text
    case .task(let task): task.solution.text
    case .read, .quiz: nil
    }
  }
}

extension Playground {
  /// Plays a lesson's text, line by line as it would be typed, commands included, and answers each as
  /// the prompt would.
  @discardableResult
  mutating func playAll(_ text: String, _ dialect: Dialect) -> [Reply] {
    let source = SourceText(name: "<stdin>", text: text)
    var replies: [Reply] = []
    for item in Script.read(source, dialect: dialect, in: Script.Context(Target(simulation))).items
    {
      switch item {
      case .statement(let statement, _):
        replies.append(.played(play(String(source[statement.range]))))
      case .command(let text, _):
        if let command = try? WorldCommand.read(text),
          let played = try? obey(command, text: text)
        {
          replies.append(reply(to: command, played))
        }
      }
    }
    return replies
  }

  private func reply(to command: WorldCommand, _ played: Played) -> Reply {
    if command.restarts { return .restarted(simulation) }
    guard case .owners(let name) = command, let id = simulation.object(named: name) else {
      return .played(played)
    }
    return .owners(of: id, simulation)
  }
}
