import Notation

/// An answer of the room, as it is kept where all terminals reach it.
public struct CastVote: Equatable, Sendable {
  /// Who gave it, by a name that tells nothing of them.
  public var learner: String
  /// What was answered, as a JSON array of texts, or as an object that has it beside how sure of
  /// it the learner is.
  public var text: String

  public init(learner: String, text: String) { (self.learner, self.text) = (learner, text) }

  /// - Parameters:
  ///   - answer: ids of what was picked, lines, texts or code.
  ///   - certainty: from 1 to 3; nil where it was not said.
  public init(learner: String, answer: [String], certainty: Int? = nil) {
    let answer = JSON.strings(answer)
    let json = certainty.map { ["answer": answer, "certainty": .integer($0)] } ?? answer
    self.init(learner: learner, text: json.encoded())
  }

  /// nil for what no terminal of ours wrote.
  var answer: [String]? {
    json?.strings ?? json?["answer"]?.strings
  }

  /// How sure the learner is, from 1 to 3; nil where that was not said.
  var certainty: Int? {
    json?["certainty"]?.integer.flatMap { (1...3).contains($0) ? $0 : nil }
  }

  private var json: JSON? {
    text.utf8.count <= 2 * Ballot.most ? try? JSON(parsing: text) : nil
  }
}
