import Curriculum
import Grading

/// A person's way through the questions of a quiz.
struct QuizWalk: Sendable {
  let title: String
  let questions: [Asked]
  var index = 0
  var total = 0.0
  /// Whether the questions stand inside a lesson, which goes on afterwards.
  var isInLesson = false

  /// A question, and the quiz it is from.
  struct Asked: Sendable {
    var quiz: String
    var origin: Language
    var question: Quiz.Question
    /// The calls of an order question in the order in which they are shown.
    var shown: [OrderQuestion.Item]

    var item: String { "\(quiz)/\(question.id.value)" }

    init(_ question: Quiz.Question, of quiz: Quiz) throws(QuestionFault) {
      self.quiz = quiz.id.value
      self.question = question
      origin = quiz.origin
      guard case .order(let order) = question.kind else {
        shown = []
        return
      }
      let ready = try OrderQuestion(order, of: question)
      shown = ready.items + ready.distractors
      var generator = SplitMix64(seed: UInt64(TextHash(of: question.id.value).value))
      generator.shuffle(&shown)
    }
  }

  var current: Asked { questions[index] }
  var isLast: Bool { index == questions.count - 1 }

  func view(in language: Language) -> QuestionView {
    let asked = current
    let kind: QuestionView.Kind =
      switch asked.question.kind {
      case .order: .order(asked.shown.map(\.call))
      case .classify(let classify):
        .classify(code: classify.code.text, options: asked.options(of: classify, in: language))
      }
    return QuestionView(
      number: index + 1, count: questions.count, ios: asked.question.ios?.value,
      prompt: Document(asked.question.prompt.text(in: language, origin: asked.origin)), kind: kind)
  }

  /// The ids that typed numbers stand for; nil when they are no numbers of what is shown. `0` chooses
  /// nothing.
  func answer(_ line: String) -> [String]? {
    let separators: Set<Character> = [" ", ",", "\t", "、", "，", "　"]
    let words = line.split { separators.contains($0) }.map { String($0).halfWidth }
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count, !words.isEmpty else { return nil }
    let ids = current.ids
    if numbers == [0] { return [] }
    guard numbers.allSatisfy({ (1...ids.count).contains($0) }) else { return nil }
    return numbers.map { ids[$0 - 1] }
  }
}

extension QuizWalk.Asked {
  /// The ids of what is shown, in the order of its numbers.
  var ids: [String] {
    switch question.kind {
    case .order: shown.map(\.id)
    case .classify(let classify): classify.options.ids
    }
  }

  func options(of classify: Quiz.Classify, in language: Language) -> [String]? {
    guard case .own(let options) = classify.options else { return nil }
    return options.map { $0.text.text(in: language, origin: origin).text }
  }

  /// What was answered, told in the calls or options that were shown.
  func graded(_ answer: [String], _ view: QuestionView, in language: Language) -> Graded? {
    guard let grade = try? QuestionGrade(question, answer: answer) else { return nil }
    var graded = Graded(
      question: view, grade: grade, moves: [], missing: [], extras: [], firstWrong: nil,
      explanation: question.explanation.map {
        Document($0.text(in: language, origin: origin))
      })
    if case .order(let order) = grade.parts {
      let calls = Dictionary(shown.map { ($0.id, $0.call) }) { first, _ in first }
      func call(at place: Int) -> String { calls[answer[place]] ?? answer[place] }
      graded.moves = order.moves.map(call)
      graded.extras = order.extras.map(call)
      graded.missing = order.missing.map { calls[$0] ?? $0 }
      graded.firstWrong = order.firstWrongPosition.map { $0 + 1 }
    }
    return graded
  }
}
