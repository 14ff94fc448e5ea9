public import Curriculum
import Grading
import Mistakes
import Phrases
public import Sessions

// Lessons, quizzes, hints and progress.
extension Renderer {
  func study(_ reply: Reply) -> [String] {
    switch reply {
    case .lessons(let lessons, let broken):
      sentence(phrases.lessonsHeading, .quiet)
        + table(lessons.map { row($0.number, $0.id, $0.title, phrases.lessonLine($0)) })
        + (broken.isEmpty ? [] : sentence(phrases.broken(broken), .wrong))
    case .quizzes(let quizzes):
      sentence(phrases.quizzesHeading, .quiet)
        + table(quizzes.map { row($0.number, $0.id, $0.title, phrases.quizLine($0)) })
    case .sandboxRestored(let lines): sentence(phrases.sandboxRestored(lines: lines), .quiet)
    case .page(let page): self.page(page)
    case .beginsInItsWorld(let names): sentence(phrases.beginsInItsWorld(names), .quiet)
    case .startsAgain: sentence(phrases.startsAgain, .quiet)
    case .hint(let hint): self.hint(hint)
    case .stepDone(let isLast): sentence(phrases.stepDone(isLast: isLast), .title)
    case .stepLeft(let isLast): sentence(phrases.stepLeft(isLast: isLast), .quiet)
    case .skipped(let code):
      sentence(phrases.skippedTask) + Rendering.lines(ofCode: code, width: width, theme: theme)
    case .notYet(let lack, let way):
      sentence(phrases.lack(phrases.phrase(lack)))
        + (phrases.wayOut(way).map { sentence($0, .quiet) } ?? [])
    case .lessonDone(let end): sentence(phrases.lessonDone(end), .title)
    case .resumedQuiz: sentence(phrases.resumedQuiz, .quiet)
    case .askedAgain: sentence(phrases.askedAgain, .quiet)
    case .question(let question): self.question(question)
    case .graded(let graded): self.graded(graded)
    case .questionDone(let isLast, let hasScore):
      sentence(phrases.questionDone(isLast: isLast, hasScore: hasScore), .quiet)
    case .reviewing(let number, let count):
      sentence(phrases.reviewing(number, of: count), .quiet)
    case .working(let grade): working(grade)
    case .due(let count, let minutes): sentence(phrases.due(count, minutes: minutes), .title)
    case .comesBack(let wait): sentence(phrases.comesBack(wait), .quiet)
    case .quizDone(let title, let score, let count):
      sentence(phrases.quizDone(title: title, score: score, of: count), .title)
    case .progress(let progress, let toReview, let lessons, let quizzes):
      study(.lessons(lessons, broken: [])) + study(.quizzes(quizzes))
        + sentence(
          phrases.progress(lines: progress.lineCount, toReview: toReview))
    default: []
    }
  }

  /// How many lines a page takes on a terminal of 80 columns, with the prompt below it.
  public static func height(of page: LessonPage, in language: Language) -> Int {
    Renderer(width: 80, theme: .plain, language: language).page(page).count + 1
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

  private func page(_ page: LessonPage) -> [String] {
    let heading = phrases.lessonHeading(number: page.number, title: page.title)
    var lines = head(page, heading)
    if page.isResumed { lines += sentence(phrases.resumedHere, .quiet) }
    if let section = page.section {
      lines += wrap(runs(of: section.title, theme, role: .title), width: width, theme: theme)
      lines.append("")
      lines += Rendering.lines(of: section.body, width: width, theme: theme)
    }
    switch page.task {
    case .run(let code): lines += [""] + Rendering.lines(ofCode: code, width: width, theme: theme)
    case .task(let setup?):
      lines +=
        [""] + sentence(phrases.setupIs, .quiet)
        + Rendering.lines(ofCode: setup, width: width, theme: theme)
    case .task(nil), .read, .quiz: break
    }
    lines.append("")
    if page.isObjectiveCOnly { lines += sentence(phrases.objectiveCOnly, .quiet) }
    return lines + sentence(phrases.invitation(page.task), .quiet)
  }

  private func head(_ page: LessonPage, _ heading: String) -> [String] {
    let place = "\(page.step) / \(page.stepCount)"
    let gap = width - displayWidth(heading) - displayWidth(place)
    if gap < 2 { return sentence(heading, .quiet) + sentence(place, .quiet) }
    return [theme.styled(heading + String(repeating: " ", count: gap) + place, as: .quiet)]
  }

  private func hint(_ hint: Hint) -> [String] {
    let content: [String] =
      switch hint.content {
      case .text(let document): Rendering.lines(of: document, width: width, theme: theme)
      case .answer(let code):
        sentence(phrases.answerIs) + Rendering.lines(ofCode: code, width: width, theme: theme)
      }
    return content + sentence(phrases.help(remaining: hint.remaining), .quiet)
  }

  private func question(_ question: QuestionView) -> [String] {
    var lines = sentence(
      phrases.questionHeading(
        number: question.number, of: question.count, question.kind, ios: question.ios), .quiet)
    lines.append("")
    lines += Rendering.lines(of: question.prompt, width: width, theme: theme)
    lines.append("")
    switch question.kind {
    case .order(let calls, let script, _):
      if let script {
        lines += Rendering.lines(ofCode: script, width: width, theme: theme) + [""]
      }
      lines += calls.enumerated().flatMap { numbered($0 + 1, $1) }
    case .classify(let code, let options):
      lines += Rendering.lines(ofCode: code, width: width, theme: theme) + [""]
      lines += (options ?? mistakes).enumerated().flatMap { numbered($0 + 1, $1) }
    }
    return lines + [""] + sentence(phrases.invitation(question.kind), .quiet)
  }

  /// The twelve mistakes as options.
  public var mistakes: [String] {
    Mistake.allCases.map { "\(phrases.mistake($0)) · \(phrases.kind($0.kind))" }
  }

  func numbered(_ number: Int, _ text: String) -> [String] {
    let label = String(repeating: " ", count: number < 10 ? 3 : 2) + "\(number)  "
    return wrap([Run(label, .accent), Run(text)], width: width, hanging: 6, theme: theme)
  }
}

extension [String] {
  /// In the order of the numbers that they are, `2` before `10`; names come last.
  var byNumber: [String] { sorted { (Int($0) ?? .max, $0) < (Int($1) ?? .max, $1) } }
}
