import Curriculum
import Grading
import Rendering
import Typesetting

@testable import Sessions

/// Somebody who goes through a lesson at the prompt, knows every answer, and is wrong once, takes a
/// hint once and has an answer shown once.
struct LessonWalkthrough {
  private(set) var transcript: Transcript
  private(set) var responses: [Response] = []

  init(_ language: Language) {
    var renderer = Renderer(width: 80, theme: .plain, language: language)
    renderer.foldsDiagnostics = true
    transcript = Transcript(
      Session(language: language, library: library, vocabulary: Renderer.vocabulary), renderer)
  }

  mutating func type(_ entry: String) { responses.append(transcript.type(entry)) }

  /// Goes through a lesson as its keys tell.
  mutating func learn(_ entry: Library.LessonEntry, in language: Language) {
    let plan = Plan(entry.lesson, library.text(of: entry, in: language))
    type(":learn \(entry.lesson.id.value)")
    for (place, step) in entry.lesson.steps.enumerated() {
      if place == plan.shown {
        type(":answer")
        if case .exercise(.task) = step.kind { type("") }
      } else {
        if place == plan.hint { type(":hint") }
        if plan.wrong == nil, place == plan.hint { type("") }
        if place == plan.wrong {
          for entry in asked?.wrongEntries(catching: plan.ideas) ?? [] { type(entry) }
          type(":why")
        } else {
          answer(step)
        }
      }
      type("")
    }
  }

  private mutating func answer(_ step: Lesson.Step) {
    switch step.kind {
    case .read: break
    case .run: type("")
    case .exercise(.task(let task)):
      for statement in task.solution.statements { type(statement) }
    case .exercise, .quiz:
      for entry in asked?.rightEntries ?? [] { type(entry) }
    }
  }

  private var asked: Asked? {
    if case .quiz(let walk, _) = transcript.session.activity { walk.current } else { nil }
  }

  /// Where one is wrong, takes a hint, has the answer shown.
  private struct Plan {
    var wrong: Int?
    var hint: Int?
    var shown: Int?
    /// What there is to be caught at where one is wrong.
    var ideas: Set<String> = []

    init(_ lesson: Lesson, _ text: LessonText?) {
      func section(_ place: Int) -> LessonText.Section? { text?[lesson.steps[place].id.value] }
      var exercises = lesson.steps.indices.filter {
        if case .exercise = lesson.steps[$0].kind { true } else { false }
      }
      let final = exercises.filter { place in
        guard case .exercise(let exercise) = lesson.steps[place].kind else { return false }
        return ![.task, .drive, .fix, .fill].contains(exercise.kind)
      }
      // Where the lesson's own exercises are all tried until they are solved, it is a question; where
      // it asks none, Return is pressed too early.
      let questions = lesson.steps.indices.filter {
        if case .quiz = lesson.steps[$0].kind { true } else { false }
      }
      wrong =
        final.first { section($0)?.whyNot.isEmpty == false } ?? final.first ?? questions.first
      ideas = Set(wrong.flatMap(section)?.whyNot.map(\.id.value) ?? [])
      exercises.removeAll { $0 == wrong }
      hint = exercises.last { section($0)?.hints.isEmpty == false }
      exercises.removeAll { $0 == hint }
      shown = exercises.last
    }
  }
}
