/// What those who wait at a cohort's database are woken for; its raw value is the engine's channel.
public enum Announcement: String, CaseIterable, Sendable {
  /// A question was put, closed or revealed: learners look.
  case question = "viewdidlearn"
  /// Somebody answered, came, left or began to type: the presenter counts. Learners are not woken.
  case answer = "viewdidlearn_answer"
}
