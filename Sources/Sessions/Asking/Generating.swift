public import Curriculum
import Diagnostics
public import Generation
public import Grading
import Learning
import ObjectRuntime
import Playgrounds
import Syntax

/// Plays what questions are made from, one after another: a set-up goes on from where the one before
/// it was the same.
final class Rehearsals {
  /// By the versions that are asked for; empty for that of the setting.
  private var trails: [String: Trail] = [:]

  /// Where a page with the setting begins.
  func start(of setting: Setting) -> Playground { trails["", default: Trail()].start(of: setting) }

  /// Plays code behind its set-up; under a version of its own it begins in an app of its own.
  func play(_ rehearsal: Rehearsal, in setting: Setting) -> Observation {
    var (own, rehearsal) = (setting, rehearsal)
    let version = rehearsal.ios ?? ""
    if own.ios == nil { own.ios = rehearsal.ios.map { Located($0, at: .nowhere) } }
    rehearsal.ios = nil
    let start = trails[version, default: Trail()].start(of: own)
    let run = start.page.rehearse(rehearsal, in: own)
    trails[version]?.learn(from: run.after)
    return run
  }
}

extension Recipe {
  /// Plays what a question is made from, behind its set-up.
  public static func play(_ rehearsal: Rehearsal, in setting: Setting) -> Observation {
    player()(rehearsal, setting)
  }

  /// The same for several questions, one after another.
  public static func player() -> Player { Rehearsals().play }
}

extension Library {
  /// A series of questions that are made, by its name; nil for what is none.
  func series(named name: String) -> Quiz? {
    Series(id: name).map { $0.quiz(play: Recipe.player()) }
  }

  /// One question of such a series.
  func generatedQuestion(_ id: String, of series: String) -> (Quiz.Question, Quiz)? {
    Series(id: series).flatMap { $0.question(id, play: Recipe.player()) }
  }
}

extension Recipe.Kind {
  /// What is like an exercise; nil where nothing like it can be made.
  init?(like exercise: Exercise) {
    switch exercise {
    case .order: self = .order
    case .predict(let predict):
      switch predict.question {
      case .calls(_, .list, _): self = .order
      case .calls(_, .memory, _): self = .predict
      case .prints: self = .output
      case .owners: self = .count
      case .number: return nil
      }
    case .spot(let spot):
      switch spot.question {
      case .mistakes: self = .spot
      case .log: self = .log
      case .loads, .frees, .leaks: return nil
      }
    case .classify(let classify):
      if classify.options != .mistakes { return nil }
      self = .classify
    case .drive: self = .drive
    case .fix: self = .fix
    case .versions: self = .versions
    case .choice, .task, .fill, .sources: return nil
    }
  }
}

extension Asked {
  /// What it was made by; nil for what was written.
  var recipe: Recipe? { question.flatMap { Recipe(id: $0.0.id.value) } }
}

extension Session {
  /// A question that is made like another, by its name; nil where none can be. A seed that makes
  /// none is passed over.
  func generated(like asked: Asked, by seed: Int) -> String? {
    guard let kind = asked.recipe?.kind ?? Recipe.Kind(like: asked.exercise) else { return nil }
    let version = asked.recipe?.version ?? asked.start.simulation.version
    let level = asked.recipe?.level ?? asked.question?.0.level ?? 1
    let recipe = (0..<20).lazy.map { place in
      Recipe(kind, version: version, level: level, seed: (seed + place) % 1_000_000_000)
    }.first { $0.question(play: Recipe.player()) != nil }
    return recipe.map { Series([kind], version: version, seed: $0.seed).id + "/" + $0.id }
  }

  /// The word that asks for questions that are made.
  static let generate = "generate"

  /// Opens a series of questions that are made: `order,log 5.1 7` are the kinds, the version of iOS
  /// and the seed, in any order and each of them where one likes.
  mutating func openGenerated(_ words: [Substring], at time: Instant) -> Response {
    var series = Series(
      Recipe.Kind.allCases, version: playground.simulation.version,
      seed: seed(at: time) % 1_000_000)
    var hasVersion = false
    for word in words {
      let names = word.split(separator: ",").map { String($0) }
      let kinds = names.compactMap { Recipe.Kind(rawValue: $0.lowercased()) }
      if kinds.count == names.count, !kinds.isEmpty {
        series.kinds = kinds
      } else if !hasVersion, let version = UIKitVersion(word), version.isKnown {
        (series.version, hasVersion) = (version, true)
      } else if let seed = Int(word), seed >= 0 {
        series.seed = seed
      } else {
        let known = Recipe.Kind.allCases.map(\.rawValue)
        let unknown = names.first { !known.contains($0.lowercased()) } ?? String(word)
        return Response(
          .refusal(
            .nothingToGenerate(
              unknown, kinds: known,
              suggestion: Diagnostics.suggestion(for: unknown, among: known))))
      }
    }
    return open(series.quiz(play: Recipe.player()), known.quizPlaces[series.id], at: time)
  }
}
