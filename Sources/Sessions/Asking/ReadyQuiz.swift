public import Curriculum
public import Generation

/// A quiz with the keys of its questions; those without a key are left out.
public struct ReadyQuiz: Sendable {
  public let quiz: Quiz
  public private(set) var questions: [(question: Quiz.Question, ready: ReadyQuestion)] = []

  public init(_ quiz: Quiz) {
    self.quiz = quiz
    questions = quiz.questions.compactMap { question in
      (try? ReadyQuestion(question, of: quiz)).map { (question, $0) }
    }
  }

  /// A series that is made; what proves a question is its key.
  public init(_ series: Series) {
    let quiz = series.quiz(of: [])
    let rehearsals = Rehearsals()
    self.quiz = quiz
    for recipe in series.recipes {
      guard let made = recipe.question(play: rehearsals.play) else { continue }
      let question = made.question(of: recipe)
      let start = rehearsals.start(of: made.setting)
      questions.append((question, ReadyQuestion(made, as: question, of: quiz, at: start)))
    }
  }
}

extension Recipe {
  /// The question with the number of the attempt that drew it, ready to be asked; nil where the seed
  /// draws none.
  ///
  /// - Parameter first: the first attempt that may draw it; those before are known to draw none.
  public func ready(
    from first: Int, id: Located<String>, skills: [Located<String>]
  ) -> (made: GeneratedQuestion, ready: ReadyQuestion, attempt: Int)? {
    let rehearsals = Rehearsals()
    guard let (made, attempt) = drawn(from: first, play: rehearsals.play) else { return nil }
    let question = made.question(id: id, level: level, skills: skills)
    let quiz = Quiz(
      id: id, title: LocalizedText(forAll: ""), origin: .en, questions: [question])
    let start = rehearsals.start(of: made.setting)
    return (made, ReadyQuestion(made, as: question, of: quiz, at: start), attempt)
  }
}

extension Library {
  /// A quiz by its id or its number, ready to be asked.
  public func readyQuiz(named name: String) -> ReadyQuiz? {
    Series(id: name).map { ReadyQuiz($0) } ?? quiz(named: name).map { ReadyQuiz($0) }
  }
}
