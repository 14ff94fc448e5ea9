import Curriculum
import Grading
import Interpreter
import Learning
import ObjectRuntime
import Orders
import Playgrounds
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
  private(set) var shown: [Shown]
  /// The parts of an answer that were typed so far; all below comes of them.
  private var typed: [Draft.Typed] = []
  /// The lines or calls of an answer of several.
  private(set) var entered: [String] = []
  /// The code to be mended, as it was after each change.
  private(set) var codes: [String] = []
  private(set) var gaps: Gaps?
  /// UIKit's part so far.
  private(set) var drive: DriveState?
  /// What was said of UIKit's next call, and the rules that were said before.
  var told: [DriveHint] = []
  /// How often an answer was not right and could be tried again.
  var tries = 0
  /// What the best of the tries was worth.
  var best = 0.0
  var hintsShown = 0
  /// Whether the answer stands on the screen, and Return goes on.
  var isAnswered = false
  /// What the answer on the screen is worth; nil for one that was only shown.
  var mark: Mark?
  /// The answer on the screen; nil for one that was only shown.
  var given: [String]?

  /// Something to be picked.
  struct Shown: Sendable {
    var id: String
    /// The call; empty for what has a text in each language.
    var call = ""
  }

  /// A question of a quiz, in an app of its own.
  init(_ question: Quiz.Question, of quiz: Quiz, seed: Int) throws(QuestionFault) {
    let start = Playground(of: question.setting).settingUp(question.setting)
    try self.init(
      item: "\(quiz.id.value)/\(question.id.value)", question.exercise, in: question.setting,
      question: (question, quiz.origin), at: start.page, seed: seed)
  }

  /// A question whose key is known, where its set-up has been played.
  init(_ question: Quiz.Question, of quiz: Quiz, at start: Playground, key: AnswerKey, seed: Int) {
    self.init(
      item: "\(quiz.id.value)/\(question.id.value)", question.exercise, in: question.setting,
      question: (question, quiz.origin), at: start.page, key: key, seed: seed)
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
    let key = try AnswerKey(exercise, in: setting) { start.rehearse($0, in: setting) }
    self.init(
      item: item, exercise, in: setting, question: question, at: start, key: key, seed: seed)
  }

  private init(
    item: String, _ exercise: Exercise, in setting: Setting,
    question: (Quiz.Question, origin: Language)?, at start: Playground, key: AnswerKey, seed: Int
  ) {
    self.item = item
    self.exercise = exercise
    self.setting = setting
    self.question = question
    self.start = start
    self.key = key
    shown = []
    shuffle(seed: seed)
    begin()
  }

  /// Puts what there is to pick from into the order that a seed draws.
  mutating func shuffle(seed: Int) {
    shown = choices
    guard isShuffled else { return }
    var draw = Asked.shuffling(item, seed: seed)
    draw.shuffle(&shown)
  }

  /// Shuffles what there is to pick from in an item.
  static func shuffling(_ item: String, seed: Int) -> SplitMix64 {
    SplitMix64(seed: UInt64(truncatingIfNeeded: seed) ^ UInt64(TextHash(of: item).value))
  }

  /// Takes back what was answered.
  mutating func beginAgain() {
    (tries, best, hintsShown, isAnswered, mark, given) = (0, 0, 0, false, nil, nil)
    begin()
  }

  private mutating func begin() {
    (typed, entered, codes, told) = ([], [], [], [])
    if case .drive(let key) = key { drive = key.start }
    if case .fill(let key) = key { gaps = Gaps(key) }
  }

  /// Goes on with what was done before.
  mutating func takeUp(_ draft: Draft) {
    for part in draft.typed { take(part) }
    (tries, best, hintsShown) = (max(tries, draft.tries), draft.best, draft.hints)
  }

  /// Takes a part of the answer.
  mutating func take(_ part: Draft.Typed) {
    typed.append(part)
    switch (exercise, part) {
    case (.predict, .line(let text)): entered += parts(of: text)
    case (.fill, .line(let text)): gaps?.take(text)
    case (.fix, .code(let code)): codes.append(code)
    case (.fix(let fix), .line(let text)):
      let change = try? CodeChange(text, of: code, in: Dialect(fix.code.dialect))
      if let change { codes.append(change.code) }
    case (.drive, .line(let text)):
      entered.append(text)
      if let call = TypedCall(text), case .accepted = drive?.take(call) { told.keepRules() }
      tries = drive?.refused ?? 0
    case (.predict, .code), (.fill, .code), (.drive, .code), (.order, _), (.classify, _),
      (.choice, _), (.task, _), (.spot, _), (.versions, _), (.sources, _):
      break
    }
  }

  /// Takes the last part back; false where there is none, or where each is final.
  mutating func takeBack() -> Bool {
    if case .drive = exercise { return false }
    guard let last = typed.indices.last else { return false }
    let rest = typed[..<last]
    begin()
    for part in rest { take(part) }
    return true
  }

  /// Whether a part of the answer was typed.
  var hasPart: Bool { !typed.isEmpty }

  /// The code to be mended, as it is now; empty where there is none.
  var code: String {
    if case .fix(let fix) = exercise { codes.last ?? fix.code.text.text } else { "" }
  }

  /// What there is to pick from, in the order of the file.
  var choices: [Shown] {
    if case .order(let order) = key {
      return (order.items + order.distractors).map { Shown(id: $0.id, call: $0.call) }
    }
    switch exercise {
    case .predict(let predict):
      guard case .calls(let calls) = key, case .calls(_, .list, _) = predict.question else {
        return []
      }
      return (calls.items + calls.distractors).map { Shown(id: $0.id, call: $0.call) }
    case .classify(let classify): return classify.options.ids.map { Shown(id: $0) }
    case .choice(let choice): return choice.options.map { Shown(id: $0.id.value) }
    case .sources(let sources):
      guard case .sources(let key) = key else { return [] }
      return (key.options.isEmpty ? sources.claims.map(\.value) : key.options).map { Shown(id: $0) }
    case .order, .task, .drive, .fix, .fill, .spot, .versions: return []
    }
  }

  /// The twelve mistakes keep their numbers, and sources their letters.
  var isShuffled: Bool {
    switch exercise {
    case .classify(let classify): classify.options != .mistakes
    case .order, .choice, .predict: true
    case .task, .drive, .fix, .fill, .spot, .versions, .sources: false
    }
  }

  /// Whether several lines make one answer, which an empty one ends.
  var takesLines: Bool {
    if case .list = form { true } else { false }
  }
}

extension [DriveHint] {
  /// Leaves what is true of later calls too.
  fileprivate mutating func keepRules() {
    removeAll { if case .rule = $0 { false } else { true } }
  }
}
