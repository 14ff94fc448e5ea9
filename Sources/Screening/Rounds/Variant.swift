import Curriculum
import Generation
import Grading
public import Sessions
import Syntax

/// A question as it was drawn, with what tells how like another it is.
public struct Variant: Sendable {
  public let traits: Traits
  /// By which attempts it was drawn; nil for a question of the bank.
  let attempts: Attempts?
  private let ready: ReadyQuestion
  /// What marks answers to it, before its choices are shuffled.
  public let key: MarkingKey

  /// What need not be tried again to draw a variant once more.
  public struct Attempts: Equatable, Sendable {
    /// Which of the seeds of the variant drew it, and which of the draws by that seed.
    public var seed: Int
    public var draw: Int

    public init(seed: Int, draw: Int) { (self.seed, self.draw) = (seed, draw) }
  }

  /// By what variants of a question are compared, so that no candidate gets a harder one.
  public struct Traits: Equatable, Sendable {
    public var level: Int
    public var controllers: Int
    /// How many pairs of calls may come in either order.
    public var pairs: Int
    /// How many lines are shown.
    public var lines: Int
  }

  /// A question of the bank; nil where it has no key.
  init?(_ question: Quiz.Question, of quiz: Quiz) {
    guard let ready = try? ReadyQuestion(question, of: quiz) else { return nil }
    (self.ready, key, attempts) = (ready, ready.marking, nil)
    traits = Traits(level: question.level ?? 1, controllers: 0, pairs: 0, lines: 0)
  }

  /// The question; what is picked from stands in an order that the seed draws.
  func ready(seed: Int) -> ReadyQuestion { ready.shuffled(seed: seed) }
}

extension Variant {
  /// Draws one; nil where nothing can be drawn by that seed.
  init?(_ item: Blueprint.Item, _ recipe: Recipe, from attempts: Attempts) {
    let drawn = recipe.ready(from: attempts.draw, id: item.id, skills: item.skills)
    guard let (made, ready, draw) = drawn else { return nil }
    let dialect = Dialect(made.setting.dialect)
    let page = ready.bare(in: dialect)
    let shown = [ready.setUp(in: dialect, of: page), page.code, page.play].compactMap { $0 }
    let lines = shown.reduce(0) { $0 + $1.lineCount }
    (self.ready, key) = (ready, ready.marking)
    self.attempts = Attempts(seed: attempts.seed, draw: draw)
    traits = Traits(
      level: recipe.level, controllers: made.controllers, pairs: ready.key.freePairs,
      lines: lines)
  }
}
