import Curriculum
import Grading

/// A sitting over tasks and questions that are due.
struct Review: Sendable {
  var items: [String]
  var index = 0
  var points = 0.0
  /// Where the person was before.
  var origin: Session.Activity

  var isLast: Bool { index == items.count - 1 }

  /// As many as are asked in one sitting.
  static let sitting = 12

  /// About how long a sitting takes when so many are due.
  static func minutes(for due: Int) -> Int { (min(due, sitting) * 45 + 59) / 60 }
}

extension Session {
  /// Asks again what is due, one by one, longest due first.
  mutating func review(at time: Instant) -> Response {
    let items = Array(mixed(due(at: time)).prefix(Review.sitting))
    if items.isEmpty {
      return Response(
        .refusal(known.deck.wait(at: time).map { .nothingDue($0) } ?? .nothingToReview))
    }
    review = Review(items: items, origin: review?.origin ?? activity)
    var response = Response()
    ask(items[0], at: time, &response)
    return response
  }

  /// No two from one lesson or quiz in a row, as far as that can be.
  private func mixed(_ items: [String]) -> [String] {
    func source(_ item: String?) -> Substring? { item?.split(separator: "/").first }
    var waiting = items
    var mixed: [String] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { source($0) != source(mixed.last) } ?? 0
      mixed.append(waiting.remove(at: next))
    }
    return mixed
  }

  /// The tasks and questions that are due and still stand in a lesson or quiz.
  private mutating func due(at time: Instant) -> [String] {
    known.deck.due(at: time).filter { canBeReviewed($0) }
  }

  /// How many tasks and questions are due.
  mutating func dueCount(at time: Instant) -> Int {
    due(at: time).count
  }

  /// Says when what was just answered comes back.
  mutating func sayWhenItComesBack(_ item: String, at time: Instant, _ response: inout Response) {
    guard review != nil else { return }
    let deck = progress(with: response.entries).deck
    if let wait = deck.wait(for: item, at: time) { response.replies.append(.comesBack(wait)) }
  }

  mutating func goOnReviewing(at time: Instant, _ response: inout Response) {
    guard var review else { return }
    if review.isLast {
      self.review = nil
      response.replies.append(.quizDone(title: "", score: review.points, of: review.items.count))
      go(back: review.origin, &response)
    } else {
      review.index += 1
      self.review = review
      ask(review.items[review.index], at: time, &response)
    }
  }

  /// Shows again what the review interrupted.
  mutating func go(back origin: Activity, _ response: inout Response) {
    activity = origin
    switch origin {
    case .playing: break
    case .lesson(let walk): response.replies.append(.page(walk.page))
    case .quiz(var walk, let lesson):
      walk.go(to: walk.index)
      activity = .quiz(walk, within: lesson)
      if walk.isAskedAgain { response.replies.append(.askedAgain) }
      response.replies.append(.question(walk.view(in: language)))
    }
  }

  private mutating func ask(_ item: String, at time: Instant, _ response: inout Response) {
    if let review {
      response.replies.append(.reviewing(number: review.index + 1, of: review.items.count))
    }
    if let (question, quiz) = question(item),
      let asked = try? QuizWalk.Asked(question, of: quiz, seed: seed(at: time))
    {
      var walk = QuizWalk(asking: asked, seed: seed(at: time))
      walk.place = review.map { ($0.index + 1, $0.items.count) }
      activity = .quiz(walk, within: nil)
      response.replies.append(.question(walk.view(in: language)))
    } else if let (lesson, index) = step(item) {
      var walk = LessonWalk(
        entry: lesson, text: library.text(of: lesson, in: language), index: index)
      walk.isReview = true
      show(walk, isResumed: false, at: time, &response)
    }
  }

  private func canBeReviewed(_ item: String) -> Bool { question(item) != nil || step(item) != nil }

  private func question(_ item: String) -> (Quiz.Question, Quiz)? {
    let parts = item.split(separator: "/").map { String($0) }
    guard parts.count == 2, let quiz = library.quiz(named: parts[0]), let question = quiz[parts[1]]
    else { return nil }
    return (question, quiz)
  }

  /// A task: only what a person does can be done again.
  private func step(_ item: String) -> (Library.LessonEntry, Int)? {
    let parts = item.split(separator: "/").map { String($0) }
    guard parts.count == 2, let entry = library.lesson(named: parts[0]),
      let index = entry.lesson.index(of: parts[1]), case .task = entry.lesson.steps[index].kind
    else { return nil }
    return (entry, index)
  }
}
