/// What those wait for who are in a room: each is announced to those alone whom it concerns.
public enum Change: String, CaseIterable, Sendable {
  /// The room is asked something else, or nothing any more: for its learners.
  case asked
  /// Somebody has come, has begun to answer, has answered or has left: for its presenter.
  case answered
}
