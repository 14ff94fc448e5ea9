public import Curriculum
public import Grading

/// An answer with what it is worth, and what is right.
public struct Graded: Sendable {
  public enum Answer: Sendable {
    case order(OrderFeedback)
    /// Numbers of options, ascending; yours are nil when the answer was only shown.
    case classify(yours: [Int]?, right: [Int])
  }

  public var question: QuestionView
  public var grade: QuestionGrade
  public var answer: Answer
  public var explanation: Document?

  /// Whether the right answer was shown without one of the learner's.
  public var isShown: Bool {
    switch answer {
    case .order(let feedback): feedback.yours.isEmpty
    case .classify(let yours, _): yours == nil
    }
  }
}

/// An order of calls beside the right order that is nearest to it, in the calls that were shown.
public struct OrderFeedback: Equatable, Sendable {
  public var yours: [String]
  public var right: [String]
  /// The calls that stand in a wrong place.
  public var moves: [String]
  public var missing: [String]
  /// Calls that are not made at all.
  public var extras: [String]
  /// Calls that were given more often than they are made.
  public var repeated: [String]
}
