/// Why answers given elsewhere cannot be graded.
public enum AnswersFault: Equatable, Sendable {
  case contradictoryKey(question: String)
  /// The reader's own words.
  case notJSON(String)
  case notAnswers
  case unknownQuestion(String, suggestion: String?)
  case notIDs(question: String)
  case unknownItem(String, question: String)
}
