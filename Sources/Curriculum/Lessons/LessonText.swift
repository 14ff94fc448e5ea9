public import Diagnostics

/// The prose of a lesson in one language.
public struct LessonText: Equatable, Sendable {
  /// What the text says about one step.
  public struct Section: Equatable, Sendable {
    public var stepID: Located<String>
    public var title: [Document.Inline]
    public var body: Document
    /// What a presenter wants to know; the learner does not see it.
    public var notes: Document
    /// From the gentlest on.
    public var hints: [Hint]
    /// The fingerprint of title, body, notes and hints, which translations of it bear.
    public var hash: TextHash
    /// The fingerprint of the section that this was translated from.
    public var stamp: Located<TextHash>?
  }

  /// A step of the ladder of help.
  public struct Hint: Equatable, Sendable {
    /// Such as `nudge` or `rule`; never shown.
    public var id: Located<String>
    public var content: Document
  }

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

  /// The fingerprint of the title, which translations of it bear.
  public var titleHash: TextHash { TextHash(of: title.value) }
}
