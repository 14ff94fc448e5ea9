/// A language that lessons, quizzes and the interface stand in; the raw value is its ISO 639-1
/// code.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case en, ru, zh, cs, ja
}
