public import Diagnostics

/// A screening as it is planned: no questions and no keys, but what questions are to be drawn.
public struct Blueprint: Equatable, Sendable {
  public var id: Located<String>
  public var minutes: Located<Int>
  /// Those a candidate may choose between; the first is the one that is shown first.
  public var dialects: [Snippet.Dialect]
  public var rules: Rules
  public var items: [Item]
  /// What all variants of an item have in common, and in what they differ.
  public var same: [Trait]
  public var differ: [Difference]
  public var packs: [Pack]

  /// What is the same for all questions.
  public struct Rules: Equatable, Sendable {
    /// Whether answers can be looked through and changed until the end.
    public var hasReview: Bool
    public var simulator: Simulator
    /// Whether candidates say how sure they are; it is reported, not marked.
    public var asksCertainty: Bool
    /// The share of the marks that passes.
    public var pass: Double

    public init(hasReview: Bool, simulator: Simulator, asksCertainty: Bool, pass: Double) {
      (self.hasReview, self.simulator) = (hasReview, simulator)
      (self.asksCertainty, self.pass) = (asksCertainty, pass)
    }
  }

  /// What of the simulator a candidate has while a question stands.
  public enum Simulator: String, CaseIterable, Sendable {
    case none, play
  }

  /// What of an item counts.
  public enum Marked: String, CaseIterable, Sendable {
    case yes = "true"
    case no = "false"
    /// The free text alone, which people read.
    case reason
  }

  /// A property that is to be alike in all variants of an item.
  public enum Trait: String, CaseIterable, Sendable {
    case level, controllers, pairs
  }

  /// In what the variants of a question differ from candidate to candidate.
  public enum Difference: String, CaseIterable, Sendable {
    case names, moves
    case lineOrder = "line order"
  }

  /// A question of a paper: where it comes from, how long it takes, how it is marked.
  public struct Item: Equatable, Sendable {
    public var id: Located<String>
    public var minutes: Int
    public var marked: Marked
    public var skills: [Located<String>]
    public var source: Source
    /// Nil where the rules say it.
    public var simulator: Simulator?
    /// Whether a line of free text says why.
    public var asksReason: Bool
    /// What a reason is worth, for who reads it: no pack holds it.
    public var rubric: LocalizedText?
    public var range: SourceRange

    /// Whether there are many variants of it.
    public var isGenerated: Bool {
      if case .generate = source { true } else { false }
    }
  }

  /// Where the question of an item comes from.
  public enum Source: Equatable, Sendable {
    /// A step of a lesson or a question of a quiz.
    case ask(Lesson.QuestionReference)
    case generate(Demand, levels: ClosedRange<Int>)
    /// Free text, and what it is to be about: nil in the plans of older rounds, which never said it.
    case text(LocalizedText?)
  }

  /// Other questions for a round under other versions.
  public struct Pack: Equatable, Sendable {
    public var id: Located<String>
    /// The newest version that it is for.
    public var newest: String
    /// What is generated instead, by the ids of items.
    public var swaps: [Swap]

    /// A question that is generated in the place of one that the versions of a round do not allow.
    public struct Swap: Equatable, Sendable {
      public var item: Located<String>
      public var demand: Demand
    }
  }
}

extension Blueprint {
  /// As it is for one of its packs.
  public func swapped(for pack: Pack) -> Blueprint {
    var blueprint = self
    for swap in pack.swaps {
      guard let place = items.firstIndex(where: { $0.id.value == swap.item.value }),
        case .generate(_, let levels) = items[place].source
      else { continue }
      blueprint.items[place].source = .generate(swap.demand, levels: levels)
      blueprint.items[place].range = swap.item.range
    }
    return blueprint
  }
}
