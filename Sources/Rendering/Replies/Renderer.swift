public import Curriculum
import Diagnostics
import Interpreter
public import Phrases
import Scripts
public import Sessions
import Simulator

/// Turns replies into lines of text for one width, theme and language.
public struct Renderer: Sendable {
  public var width: Int
  public var theme: Theme
  public var language: Language
  /// Whether the messages of diagnostics are folded at the edge of the screen.
  public var foldsDiagnostics = false
  /// Whether pictures are drawn; else they are told in sentences, for ears and dumb terminals.
  public var drawsPictures = true

  public init(width: Int, theme: Theme, language: Language) {
    self.width = max(20, width)
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
    case .welcome(let simulation):
      sentence("ViewDidLearn · iOS \(simulation.version) · \(phrases.invitation)", .title)
    case .restarted(let simulation): sentence(device(simulation))
    case .played(let played): lines(of: played)
    case .dropped(let played): lines(of: played) + sentence(phrases.dropped)
    case .log(let log, let verdict, let version): lines(of: log, verdict, version)
    case .wrongCommand(let wrong, let text):
      wrong.diagnostics.flatMap { diagnostic in
        block(
          diagnostic, phrases.message(diagnostic.fact), in: SourceText(name: "<stdin>", text: text))
      }
    case .state(let simulation):
      standings(simulation, all: true) + memoryInUse(simulation.memoryInUse)
    case .owners(let id, let simulation): owners(of: id, simulation)
    case .tree(let hierarchy, let simulation): tree(hierarchy, simulation)
    case .timeline(let timeline, let simulation): self.timeline(timeline, simulation)
    case .drawing(_, _, let path): sentence(phrases.timeline(.drawn(path)))
    case .leaks(let leaks, let simulation): self.leaks(leaks, simulation)
    case .trace(let move): trace(move.trace, move.world.simulation)
    case .step(let event, let number, let count, let simulation, let goesOn):
      step(event, number, count, simulation, returnGoesOn: goesOn)
    case .changes(let changes, let simulation): self.changes(changes, simulation)
    case .repairs(let findings): repairs(findings)
    case .comparison(let comparison): self.comparison(comparison)
    case .travelled(let travel): self.travel(travel)
    case .translation(let text, _): Rendering.lines(ofCode: text, width: width, theme: theme)
    case .help(let topics): help(topics)
    case .languageChosen(let language): sentence(phrases.languageChosen(language))
    case .refusal(let refusal): sentence(phrases.refusal(refusal))
    case .goodbye: sentence(phrases.goodbye)
    default: study(reply)
    }
  }

  /// `iOS 5.1 · iPhone 320×480 · manual reference counting`.
  private func device(_ simulation: Simulation) -> String {
    let size = simulation.version.screen(of: simulation.device)
    let name = simulation.device == .iphone ? "iPhone" : "iPad"
    return "iOS \(simulation.version) · \(name) \(size.text) · "
      + phrases.memory(simulation.memory)
  }
}

extension [Reply] {
  /// What several lines declare of one type is said where the last of them stands.
  fileprivate var sayingDeclarationsOnce: [Reply] {
    var known: [String: Declared] = [:]
    for case .played(let played) in self {
      for type in played.declared { known[type.name] = known[type.name]?.joined(type) ?? type }
    }
    var said: Set<String> = []
    return reversed().map { reply -> Reply in
      guard case .played(var played) = reply else { return reply }
      played.declared = played.declared.compactMap {
        said.insert($0.name).inserted ? known[$0.name] : nil
      }
      return .played(played)
    }.reversed()
  }
}

extension Reply {
  /// Whether an empty line stands before it.
  fileprivate var beginsParagraph: Bool {
    switch self {
    case .page, .question, .lessonDone, .quizDone, .resumedQuiz, .reviewing, .askedAgain: true
    default: false
    }
  }
}
