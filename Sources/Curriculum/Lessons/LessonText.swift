public import Diagnostics

/// The prose of a lesson in one language.
public struct LessonText: Equatable, Sendable {
  /// What the text says about one step.
  public struct Section: Equatable, Sendable {
    public var stepID: Located<String>
    public var title: [Document.Inline]
    /// What stands before the answer.
    public var body: Document
    /// What stands after it: what happened, the rule, the name.
    public var after: Document
    /// The options of a choice.
    public var options: [Item]
    /// What is said to whoever chose a distractor or an option, by its id.
    public var whyNot: [Item]
    /// From the gentlest on.
    public var hints: [Item]
    /// What a presenter wants to know.
    public var notes: Document
    /// A question to the room, and one with options to vote on.
    public var ask: Document
    public var poll: [Item]
    /// The fingerprint of title and parts, which translations of it bear.
    public var hash: TextHash
    /// The fingerprint of the section that this was translated from.
    public var stamp: Located<TextHash>?
  }

  /// A text with an id, which is never shown: a hint such as `nudge` or `rule`, an option.
  public struct Item: Equatable, Sendable {
    public var id: Located<String>
    public var content: Document
  }

  /// The id of the section at the end of every file: what stays.
  public static let summaryID = "summary"

  public var language: Language
  public var title: Located<String>
  /// The fingerprint of the title that this one was translated from.
  public var titleStamp: Located<TextHash>?
  public var sections: [Section]
  /// The whole file.
  public var range: SourceRange

  /// The section about a step.
  public subscript(stepID: String) -> Section? {
    sections.first { $0.stepID.value == stepID }
  }

  /// What is said at the end of the lesson.
  public var summary: Section? { self[Self.summaryID] }

  /// The fingerprint of the title, which translations of it bear.
  public var titleHash: TextHash { TextHash(of: title.value) }
}
