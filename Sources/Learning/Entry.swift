public import Notation

/// One line of the append-only journal: something a person did, and when.
///
/// Progress, spaced repetition and everything else about a person's past are folds of entries.
public struct Entry: Equatable, Sendable {
  /// The version of the entry's own form.
  public var version = 1
  /// The place in the journal, from 1; nil until the journal has taken the entry.
  public var sequence: Int?
  public var time: Instant
  public var kind: Kind
  /// What it is about: a lesson and step (`lazy-view/look`), a question, or empty.
  public var item: String
  /// The interface language, as `ru`.
  public var language: String
  public var payload: JSON

  public init(
    at time: Instant, _ kind: Kind, item: String = "", language: String, payload: JSON = .object([])
  ) {
    self.time = time
    self.kind = kind
    self.item = item
    self.language = language
    self.payload = payload
  }

  /// What happened; the raw value is what the journal keeps.
  public enum Kind: String, Equatable, Sendable, CaseIterable {
    /// A line or command was run: in the sandbox, or about the step that is the item.
    case ran
    /// The sandbox's app was started, under what the payload says; its moves were gone through.
    case sandboxStarted = "sandbox-started"
    case travelled
    /// A lesson was opened, a step reached, finished, skipped, or the lesson completed or left for
    /// good.
    case lessonOpened = "lesson-opened"
    case stepReached = "step-reached"
    case stepDone = "step-done"
    case stepSkipped = "step-skipped"
    case lessonDone = "lesson-done"
    case neverResume = "never-resume"
    /// The lesson or quiz was left for the sandbox.
    case left
    /// A hint was shown.
    case hinted
    /// A part of an answer was typed, or taken back; what is neither drops all parts.
    case typed
    /// A question for practice was asked beside where the person is.
    case anotherAsked = "another-asked"
    /// A quiz was opened; a question answered, skipped; the quiz completed.
    case quizOpened = "quiz-opened"
    case answered
    case questionSkipped = "question-skipped"
    case quizDone = "quiz-done"
    /// A question is to come back, whether or not it has been asked.
    case queued
    /// A checkpoint was opened, or gone through to its end: `part/1`.
    case checkpointOpened = "checkpoint-opened"
    case checkpointDone = "checkpoint-done"
    /// The interface language was changed.
    case languageChosen = "language-chosen"
    /// The dialect in which code is shown first was changed.
    case dialectChosen = "dialect-chosen"
    /// Two languages in which pages are shown were chosen, or that it is one again.
    case bothChosen = "both-chosen"
  }
}
