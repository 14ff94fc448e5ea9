public import Notation

/// Why answers given elsewhere cannot be graded.
public enum AnswersFault: Equatable, Sendable {
  case contradictoryKey(question: String)
  case notJSON(UnreadableJSON.Problem)
  case notAnswers
  case unknownQuestion(String, suggestion: String?)
  case notIDs(question: String)
  case unknownItem(String, question: String)
}
