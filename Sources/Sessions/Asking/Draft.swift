import Curriculum
import Notation
import Scripts

/// What a person has done to an exercise that still waits for its answer: a fold of the journal.
public struct Draft: Equatable, Sendable {
  var typed: [Typed] = []
  /// How often an answer was not right and could be tried again, and what the best was worth.
  var tries = 0
  var best = 0.0
  var hints = 0

  /// A part of an answer.
  enum Typed: Equatable, Sendable {
    case line(String)
    /// The whole code, as it came out of an editor.
    case code(String)
  }

  /// What the journal says of the newest step.
  enum Step: Equatable, Sendable {
    case typed(Typed)
    /// The last part was taken back.
    case undone
    /// All parts were dropped.
    case dropped
  }

  mutating func take(_ payload: JSON) {
    switch Step(payload) {
    case .typed(let part): typed.append(part)
    case .undone: _ = typed.popLast()
    case .dropped: typed = []
    }
    tries = payload["tries"]?.integer ?? tries
    best = payload["score"]?.number ?? best
  }
}

extension Draft.Step {
  init(_ payload: JSON) {
    if let text = payload["text"]?.string {
      self = .typed(.line(text))
    } else if let code = payload["code"]?.string {
      self = .typed(.code(code))
    } else {
      self = payload["undone"]?.bool == true ? .undone : .dropped
    }
  }

  var member: JSON.Member? {
    switch self {
    case .typed(.line(let text)): JSON.Member("text", .string(text))
    case .typed(.code(let code)): JSON.Member("code", .string(code))
    case .undone: JSON.Member("undone", .bool(true))
    case .dropped: nil
    }
  }
}

// MARK: - At the prompt
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
    else { return place == .quiz ? .notInQuiz(.undo) : nil }
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
