public import Curriculum
public import Notation
public import Orders

/// What an answer to a question of a quiz is worth, and why.
public struct QuestionGrade: Equatable, Sendable {
  public enum Parts: Equatable, Sendable {
    case order(OrderGrade)
    case classification(Classification<String>)
    case unanswered
  }

  public var id: String
  public var parts: Parts

  /// Grades the ids of an answer; nil is a question without an answer, which scores 0.
  ///
  /// An order question may be given made ready.
  public init(
    _ question: Quiz.Question, _ ready: OrderQuestion? = nil, answer: [String]?
  ) throws(QuestionFault) {
    id = question.id.value
    guard let answer else {
      parts = .unanswered
      return
    }
    switch question.kind {
    case .order(let order):
      let key = if let ready { ready.key } else { try OrderQuestion(order, of: question).key }
      parts = .order(key.grade(answer))
    case .classify(let classify):
      let key = try ClassifyQuestion.key(of: classify, in: question)
      parts = .classification(Classification(chosen: answer, key: key))
    }
  }

  public var isCorrect: Bool {
    switch parts {
    case .order(let grade): grade.isCorrect
    case .classification(let classification): classification.isCorrect
    case .unanswered: false
    }
  }

  /// From 0 to 1.
  public var score: Double {
    switch parts {
    case .order(let grade): grade.score
    case .classification(let classification): classification.score
    case .unanswered: 0
    }
  }

  /// The arithmetic, the same in every language.
  public var working: String {
    switch parts {
    case .order(let grade): grade.working.description
    case .classification(let classification): classification.working
    case .unanswered: "no answer = 0"
    }
  }

  /// The line that `grade --json` prints (contract §6).
  public var json: JSON {
    .object([
      JSON.Member("event", "grade"), JSON.Member("id", .string(id)),
      JSON.Member("correct", .bool(isCorrect)), JSON.Member("score", .number(score)),
      JSON.Member("parts", .object(partMembers)), JSON.Member("working", .string(working)),
    ])
  }

  private var partMembers: [JSON.Member] {
    switch parts {
    case .order(let grade):
      [
        JSON.Member("pairs", .number(grade.pairs)), JSON.Member("keep", .number(grade.keep)),
        JSON.Member("guess", .number(grade.guess)),
      ]
    case .classification(let classification):
      [
        JSON.Member("hits", .integer(classification.hits.count)),
        JSON.Member("false", .integer(classification.falseChoices.count)),
        JSON.Member("missed", .integer(classification.missed.count)),
      ]
    case .unanswered: []
    }
  }
}
