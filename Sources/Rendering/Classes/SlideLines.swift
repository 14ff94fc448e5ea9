public import Classroom
public import Curriculum
import Learning
import Phrases
import Sessions
import Typesetting

// What a room sees.
extension Renderer {
  /// An empty line stands before what begins a paragraph.
  public func lines(of response: PresenterResponse) -> [String] {
    var result: [String] = []
    for reply in response.replies {
      if !result.isEmpty, reply.beginsParagraph { result.append("") }
      result += lines(of: reply)
    }
    return result
  }

  /// How many lines a slide takes on a terminal, with the prompt below it.
  public static func height(
    of slide: PresenterResponse, in language: Language, columns: Int
  ) -> Int {
    Renderer(width: columns, theme: .plain, language: language).lines(of: slide).count + 1
  }

  /// A slide's parts as they come, or the answer to what the presenter typed.
  func lines(of reply: PresenterReply) -> [String] {
    switch reply {
    case .page(let page): self.page(page)
    case .groups(let place, let titles):
      heading(place) + [""] + sentence(phrases.groupsHeading)
        + titles.enumerated().flatMap {
          sentence("  " + phrases.group($0.offset + 1, visible($0.element)), hanging: 4)
        } + [""] + sentence(phrases.goingOn, .quiet)
    case .pause(let place, let minutes, let until):
      heading(place) + [""] + sentence(phrases.pause(minutes: minutes), .title)
        + (until.map { sentence(phrases.goesOn(at: timeOfDay($0))) } ?? [])
    case .cards(let place, let titles):
      heading(place) + [""] + sentence(phrases.cardsHeading)
        + titles.flatMap { sentence("  " + visible($0), hanging: 4) }
    case .voteAgain(let isLive): sentence(phrases.voteAgain(isLive: isLive), .accent)
    case .hands(let counts, let before, let ask): hands(counts, before, ask)
    case .tally(let tally, let question, let since): lines(of: tally, question, since: since)
    case .outcome(let tally, let question, let since): outcome(tally, question, since)
    case .sealed(let count): sentence(phrases.sealed(count), .title)
    case .voting(let attendance): lines(of: attendance)
    case .bothCount(let hands, let answers):
      sentence(phrases.bothCount(hands: hands, answers: answers), .quiet)
    case .extraTime(let count): sentence(phrases.extraTime(waitingFor: count), .title)
    case .tied(let calls): sentence(visible(phrases.tied(calls)), .title)
    case .noCalls: sentence(phrases.noCalls, .title)
    case .solution(let code):
      sentence(phrases.oneSolution) + Rendering.lines(ofCode: code, width: width, theme: theme)
    case .discuss(let document):
      document.map { Rendering.lines(of: $0, width: width, theme: theme) }
        ?? sentence(phrases.talk, .title)
    case .explainOwners: sentence(phrases.explainOwners, .title)
    case .changed(let code): listing(code) + sentence(phrases.codeToRun, .quiet)
    case .notes(let document):
      document.map { Rendering.lines(of: $0, width: width, theme: theme) }
        ?? sentence(phrases.noNotes)
    case .pages(let rows): pages(rows)
    case .help(let commands):
      columns(
        commands.map {
          [[Run($0.usage, .code, isUnbreakable: true)], [Run(phrases.help($0))]]
        }, width: width, theme: theme)
    case .ended(let title):
      sentence(visible(title), .title) + [""] + sentence(phrases.classEnded, .title)
    case .refusal(let refusal): sentence(visible(phrases.refusal(refusal)))
    case .session(let reply): lines(of: reply)
    }
  }

  /// `10:45`, by the clock of whoever reads it.
  func timeOfDay(_ moment: Int) -> String { TimeOfDay(of: moment / 1000, zone: zone).text }

  /// Where the slide stands among all.
  private func heading(_ place: PresenterReply.Place) -> [String] {
    sentence(phrases.slideHeading(place), .quiet)
  }

  /// The slides by number and title, the current one marked.
  private func pages(_ rows: [PresenterReply.Row]) -> [String] {
    columns(
      rows.map { row in
        [
          [rowNumber(row.number, isCurrent: row.isCurrent)],
          [Run(visible(phrases.title(row.title)))], [Run(row.item ?? "", .quiet)],
        ]
      }, width: width, theme: theme)
  }

  /// What the presenter counted, a line each.
  private func hands(_ counts: [Int], _ before: [Int]?, _ ask: Page.Ask) -> [String] {
    var labels = Self.handLabels(counts.count, from: ask.firstNumber)
    // Yes and no are counted by the hands that say yes to each.
    if case .versions(let versions, _) = ask {
      labels = versions.map { "iOS \($0): \(phrases.onPaper("y"))" }
    }
    return bars(zip(labels, counts).map { Bar($0, $1) })
      + sentence(phrases.hands(counts.reduce(0, +)), .quiet)
      + (before.map { sentence(phrases.hands(before: $0, now: counts)) } ?? [])
  }

  /// What hands are counted for: choices by their letters or numbers, numbers as they are.
  static func handLabels(_ count: Int, from first: Int?) -> [String] {
    guard let first else { return (0..<count).map(letter) }
    let numbers = (first..<first + count).map { "\($0)" }
    let digits = numbers.last?.count ?? 0
    return numbers.map { String(repeating: " ", count: digits - $0.count) + $0 }
  }

  /// What stands before the prompt's sign in a class.
  public func prompt(_ place: PresenterReply.Place, _ votes: Attendance? = nil) -> String {
    phrases.prompt(slide: place.number, of: place.count, votes)
  }
}

extension PresenterReply {
  /// Whether an empty line stands before it.
  fileprivate var beginsParagraph: Bool {
    switch self {
    case .page, .groups, .pause, .cards, .voteAgain, .discuss, .explainOwners, .ended: true
    case .session(.graded): true
    case .tally, .outcome: true
    case .hands, .bothCount, .sealed, .voting, .extraTime, .tied, .noCalls, .solution, .changed,
      .notes,
      .pages, .help, .refusal, .session:
      false
    }
  }
}
