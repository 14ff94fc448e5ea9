import Curriculum
import Grading
import Interpreter
import Syntax

// Exercises that are tried until they are solved: gaps, code to be mended, UIKit's part.
extension Session {
  /// A text for the next gap; behind the last the goal decides.
  mutating func fillGap(
    _ text: String, _ fill: Exercise.Fill, _ walk: QuizWalk, within lesson: LessonWalk?,
    at time: Instant
  ) -> Response {
    guard case .fill(let key) = walk.current.key, !text.isEmpty else {
      return Response(.page(page(of: walk, within: lesson)))
    }
    var walk = walk
    walk.current.entered.append(text)
    if walk.current.entered.count < fill.gaps.count {
      activity = .quiz(walk, within: lesson)
      return Response(.gapTaken(walk.current.entered.count + 1, of: fill.gaps.count))
    }
    let texts = walk.current.entered
    let mark = key.mark(texts, play: walk.current.play)
    if mark.isCorrect { return finish(mark, answer: texts, walk, within: lesson, at: time) }
    let lack = key.lack(texts, play: walk.current.play)
    walk.current.entered = []
    walk.current.tries += 1
    walk.current.best = max(walk.current.best, mark.score)
    activity = .quiz(walk, within: lesson)
    var response = Response()
    if let lack { response.replies.append(.notYet(lack, .onward)) }
    response.replies.append(.gapTaken(1, of: fill.gaps.count))
    return response
  }

  /// A line made anew, or a whole method.
  mutating func mend(
    _ text: String, _ fix: Exercise.Fix, _ walk: QuizWalk, within lesson: LessonWalk?,
    at time: Instant
  ) -> Response {
    guard case .fix(let key) = walk.current.key else { return Response() }
    var walk = walk
    let code = walk.current.entered.last ?? fix.code.text.text
    if text.isEmpty { return Response(.page(page(of: walk, within: lesson))) }
    let change: CodeChange
    do throws(CodeChange.Fault) {
      change = try CodeChange(text, of: code, in: Dialect(fix.code.dialect))
    } catch {
      return Response(.refusal(.malformedChange(error)))
    }
    var response = Response(.codeChanged(change.lines))
    walk.current.entered = [change.code]
    response.replies += walk.current.listing(desk).map { [.listing($0)] } ?? []
    return judge(change.code, key, walk, within: lesson, telling: response, at: time)
  }

  /// Ends what is asked where code reaches the goal, and says what it lacks where it does not.
  private mutating func judge(
    _ code: String, _ key: FixKey, _ walk: QuizWalk, within lesson: LessonWalk?,
    telling response: Response, at time: Instant
  ) -> Response {
    var (walk, response) = (walk, response)
    let mark = key.mark(code, play: walk.current.play)
    if mark.isCorrect { return finish(mark, answer: [code], walk, within: lesson, at: time) }
    walk.current.tries += 1
    walk.current.best = max(walk.current.best, mark.score)
    activity = .quiz(walk, within: lesson)
    response.replies += lacks(code, key, walk.current)
    return response
  }

  /// What code lacks; what a compiler has against it is told in the compiler's words.
  private func lacks(_ code: String, _ key: FixKey, _ asked: Asked) -> [Reply] {
    guard let lack = key.lack(code, play: asked.play), case .fix(let fix) = asked.exercise else {
      return []
    }
    guard lack == .wrongCode else { return [.notYet(lack, .onward)] }
    var playground = asked.start
    let played = playground.playAll(code, Dialect(fix.code.dialect))
    return played.errors + [.notYet(lack, .onward)]
  }

  /// The code to be mended was changed in an editor.
  public mutating func edited(_ text: String, at time: Instant) -> Response {
    guard case .quiz(var walk, let lesson) = activity, case .fix(let fix) = walk.current.exercise,
      case .fix(let key) = walk.current.key, !walk.isAnswered
    else { return Response() }
    let code = walk.current.entered.last ?? fix.code.text.text
    if text.trimmed == code.trimmed { return Response(.page(page(of: walk, within: lesson))) }
    walk.current.entered = [text]
    let response = Response(.page(page(of: walk, within: lesson)))
    return judge(text, key, walk, within: lesson, telling: response, at: time)
  }
}
