/// What is said about an exercise in one language.
public struct ExerciseText: Equatable, Sendable {
  public var prompt: Document
  /// Shown once it has been answered.
  public var after: Document
  /// From the gentlest on.
  public var hints: [Document]
  /// The texts of options, by their ids.
  public var options: [String: Document]
  /// What is said to whoever chose an option or a distractor, by its id.
  public var whyNot: [String: Document]

  /// Nothing is said.
  public static let none = ExerciseText(
    prompt: Document(blocks: []), after: Document(blocks: []), hints: [], options: [:], whyNot: [:])
}

extension LessonText.Section {
  public var exercise: ExerciseText {
    ExerciseText(
      prompt: body, after: after, hints: hints.map(\.content),
      options: Dictionary(options.map { ($0.id.value, $0.content) }) { first, _ in first },
      whyNot: Dictionary(whyNot.map { ($0.id.value, $0.content) }) { first, _ in first })
  }
}

extension Quiz.Question {
  /// Its texts in a language; `origin` is that of the quiz.
  public func text(in language: Language, origin: Language) -> ExerciseText {
    func document(_ text: LocalizedText) -> Document {
      Document(text.text(in: language, origin: origin))
    }
    func documents(_ texts: [Quiz.Text]) -> [String: Document] {
      Dictionary(texts.map { ($0.id.value, document($0.text)) }) { first, _ in first }
    }
    var own = options
    if case .classify(let classify) = exercise, case .own(let options) = classify.options {
      own += options.map { Quiz.Text(id: $0.id, text: $0.text) }
    }
    return ExerciseText(
      prompt: document(prompt), after: explanation.map(document) ?? Document(blocks: []),
      hints: hint.map { [document($0)] } ?? [], options: documents(own),
      whyNot: documents(whyNot))
  }
}
