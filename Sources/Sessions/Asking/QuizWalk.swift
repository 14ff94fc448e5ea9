import Curriculum
import Generation
import Grading
import Learning
import Orders

/// A person's way through the questions of a quiz, or to one alone.
struct QuizWalk: Sendable {
  /// The quiz's id; empty for an exercise that stands in a lesson or comes back for review.
  let quiz: String
  let title: String
  /// What the order of questions and of their lists is drawn by.
  let seed: Int
  /// The questions in their order; empty for an exercise alone.
  private let questions: [Quiz.Question]
  private let source: Quiz?
  private(set) var index = 0
  /// How each question went the first time, by its id: asking it again changes no score.
  private(set) var results: [String: QuizPlace.Result] = [:]
  var current: Asked
  /// Where the question stands among others that are asked one by one.
  var place: (number: Int, count: Int)?
  /// Whether it is asked for practice, beside what the lesson or quiz asks.
  var isExtra = false

  /// All questions of a quiz, in an order of their own; nil where none can be asked. Those that a
  /// seed makes keep theirs, from easy to hard.
  init?(_ quiz: Quiz, title: String, seed: Int) {
    self.quiz = quiz.id.value
    self.title = title
    self.seed = seed
    var questions = quiz.questions
    if Series(id: quiz.id.value) == nil {
      var generator = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
      generator.shuffle(&questions)
    }
    self.questions = questions
    source = quiz
    guard let place = QuizWalk.first(of: questions, from: 0, in: quiz, seed) else { return nil }
    (index, current) = place
  }

  /// One exercise.
  init(asking exercise: Asked, seed: Int) {
    (quiz, title, self.seed, questions, source) = ("", "", seed, [], nil)
    current = exercise
  }

  var count: Int { max(questions.count, 1) }
  var isLast: Bool { index == count - 1 }
  /// The sum of the scores: one a question.
  var total: Double { results.values.map(\.score).reduce(0, +) }
  var isAnswered: Bool { current.isAnswered }
  /// Whether the answer to the current question has been seen.
  var isAskedAgain: Bool { results[id]?.isFinal == true }

  private var id: String { current.item.split(separator: "/").last.map { String($0) } ?? "" }

  /// The questions that come later.
  var questionsToCome: Set<String> {
    Set(questions.dropFirst(index + 1).map { "\(quiz)/\($0.id.value)" })
  }

  /// Goes to the first question that has not been dealt with.
  mutating func resume(_ results: [String: QuizPlace.Result]) {
    self.results = results
    go(to: questions.firstIndex { results[$0.id.value] == nil } ?? count - 1)
  }

  /// Notes how the current question went, unless its answer was seen before.
  mutating func take(_ result: QuizPlace.Result) {
    results.merge([id: result]) { $0.isFinal ? $0 : $1 }
  }

  /// Goes to a question, or to the first behind it that can be asked.
  mutating func go(to target: Int) {
    guard let source, let place = QuizWalk.first(of: questions, from: target, in: source, seed)
    else { return current.beginAgain() }
    (index, current) = place
  }

  private static func first(
    of questions: [Quiz.Question], from start: Int, in quiz: Quiz, _ seed: Int
  ) -> (Int, Asked)? {
    questions.indices.dropFirst(start).lazy
      .compactMap { place in
        (try? Asked(questions[place], of: quiz, seed: seed)).map { (place, $0) }
      }.first
  }
}
