import Curriculum
import Grading
import Interpreter
import Orders
import Simulator
import Syntax

/// An exercise that waits for an answer, in the world that it is about.
struct Asked: Sendable {
  /// As the journal names it: `lesson/step`, `quiz/question`.
  let item: String
  let exercise: Exercise
  let setting: Setting
  /// The question that it is, with the language its quiz was written in; nil for a lesson's step.
  let question: (Quiz.Question, origin: Language)?
  /// Where it begins: the set-up has been played.
  let start: Playground
  let key: AnswerKey
  /// What there is to pick from, in the order in which it is shown.
  let shown: [Shown]
  /// What was typed so far, of an answer of several lines.
  var entered: [String] = []
  /// UIKit's part so far.
  var drive: DriveState?
  /// How often an answer was not right and could be tried again.
  var tries = 0
  /// What the best of the tries was worth.
  var best = 0.0
  var hintsShown = 0
  /// Whether the answer stands on the screen, and Return goes on.
  var isAnswered = false

  /// Something to be picked.
  struct Shown: Sendable {
    var id: String
    /// The call; empty for what has a text in each language.
    var call = ""
  }

  /// A question of a quiz, in an app of its own.
  init(_ question: Quiz.Question, of quiz: Quiz, seed: Int) throws(QuestionFault) {
    var start = Playground(World(simulation: Simulation(question.setting, under: nil)))
    if let setup = question.setting.setup {
      start.playAll(setup.text.text, Dialect(setup.dialect))
    }
    try self.init(
      item: "\(quiz.id.value)/\(question.id.value)", question.exercise, in: question.setting,
      question: (question, quiz.origin), at: Playground(goingOnFrom: start), seed: seed)
  }

  /// A step of a lesson, in the world of its page.
  init(
    step item: String, _ exercise: Exercise, in setting: Setting, at start: Playground, seed: Int
  ) throws(QuestionFault) {
    try self.init(item: item, exercise, in: setting, question: nil, at: start, seed: seed)
  }

  private init(
    item: String, _ exercise: Exercise, in setting: Setting,
    question: (Quiz.Question, origin: Language)?, at start: Playground, seed: Int
  ) throws(QuestionFault) {
    self.item = item
    self.exercise = exercise
    self.setting = setting
    self.question = question
    self.start = start
    key = try AnswerKey(exercise, in: setting, id: item) { Asked.play($0, setting, start) }
    let own = UInt64(TextHash(of: item).value)
    var generator = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) ^ own)
    var shown = Asked.choices(of: key, exercise)
    if Asked.isShuffled(exercise) { generator.shuffle(&shown) }
    self.shown = shown
    if case .drive(let key) = key { drive = key.start }
  }

  /// Takes back what was answered.
  mutating func beginAgain() {
    (entered, tries, best, hintsShown, isAnswered) = ([], 0, 0, 0, false)
    if case .drive(let key) = key { drive = key.start }
  }

  /// Plays what a key is made from.
  static func play(
    _ rehearsal: Rehearsal, _ setting: Setting, _ start: Playground
  ) -> Observation {
    var playground = start
    if let version = rehearsal.ios {
      playground = Playground(World(simulation: Simulation(setting, under: version)))
      if let setup = setting.setup { playground.playAll(setup.text.text, Dialect(setup.dialect)) }
    }
    return playground.observe(rehearsal.code, Dialect(rehearsal.dialect))
  }

  private static func choices(of key: AnswerKey, _ exercise: Exercise) -> [Shown] {
    switch (key, exercise) {
    case (.order(let order), _):
      (order.items + order.distractors).map { Shown(id: $0.id, call: $0.call) }
    case (.calls(let calls), .predict(let predict)):
      if case .calls(_, .list, _) = predict.question {
        (calls.items + calls.distractors).map { Shown(id: $0.id, call: $0.call) }
      } else {
        [Shown]()
      }
    case (_, .classify(let classify)): classify.options.ids.map { Shown(id: $0) }
    case (_, .choice(let choice)): choice.options.map { Shown(id: $0.id.value) }
    case (.sources(let key), .sources(let sources)):
      (key.options.isEmpty ? sources.claims.map(\.value) : key.options).map { Shown(id: $0) }
    default: []
    }
  }

  /// The twelve mistakes keep their numbers, and sources their letters.
  private static func isShuffled(_ exercise: Exercise) -> Bool {
    switch exercise {
    case .classify(let classify): classify.options != .mistakes
    case .order, .choice, .predict: true
    case .task, .drive, .fix, .fill, .spot, .versions, .sources: false
    }
  }

  /// Whether several lines make one answer, which an empty one ends.
  var takesLines: Bool {
    guard case .predict(let predict) = exercise else { return false }
    switch predict.question {
    case .calls(_, .memory, _), .prints: return true
    case .calls, .owners, .number: return false
    }
  }
}
