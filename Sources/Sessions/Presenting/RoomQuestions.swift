import Curriculum
import Grading

// What a page asks, for those who take a whole room's answers and mark them later.
extension Session {
  /// What is asked now, with its key; nil for a page that asks nothing which could be marked.
  public var question: ReadyQuestion? {
    switch activity {
    case .playing: nil
    case .quiz(let walk, _): ReadyQuestion(walk.current)
    case .lesson(let walk):
      if case .exercise(let exercise) = walk.step.kind {
        (try? Asked(step: walk.item, exercise, in: walk.setting, at: walk.start, seed: 0))
          .map { ReadyQuestion($0) }
      } else {
        nil
      }
    }
  }

  /// How a room answers the page: a task in lines of code, a drive call by call, a run in words;
  /// nil for a page that is only read.
  public var roomForm: AnswerForm? {
    switch activity {
    case .playing: nil
    case .quiz(let walk, _): walk.current.form
    case .lesson(let walk):
      switch walk.step.kind {
      case .exercise(.task): .list(.print)
      case .run: .text
      case .read, .quiz, .exercise: nil
      }
    }
  }

  /// The calls that UIKit has made so far in a drive, as they were typed; refused ones are none.
  public var playedCalls: [String] {
    guard case .quiz(let walk, _) = activity, case .drive(let key) = walk.current.key else {
      return []
    }
    var state = key.start
    return walk.current.entered.filter { line in
      if let call = TypedCall(line), case .accepted = state.take(call) { true } else { false }
    }
  }
}
