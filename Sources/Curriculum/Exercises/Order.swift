public import Diagnostics

extension Exercise {
  /// Calls to be put in their order.
  public struct Order: Equatable, Sendable {
    /// A call with the id by which answers name it.
    public struct Item: Equatable, Sendable {
      public var id: Located<String>
      public var call: ExpectedCall

      public init(id: Located<String>, call: ExpectedCall) { (self.id, self.call) = (id, call) }
    }

    /// One item stands before another.
    public struct Pair: Equatable, Sendable {
      public var first: String
      public var second: String
      public var range: SourceRange
    }

    /// Which orders are right.
    public enum Key: Equatable, Sendable {
      /// A strict partial order without circles; its transitive closure counts.
      case before([Pair])
      /// A total order of all items.
      case sequence([Located<String>])
      /// The order in which running this makes the calls.
      case script(Snippet)
    }

    /// How an answer that is not right is scored; `blend` unless the file says otherwise.
    public enum Scheme: String, CaseIterable, Equatable, Sendable {
      case exact, pairs, keep, blend
    }

    /// In the order of the file; with a script they may be left to the simulator, and none are
    /// here.
    public var items: [Item]
    public var key: Key
    /// Calls that belong in no answer.
    public var distractors: [Item]
    public var scheme: Scheme
  }
}
