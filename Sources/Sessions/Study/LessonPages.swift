public import Curriculum
public import Grading
import Interpreter
import Syntax

/// A lesson gone through once, step by step, with each step's world and key: what `check` proves
/// and measures.
public struct LessonPages: Sendable {
  /// A step where its page begins.
  public struct Stop: Sendable {
    public var step: Lesson.Step
    /// The world in which it begins, its set-up played.
    public var start: Playground
    /// What came of its set-up.
    public var setUp: PlayedText
    /// What plays code in that world.
    public var play: Rehearsal.Player {
      let (setting, start) = (step.setting, start)
      return { Asked.play($0, setting, start) }
    }
    fileprivate var asked: Asked?

    /// Makes the key of its exercise; nil for a step that has none.
    public func key(_ item: String) throws(QuestionFault) -> AnswerKey? {
      guard case .exercise(let exercise) = step.kind else { return nil }
      return try AnswerKey(exercise, in: step.setting, id: item, play: play)
    }
  }

  public let lesson: Lesson
  public private(set) var stops: [Stop] = []

  public init(_ lesson: Lesson) {
    self.lesson = lesson
    var path = LessonPath(lesson)
    for step in lesson.steps {
      let setUp = path.enter(step)
      var stop = Stop(step: step, start: path.playground, setUp: setUp)
      if case .exercise(let exercise) = step.kind, exercise.kind != .task {
        stop.asked = try? Asked(
          step: "\(lesson.id.value)/\(step.id.value)", exercise, in: step.setting,
          at: path.playground, seed: 0)
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
      return stop.asked?.page(
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
    if step.setting.show == .setup, let setup = step.setting.setup {
      setUp = Asked.setUp(desk.listing(of: setup, in: step.setting, among: globals))
    }
    if step.setting.show != .none, case .run(let run) = step.kind {
      code = desk.listing(of: run.code, in: step.setting, among: globals)
    }
    ios = step.setting.ios?.value
    isObjectiveCOnly = step.setting.dialects == [.objc] && lesson.dialects.contains(.swift)
  }
}
