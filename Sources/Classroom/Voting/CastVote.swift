import Notation

/// An answer of the room, as it is kept where all terminals reach it.
public struct CastVote: Equatable, Sendable {
  /// Who gave it, by a name that tells nothing of them.
  public var learner: String
  /// What was answered, as a JSON array of texts.
  public var text: String

  public init(learner: String, text: String) { (self.learner, self.text) = (learner, text) }

  /// - Parameter answer: ids of what was picked, lines, texts or code.
  public init(learner: String, answer: [String]) {
    self.init(learner: learner, text: JSON.strings(answer).encoded())
  }

  /// nil for what no terminal of ours wrote.
  var answer: [String]? {
    guard text.utf8.count <= 2 * Ballot.most else { return nil }
    return try? JSON(parsing: text).strings
  }
}
