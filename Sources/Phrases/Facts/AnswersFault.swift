public import Notation

/// Why answers given elsewhere cannot be graded.
public enum AnswersFault: Equatable, Sendable {
  /// The quiz's own key for a question cannot be made.
  case contradictoryKey(question: String)
  /// The file is read as one value, so that nothing in it is graded.
  case notJSON(UnreadableJSON.Problem)
  /// No object of JSON with answers by question.
  case notAnswers
  case unknownQuestion(String, suggestion: String?)
  /// An answer that is not of the question's kind.
  case notIDs(question: String)
  /// An id that the question does not have.
  case unknownItem(String, question: String)
}
