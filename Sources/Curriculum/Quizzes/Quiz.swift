public import Diagnostics

/// A set of questions, with their texts in every language.
public struct Quiz: Equatable, Sendable {
  public var id: Located<String>
  public var title: LocalizedText
  /// The language that the other texts are translations of.
  public var origin: Language
  public var questions: [Question]

  /// The question of an id.
  public subscript(id: String) -> Question? {
    questions.first { $0.id.value == id }
  }
}

extension Quiz {
  /// One question, with what all kinds have.
  public struct Question: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      case order(Order)
      case classify(Classify)
    }

    public var id: Located<String>
    public var kind: Kind
    /// The iOS version that the question is about; nil when it says nothing of it.
    public var ios: Located<String>?
    /// Nil when it is to be recognised by the code.
    public var dialect: Snippet.Dialect?
    public var memory: Snippet.Memory?
    public var prompt: LocalizedText
    public var hint: LocalizedText?
    /// Shown after the answer.
    public var explanation: LocalizedText?
    public var claims: [Located<String>]
    public var range: SourceRange
  }
}
