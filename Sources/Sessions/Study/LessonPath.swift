public import Curriculum
import Grading
import Interpreter
import Simulator
import Syntax

/// A lesson's way through its worlds, step by step: the one that learners are led on, and `check`
/// walks.
///
/// Each step begins in the world that the steps before it leave when they are played as the lesson
/// has them.
public struct LessonPath: Sendable {
  private let lesson: Lesson
  /// The world one has come to.
  public private(set) var playground: Playground

  public init(_ lesson: Lesson) {
    self.lesson = lesson
    playground = Playground(World(simulation: Simulation(lesson, nil)))
  }

  /// The way to a step, which has begun.
  init(_ lesson: Lesson, to index: Int) {
    self.init(lesson)
    for step in lesson.steps.prefix(index) {
      enter(step)
      play(step)
    }
    enter(lesson.steps[index])
  }

  /// Begins a step: another app, where it wants one, and what its set-up does. Nothing before it
  /// can be undone.
  @discardableResult
  public mutating func enter(_ step: Lesson.Step) -> PlayedText {
    if step.setting.startsAgain {
      playground = Playground(World(simulation: Simulation(lesson, step)))
    }
    var setUp = PlayedText()
    if let setup = step.setting.setup {
      setUp = playground.playAll(setup.text.text, Dialect(setup.dialect))
    }
    playground = Playground(goingOnFrom: playground)
    return setUp
  }

  /// Plays a step as the lesson has it.
  @discardableResult
  public mutating func play(_ step: Lesson.Step) -> PlayedText {
    step.ownCode.map { playground.playAll($0.text.text, Dialect($0.dialect)) } ?? PlayedText()
  }
}

extension Simulation {
  fileprivate init(_ lesson: Lesson, _ step: Lesson.Step?) {
    self.init(step?.setting, under: lesson.ios.value)
  }

  /// The app of a setting; `version` is that of the lesson or of nothing said.
  init(_ setting: Setting?, under version: String?) {
    self.init(
      version: (setting?.ios?.value ?? version).flatMap { UIKitVersion($0) } ?? .newest,
      device: (setting?.device).flatMap { Device(rawValue: $0.rawValue) } ?? .iphone,
      memory: (setting?.memory).flatMap { Memory(rawValue: $0.rawValue) })
  }
}

extension Lesson.Step {
  /// What the lesson itself would type at this step.
  var ownCode: Code? {
    switch kind {
    case .run(let run): run.code
    case .exercise(let exercise): exercise.ownCode
    case .read, .quiz: nil
    }
  }
}
