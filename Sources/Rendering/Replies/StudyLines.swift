import Curriculum
import Grading
import Learning
import Mistakes
import Phrases
import Sessions

// Lessons, quizzes, hints and progress.
extension Renderer {
  func study(_ reply: Reply) -> [String] {
    switch reply {
    case .lessons(let lessons, let broken):
      sentence(phrases.lessonsHeading, .quiet)
        + table(lessons.map { row($0.number, $0.id, $0.title, phrases.lessonLine($0)) })
        + (broken.isEmpty ? [] : sentence(phrases.broken(broken), .wrong))
    case .quizzes(let quizzes, let broken):
      sentence(phrases.quizzesHeading, .quiet)
        + table(quizzes.map { row($0.number, $0.id, $0.title, phrases.quizLine($0)) })
        + (broken.isEmpty ? [] : sentence(phrases.broken(broken), .wrong))
    case .sandboxRestored(let lines): sentence(phrases.sandboxRestored(lines: lines), .quiet)
    case .page(let page): self.page(page)
    case .both(let pages): both(pages)
    case .after(let document): Rendering.lines(of: document, width: width, theme: theme)
    case .lineTaken(let count): sentence(phrases.lineTaken(count), .quiet)
    case .gapTaken(let number, let count): sentence(phrases.gap(number, of: count), .quiet)
    case .codeChanged(let effect): sentence(phrases.codeChanged(effect))
    case .driven(let object, let call):
      columns(
        [[[Run("  " + visible(object), .title)], [Run(visible(call))]]], width: width, theme: theme)
    case .driveRefused(let refusal, let count):
      sentence(phrases.driveRefused(refusal, count: count))
    case .driveHint(let hint, let count):
      sentence(phrases.driveHint(hint)) + sentence(phrases.hintsCount(count), .quiet)
    case .gapsRefused(let gaps, let count): sentence(phrases.gapsRefused(gaps, of: count))
    case .takenBack(let lines): sentence(phrases.takenBack(lines))
    case .listing(let listing): self.listing(listing)
    case .dialectChosen(let dialect): sentence(phrases.dialectChosen(dialect))
    case .sources(let claims):
      claims.flatMap { claim in
        let head = [claim.id, claim.source, claim.verdict.map(phrases.verdict)]
        let texts = [claim.text, claim.original, claim.shown.map(phrases.shownBy)]
        return sentence(head.compactMap(\.self).joined(separator: " · "), .quiet)
          + texts.compactMap(\.self).flatMap { sentence("  " + $0, hanging: 2) }
      }
    case .lint(let report, let source): lint(report, source)
    case .edit(let code, _): Rendering.lines(ofCode: code, width: width, theme: theme)
    case .beginsInItsWorld(let names): sentence(phrases.beginsInItsWorld(names), .quiet)
    case .startsAgain: sentence(phrases.startsAgain, .quiet)
    case .hint(let hint): self.hint(hint)
    case .stepDone(let isLast): sentence(phrases.stepDone(isLast: isLast), .title)
    case .stepLeft(let isLast): sentence(phrases.stepLeft(isLast: isLast), .quiet)
    case .skipped(let code):
      sentence(phrases.skippedTask) + Rendering.lines(ofCode: code, width: width, theme: theme)
    case .notYet(let lack, let way):
      sentence(phrases.lack(lack))
        + (phrases.wayOut(way).map { sentence($0, .quiet) } ?? [])
    case .lessonDone(let end): sentence(phrases.lessonDone(end), .title)
    case .resumedQuiz(let title): sentence(phrases.resumedQuiz(title), .quiet)
    case .goingOn(let reason): sentence(phrases.goingOn(reason), .quiet)
    case .askedAgain: sentence(phrases.askedAgain, .quiet)
    case .graded(let graded): self.graded(graded)
    case .questionDone(let isLast, let hasScore):
      sentence(phrases.questionDone(isLast: isLast, hasScore: hasScore), .quiet)
    case .working(let mark): working(mark)
    case .due(let count, let minutes): sentence(phrases.due(count, minutes: minutes), .title)
    case .comesBack(let next, let today): sentence(phrases.comesBack(next, today), .quiet)
    case .quizDone(let title, let score, let count):
      sentence(phrases.quizDone(title: title, score: score, of: count), .title)
    case .progress(let progress, let toReview, let lessons, let quizzes):
      (lessons.isEmpty ? [] : study(.lessons(lessons, broken: [])))
        + (quizzes.isEmpty ? [] : study(.quizzes(quizzes, broken: [])))
        + sentence(
          phrases.progress(lines: progress.lineCount, toReview: toReview))
    default: []
    }
  }

  private func table(_ rows: [[[Run]]]) -> [String] {
    columns(rows, width: width, theme: theme)
  }

  private func row(_ number: Int, _ id: String, _ title: String, _ rest: String) -> [[Run]] {
    [
      [Run((number < 10 ? " " : "") + "\(number)")], [Run(id, .code, isUnbreakable: true)],
      [Run(title, .title)], [Run(rest, .quiet)],
    ]
  }

  private func hint(_ hint: Hint) -> [String] {
    let content: [String] =
      switch hint.content {
      case .text(let document): Rendering.lines(of: document, width: width, theme: theme)
      case .answer(let code):
        sentence(phrases.answerIs) + Rendering.lines(ofCode: code, width: width, theme: theme)
      }
    return content
      + (hint.remaining.map { sentence(phrases.help(remaining: $0), .quiet) } ?? [])
  }

  /// The twelve mistakes as options.
  public var mistakes: [String] {
    Mistake.allCases.map { "\(phrases.mistake($0)) · \(phrases.kind($0.kind))" }
  }
}

extension [String] {
  /// In the order of the numbers that they are, `2` before `10`; names come last.
  var byNumber: [String] { sorted { (Int($0) ?? .max, $0) < (Int($1) ?? .max, $1) } }
}
