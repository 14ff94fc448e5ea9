import Curriculum
import Grading
import Learning
import Mistakes
import Notation
import Playgrounds

// The ladder of hints: nudge, rule, answer.
extension Session {
  mutating func hint(at time: Instant) -> Response {
    switch activity {
    case .playing: Response(.refusal(.notStudying))
    case .lesson(let walk): hint(walk, at: time)
    case .quiz(let walk, let lesson): hint(walk, within: lesson, at: time)
    }
  }

  private mutating func hint(
    _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    if walk.isAnswered { return Response(.refusal(.returnGoesOn)) }
    var walk = walk
    let asked = walk.current
    let texts = text(of: asked, within: lesson).hints
    var response = Response()
    // What was written is true of the beginning.
    let isPastTexts = asked.hintsShown >= texts.count || asked.drive?.given.isEmpty == false
    if case .drive = asked.key, let state = asked.drive, isPastTexts {
      guard let rung = state.hints.first(where: { !asked.told.contains($0) }) else {
        return showAnswer(to: walk, within: lesson, at: time)
      }
      walk.current.told.append(rung)
      response.replies = [.driveHint(rung, count: asked.hintsShown + 1)]
    } else if asked.hintsShown < texts.count {
      let content = texts[asked.hintsShown]
      // UIKit's part has a hint for each call, behind those that were written.
      let isCounted = !walk.isExtra && asked.drive == nil
      let remaining = isCounted ? texts.count - asked.hintsShown : nil
      let counted = asked.drive == nil ? nil : asked.hintsShown + 1
      response.replies = [
        .hint(Hint(content: .text(content), remaining: remaining, counted: counted))
      ]
    } else if texts.isEmpty, case let rungs = asked.hintsOfItsRun,
      asked.hintsShown < rungs.count
    {
      let remaining = walk.isExtra ? nil : rungs.count - asked.hintsShown
      response.replies = [.hint(Hint(content: rungs[asked.hintsShown], remaining: remaining))]
    } else if texts.isEmpty, !asked.hasHintsOfItsRun {
      return Response(.refusal(.noHint))
    } else {
      return showAnswer(to: walk, within: lesson, at: time)
    }
    walk.current.hintsShown += 1
    activity = .quiz(walk, within: lesson)
    if !walk.isExtra {
      let payload = JSON.object([JSON.Member("rung", .integer(walk.current.hintsShown))])
      response.entries = [entry(.hinted, asked.item, at: time, payload)]
    }
    return response
  }

  private mutating func hint(_ walk: LessonWalk, at time: Instant) -> Response {
    guard case .exercise(.task(let task)) = walk.step.kind else {
      return Response(.refusal(.nothingToAnswer))
    }
    let texts = (walk.text?[walk.step.id.value]?.hints ?? []).map(\.content)
    guard walk.hintsShown < texts.count else { return answer(to: task, walk, at: time) }
    var walk = walk
    let text = texts[walk.hintsShown]
    walk.hintsShown += 1
    walk.helped.insert(walk.step.id.value)
    activity = .lesson(walk)
    var response = Response(
      .hint(Hint(content: .text(text), remaining: texts.count - walk.hintsShown + 1)))
    let payload = JSON.object([JSON.Member("rung", .integer(walk.hintsShown))])
    response.entries = [entry(.hinted, walk.item, at: time, payload)]
    return response
  }

  /// The last rung at once.
  mutating func showAnswer(at time: Instant) -> Response {
    switch activity {
    case .playing: return Response(.refusal(.notStudying))
    case .quiz(let walk, let lesson): return showAnswer(to: walk, within: lesson, at: time)
    case .lesson(let walk):
      switch walk.step.kind {
      case .exercise(.task(let task)): return answer(to: task, walk, at: time)
      case .run, .read, .quiz, .exercise: return Response(.refusal(.nothingToAnswer))
      }
    }
  }

  private mutating func answer(
    to task: Exercise.Task, _ walk: LessonWalk, at time: Instant
  ) -> Response {
    var walk = walk
    walk.helped.insert(walk.step.id.value)
    walk.hintsShown = .max
    activity = .lesson(walk)
    let shown = desk.listing(
      of: task.solution, in: walk.setting, among: walk.start.world.globalNames)
    var response = Response(.hint(Hint(content: .answer(shown.text), remaining: 0)))
    let payload = JSON.object([JSON.Member("shown", .bool(true))])
    response.entries = [entry(.hinted, walk.item, at: time, payload)]
    return response
  }
}

extension Asked {
  /// Whether a run tells what its author does not.
  var hasHintsOfItsRun: Bool { if case .fix = key { true } else { false } }

  /// What is wrong in code that is to be mended.
  var firstFinding: Finding? {
    if case .fix(let key) = key { key.findings(play: play).first } else { nil }
  }

  /// Which mistake the code makes, then where; none where its run shows none.
  fileprivate var hintsOfItsRun: [Hint.Content] {
    guard case .fix(let fix) = exercise, let finding = firstFinding else { return [] }
    let lines = fix.code.text.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(finding.line - 1) else { return [.mistake(finding.subject)] }
    return [.mistake(finding.subject), .finding(finding, line: String(lines[finding.line - 1]))]
  }
}
