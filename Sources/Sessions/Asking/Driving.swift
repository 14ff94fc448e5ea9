import Curriculum
import Grading
import Learning

// The person is UIKit: its calls, one by one.
extension Session {
  mutating func drive(
    _ text: String, _ walk: QuizWalk, within lesson: LessonWalk?, at time: Instant
  ) -> Response {
    guard case .drive(let key) = walk.current.key, var state = walk.current.drive, !text.isEmpty
    else { return Response(.page(page(of: walk, within: lesson))) }
    guard let call = TypedCall(text) else {
      if lesson != nil, isCode(text) { return play(text, at: time) }
      return Response(.refusal(.malformedAnswer(.unknown(text), count: 0)))
    }
    var walk = walk
    let outcome = state.take(call)
    walk.current.take(.line(text))
    activity = .quiz(walk, within: lesson)
    var response: Response
    switch outcome {
    case .refused(let reason): response = Response(.driveRefused(reason, count: state.refused))
    case .accepted(let object, let selector): response = Response(.driven(object, selector))
    }
    if state.isFinished {
      let mark = key.mark(refused: state.refused, told: walk.current.hintsShown)
      return finish(mark, answer: walk.current.entered, walk, within: lesson, at: time)
    }
    response.entries = [draft(.typed(.line(text)), walk, at: time)]
    return response
  }
}
