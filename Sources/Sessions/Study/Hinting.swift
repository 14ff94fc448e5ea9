import Curriculum
import Grading
import Notation

// The ladder of hints: nudge, rule, first wrong step, answer.
extension Session {
  mutating func hint(at time: Instant) -> Response {
    switch activity {
    case .playing: return Response(.refusal(.notStudying))
    case .lesson(let walk): return hint(walk, at: time)
    case .quiz(let walk, _):
      guard let text = walk.current.question.hint else { return Response(.refusal(.noHint)) }
      var response = Response(
        .hint(
          Hint(
            content: .text(Document(text.text(in: language, origin: walk.current.origin))),
            remaining: 0)))
      response.entries = [entry(.hinted, walk.current.item, at: time)]
      return response
    }
  }

  private mutating func hint(_ walk: LessonWalk, at time: Instant) -> Response {
    let ladder = ladder(of: walk)
    guard !ladder.isEmpty else { return Response(.refusal(.noHint)) }
    let rung = min(walk.hintsShown, ladder.count - 1)
    var walk = walk
    walk.hintsShown = rung + 1
    activity = .lesson(walk)
    var response = Response(
      .hint(Hint(content: ladder[rung], remaining: ladder.count - rung - 1)))
    let payload = JSON.object([JSON.Member("rung", .integer(rung + 1))])
    response.entries = [entry(.hinted, walk.item, at: time, payload)]
    return response
  }

  private func ladder(of walk: LessonWalk) -> [Hint.Content] {
    var ladder = (walk.text?[walk.step.id.value]?.hints ?? []).map { Hint.Content.text($0.content) }
    if case .task(let task) = walk.step.kind {
      if let lack = check(task.goal, walk).lack { ladder.append(.lack(lack)) }
      ladder.append(.answer(task.solution.text))
    }
    return ladder
  }

  /// The last rung at once.
  mutating func showAnswer(at time: Instant) -> Response {
    guard case .lesson(var walk) = activity, let code = walk.step.ownCode else {
      return Response(.refusal(.noHint))
    }
    walk.hintsShown = ladder(of: walk).count
    activity = .lesson(walk)
    var response = Response(.hint(Hint(content: .answer(code), remaining: 0)))
    response.entries = [entry(.hinted, walk.item, at: time)]
    return response
  }
}
