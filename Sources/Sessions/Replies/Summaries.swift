/// What one sees of a lesson in a list.
public struct LessonSummary: Sendable {
  public var number: Int
  public var id: String
  public var title: String
  public var stepsDone: Int
  public var stepCount: Int
  /// Whether the checkpoint of its part was passed.
  public var isKnown = false
}

/// What one sees of a quiz in a list.
public struct QuizSummary: Sendable {
  public var number: Int
  public var id: String
  public var title: String
  public var questionCount: Int
  /// What it was worth when it was taken last; nil before.
  public var score: Double?
}
