public import Curriculum
import Diagnostics
import Interpreter
public import Learning
import Playgrounds
import Syntax

// A page or a question shown to a room: nothing of it is an answer of the person at the prompt.
extension Session {
  /// Shows a step of a lesson or a question of a quiz, by its name; nil where there is none.
  ///
  /// Whatever was done before, it stands as it does at every other place of the room.
  public mutating func present(_ item: String, at time: Instant) -> Response? {
    done = []
    if let (entry, index) = library.step(named: item) {
      var response = Response()
      let walk = LessonWalk(
        entry: entry, text: library.text(of: entry, in: language), index: index)
      show(walk, isResumed: false, at: time, &response)
      return response
    }
    guard let (question, quiz) = question(item), let asked = try? Asked(question, of: quiz, seed: 0)
    else { return nil }
    activity = .quiz(QuizWalk(asking: asked, seed: 0), within: nil)
    return shownPage.map { Response(.page($0)) }
  }

  /// Shows what is right and the run that proves it, to those who have said what they expect.
  public mutating func reveal(at time: Instant) -> Response {
    switch activity {
    case .playing: Response()
    case .lesson(let walk):
      switch walk.step.kind {
      case .run: study("", walk, at: time)
      case .exercise: giveUp(walk, at: time)
      case .read, .quiz: Response()
      }
    case .quiz(let walk, let lesson): showAnswer(to: walk, within: lesson, at: time)
    }
  }

  /// Whether the run or the answer of the page stands on the screen.
  public var isRevealed: Bool {
    switch activity {
    case .playing: false
    case .lesson(let walk): walk.isOver
    case .quiz(let walk, _): walk.isAnswered
    }
  }

  /// Whether lines of an answer were typed that Return ends.
  public var hasOpenAnswer: Bool {
    guard case .quiz(let walk, _) = activity else { return false }
    return walk.current.takesLines && !walk.current.entered.isEmpty && !walk.isAnswered
  }

  /// The page that is shown.
  public var presented: Page? { shownPage }

  /// What the author says to whoever presents the page, and asks the room about it.
  public var presentersText: LessonText.Section? { activity.lesson?.section }

  /// Plays other code than the page's where its own would be played.
  public mutating func play(instead code: Page.Listing) -> Response {
    var response = Response()
    switch activity {
    case .playing: break
    case .lesson(var walk), .quiz(_, within: .some(var walk)):
      let isOver = walk.isOver
      walk.beginAgain()
      walk.isOver = isOver
      response.replies = walk.playground.playAll(code.text, code.dialect, options: options).replies
      playground = walk.playground
    case .quiz(let walk, within: nil):
      var world = walk.current.start
      response.replies = world.playAll(code.text, code.dialect, options: options).replies
    }
    return response
  }
}
