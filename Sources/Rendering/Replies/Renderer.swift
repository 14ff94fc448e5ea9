public import Curriculum
import Diagnostics
import Grading
public import Phrases
import Scripts
public import Sessions

/// Turns replies into lines of text for one width, theme and language.
public struct Renderer: Sendable {
  /// At least `narrowest`: in a window that is narrower, the terminal folds what is drawn.
  public var width: Int { didSet { width = max(Self.narrowest, width) } }
  /// The lines of the window, at least those of the smallest that people learn at.
  public var height = Self.lowest { didSet { height = max(Self.lowest, height) } }
  public var theme: Theme
  public var language: Language
  /// Whether the messages of diagnostics are folded at the edge of the screen.
  public var foldsDiagnostics = false
  /// Whether pictures are drawn; else they are told in sentences, for ears and dumb terminals.
  public var drawsPictures = true

  private static let narrowest = 20
  private static let lowest = 24

  public init(width: Int, theme: Theme, language: Language) {
    self.width = max(Self.narrowest, width)
    self.theme = theme
    self.language = language
  }

  public var phrases: Phrasebook { Phrasebook(language) }

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
    wrap(commandRuns(text, role), width: width, hanging: hanging, theme: theme)
  }

  func lines(of reply: Reply) -> [String] {
    switch reply {
    case .welcome(let version):
      sentence("ViewDidLearn · iOS \(version) · \(phrases.invitation)", .title)
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
    case .state(let standings, let memoryInUse): state(standings, memoryInUse)
    case .owners(let reports): reports.flatMap(owners)
    case .tree(let hierarchy): tree(hierarchy)
    case .timeline(let timeline): self.timeline(timeline)
    case .drawing(_, let path): sentence(phrases.timeline(.drawn(path)))
    case .leaks(let leaks, let reasons, let unreleased, let held):
      self.leaks(leaks, reasons, unreleased) + self.held(held)
    case .trace(let trace): self.trace(trace)
    case .step(let trace, let number, let count, let standings, let goesOn):
      step(trace, number, count, standings, returnGoesOn: goesOn)
    case .changes(let changes): self.changes(changes)
    case .repairs(let findings): repairs(findings)
    case .standIns(let all, let asked):
      phrases.list(ofStandIns: all, asked: asked).flatMap { sentence($0, hanging: 2) }
    case .strictnessChosen(let isStrict): sentence(phrases.strictnessChosen(isStrict))
    case .comparison(let comparison): self.comparison(comparison)
    case .travelled(let travel): self.travel(travel)
    case .translation(let text, _): Rendering.lines(ofCode: text, width: width, theme: theme)
    case .help(let topics): help(topics)
    case .languageChosen(let language): sentence(phrases.languageChosen(language))
    case .map(let map): self.map(map)
    case .mapDrawing(_, let path): sentence(phrases.timeline(.drawn(path)))
    case .skill(let page): skill(page)
    case .interval(let history): sentence(phrases.interval(history))
    case .queued(let count, let today): sentence(phrases.queued(count, today: today), .quiet)
    case .checkpointDone(let result):
      sentence(phrases.result(result).joined(separator: " "), .title)
    case .refusal(let refusal): sentence(phrases.refusal(refusal))
    case .goodbye: sentence(phrases.goodbye)
    default: study(reply)
    }
  }

  /// `iOS 5.1 · iPhone 320×480 · manual reference counting`.
  private func line(of setting: AppSetting) -> String {
    "iOS \(setting.version) · \(setting.device) \(setting.screen) · "
      + phrases.memory(setting.memory)
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
    case .page, .graded, .lessonDone, .quizDone, .resumedQuiz, .goingOn, .askedAgain,
      .checkpointDone:
      true
    default: false
    }
  }
}
