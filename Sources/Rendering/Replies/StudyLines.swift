import Curriculum
import Grading
import Learning
import Mistakes
import Phrases
import Sessions
import Typesetting

// Lessons, quizzes, hints and progress.
extension Renderer {
  /// With how far each has been done.
  func lessons(_ lessons: [LessonSummary]) -> [String] {
    sentence(phrases.lessonsHeading, .quiet)
      + table(lessons.map { row($0.number, $0.id, $0.title, phrases.lessonLine($0)) })
  }

  /// The same of quizzes.
  func quizzes(_ quizzes: [QuizSummary]) -> [String] {
    sentence(phrases.quizzesHeading, .quiet)
      + table(quizzes.map { row($0.number, $0.id, $0.title, phrases.quizLine($0)) })
  }

  /// The checkpoints with what they are about, and whether they are open.
  func checkpoints(_ checkpoints: [CheckpointSummary]) -> [String] {
    sentence(phrases.checkpointsHeading, .quiet)
      + table(
        checkpoints.map { checkpoint in
          [
            [Run("\(checkpoint.part)")], [Run(phrases.lessons(of: checkpoint), .title)],
            [Run(phrases.state(of: checkpoint), .quiet)],
          ]
        })
  }

  /// A claim with its source, and what speaks for or against it.
  func lines(of claim: Page.Claim) -> [String] {
    let head = [claim.id, claim.source, claim.verdict.map(phrases.verdict)]
    let texts = [claim.text, claim.original, claim.shown.map(phrases.shownBy)]
    return sentence(phrases.beside(head.compactMap(\.self).filter { !$0.isEmpty }), .quiet)
      + texts.compactMap(\.self).flatMap { sentence("  " + $0, hanging: 2) }
  }

  /// A source with where it can be found.
  func lines(of source: Page.Source) -> [String] {
    sentence(
      phrases.label(phrases.beside([source.id, source.name]), phrases.source(source)), .quiet,
      hanging: 2)
  }

  /// In columns of the screen's width.
  private func table(_ rows: [[[Run]]]) -> [String] {
    columns(rows, width: width, theme: theme)
  }

  /// A number, an id, a title and the rest.
  private func row(_ number: Int, _ id: String, _ title: String, _ rest: String) -> [[Run]] {
    [
      [Run((number < 10 ? " " : "") + "\(number)")], [Run(id, .code, isUnbreakable: true)],
      [Run(title, .title)], [Run(rest, .quiet)],
    ]
  }

  /// What a hint gives away, how many are left, and what it costs.
  func hint(_ hint: Hint) -> [String] {
    let content: [String] =
      switch hint.content {
      case .text(let document): Rendering.lines(of: document, width: width, theme: theme)
      case .mistake(let subject): sentence(name(of: subject), hanging: 2)
      case .finding(let finding, let line):
        sentence(
          phrases.evidence(finding.evidence, of: finding.object)
            + phrases.place(line: finding.line), hanging: 2)
          + excerpt(line, finding.line)
      case .answer(let code):
        sentence(phrases.answerIs) + Rendering.lines(ofCode: code, width: width, theme: theme)
      }
    return content
      + (hint.remaining.map { sentence(phrases.help(remaining: $0), .quiet) } ?? [])
      + (hint.counted.map { sentence(phrases.hintsCount($0), .quiet) } ?? [])
  }

  /// The twelve mistakes as options.
  public var mistakes: [String] {
    Mistake.allCases.map { phrases.beside([phrases.mistake($0), phrases.kind($0.kind)]) }
  }
}
