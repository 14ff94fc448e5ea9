public import Curriculum
import Diagnostics
import Grading
import Learning
public import Phrases
import Playgrounds
import Scripts
public import Sessions
public import Typesetting

/// Turns replies into lines of text for one width, theme and language.
public struct Renderer: Sendable {
  /// At least `narrowest`: in a window that is narrower, the terminal folds what is drawn.
  public var width: Int { didSet { width = max(Self.narrowest, width) } }
  /// The lines of the window, at least those of the smallest that people learn at.
  public var height = Self.lowest { didSet { height = max(Self.lowest, height) } }
  public var theme: Theme
  public var language: Language
  /// The other language of a page that is shown in two.
  var second: Language?
  /// Whether the messages of diagnostics are folded at the edge of the screen.
  public var foldsDiagnostics = false
  /// Whether pictures are drawn; else they are told in sentences, for ears and dumb terminals.
  public var drawsPictures = true

  /// How many seconds the reader's clock is ahead of UTC.
  public var zone = 0

  /// In columns: below, tables and pictures fall apart.
  private static let narrowest = 20
  /// In lines.
  private static let lowest = 24

  /// What is not set here has the value that fits most readers.
  public init(width: Int, theme: Theme, language: Language) {
    self.width = max(Self.narrowest, width)
    self.theme = theme
    self.language = language
  }

  /// Made anew each time: it is its language alone.
  public var phrases: Phrasebook { Phrasebook(language) }

  /// An empty line stands before what begins a paragraph.
  public func lines(of response: Response) -> [String] {
    var result: [String] = []
    for reply in response.replies.sayingDeclarationsOnce {
      let lines = lines(of: reply)
      if !result.isEmpty, reply.beginsParagraph { result.append("") }
      result += lines
    }
    return result
  }

  /// A sentence, wrapped.
  func sentence(_ text: String, _ role: Theme.Role = .body, hanging: Int = 0) -> [String] {
    wrap([Run(text, role)], width: width, hanging: hanging, theme: theme)
  }

  /// Each reply by its kind; the words are the phrasebook's.
  func lines(of reply: Reply) -> [String] {
    switch reply {
    case .welcome(let version):
      sentence(phrases.beside(["ViewDidLearn", "iOS \(version)", phrases.invitation]), .title)
    case .restarted(let setting, let losesCode):
      sentence(line(of: setting)) + (losesCode ? sentence(phrases.codeIsLost) : [])
    case .played(let account): lines(of: account)
    case .dropped(let account): lines(of: account) + sentence(phrases.dropped)
    case .log(let log, let verdict, let version):
      lines(of: log, verdict, phrases.log(calls: log.lines.count, version))
    case .wrongCommand(let wrong, let text, let line):
      wrong.diagnostics.flatMap { diagnostic in
        block(
          diagnostic, phrases.message(diagnostic.fact),
          in: SourceText(name: "", text: text, entry: line))
      }
    case .looked(let looked): lines(of: looked)
    case .strictnessChosen(let isStrict): sentence(phrases.strictnessChosen(isStrict))
    case .travelled(let travel): self.travel(travel)
    case .help(let topics): help(topics)
    case .languageChosen: sentence(phrases.languageChosen)
    case .map(let map): self.map(map)
    case .mapDrawing(_, let path): sentence(phrases.timeline(.drawn(path)))
    case .skill(let page): skill(page)
    case .interval(let history): sentence(phrases.interval(history))
    case .queued(let count, let today): sentence(phrases.queued(count, today: today), .quiet)
    case .checkpointDone(let result):
      sentence(phrases.sentences(phrases.result(result)), .title)
    case .checkpoints(let checkpoints): self.checkpoints(checkpoints)
    // Whoever reads the keyboard plays and reads these.
    case .recording, .files: []
    case .refusal(let refusal): sentence(phrases.refusal(refusal))
    case .goodbye: sentence(phrases.goodbye)
    case .lessons(let lessons, let broken):
      self.lessons(lessons) + (broken.isEmpty ? [] : sentence(phrases.broken(broken), .wrong))
    case .quizzes(let quizzes, let broken):
      self.quizzes(quizzes) + (broken.isEmpty ? [] : sentence(phrases.broken(broken), .wrong))
    case .sandboxRestored(let lines): sentence(phrases.sandboxRestored(lines: lines), .quiet)
    case .page(let page): self.page(page)
    case .both(let pages): both(pages)
    case .told(let words): told(words)
    case .languages(let pair): sentence(phrases.languages(pair), .quiet)
    case .after(let document): Rendering.lines(of: document, width: width, theme: theme)
    case .forgotten(let place): sentence(phrases.forgotten(place), .quiet)
    case .lineTaken(let count): sentence(phrases.lineTaken(count), .quiet)
    case .partDropped: sentence(phrases.partDropped, .quiet)
    case .wantsColon(let command): sentence(phrases.wantsColon(command), .quiet)
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
    case .sources(let claims, let sources):
      claims.flatMap(lines) + (claims.isEmpty || sources.isEmpty ? [] : [""])
        + sources.flatMap(lines)
    case .quotesSources(let claim): sentence(phrases.quotesSources(claim), .quiet)
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
    case .grounds(let grounds): self.grounds(grounds)
    case .misconceptions(let ideas):
      ideas.flatMap { Rendering.lines(of: labelled($0), width: width, theme: theme) }
    case .questionDone(let isLast, let hasScore):
      sentence(phrases.questionDone(isLast: isLast, hasScore: hasScore), .quiet)
    case .working(let mark): working(mark)
    case .due(let count, let minutes): sentence(phrases.due(count, minutes: minutes), .title)
    case .comesBack(let next, let today): sentence(phrases.comesBack(next, today), .quiet)
    case .quizDone(let title, let score, let count):
      sentence(phrases.quizDone(title: title, score: score, of: count), .title)
    case .progress(let progress, let toReview, let lessons, let quizzes):
      (lessons.isEmpty ? [] : self.lessons(lessons))
        + (quizzes.isEmpty ? [] : self.quizzes(quizzes))
        + sentence(
          phrases.progress(lines: progress.lineCount, toReview: toReview))
    }
  }

  /// `iOS 5.1 · iPhone 320×480 · manual reference counting`.
  private func line(of setting: AppSetting) -> String {
    phrases.beside([
      "iOS \(setting.version)", "\(setting.device) \(setting.screen)",
      phrases.memory(setting.memory),
    ])
  }
}

extension [Reply] {
  /// What several lines declare of one type is said where the last of them stands.
  fileprivate var sayingDeclarationsOnce: [Reply] {
    var known: [String: Declared] = [:]
    for case .played(let account) in self {
      for type in account.declared { known[type.name] = known[type.name]?.joined(type) ?? type }
    }
    var said: Set<String> = []
    return reversed().map { reply -> Reply in
      guard case .played(var account) = reply else { return reply }
      account.declared = account.declared.compactMap {
        said.insert($0.name).inserted ? known[$0.name] : nil
      }
      return .played(account)
    }.reversed()
  }
}

extension Reply {
  /// Whether an empty line stands before it.
  fileprivate var beginsParagraph: Bool {
    switch self {
    case .told(let words): words.first?.1.first?.beginsParagraph == true
    case .page, .both, .graded, .lessonDone, .quizDone, .resumedQuiz, .goingOn, .askedAgain,
      .checkpointDone:
      true
    default: false
    }
  }
}
