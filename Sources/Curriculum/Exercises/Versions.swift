extension Exercise {
  /// The same code under several versions of iOS.
  public struct Versions: Equatable, Sendable {
    /// What is asked of each version of iOS.
    public enum Question: Equatable, Sendable {
      /// Whether a call comes: `y` or `n`.
      case call(ExpectedCall)
      /// How often a call comes.
      case count(ExpectedCall)
      /// How many life-cycle calls an object gets.
      case calls(of: Located<String>)
      /// The line that is printed at a place, from 1.
      case prints(Int)
      case owners(of: Located<String>)
      /// The size of a view in points, `320x480`.
      case size(of: Located<String>)

      public var value: Value {
        switch self {
        case .call: .call
        case .count: .count
        case .calls: .calls
        case .prints: .prints
        case .owners: .owners
        case .size: .size
        }
      }
    }

    /// What is asked of each version, whatever it is asked about.
    public enum Value: String, Equatable, Sendable {
      case call, count, calls, prints, owners, size
    }

    public var versions: [Located<String>]
    public var code: Code
    public var question: Question
    /// Whether all versions are to agree.
    public var isSame: Bool

    public init(versions: [Located<String>], code: Code, question: Question, isSame: Bool) {
      (self.versions, self.code) = (versions, code)
      (self.question, self.isSame) = (question, isSame)
    }
  }
}
