public import Classroom
public import Curriculum
import Phrases
import Sessions

// What a room sees.
extension Renderer {
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

  func lines(of reply: PresenterReply) -> [String] {
    switch reply {
    case .page(let page): self.page(page)
    case .groups(let place, let titles):
      heading(place) + [""] + sentence(phrases.groupsHeading)
        + titles.enumerated().flatMap {
          sentence("  " + phrases.group($0.offset + 1, visible($0.element)), hanging: 4)
        } + [""] + sentence(phrases.invitation(.read, help: nil), .quiet)
    case .pause(let place, let minutes):
      heading(place) + [""] + sentence(phrases.pause(minutes: minutes), .title)
    case .cards(let place, let titles):
      heading(place) + [""] + sentence(phrases.cardsHeading)
        + titles.flatMap { sentence("  " + visible($0), hanging: 4) }
    case .voteAgain: sentence(phrases.voteAgain, .accent)
    case .hands(let counts, let before, let ask): hands(counts, before, ask)
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
    case .help:
      columns(
        PresenterCommand.allCases.map {
          [[Run($0.usage, .code, isUnbreakable: true)], [Run(phrases.help($0))]]
        }, width: width, theme: theme)
    case .ended: sentence(phrases.classEnded, .title)
    case .refusal(let refusal): sentence(visible(phrases.refusal(refusal)))
    case .session(let reply): lines(of: reply)
    }
  }

  private func heading(_ place: PresenterReply.Place) -> [String] {
    sentence(phrases.slideHeading(place), .quiet)
  }

  private func pages(_ rows: [PresenterReply.Row]) -> [String] {
    columns(
      rows.map { row in
        [
          [rowNumber(row.number, isCurrent: row.isCurrent)],
          [Run(visible(phrases.title(row.title)))], [Run(row.item ?? "", .quiet)],
        ]
      }, width: width, theme: theme)
  }

  /// A line a choice: its letter or number, how many hands, and a bar that is as long.
  private func hands(_ counts: [Int], _ before: [Int]?, _ ask: Page.Ask) -> [String] {
    let names: [String] =
      if case .choice(let options) = ask {
        options.map(\.plainText)
      } else {
        counts.map { _ in "" }
      }
    let most = max(counts.max() ?? 0, 1)
    let digits = String(most).count
    let labels = Self.handLabels(counts.count, from: ask.firstNumber)
    let room = 24
    let rows = counts.enumerated().flatMap { place, count -> [String] in
      let number = String(repeating: " ", count: digits - String(count).count) + "\(count)"
      let length = most > room ? (count * room + most - 1) / most : count
      let bar = drawsPictures ? String(repeating: "=", count: length) : ""
      let fill = String(
        repeating: " ", count: drawsPictures ? min(most, room) - length + 2 : 2)
      return wrap(
        [
          Run("   \(labels[place])  ", .accent), Run(number + "  ", .title), Run(bar + fill),
          Run(visible(names[place])),
        ], width: width, hanging: labels[place].count + 5, theme: theme)
    }
    let total = counts.reduce(0, +)
    return rows + sentence(phrases.hands(total), .quiet)
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
  public func prompt(_ place: PresenterReply.Place) -> String {
    phrases.prompt(slide: place.number, of: place.count)
  }
}

extension PresenterReply {
  /// Whether an empty line stands before it.
  fileprivate var beginsParagraph: Bool {
    switch self {
    case .page, .groups, .pause, .cards, .voteAgain, .discuss, .explainOwners, .ended: true
    case .session(.graded): true
    case .hands, .solution, .changed, .notes, .pages, .help, .refusal, .session: false
    }
  }
}
