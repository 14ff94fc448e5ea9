public import Curriculum
public import Grading
import InterfaceModel
public import Interpreter
import ObjectRuntime
public import Playgrounds
import Syntax
import UIKitClasses

/// A lesson's way through its worlds, step by step: the one that learners are led on, and `check`
/// walks.
///
/// Each step begins in the world that the steps before it leave when they are played as the lesson
/// has them.
struct LessonPath: Sendable {
  private let lesson: Lesson
  /// Where the step before has led to.
  private(set) var road: Playground

  /// The world one has come to; the lines of the page are numbered from 1.
  var playground: Playground { road.page }

  init(_ lesson: Lesson) {
    self.lesson = lesson
    road = Playground(before: Simulation(lesson, nil))
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

  /// Begins a step: another app, where it wants one, and what its set-up does.
  mutating func enter(_ step: Lesson.Step) {
    startApp(of: step)
    setUp(step)
  }

  /// Starts another app for a step that wants one.
  mutating func startApp(of step: Lesson.Step) {
    if step.setting.startsAgain {
      road = Playground(before: Simulation(lesson, step))
    }
  }

  /// Plays the set-up of a step. Nothing before it can be undone.
  mutating func setUp(_ step: Lesson.Step) { road = road.settingUp(step.setting) }

  /// Plays a step as the lesson has it.
  mutating func play(_ step: Lesson.Step) {
    if let code = step.ownCode { road.playAll(code.text.text, Dialect(code.dialect)) }
  }
}

extension Playground {
  /// One for what is run before a page's code: its lines have numbers below those of any page.
  init(before simulation: Simulation) {
    self.init(World(simulation: simulation), after: -1_000_000)
  }

  /// The app of a question, before its set-up; `version` is that of one that says none.
  public init(of setting: Setting, under version: String? = nil) {
    self.init(before: Simulation(setting, under: version))
  }

  /// What stands on a page that begins here: its lines are numbered from 1.
  public var page: Playground { Playground(goingOnFrom: self, after: 0) }

  /// Where a page or a question begins: the set-up has been played, and cannot be undone.
  public func settingUp(_ setting: Setting) -> Playground {
    var playground = self
    if let setup = setting.setup {
      playground.playAll(setup.text.text, Dialect(setup.dialect))
    }
    return Playground(goingOnFrom: playground)
  }

  /// Plays what a key is made from, here or in an app of its own.
  public func rehearse(
    _ rehearsal: Rehearsal, in setting: Setting, options: RunOptions = RunOptions()
  ) -> Observation {
    var playground = self
    if let version = rehearsal.ios {
      playground = Playground(of: setting, under: version).settingUp(setting).page
    }
    return playground.observe(rehearsal.code, Dialect(rehearsal.dialect), options: options)
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
  public var ownCode: Code? {
    switch kind {
    case .run(let run): run.code
    case .exercise(let exercise): exercise.ownCode
    case .read, .quiz: nil
    }
  }
}
