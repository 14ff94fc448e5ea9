import Curriculum
public import Grading
import Orders
import Phrases
import Sessions

// What is said to an answer: what it is worth, and the right one beside it.
extension Renderer {
  func graded(_ graded: Graded) -> [String] {
    var lines = verdict(graded)
    if !graded.grade.isCorrect || graded.isShown { lines += rightAnswer(graded) }
    if let explanation = graded.explanation {
      lines += Rendering.lines(of: explanation, width: width, theme: theme)
    }
    return lines
  }

  private func verdict(_ graded: Graded) -> [String] {
    let grade = graded.grade
    if graded.isShown { return sentence(phrases.answerShown, .title) }
    if grade.isCorrect { return sentence(phrases.right, .title) }
    return sentence(
      grade.score >= 0.5 ? phrases.almost(score: grade.score) : phrases.wrong(score: grade.score),
      .wrong)
  }

  private func rightAnswer(_ graded: Graded) -> [String] {
    switch graded.answer {
    case .order(let feedback):
      feedback.yours.isEmpty
        ? feedback.right.flatMap { wrap([Run("  " + $0)], width: width, hanging: 4, theme: theme) }
        : beside(feedback) + sentences(feedback)
    case .classify(let yours, let right):
      hits(yours, right) + right.flatMap { numbered($0, option($0, of: graded.question)) }
    }
  }

  /// The learner's order beside the right one, row by row.
  private func beside(_ feedback: OrderFeedback) -> [String] {
    let (yours, right) = (feedback.yours, feedback.right)
    let first = (0..<max(yours.count, right.count)).first { place in
      place >= yours.count || place >= right.count || yours[place] != right[place]
    }
    var rows: [[[Run]]] = [
      [[Run("")], [Run(phrases.yours, .quiet)], [Run(phrases.rightOrder, .quiet)]]
    ]
    for place in 0..<max(yours.count, right.count) {
      let cells = [yours, right].map { $0.indices.contains(place) ? $0[place] : "-" }
      var row: [[Run]] = [
        [Run((place < 9 ? "  " : " ") + "\(place + 1)", .accent)], [Run(cells[0])], [Run(cells[1])],
      ]
      if place == first { row.append([Run("<- " + phrases.firstDifference, .wrong)]) }
      rows.append(row)
    }
    return columns(rows, width: width, theme: theme)
  }

  /// What to mend: only what is true of the whole answer.
  private func sentences(_ feedback: OrderFeedback) -> [String] {
    let isComplete =
      feedback.missing.isEmpty && feedback.extras.isEmpty && feedback.repeated.isEmpty
    var lines: [String] = []
    if !feedback.missing.isEmpty { lines += sentence(phrases.missing(feedback.missing)) }
    if !feedback.extras.isEmpty { lines += sentence(phrases.extra(feedback.extras)) }
    if !feedback.repeated.isEmpty { lines += sentence(phrases.repeated(feedback.repeated)) }
    // What stands in the same row on both sides is in no wrong place.
    let agreeing = Set(zip(feedback.yours, feedback.right).filter { $0 == $1 }.map(\.0))
    let moves = feedback.moves.filter { isComplete || !agreeing.contains($0) }
    if !moves.isEmpty {
      lines += sentence(isComplete ? phrases.move(moves) : phrases.misplaced(moves))
    }
    return lines
  }

  private func hits(_ yours: [Int]?, _ right: [Int]) -> [String] {
    guard let yours else { return [] }
    let text = phrases.hits(
      yours.filter(right.contains).map { String($0) },
      false: yours.filter { !right.contains($0) }.map { String($0) },
      missed: right.filter { !yours.contains($0) }.map { String($0) })
    return sentence(text)
  }

  private func option(_ number: Int, of question: QuestionView) -> String {
    guard case .classify(_, let own) = question.kind else { return "" }
    let options = own ?? mistakes
    return options.indices.contains(number - 1) ? options[number - 1] : ""
  }

  /// The way to a score.
  func working(_ grade: QuestionGrade) -> [String] {
    let steps: [WorkingPhrase] =
      switch grade.parts {
      case .order(let order): order.working.phrases
      case .classification(let classification): classification.phrases
      case .unanswered: []
      }
    return steps.flatMap { sentence(phrases.working($0)) }
  }
}

extension Renderer {
  /// The arithmetic of a mark in one line; what are words in it are the learner's.
  public func sum(of grade: QuestionGrade) -> String {
    switch grade.parts {
    case .unanswered: "\(phrases.grade(.noAnswer)) = 0"
    case .classification: grade.working
    case .order(let order): sum(order.working) ?? grade.working
    }
  }

  private func sum(_ working: OrderWorking) -> String? {
    switch working.scheme {
    case .pairs, .keep: return nil
    case .blend where !working.isCorrect: return nil
    case .blend, .exact:
      let word = phrases.grade(working.isCorrect ? .correct : .notCorrect)
      return "\(word) = \(working.score.fourDecimals)"
    }
  }
}
