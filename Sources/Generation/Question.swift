public import Curriculum
import Diagnostics
public import Grading
import Orders
import Syntax

/// A question as a recipe makes it; its texts are those of its kind.
public struct GeneratedQuestion: Sendable {
  public var exercise: Exercise
  public var setting: Setting
  public var skills: [Skill]
  /// How many controllers it is about.
  public var controllers = 1
  /// What is right, which proved that the question has one answer.
  public let key: AnswerKey
}

extension GeneratedQuestion: Equatable {
  // The key follows from the rest.
  public static func == (one: GeneratedQuestion, other: GeneratedQuestion) -> Bool {
    one.exercise == other.exercise && one.setting == other.setting && one.skills == other.skills
      && one.controllers == other.controllers
  }
}

extension GeneratedQuestion {
  /// As a question of a quiz, whose text is that of its kind.
  public func question(
    id: Located<String>, level: Int, skills: [Located<String>] = []
  ) -> Quiz.Question {
    Quiz.Question(
      id: id, exercise, in: setting, prompt: LocalizedText(forAll: ""),
      skills: skills.isEmpty ? self.skills.map { at($0.rawValue) } : skills, level: level)
  }
}

extension GeneratedQuestion {
  /// As a question of a series, by the name of what made it.
  public func question(of recipe: Recipe) -> Quiz.Question {
    question(id: at(recipe.id), level: recipe.level)
  }
}

extension Recipe {
  /// Plays code in an app of its own, behind its set-up.
  public typealias Player = (Rehearsal, Setting) -> Observation

  /// What is drawn may have no answer, or none that anybody gets wrong: then it is drawn anew.
  private var attempts: Int { demand == nil ? 60 : 200 }

  /// The question, whose answer has been proved to be one; nil where the seed draws none.
  public func question(play: Player) -> GeneratedQuestion? { drawn(play: play)?.question }

  /// The same with the number of the attempt that drew it.
  ///
  /// - Parameter first: the first attempt that may draw it; those before are known to draw none.
  public func drawn(
    from first: Int = 0, play: Player
  ) -> (question: GeneratedQuestion, attempt: Int)? {
    for attempt in max(0, first)..<max(0, first, attempts) {
      var draw = draw(attempt: attempt)
      if let question = question(&draw, play) { return (question, attempt) }
    }
    return nil
  }

  /// One attempt; nil where what was drawn has no answer, or no wrong one that people give.
  private func question(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    switch kind {
    case .order, .predict: calls(&draw, play)
    case .versions: versions(&draw, play)
    case .drive: drive(&draw, play)
    case .log: log(&draw, play)
    case .count: count(&draw, play)
    case .output: output(&draw, play)
    case .classify, .spot: planted(&draw, play)
    case .fix: leak(&draw).map { leaking($0, &draw, play) } ?? planted(&draw, play)
    }
  }

  /// What code of the version is written in.
  var dialect: Snippet.Dialect { version < Scene.firstOfSwift ? .objc : .swift }

  /// The setting of code that is read in the dialect it is written in alone.
  func ownSetting(_ setUp: String? = nil) -> Setting {
    var setting = setting(setUp, in: dialect)
    setting.dialects = [dialect]
    // Objective-C is written as it was when everybody counted by hand.
    if dialect == .objc, version.defaultMemory == .automatic { setting.memory = .mrc }
    return setting
  }

  /// The setting of code that is written in one dialect and read in both where it can be.
  func setting(_ setUp: String?, in dialect: Snippet.Dialect) -> Setting {
    let dialects: [Snippet.Dialect] = dialect == .swift ? [.swift, .objc] : [.objc]
    var setting = Setting(dialects: dialects, ios: at(version.short))
    setting.setup = setUp.map { Code(Snippet($0), in: dialect) }
    return setting
  }
}

/// A value as if it stood in a file: what is generated has no place.
func at<Value>(_ value: Value) -> Located<Value> { Located(value, at: .nowhere) }
