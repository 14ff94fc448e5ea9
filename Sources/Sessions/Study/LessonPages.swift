public import Curriculum
public import Grading
import Interpreter
public import Playgrounds
import Syntax

/// A lesson gone through once, step by step, with each step's world and key: what `check` proves
/// and measures.
public struct LessonPages: Sendable {
  /// A step where its page begins.
  public struct Stop: Sendable {
    public var step: Lesson.Step
    /// The world in which its set-up is played.
    public var before: Playground
    /// The world in which it begins, its set-up played.
    public var start: Playground
    /// Nil for a step that is no exercise.
    fileprivate var asked: Result<Asked, QuestionFault>?

    /// The key of its exercise; nil for a step that has none.
    public func key() throws(QuestionFault) -> AnswerKey? { try asked?.get().key }
  }

  public let lesson: Lesson
  public private(set) var stops: [Stop] = []

  public init(_ lesson: Lesson) {
    self.lesson = lesson
    var path = LessonPath(lesson)
    for step in lesson.steps {
      path.startApp(of: step)
      let before = path.road
      path.setUp(step)
      let start = path.playground
      var stop = Stop(step: step, before: before, start: start)
      if case .exercise(let exercise) = step.kind {
        stop.asked = Result { () throws(QuestionFault) in
          try Asked(
            step: "\(lesson.id.value)/\(step.id.value)", exercise, in: step.setting, at: start,
            seed: 0)
        }
      }
      stops.append(stop)
      path.play(step)
    }
  }

  /// The page of a step in one of the dialects; nil where its exercise has no key.
  public func page(
    _ index: Int, number: Int, _ text: LessonText, in dialect: Snippet.Dialect
  ) -> Page? {
    let stop = stops[index]
    let desk = Desk(language: text.language, dialect: Dialect(dialect)) {
      $0.map { Page.Claim(id: $0, text: $0, source: "") }
    }
    let heading = Page.Heading.lesson(
      number: number, title: text.title.value, step: index + 1, of: stops.count)
    let section = text[stop.step.id.value]
    if case .exercise(let exercise) = stop.step.kind, exercise.kind != .task {
      return (try? stop.asked?.get())?.page(
        heading, title: section?.title ?? [], section?.exercise ?? .none, desk)
    }
    return Page(
      of: stop.step, in: lesson, heading, section, at: stop.start.world.globalNames, desk)
  }
}

extension Page {
  /// The page of a step that is no exercise with an answer of its own.
  init(
    of step: Lesson.Step, in lesson: Lesson, _ heading: Heading, _ section: LessonText.Section?,
    at globals: [String], _ desk: Desk
  ) {
    let ask: Ask =
      switch step.kind {
      case .read, .quiz: .read
      case .run: .run
      case .exercise: .task
      }
    self.init(
      heading: heading, title: section?.title ?? [], text: section?.body ?? Document(blocks: []),
      ask: ask)
    let setting = step.setting
    show(in: desk) { desk in
      let setup = setting.show == .setup ? setting.setup : nil
      let code: Code? =
        if setting.show != .none, case .run(let run) = step.kind { run.code } else { nil }
      return (
        setup.map { Page.SetUp(desk.listing(of: $0, in: setting, among: globals)) },
        code.map { desk.listing(of: $0, in: setting, among: globals) }
      )
    }
    help = section?.hints.isEmpty == false ? .hints : .answer
    let version = UIKitVersion(setting.ios?.value ?? lesson.ios.value)
    ios = version?.short
    if setting.dialects == [.objc], lesson.dialects.contains(.swift) {
      let counts = setting.memory.map { $0 == .mrc } ?? (version?.defaultMemory == .manual)
      objectiveCOnly = counts ? .countsByHand : .asWritten
      standsIn = nil
    }
  }
}
