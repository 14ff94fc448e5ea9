import Curriculum
import Learning

/// What serves a learner best now, and why.
public enum GoingOn: Equatable, Sendable {
  /// So many questions are due.
  case due(Int)
  /// This lesson was begun.
  case begun
  /// The lessons before this one are known, or it is the first.
  case next(isFirst: Bool)
  /// All lessons are done, and this part has not been looked over.
  case unproved(part: Int)
  /// Everything is done: questions that nobody has seen are left.
  case everything
}

extension Session {
  /// The word that asks for what serves best, as no word does.
  static let onward = "next"
  /// The word that asks for all lessons.
  static let list = "list"

  /// Goes on with what serves the learner best, and says why.
  mutating func goOnLearning(at time: Instant) -> Response {
    let (reason, response) = onward(at: time)
    guard let reason else { return response }
    var told = response
    told.replies.insert(.goingOn(reason), at: 0)
    return told
  }

  private mutating func onward(at time: Instant) -> (GoingOn?, Response) {
    let lessons = shelf.lessons.map(\.head)
    let progress = known
    let begun = progress.unfinished.last { place in
      if case .lesson(let id) = place { lessons.contains { $0.id == id } } else { false }
    }
    // What has been due since an earlier day is forgotten first, what is due today can wait.
    if let begun, !progress.deck.isOverdue(at: time, zone: zone) {
      return (.begun, openLesson(begun.id, at: time))
    }
    let asked = review(at: time)
    if !asked.isRefusal, let review { return (.due(review.items.count), asked) }
    if lessons.isEmpty { return (nil, Response(.refusal(.noContent))) }
    if let begun { return (.begun, openLesson(begun.id, at: time)) }
    if let next = lessons.first(where: { !progress.lessonsDone.contains($0.id) }) {
      return (.next(isFirst: next.id == lessons[0].id), openLesson(next.id, at: time))
    }
    let course = library.course()
    for part in course.partsToCheck where !progress.partsPassed.contains(part) {
      let response = checkpoint(part: part, in: course, at: time)
      if !response.isRefusal { return (.unproved(part: part), response) }
    }
    return (.everything, openGenerated([], at: time))
  }
}

extension Response {
  fileprivate var isRefusal: Bool {
    if case .refusal = replies.first { true } else { false }
  }
}
