import Curriculum
import Grading
import Interpreter
public import Learning
import Playgrounds
import Syntax

// Exercises that are tried until they are solved: gaps, code to be mended, UIKit's part.
extension Session {
  /// A text for a gap; once all have one, the goal decides.
  mutating func fillGap(
    _ text: String, _ fill: Exercise.Fill, _ walk: QuizWalk, within lesson: LessonWalk?,
    at time: Instant
  ) -> Response {
    guard case .fill(let key) = walk.current.key, !text.isEmpty else {
      return Response(.page(page(of: walk, within: lesson)))
    }
    var walk = walk
    walk.current.take(.line(text))
    guard let gaps = walk.current.gaps else { return Response() }
    var response = Response()
    if let texts = gaps.all {
      let mark = key.mark(texts, play: walk.current.play)
      if mark.isCorrect { return finish(mark, answer: texts, walk, within: lesson, at: time) }
      walk.current.miss(mark)
      let code = Code(Snippet(fill.filled(with: texts)), in: fill.code.dialect)
      response.replies = mark.lack.map { told($0, of: code, walk.current) } ?? []
      response.replies.append(.gapsRefused(gaps.refused.map { $0 + 1 }, of: texts.count))
    }
    activity = .quiz(walk, within: lesson)
    response.replies.append(.gapTaken(gaps.next + 1, of: gaps.texts.count))
    response.entries = [draft(.typed(.line(text)), walk, at: time)]
    return response
  }

  /// A line made anew, or a whole method.
  mutating func mend(
    _ text: String, _ fix: Exercise.Fix, _ walk: QuizWalk, within lesson: LessonWalk?,
    at time: Instant
  ) -> Response {
    guard case .fix(let key) = walk.current.key else { return Response() }
    if text.isEmpty { return Response(.page(page(of: walk, within: lesson))) }
    let change: CodeChange
    do throws(CodeChange.Fault) {
      change = try CodeChange(text, of: walk.current.code, in: Dialect(fix.code.dialect))
    } catch {
      return Response(.refusal(.malformedChange(error)))
    }
    var walk = walk
    walk.current.take(.line(text))
    var response = Response(.codeChanged(change.effect))
    response.replies += walk.current.changedListing.map { [.listing($0)] } ?? []
    return judge(.line(text), key, walk, within: lesson, telling: response, at: time)
  }

  /// Ends what is asked where code reaches the goal, and says what it lacks where it does not.
  private mutating func judge(
    _ part: Draft.Typed, _ key: FixKey, _ walk: QuizWalk, within lesson: LessonWalk?,
    telling response: Response, at time: Instant
  ) -> Response {
    var (walk, response) = (walk, response)
    let code = walk.current.code
    let mark = key.mark(code, play: walk.current.play)
    if mark.isCorrect { return finish(mark, answer: [code], walk, within: lesson, at: time) }
    walk.current.miss(mark)
    activity = .quiz(walk, within: lesson)
    if let lack = mark.lack, case .fix(let fix) = walk.current.exercise {
      response.replies += told(lack, of: Code(Snippet(code), in: fix.code.dialect), walk.current)
    }
    response.entries = [draft(.typed(part), walk, at: time)]
    return response
  }

  /// What code lacks; what a compiler has against it is told in the compiler's words.
  private func told(_ lack: Lack, of code: Code, _ asked: Asked) -> [Reply] {
    guard lack == .wrongCode else { return [.notYet(lack, .onward)] }
    return (asked.refused(code).map { [.played($0)] } ?? []) + [.notYet(lack, .onward)]
  }

  /// The code to be mended was changed in an editor.
  public mutating func edited(_ text: String, at time: Instant) -> Response {
    guard case .quiz(var walk, let lesson) = activity, case .fix(let key) = walk.current.key,
      !walk.isAnswered
    else { return Response() }
    let isSame = text.trimmed == walk.current.code.trimmed
    if !isSame { walk.current.take(.code(text)) }
    let response = Response(.page(page(of: walk, within: lesson)))
    if isSame { return response }
    return judge(.code(text), key, walk, within: lesson, telling: response, at: time)
  }
}

extension Asked {
  /// What a compiler has against code; nil where that is nothing.
  fileprivate func refused(_ code: Code) -> Account? {
    let text = code.text.text
    let mistakes = start.mistakes(in: text, Dialect(code.dialect))
    return mistakes.isEmpty ? nil : Account(refusing: text, for: mistakes)
  }

  /// The same of an answer in its place in the exercise; nil too where the answer is no code.
  func refused(_ answer: [String]) -> Account? {
    let text = answer.joined(separator: "\n")
    switch exercise {
    case .task(let task): return refused(Code(Snippet(text), in: task.solution.dialect))
    case .fix(let fix): return refused(Code(Snippet(text), in: fix.code.dialect))
    case .fill(let fill):
      guard answer.count == fill.gaps.count else { return nil }
      return refused(Code(Snippet(fill.filled(with: answer)), in: fill.code.dialect))
    case .order, .classify, .choice, .predict, .drive, .spot, .versions, .sources: return nil
    }
  }
  /// Notes a try that was not right.
  fileprivate mutating func miss(_ mark: Mark) {
    tries += 1
    best = max(best, mark.score)
  }
}
