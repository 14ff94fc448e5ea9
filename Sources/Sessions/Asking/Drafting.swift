import Curriculum
import Learning
import Notation
import Playgrounds
import Scripts

extension Session {
  /// What the journal keeps of a part of an answer.
  func draft(_ step: Draft.Step, _ walk: QuizWalk, at time: Instant) -> Entry {
    let asked = walk.current
    var members = step.member.map { [$0] } ?? []
    if walk.isExtra { members.append(JSON.Member("extra", .bool(true))) }
    if asked.tries > 0 {
      members.append(JSON.Member("tries", .integer(asked.tries)))
      members.append(JSON.Member("score", .number(asked.best)))
    }
    return entry(.typed, asked.item, at: time, .object(members))
  }

  /// What the journal keeps of lines typed at a task, or taken back, since there were so many.
  func drafts(since before: Int, at time: Instant) -> [Entry] {
    guard case .lesson(let walk) = activity, walk.isTask else { return [] }
    let moves = walk.playground.moves
    let now = walk.playground.position
    let steps: [Draft.Step] =
      now < before
      ? Array(repeating: .undone, count: before - now)
      : moves[before..<now].map { .typed(.line($0.text)) }
    return steps.map { step in
      entry(.typed, walk.item, at: time, .object(step.member.map { [$0] } ?? []))
    }
  }

  /// Goes on with what was typed before, as far as the journal and an answer that is still being
  /// made tell of it.
  mutating func takeUp(_ walk: inout QuizWalk, beside entries: [Entry] = []) {
    if walk.isAnswered { return }
    let progress = progress(with: entries)
    let draft = walk.isExtra ? progress.another?.draft : progress.drafts[walk.current.item]
    if let draft { walk.current.takeUp(draft) }
  }

  /// Why nothing of an answer is taken back; nil where the learner's own lines are gone through.
  var nothingToTakeBack: Refusal? {
    guard case .quiz(let walk, let lesson) = activity, !walk.isAnswered,
      lesson == nil || playground.standing.isEmpty
    else { return place == .quiz ? .notInQuiz(.session(.undo)) : nil }
    if case .drive = walk.current.exercise, !walk.current.entered.isEmpty { return .callsStand }
    return .nothingTyped
  }

  /// Takes back the last part of an answer; nil where there is none.
  mutating func takeBack(at time: Instant) -> Response? {
    guard case .quiz(var walk, let lesson) = activity, !walk.isAnswered,
      walk.current.takeBack()
    else { return nil }
    activity = .quiz(walk, within: lesson)
    var response = Response(.takenBack(walk.current.entered))
    if let listing = walk.current.changedListing { response.replies.append(.listing(listing)) }
    response.entries = [draft(.undone, walk, at: time)]
    return response
  }
}
