public import Diagnostics

/// A set of questions, with their texts in every language.
public struct Quiz: Equatable, Sendable {
  public var id: Located<String>
  public var title: LocalizedText
  /// The language that the other texts are translations of.
  public var origin: Language
  public var questions: [Question]

  public init(
    id: Located<String>, title: LocalizedText, origin: Language, questions: [Question]
  ) {
    (self.id, self.title, self.origin, self.questions) = (id, title, origin, questions)
  }

  /// The question of an id.
  public subscript(id: String) -> Question? {
    questions.first { $0.id.value == id }
  }
}

extension Quiz {
  /// One question, with what all kinds have.
  public struct Question: Equatable, Sendable {
    public var id: Located<String>
    public var exercise: Exercise
    public var setting: Setting
    /// Whether the file says in which dialect the code is; else it is recognised by the code.
    public var hasDialect: Bool
    public var prompt: LocalizedText
    public var hint: LocalizedText?
    /// Shown after the answer.
    public var explanation: LocalizedText?
    /// The texts of the options of a choice, by their ids.
    public var options: [Text]
    /// What is said to whoever chose this option or distractor.
    public var whyNot: [Text]
    public var claims: [Located<String>]
    public var skills: [Located<String>]
    /// How hard it is, from 1 to 3.
    public var level: Int?
    /// Lessons to be learnt before.
    public var after: [Located<String>]
    /// The misconceptions that options and distractors catch.
    public var catches: [Catch]
    public var range: SourceRange

    /// The dialect of the code; nil when it is to be recognised.
    public var dialect: Snippet.Dialect? { hasDialect ? setting.dialect : nil }
  }

  /// A text about an option or a distractor.
  public struct Text: Equatable, Sendable {
    public var id: Located<String>
    public var text: LocalizedText
  }

  /// Whoever chooses an option has a misconception.
  public struct Catch: Equatable, Sendable {
    public var option: Located<String>
    public var misconception: Located<String>
  }
}

extension Quiz.Question {
  /// One that is made, whose text is that of its kind.
  public init(
    id: Located<String>, _ exercise: Exercise, in setting: Setting, prompt: LocalizedText,
    skills: [Located<String>], level: Int
  ) {
    self.init(
      id: id, exercise: exercise, setting: setting, hasDialect: true, prompt: prompt,
      options: [], whyNot: [], claims: [], skills: skills, level: level, after: [], catches: [],
      range: id.range)
  }
}
