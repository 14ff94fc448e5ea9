import Curriculum
public import Learning
public import Sessions

// Lessons, tasks and where a person stands in them.
extension Phrasebook {
  public func lessonHeading(number: Int, title: String) -> String {
    say("lesson.heading", ["number": .number(number), "title": .text(title)])
  }

  /// What is not resumed any more, and how it is begun anew.
  public func forgotten(_ place: Place) -> String {
    switch place {
    case .lesson(let id): say("study.forgotten-lesson", ["name": .text(id)])
    case .quiz(let id): say("study.forgotten-quiz", ["name": .text(id)])
    case .checkpoint(let id):
      say(
        "study.forgotten-checkpoint",
        ["name": .text(id.split(separator: "/").last.map { String($0) } ?? id)])
    }
  }

  /// Below the page at which a lesson was left.
  public var resumedHere: String { say("lesson.resumed-here") }

  /// A page begins in the lesson's world; these variables were other in the learner's.
  public func beginsInItsWorld(_ names: [String]) -> String {
    names.isEmpty
      ? say("page.own-world") : say("page.own-world-differs", ["names": .list(names)])
  }

  /// Other lines were typed, so a page's code is played from the page's beginning.
  public var startsAgain: String { say("page.starts-again") }

  /// A page that is there in Objective-C alone.
  public func objectiveCOnly(_ reason: Page.ObjectiveCOnly) -> String {
    switch reason {
    case .countsByHand: say("page.objective-c-counts")
    case .asWritten: say("page.objective-c-only")
    }
  }

  /// Stands above the code of a page that was run, or was only declared, before the learner begins.
  public func setup(isRun: Bool) -> String {
    isRun ? say("page.setup-is") : say("page.setup-declares")
  }

  /// Whether the lesson ends with the page.
  public func stepDone(isLast: Bool) -> String {
    isLast ? say("page.done-last") : say("page.done")
  }

  /// A step is over without being done.
  public func stepLeft(isLast: Bool) -> String {
    isLast ? say("page.left-last") : say("page.left")
  }

  /// Stands above what was played instead of a task that was skipped.
  public var skippedTask: String { say("page.skipped-task") }

  /// How a task can still be solved; nil when nothing stands in the way.
  public func wayOut(_ way: WayOut) -> String? {
    switch way {
    case .onward: nil
    case .undo: say("task-way-out.undo")
    case .again: say("task-way-out.again")
    }
  }

  /// How much help is left, and what taking it costs.
  public func help(remaining: Int) -> String {
    say("task.help-left", ["count": .number(remaining)])
  }

  /// Above a solution that the page shows, among others that are right.
  public var answerIs: String { say("task.answer-is") }

  /// With the next lesson, and with the pages that were left out.
  public func lessonDone(_ end: LessonEnd) -> String {
    let next =
      end.next.map { say("lesson.next", ["number": .number($0)]) } ?? say("lesson.no-next")
    guard let first = end.left.first else {
      return say("lesson.done", ["title": .text(end.title), "next": .text(next)])
    }
    return say(
      "lesson.at-its-end",
      [
        "title": .text(end.title), "number": .number(end.number), "first": .number(first),
        "steps": .list(end.left.map { String($0) }), "next": .text(next),
      ])
  }

  /// What stands above the list of lessons: what it is, and how one is opened.
  public var lessonsHeading: String { say("study.lessons-heading") }

  /// A lesson whose subject a test has shown to be known is said to be so.
  public func lessonLine(_ summary: LessonSummary) -> String {
    say(
      summary.isKnown ? "study.lesson-line-known" : "study.lesson-line",
      ["done": .number(summary.stepsDone), "count": .number(summary.stepCount)])
  }

  public var quizzesHeading: String { say("study.quizzes-heading") }

  /// With the best score, where it was answered.
  public func quizLine(_ summary: QuizSummary) -> String {
    let questions = say("study.quiz-line", ["count": .number(summary.questionCount)])
    guard let score = summary.score else { return questions }
    return say(
      score == 1 ? "study.quiz-line-one-point" : "study.quiz-line-score",
      ["questions": .text(questions), "score": .score(score)])
  }

  /// Folders that cannot be read, by their names.
  public func broken(_ folders: [String]) -> String {
    say("study.broken", ["folders": .list(folders)])
  }

  /// How many lines have been run, and how many cards are due.
  public func progress(lines: Int, toReview: Int) -> String {
    say("study.progress", ["lines": .number(lines), "toReview": .number(toReview)])
  }
}
