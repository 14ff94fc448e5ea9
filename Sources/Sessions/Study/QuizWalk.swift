import Curriculum
import Grading
import Orders

/// A person's way through the questions of a quiz.
struct QuizWalk: Sendable {
  /// The quiz's id; empty for a question that stands in a lesson or comes back for review.
  let quiz: String
  let title: String
  /// What the order of questions and of their lists is drawn by.
  let seed: Int
  let questions: [Asked]
  var index = 0
  /// How each question went the first time, by its id: asking it again changes no score.
  private(set) var results: [String: QuizPlace.Result] = [:]
  /// Whether the answer stands on the screen, and Return goes on.
  var isAnswered = false
  /// How many hints of the current question were shown.
  var hintsShown = 0
  /// Where the question stands among others that are asked one by one.
  var place: (number: Int, count: Int)?

  /// All questions of a quiz, in an order of their own.
  init(_ quiz: Quiz, title: String, seed: Int) {
    self.quiz = quiz.id.value
    self.title = title
    self.seed = seed
    var questions = quiz.questions.compactMap { try? Asked($0, of: quiz, seed: seed) }
    var generator = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
    generator.shuffle(&questions)
    self.questions = questions
  }

  /// One question.
  init(asking question: Asked, seed: Int) {
    (quiz, title, self.seed, questions) = ("", "", seed, [question])
  }

  var current: Asked { questions[index] }
  var isLast: Bool { index == questions.count - 1 }
  /// The sum of the scores: one a question.
  var total: Double { results.values.map(\.score).reduce(0, +) }
  /// Whether the answer to the current question has been seen.
  var isAskedAgain: Bool { results[current.question.id.value]?.isFinal == true }

  /// Goes to the first question that has not been dealt with.
  mutating func resume(_ results: [String: QuizPlace.Result]) {
    self.results = results
    index = questions.firstIndex { results[$0.question.id.value] == nil } ?? questions.count - 1
  }

  /// Notes how the current question went, unless its answer was seen before.
  mutating func take(_ result: QuizPlace.Result) {
    results.merge([current.question.id.value: result]) { $0.isFinal ? $0 : $1 }
  }

  mutating func go(to target: Int) {
    index = target
    isAnswered = false
    hintsShown = 0
  }

  func view(in language: Language) -> QuestionView {
    let asked = current
    let kind: QuestionView.Kind =
      switch asked.question.kind {
      case .order(let order):
        .order(
          asked.shown.map(\.call), script: order.script,
          hasDistractors: asked.ready?.distractors.isEmpty == false)
      case .classify(let classify):
        .classify(code: classify.code.text, options: asked.options(of: classify, in: language))
      }
    return QuestionView(
      number: place?.number ?? index + 1, count: place?.count ?? questions.count,
      ios: asked.question.ios?.value,
      prompt: Document(asked.question.prompt.text(in: language, origin: asked.origin)), kind: kind)
  }
}

// MARK: - Questions
extension QuizWalk {
  /// A question, and the quiz it is from.
  struct Asked: Sendable {
    var quiz: String
    var origin: Language
    var question: Quiz.Question
    /// An order question made ready.
    var ready: OrderQuestion?
    /// The calls of an order question in the order in which they are shown.
    var shown: [OrderQuestion.Item] = []
    /// The question's own options in the order in which they are shown; the twelve mistakes keep
    /// their numbers.
    var options: [Quiz.Classify.Option] = []

    var item: String { "\(quiz)/\(question.id.value)" }
    /// What is asked, as the journal keeps it.
    var kind: String {
      switch question.kind {
      case .order: "order"
      case .classify: "classify"
      }
    }

    init(_ question: Quiz.Question, of quiz: Quiz, seed: Int) throws(QuestionFault) {
      self.quiz = quiz.id.value
      self.question = question
      origin = quiz.origin
      let own = UInt64(TextHash(of: question.id.value).value)
      var generator = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) ^ own)
      switch question.kind {
      case .order(let order):
        let ready = try OrderQuestion(order, of: question)
        shown = ready.items + ready.distractors
        generator.shuffle(&shown)
        self.ready = ready
      case .classify(let classify):
        guard case .own(var options) = classify.options else { return }
        generator.shuffle(&options)
        self.options = options
      }
    }
  }
}

extension QuizWalk.Asked {
  /// The ids of what is shown, in the order of its numbers.
  var ids: [String] {
    switch question.kind {
    case .order: shown.map(\.id)
    case .classify(let classify): options.isEmpty ? classify.options.ids : options.map(\.id.value)
    }
  }

  /// The texts of the question's own options, as they are shown; nil for the twelve mistakes.
  func options(of classify: Quiz.Classify, in language: Language) -> [String]? {
    guard case .own = classify.options else { return nil }
    return options.map { $0.text.text(in: language, origin: origin).text }
  }

  /// What was answered and what is right, told in the calls or options that were shown.
  /// Without an answer what is right is only shown.
  func graded(_ answer: [String]?, _ view: QuestionView, in language: Language) -> Graded? {
    guard let grade = try? QuestionGrade(question, ready, answer: answer ?? []) else { return nil }
    let explanation = question.explanation.map { Document($0.text(in: language, origin: origin)) }
    switch grade.parts {
    case .order(let order):
      return Graded(
        question: view, grade: grade, answer: .order(feedback(on: answer ?? [], order)),
        explanation: explanation)
    case .classification(let classification):
      let numbers = Dictionary(zip(ids, 1...)) { first, _ in first }
      let right = (classification.hits + classification.missed).compactMap { numbers[$0] }
      return Graded(
        question: view, grade: grade,
        answer: .classify(
          yours: answer.map { Set($0.compactMap { numbers[$0] }).sorted() }, right: right.sorted()),
        explanation: explanation)
    case .unanswered: return nil
    }
  }

  private func feedback(on answer: [String], _ order: OrderGrade) -> OrderFeedback {
    let calls = Dictionary(shown.map { ($0.id, $0.call) }) { first, _ in first }
    let names = answer.map { calls[$0] ?? $0 }
    let right = order.nearest.map { calls[$0] ?? $0 }
    let extras = order.extras.filter { !order.nearest.contains(answer[$0]) }
    return OrderFeedback(
      yours: names, right: right, moves: order.moves.map { names[$0] },
      missing: order.missing.map { calls[$0] ?? $0 }, extras: extras.map { names[$0] },
      repeated: order.extras.filter { !extras.contains($0) }.map { names[$0] })
  }
}

extension Quiz.Order {
  /// The script that the question is about, which its prompt speaks of.
  fileprivate var script: String? {
    if case .script(let snippet) = key { snippet.text } else { nil }
  }
}
