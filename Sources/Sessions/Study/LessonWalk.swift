import Curriculum
import Diagnostics
import Grading
import Interpreter
import Mistakes
import ObjectModel
import ObjectRuntime
import Playgrounds
import Simulator
import Syntax

/// A person's way through a lesson.
///
/// Each page begins where the lesson's own path comes to it. What the learner does stays on the
/// page: a step has seen what stands in its playground, and what is undone there has not happened.
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
  /// The lesson's own way to the page.
  private var path: LessonPath
  /// The page's own playground, which begins at `start`.
  var playground: Playground

  init(entry: Library.LessonEntry, text: LessonText?, index: Int = 0) {
    self.entry = entry
    self.text = text
    self.index = index
    path = LessonPath(entry.lesson, to: index)
    playground = path.playground
  }

  /// The world in which the page begins.
  var start: Playground { path.playground }
  var lesson: Lesson { entry.lesson }
  var step: Lesson.Step { lesson.steps[index] }
  /// The app of the step; without a version of its own it is that of the lesson.
  var setting: Setting { step.setting }
  var isLast: Bool { index == lesson.steps.count - 1 }
  var item: String { "\(lesson.id.value)/\(step.id.value)" }
  var isUnaided: Bool { !helped.contains(step.id.value) }

  var isTask: Bool { if case .exercise(.task) = step.kind { true } else { false } }

  /// The questions that pages further on ask.
  var questionsToCome: Set<String> {
    Set(
      lesson.steps.dropFirst(index + 1).compactMap { step in
        if case .quiz(.question(let reference)) = step.kind { reference.item } else { nil }
      })
  }

  /// What the step stands for in the texts of the lesson.
  var section: LessonText.Section? { text?[step.id.value] }

  /// What pages before this one say once their runs have answered.
  var earlierTexts: [Document] {
    lesson.steps.prefix(index).compactMap { text?[$0.id.value]?.after }
  }

  /// The page of a step that is no exercise with an answer of its own.
  func page(_ desk: Desk) -> Page {
    Page(of: step, in: lesson, heading, section, at: start.world.globalNames, desk)
  }

  var heading: Page.Heading {
    .lesson(
      number: entry.number, title: text?.title.value ?? lesson.id.value, step: index + 1,
      of: lesson.steps.count)
  }

  /// Goes to another step; answers what was different in the learner's world from the one in which
  /// the page begins, by name, or nil where nothing was.
  mutating func go(to target: Int) -> [String]? {
    let goesOn = target == index + 1
    let left = playground.simulation
    if goesOn { path.play(step) }
    let changes =
      playground.standing.isEmpty || !goesOn ? nil : left.differences(from: start.simulation)
    index = target
    if goesOn { path.enter(step) } else { path = LessonPath(lesson, to: target) }
    playground = start
    isOver = false
    hintsShown = 0
    return step.setting.startsAgain ? nil : changes
  }

  /// Puts the page back to its beginning.
  mutating func beginAgain() {
    playground = start
    isOver = false
  }
}

extension Simulation {
  /// The variables that hold something else than in another world, sorted; nil when the two look
  /// alike.
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

extension Document {
  /// The id of the first claim that it cites: `ru-024` of `[ru-024]`.
  var claim: String? {
    let text = plainText
    guard let found = text.firstMatch(of: /\[([a-z]+-[0-9]{3})\]/) else { return nil }
    return String(found.1)
  }
}

extension String {
  /// Without the marks by which `:sources` finds what a source says, for who has no prompt at hand.
  public var withoutSourceMarks: String {
    replacing(
      /[ \u{A0}]?\[[a-z]+-[0-9]{3}\](?:[,、，]? ?\[[a-z]+-[0-9]{3}\])*/, with: "")
  }
}
