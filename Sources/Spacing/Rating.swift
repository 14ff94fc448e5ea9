/// How well an item was remembered, as FSRS counts it: derived from an answer, never asked for.
public enum Rating: Int, Hashable, Sendable, CaseIterable {
  /// Forgotten.
  case again = 1
  /// Remembered with effort.
  case hard
  case good
  /// Remembered at once.
  case easy
}
