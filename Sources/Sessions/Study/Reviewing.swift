import Curriculum
import Generation
import Grading
import Learning

/// A sitting over tasks and questions: those that are due, or those of a checkpoint.
struct Review: Sendable {
  var items: [String]
  var index = 0
  /// What each answer was worth, by its item.
  var scores: [String: Double] = [:]
  /// Nil when what is due is gone over.
  var checkpoint: Checkpoint?
  /// Where the person was before.
  var origin: Session.Activity

  /// The place of the next item that has no answer yet.
  var next: Int? { items.indices.first { $0 > index && scores[items[$0]] == nil } }
  var isLast: Bool { next == nil }
  var sitting: Page.Sitting {
    let (number, count) = (index + 1, items.count)
    return checkpoint.map { .checkpoint(part: $0.part, number, of: count) }
      ?? .review(number, of: count)
  }
  var points: Double { scores.values.reduce(0, +) }

  /// About how long a sitting takes when so many are asked.
  static func minutes(for count: Int) -> Int { (count * 45 + 59) / 60 }
}

extension Session {
  /// Asks again what is due, one by one, longest due first.
  mutating func review(at time: Instant) -> Response {
    let deck = known.deck
    let due = due(at: time)
    let items = deck.portion(of: due, at: time, zone: zone)
    if items.isEmpty {
      if !due.isEmpty { return Response(.refusal(.enoughForToday(left: due.count))) }
      return Response(
        .refusal(deck.wait(at: time, zone: zone).map { .nothingDue($0) } ?? .nothingToReview))
    }
    let course = library.course()
    let mixed = items.map { course[$0] ?? Course.Item(id: $0, skills: [], isQuestion: true) }
      .interleaved.map(\.id)
    review = Review(items: mixed, origin: review?.origin ?? aside ?? activity)
    aside = nil
    var response = Response()
    askNext(at: time, &response)
    return response
  }

  /// The tasks and questions that are due and still stand in a lesson or quiz; no others are read.
  private mutating func due(at time: Instant, beside entries: [Entry] = []) -> [String] {
    let due = progress(with: entries).deck.due(at: time, zone: zone)
    let sources = Set(due.map { $0.prefix { $0 != "/" } })
    let standing = sources.reduce(into: Set()) { $0.formUnion(library.exercises(of: String($1))) }
    return due.filter(standing.contains)
  }

  /// How many tasks and questions are asked today.
  mutating func dueCount(at time: Instant, beside entries: [Entry] = []) -> Int {
    let due = due(at: time, beside: entries)
    return progress(with: entries).deck.portion(of: due, at: time, zone: zone).count
  }

  /// Says when what was just answered comes back.
  mutating func sayWhenItComesBack(_ item: String, at time: Instant, _ response: inout Response) {
    let deck = progress(with: response.entries).deck
    if let next = deck.next(of: item, at: time, zone: zone) {
      let today = Day(of: time.wall / 1000, zone: zone)
      response.replies.append(.comesBack(next, today: today))
    }
  }

  mutating func goOnReviewing(at time: Instant, _ response: inout Response) {
    guard var review else { return }
    if let next = review.next {
      review.index = next
      self.review = review
      askNext(at: time, &response)
      return
    }
    self.review = nil
    if let checkpoint = review.checkpoint {
      end(checkpoint, review.scores, at: time, &response)
    } else {
      response.replies.append(.quizDone(title: "", score: review.points, of: review.items.count))
    }
    go(back: review.origin, at: time, &response)
  }

  /// Shows again what the review interrupted.
  mutating func go(back origin: Activity, at time: Instant, _ response: inout Response) {
    activity = origin
    response.entries.append(standingPlace(at: time))
    if case .quiz(var walk, let lesson) = origin, !walk.isAnswered {
      takeUp(&walk, beside: response.entries)
      activity = .quiz(walk, within: lesson)
      if walk.isAskedAgain { response.replies.append(.askedAgain) }
    }
    response.replies += shownReplies
  }

  /// Asks what the sitting has come to.
  mutating func askNext(at time: Instant, _ response: inout Response) {
    guard let review else { return }
    let item = review.items[review.index]
    if review.checkpoint != nil {
      response.entries += queue([item], at: time, beside: response.entries)
    }
    // The list stays as it is until an answer is given, over a restart too.
    let seed = answerCount(of: item)
    if let (question, quiz) = question(item),
      let asked = try? Asked(question, of: quiz, seed: seed)
    {
      var walk = QuizWalk(asking: asked, seed: seed)
      walk.place = (review.index + 1, review.items.count)
      takeUp(&walk, beside: response.entries)
      activity = .quiz(walk, within: nil)
      response.replies.append(.page(page(of: walk, within: nil)))
    } else if let (lesson, index) = step(item) {
      var walk = LessonWalk(
        entry: lesson, text: library.text(of: lesson, in: language), index: index)
      walk.isReview = true
      show(walk, isResumed: false, at: time, &response)
    }
  }

  func question(_ item: String) -> (Quiz.Question, Quiz)? {
    let parts = item.split(separator: "/").map { String($0) }
    guard parts.count == 2 else { return nil }
    if Series(id: parts[0]) != nil { return library.generatedQuestion(parts[1], of: parts[0]) }
    guard let quiz = library.quiz(named: parts[0]), let question = quiz[parts[1]]
    else { return nil }
    return (question, quiz)
  }

  /// An exercise: only what a person does can be done again.
  private func step(_ item: String) -> (Library.LessonEntry, Int)? {
    guard let (entry, index) = library.step(named: item),
      case .exercise = entry.lesson.steps[index].kind
    else { return nil }
    return (entry, index)
  }
}
