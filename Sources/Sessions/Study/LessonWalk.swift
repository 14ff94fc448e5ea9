public import Curriculum
import Diagnostics
import Grading
import Interpreter
import Mistakes
import Simulator
import Syntax

/// A person's way through a lesson.
///
/// Each page begins in the world that the pages before it leave when they are played as the lesson has
/// them. What the learner does stays on the page: a step has seen what stands in its playground, and
/// what is undone there has not happened.
struct LessonWalk: Sendable {
  let entry: Library.LessonEntry
  var text: LessonText?
  /// The place in the lesson's steps.
  private(set) var index: Int
  /// Whether there is nothing left to do here: solved, played, answered or given up.
  var isOver = false
  var hintsShown = 0
  /// The steps at which a hint or the answer was shown, by their ids.
  var helped: Set<String> = []
  /// Whether the step alone is gone over again.
  var isReview = false
  /// The world in which the page begins.
  private(set) var start: Playground
  /// The page's own playground, which begins at `start`.
  var playground: Playground

  init(entry: Library.LessonEntry, text: LessonText?, index: Int = 0) {
    self.entry = entry
    self.text = text
    self.index = index
    start = LessonWalk.start(of: entry.lesson, at: index)
    playground = start
  }

  var lesson: Lesson { entry.lesson }
  var step: Lesson.Step { lesson.steps[index] }
  var isLast: Bool { index == lesson.steps.count - 1 }
  var item: String { "\(lesson.id.value)/\(step.id.value)" }
  var isUnaided: Bool { !helped.contains(step.id.value) }

  var page: LessonPage {
    var page = LessonPage(of: lesson, number: entry.number, step: index, text: text)
    page.isObjectiveCOnly = isObjectiveCOnly
    return page
  }

  /// Goes to another step; answers what was different in the learner's world from the one in which the
  /// page begins, by name, or nil where nothing was.
  mutating func go(to target: Int) -> [String]? {
    let goesOn = target == index + 1
    let left = playground.simulation
    var lessons = start
    if goesOn { lessons.play(step) }
    let changes =
      playground.standing.isEmpty || !goesOn ? nil : left.differences(from: lessons.simulation)
    index = target
    start = goesOn ? lessons.entering(step, of: lesson) : LessonWalk.start(of: lesson, at: target)
    playground = start
    isOver = false
    hintsShown = 0
    return step.startsAgain ? nil : changes
  }

  /// Puts the page back to its beginning.
  mutating func beginAgain() {
    playground = start
    isOver = false
  }

  private static func start(of lesson: Lesson, at index: Int) -> Playground {
    var playground = Playground(World(simulation: Simulation(lesson, nil)))
    for step in lesson.steps.prefix(index) {
      playground = playground.entering(step, of: lesson)
      playground.play(step)
    }
    return playground.entering(lesson.steps[index], of: lesson)
  }

  /// Whether the task counts owners by hand, which Swift has no way to do.
  private var isObjectiveCOnly: Bool {
    guard case .task(let task) = step.kind else { return false }
    return ["retain", "release", "autorelease"].contains { task.solution.text.contains(" \($0)]") }
  }
}

// MARK: - The worlds of a lesson
extension Playground {
  /// The world of a step before the learner begins: another version, and what its set-up does.
  fileprivate func entering(_ step: Lesson.Step, of lesson: Lesson) -> Playground {
    var playground = self
    if step.startsAgain {
      playground = Playground(World(simulation: Simulation(lesson, step)))
    }
    if case .task(let task) = step.kind, let setup = task.setup {
      playground.playAll(setup.text, Dialect(step.dialect))
    }
    return Playground(goingOnFrom: playground)
  }

  /// Plays a step as the lesson has it.
  fileprivate mutating func play(_ step: Lesson.Step) {
    if let code = step.ownCode { playAll(code, Dialect(step.dialect)) }
  }
}

extension Simulation {
  fileprivate init(_ lesson: Lesson, _ step: Lesson.Step?) {
    self.init(
      version: UIKitVersion((step?.ios ?? lesson.ios).value) ?? .newest,
      memory: (step?.memory).flatMap { Memory(rawValue: $0.rawValue) })
  }

  /// The variables that hold something else than in another world, sorted; nil when the two look alike.
  fileprivate func differences(from other: Simulation) -> [String]? {
    let (mine, theirs) = (outline, other.outline)
    if mine == theirs { return nil }
    return Set(mine.keys).union(theirs.keys).filter { mine[$0] != theirs[$0] }.sorted()
  }

  /// What a person can see of a world: what each variable holds, and where its view is.
  private var outline: [String: [String]] {
    var outline: [String: [String]] = [:]
    for name in ["window"] + variables.map(\.name) {
      guard let id = object(named: name), isAlive(id) else {
        outline[name] = []
        continue
      }
      outline[name] = [
        self[self[id].type].name, "\(loadedView(of: id) != nil)",
        "\(appearance(of: id), default: "")",
        rootViewController(of: id).map { self.name(of: $0) } ?? "",
      ]
    }
    return outline
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

  /// Whether the app starts again before it.
  var startsAgain: Bool { ios != nil || memory != nil }
}

extension LessonPage {
  /// The page of a step, by its place in the lesson.
  public init(of lesson: Lesson, number: Int, step index: Int, text: LessonText?) {
    let step = lesson.steps[index]
    task =
      switch step.kind {
      case .read: .read
      case .run(let run): .run(code: run.code.text)
      case .task(let task): .task(setup: task.setup?.text)
      case .quiz: .quiz
      }
    self.number = number
    title = text?.title.value ?? lesson.id.value
    self.step = index + 1
    stepCount = lesson.steps.count
    section = text?[step.id.value]
  }
}
