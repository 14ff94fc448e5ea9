public import Curriculum
public import Grading
import Syntax

/// A question with its key, for who grades answers that were given elsewhere.
public struct ReadyQuestion {
  private let asked: Asked

  /// Fails where there is no key, or not one.
  public init(_ question: Quiz.Question, of quiz: Quiz) throws(QuestionFault) {
    asked = try Asked(question, of: quiz, seed: 0)
  }

  /// The ids that an answer consists of; nil where it is typed.
  public var ids: [String]? { asked.shown.isEmpty ? nil : asked.shown.map(\.id) }

  public var key: AnswerKey { asked.key }

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
