extension Exercise {
  /// What code will do, said before it runs.
  public struct Predict: Equatable, Sendable {
    /// What is to be foretold of the run.
    public enum Question: Equatable, Sendable {
      /// The calls, in their order.
      case calls(of: Subject?, from: Source, distractors: [Order.Item])
      /// The lines that are printed.
      case prints
      /// How many owners an object has in the end.
      case owners(of: Located<String>)
      /// How often a call happens.
      case number(of: ExpectedCall)
    }

    /// Which calls are asked for.
    public enum Subject: Equatable, Sendable {
      case object(Located<String>)
      /// Those that a line of the code causes, from 1.
      case line(Int)
    }

    /// What the calls are taken from.
    public enum Source: String, CaseIterable, Equatable, Sendable {
      /// Numbers of a shuffled list.
      case list
      /// They are typed.
      case memory
    }

    public var code: Code
    public var question: Question
    /// What else the run shows.
    public var expect: Expectation?

    public init(code: Code, question: Question, expect: Expectation? = nil) {
      (self.code, self.question, self.expect) = (code, question, expect)
    }
  }
}
