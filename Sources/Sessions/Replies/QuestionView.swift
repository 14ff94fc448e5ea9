public import Curriculum

/// A question as it is asked.
public struct QuestionView: Sendable {
  public enum Kind: Sendable {
    /// Calls in the order in which they are shown, numbered from 1; the script that makes them,
    /// where there is one; whether some are not made at all.
    case order([String], script: String?, hasDistractors: Bool)
    /// Code, and options of the question's own; nil for the twelve mistakes.
    case classify(code: String, options: [String]?)
  }

  /// From 1.
  public var number: Int
  public var count: Int
  public var ios: String?
  public var prompt: Document
  public var kind: Kind
}
