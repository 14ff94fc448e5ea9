public import Curriculum
import Generation
public import Grading
public import Playgrounds
public import Syntax

/// A question with its key, for who grades answers that were given elsewhere.
public struct ReadyQuestion: Sendable {
  private var asked: Asked

  init(_ asked: Asked) { self.asked = asked }

  /// Fails where there is no key, or not one.
  ///
  /// - Parameter seed: what the order of things to pick from is drawn by.
  public init(
    _ question: Quiz.Question, of quiz: Quiz, seed: Int = 0
  ) throws(QuestionFault) {
    asked = try Asked(question, of: quiz, seed: seed)
  }

  /// What a recipe has made, as a question of a quiz; its key is that of its making.
  init(
    _ made: GeneratedQuestion, as question: Quiz.Question, of quiz: Quiz, at start: Playground
  ) {
    asked = Asked(question, of: quiz, at: start, key: made.key, seed: 0)
  }

  /// The same with what there is to pick from in the order that another seed draws; the key is
  /// what it was.
  public func shuffled(seed: Int) -> ReadyQuestion {
    var question = self
    question.asked.shuffle(seed: seed)
    return question
  }

  /// The ids that an answer consists of; nil where it is typed.
  public var ids: [String]? { asked.shown.isEmpty ? nil : asked.shown.map(\.id) }

  public var key: AnswerKey { asked.key }

  /// UIKit's part as it stands; nil where the question is none.
  public var drive: DriveState? { asked.drive }

  /// The idea that somebody has who chose these, by its id.
  public func misconception(caughtBy ids: [String]) -> String? {
    asked.question?.0.catches.first { ids.contains($0.option.value) }?.misconception.value
  }

  /// What a compiler has against an answer that is code, in its place in the exercise; nil where that
  /// is nothing, or the answer is none.
  public func refused(_ answer: [String]) -> Account? { asked.refused(answer) }

  public func mark(_ answer: [String]) -> Mark { asked.key.mark(answer, play: asked.play) }

  /// The whole page, as it is asked in a language.
  public func page(in language: Language, origin: Language) -> Page? {
    guard let question = asked.question?.0 else { return nil }
    let desk = Desk(language: language, dialect: Dialect(question.setting.dialect)) {
      $0.map { Page.Claim(id: $0, text: $0, source: "") }
    }
    return asked.page(
      .question(number: 1, of: 1), title: [], question.text(in: language, origin: origin), desk)
  }
}

// MARK: - On paper
extension ReadyQuestion {
  public var exercise: Exercise { asked.exercise }
  public var setting: Setting { asked.setting }
  public var form: AnswerForm { asked.form }

  /// Its texts, as they stand in the file.
  public var prompt: LocalizedText? { asked.question?.0.prompt }

  /// The texts of what is picked from, in the order in which it is shown; empty where none has one.
  public var options: [LocalizedText] {
    var texts = (asked.question?.0.options ?? []).map { ($0.id.value, $0.text) }
    if case .classify(let classify) = exercise, case .own(let options) = classify.options {
      texts = options.map { ($0.id.value, $0.text) }
    }
    return asked.shown.compactMap { shown in texts.first { $0.0 == shown.id }?.1 }
  }

  /// What is picked from, in words of a language where it has some, in the order in which it is
  /// shown; nil where an answer is typed.
  public func names(in language: Language) -> [String]? {
    if asked.shown.isEmpty { return nil }
    let texts = options.map { $0.text(in: language, origin: .en).text }
    if texts.count == asked.shown.count { return texts }
    return asked.shown.map { $0.call.isEmpty ? $0.id : $0.call }
  }

  /// What marks answers to it, without the rest.
  public var marking: MarkingKey {
    let names = names(in: .en) ?? []
    let shown = Dictionary(zip(asked.shown.map(\.id), names)) { first, _ in first }
    return MarkingKey(
      asked.key, in: asked.setting,
      picks: asked.choices.map { (id: $0.id, name: shown[$0.id] ?? $0.id) },
      shuffle: asked.isShuffled ? asked.item : nil)
  }

  /// The page in a dialect without a word in any language.
  public func bare(in dialect: Dialect) -> Page {
    asked.page(.question(number: 1, of: 1), title: [], .none, desk(dialect))
  }

  /// What is played before the learner begins, as its page in a dialect has it.
  public func setUp(in dialect: Dialect, of page: Page) -> Page.Listing? {
    guard let setUp = setting.setup else { return nil }
    return desk(page.standsIn ?? dialect)
      .listing(of: setUp, in: setting, among: asked.start.globalNames)
  }

  private func desk(_ dialect: Dialect) -> Desk {
    Desk(language: .en, dialect: dialect) { _ in [] }
  }

  /// An answer in which what was picked stands by its place, by ids that no shuffling changes.
  public func ids(onPaper answer: [String]) -> [String] {
    asked.ids(of: answer)
  }
}
