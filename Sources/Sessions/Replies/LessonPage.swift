public import Curriculum

/// A page of a lesson.
public struct LessonPage: Sendable {
  public enum Task: Equatable, Sendable {
    case read
    case run(code: String)
    /// With the code that was run before the learner begins.
    case task(setup: String?)
    case quiz
  }

  public var number: Int
  public var title: String
  /// From 1.
  public var step: Int
  public var stepCount: Int
  public var section: LessonText.Section?
  public var task: Task
  /// Whether the page was shown because an earlier visit stopped here.
  public var isResumed = false
  /// Whether the task cannot be done in Swift.
  public var isObjectiveCOnly = false
}
