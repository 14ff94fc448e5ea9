public import Curriculum
import Orders
public import Syntax

/// Questions that one seed makes, from easy to hard.
public struct Series: Hashable, Sendable {
  /// Taken in turn.
  public var kinds: [Recipe.Kind]
  /// Of iOS.
  public var version: UIKitVersion
  public var seed: Int

  public init(_ kinds: [Recipe.Kind], version: UIKitVersion, seed: Int) {
    (self.kinds, self.version, self.seed) = (kinds, version, seed)
  }

  /// How many questions it has.
  public static let count = 10

  private static let prefix = "generated"

  /// As the journal names it: `generated-order,log-26-7`.
  public var id: String {
    "\(Series.prefix)-\(kinds.map(\.rawValue).joined(separator: ","))-\(version.short)-\(seed)"
  }

  /// What is typed behind `:quiz generate`, in any language: `order,log 26 7`.
  private var title: String {
    let names = kinds == Recipe.Kind.allCases ? [] : [kinds.map(\.rawValue).joined(separator: ",")]
    return (names + [version.short, "\(seed)"]).joined(separator: " ")
  }

  /// Reads an id; nil for what is none.
  public init?(id: String) {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Series.prefix, let version = UIKitVersion(parts[2]),
      let seed = Int(parts[3]), seed >= 0
    else { return nil }
    let kinds = parts[1].split(separator: ",").map { Recipe.Kind(rawValue: String($0)) }
    guard !kinds.isEmpty, !kinds.contains(nil) else { return nil }
    self.init(kinds.compactMap { $0 }, version: version, seed: seed)
  }

  /// What its questions are made by; the first third is easy, the last is hard.
  public var recipes: [Recipe] {
    var draw = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
    return (0..<Series.count).map { place in
      Recipe(
        kinds[place % kinds.count], version: version,
        level: 1 + place * Recipe.levels.count / Series.count,
        seed: draw.next(below: 1_000_000_000))
    }
  }

  /// All of it as a quiz, without the questions that their seeds do not make.
  public func quiz(play: Recipe.Player) -> Quiz {
    quiz(of: recipes.compactMap { recipe in recipe.quizQuestion(play: play) })
  }

  /// One question of it; nil where there is none of that id.
  public func question(_ id: String, play: Recipe.Player) -> (Quiz.Question, Quiz)? {
    guard let recipe = Recipe(id: id), let question = recipe.quizQuestion(play: play) else {
      return nil
    }
    return (question, quiz(of: [question]))
  }

  /// Some of it as a quiz.
  public func quiz(of questions: [Quiz.Question]) -> Quiz {
    Quiz(id: at(id), title: LocalizedText(forAll: title), origin: .en, questions: questions)
  }
}

extension Recipe {
  /// As a question of a quiz; nil where the seed draws none.
  fileprivate func quizQuestion(play: Player) -> Quiz.Question? {
    question(play: play)?.question(of: self)
  }
}
