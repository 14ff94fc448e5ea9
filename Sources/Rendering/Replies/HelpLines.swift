import Curriculum
import Learning
import Mistakes
import Phrases
import Scripts
public import Sessions
import Typesetting

// What `:help` says.
extension Renderer {
  /// What people call things that `:help` knows, in all languages.
  public static let vocabulary = Vocabulary(
    Vocabulary.Subject.all.flatMap { subject in
      Language.allCases.map { (subject, Phrasebook($0).words(for: subject)) }
    },
    skills: Skill.allCases.flatMap { skill in
      Language.allCases.map { (skill, Phrasebook($0).name(of: skill)) }
    })

  /// Topics with an empty line between them.
  func help(_ topics: [HelpTopic]) -> [String] {
    Array(topics.map(help).joined(separator: [""]))
  }

  /// What a topic says; on paper commands are fewer and mean less.
  private func help(_ topic: HelpTopic) -> [String] {
    switch topic {
    case .overview(let place): overview(place)
    case .group(let group, let commands, let onPaper):
      sentence(phrases.group(group), .title)
        + rows(
          (commands ?? group.commands).map {
            row($0, $0.shortUsage(onPaper: onPaper), onPaper: onPaper)
          })
    case .command(let command, let onPaper): page(of: command, onPaper: onPaper)
    case .mistakes(let kind):
      sentence(kind.map(phrases.kind) ?? phrases.mistakesHeading, .title)
        + rows(Mistake.allCases.filter { kind == nil || $0.kind == kind }.map(row))
        + (kind == nil ? oddities : [])
    case .mistake(let mistake):
      sentence(phrases.name(of: mistake), .title) + sentence(phrases.explanation(of: mistake))
    case .oddity(let oddity):
      sentence(phrases.name(of: oddity), .title) + sentence(phrases.explanation(of: oddity))
    case .lifeCycle(let message, let names):
      sentence(phrases.beside(names), .title) + sentence(phrases.meaning(of: message))
    case .type(let page): self.page(page)
    case .term(let name, let original, let meaning):
      sentence(name == original ? name : phrases.beside([name, original]), .title)
        + (meaning.map { Rendering.lines(of: $0, width: width, theme: theme) } ?? [])
    case .terms(let names): sentence(phrases.terms(names))
    case .nearest(let names): sentence(phrases.nearestTerms(names), .quiet)
    case .notOnPaper(let name): sentence(phrases.noTopicOnPaper(name))
    case .unknown(let name, let suggestion):
      sentence(phrases.refusal(.unknownTopic(name, suggestion: suggestion)))
    }
  }

  /// What is odd and no mistake, in one line.
  private var oddities: [String] {
    sentence(phrases.oddities(Oddity.allCases.map(phrases.oddity)), hanging: 2)
  }

  /// The commands of the place with their meanings, then every other group by its names; it fits a
  /// screen of 24 rows.
  private func overview(_ place: Command.Place) -> [String] {
    let first = place.firstGroup
    let groups = place.otherGroups.map { group in
      let names = group.commands.filter { place != .paper || $0.works(in: .paper) }.map {
        Run(":" + $0.rawValue, .code, isUnbreakable: true)
      }
      return [
        [], [Run(":help \(group.rawValue)", isUnbreakable: true)],
        Array(names.map { [$0] }.joined(separator: [Run("  ")])),
      ]
    }
    return sentence(phrases.group(first), .title)
      + rows(place.firstCommands.map { row($0, ":" + $0.rawValue, onPaper: place == .paper) })
      + sentence(phrases.moreHelp, .title) + rows(groups)
  }

  /// One command: what it does, what stands behind it, and a line as one might type it.
  private func page(of command: Command, onPaper: Bool) -> [String] {
    let (row, place) = (command.row, onPaper ? Command.Place.paper : nil)
    let optional = command.optional(in: place)
    let signs = (row.arguments + optional).reduce(into: [CommandArgument]()) { known, next in
      if next.isNamed, !known.contains(next) { known.append(next) }
    }
    let example = optional == row.optional ? row.example : ""
    let names = [command.usage(in: place)] + command.aliases.map { ":" + $0 }
    return sentence(phrases.beside(names), .title)
      + sentence(phrases.meaning(of: command, onPaper: onPaper))
      + rows(
        signs.map {
          [[], [Run($0.sign, .code, isUnbreakable: true)], [Run(phrases.meaning(of: $0))]]
        })
      + (example.isEmpty ? [] : sentence(phrases.example(example), .quiet, hanging: 2))
  }

  /// The name of a command and what it means.
  private func row(_ command: Command, _ name: String, onPaper: Bool) -> [[Run]] {
    let meaning = phrases.meaning(of: command, onPaper: onPaper)
    return [[], [Run(name, .code, isUnbreakable: true)], [Run(meaning)]]
  }

  /// A mistake by its number, in few words.
  private func row(_ mistake: Mistake) -> [[Run]] {
    [
      [Run((mistake.number < 10 ? " " : "") + "\(mistake.number)", .accent)],
      [Run(phrases.kind(mistake.kind), isUnbreakable: true)], [Run(phrases.mistake(mistake))],
    ]
  }

  /// In columns of the screen's width.
  private func rows(_ rows: [[[Run]]]) -> [String] {
    columns(rows, width: width, theme: theme)
  }
}

extension Command {
  /// How it is typed, cut where its arguments are many: `:help` with its name says them all.
  fileprivate func shortUsage(onPaper: Bool) -> String {
    let usage = usage(in: onPaper ? .paper : nil)
    return usage.count > 26 ? ":\(rawValue) …" : usage
  }
}

extension Command.Place {
  /// What is told in full there.
  fileprivate var firstGroup: CommandGroup {
    switch self {
    case .sandbox: .look
    case .lesson, .quiz: .page
    case .paper: .paper
    }
  }

  /// What else there is; all of the first where not all of it is said at once.
  fileprivate var otherGroups: [CommandGroup] {
    switch self {
    case .sandbox: CommandGroup.allCases.filter { $0 != .look && $0 != .paper }
    case .lesson, .quiz: CommandGroup.allCases.filter { $0 != .paper }
    case .paper: CommandGroup.onPaper
    }
  }

  /// What one needs there before all else.
  fileprivate var firstCommands: [Command] {
    switch self {
    case .sandbox: CommandGroup.look.commands
    case .lesson, .quiz:
      [.next, .back, .skip, .hint, .answer, .why, .leave].map(Command.session)
    case .paper: [.next, .back, .list, .flag, .note, .undo, .unseal, .end].map(Command.session)
    }
  }
}

extension CommandArgument {
  /// Whether its sign stands for something, and needs to be said.
  fileprivate var isNamed: Bool {
    if case .choice = self { false } else { true }
  }
}
