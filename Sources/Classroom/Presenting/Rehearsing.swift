public import Learning
import Sessions

extension Presentation {
  /// What a slide puts on the screen before its answer: its page, and, where learners answer at
  /// terminals, the count of a vote in which everything that can be picked was.
  public mutating func rehearse(_ index: Int, at time: Instant) -> [PresenterResponse] {
    let page = go(to: index, anew: true, at: time)
    guard poll.isOpen, let question else { return [page] }
    let votes = question.ids.map { CastVote(learner: $0, answer: [$0]) }
    take(votes, from: Attendance(present: votes.count, answered: votes.count))
    _ = close()
    return [page, count(at: time)]
  }
}
