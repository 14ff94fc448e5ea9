/// How a task can still be solved.
public enum WayOut: Equatable, Sendable {
  /// From where the learner stands.
  case onward
  /// After the last move has been undone.
  case undo
  /// Only from the beginning of the page.
  case again
}

/// The end of a lesson.
public struct LessonEnd: Equatable, Sendable {
  public var number: Int
  public var title: String
  /// The steps that have not been done, from 1.
  public var left: [Int]
  /// The number of the next lesson.
  public var next: Int?
}
