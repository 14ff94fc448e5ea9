/// Of how much `check` has found nothing wrong.
public enum Soundness: Equatable, Sendable {
  case content(lessons: Int, quizzes: Int)
  /// Nothing but files that are neither: a catalogue, the plan of a class.
  case files(Int)
}
