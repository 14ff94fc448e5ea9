import Curriculum

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

  /// What was typed so far of the answer that is on its way, line by line.
  public var enteredLines: [String] {
    if case .quiz(let walk, _) = activity { walk.current.entered } else { [] }
  }
}
