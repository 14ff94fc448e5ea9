public import Phrases
import Typesetting

// What `--help` says, and what is said of a wrong command line.
extension Renderer {
  /// `viewdidlearn --help`: the commands and all options, in lines of at most 80 columns.
  public var usage: [String] {
    let commands = ProgramCommand.allCases.map { command in
      row("\(command.rawValue) \(command.operands)", phrases.meaning(of: command))
    }
    let options = ProgramOption.allCases.map { option in
      row(
        option.sign,
        phrases.meaning(
          of: option, in: ProgramCommand.allCases.filter { $0.options.contains(option) }))
    }
    return synopsis("viewdidlearn [OPTION…] [COMMAND …]") + [""]
      + table([row(phrases.noCommand, phrases.promptMeaning)] + commands) + [""]
      + table(options) + [""] + sentence(phrases.moreUsage(of: nil))
  }

  /// `viewdidlearn COMMAND --help`: what it does, its options, or the words behind it, and an example.
  public func usage(of command: ProgramCommand) -> [String] {
    let words: [[[Run]]] =
      switch command {
      case .screen:
        rows(ScreenCommand.self) + [row("--explain", phrases.meaning(of: .explain))]
      case .class: rows(ClassCommand.self)
      case .cohort: rows(CohortCommand.self)
      case .learn, .quiz, .run, .lint, .grade, .check, .progress, .new, .export: []
      }
    if words.isEmpty {
      let options = command.options.map {
        row($0.sign, phrases.meaning(of: $0, for: command))
      }
      return usage(line(of: command), phrases.meaning(of: command), options, command.example)
    }
    return synopsis(line(of: command)) + [""] + sentence(phrases.meaning(of: command)) + [""]
      + table(words) + [""] + sentence(phrases.moreUsage(ofWordsBehind: command))
      + sentence(phrases.example(command.example), hanging: 2)
  }

  /// `viewdidlearn class join --help`.
  public func usage(of word: some Subcommand) -> [String] {
    usage(
      line(of: word), phrases.meaning(of: word),
      word.options.map { row($0.sign, phrases.meaning(of: $0, for: word)) }, word.example)
  }

  /// One command's page, with the options that all commands take.
  private func usage(
    _ line: String, _ meaning: String, _ options: [[[Run]]], _ example: String
  ) -> [String] {
    let general = ProgramOption.allCases.filter { $0.isGeneral && $0 != .version }
      .map { row($0.sign, phrases.meaning(of: $0)) }
    return synopsis(line) + [""] + sentence(meaning) + [""] + table(options + general) + [""]
      + sentence(phrases.example(example), hanging: 2)
  }

  /// All words of a command.
  private func rows<Word: Subcommand>(_ words: Word.Type) -> [[[Run]]] {
    words.allCases.map { row($0.usage, phrases.meaning(of: $0)) }
  }

  /// What is wrong with the line of a command, where it names one, and the way out.
  public func lines(of fault: CommandLineFault, in command: ProgramCommand?) -> [String] {
    let wayOut: [String] =
      switch fault {
      case .wrongOperands(let command), .foreignOption(_, let command?),
        .missingOption(_, let command):
        synopsis(line(of: command))
      default: sentence(phrases.moreUsage(of: command))
      }
    return sentence("viewdidlearn: " + visible(phrases.message(fault)), hanging: 2) + wayOut
  }

  /// The line of a command or of a word behind it.
  private func line(of path: CommandPath) -> String {
    switch path {
    case .command(let command): line(of: command)
    case .screen(let word): line(of: word)
    case .class(let word): line(of: word)
    case .cohort(let word): line(of: word)
    }
  }

  /// With its options in brackets, as the commands of Unix write it.
  private func line(of command: ProgramCommand) -> String {
    let options: [String] =
      switch command {
      case .screen, .class, .cohort: ["COMMAND"]
      case .learn, .quiz, .run, .lint, .grade, .check, .progress, .new, .export:
        command.options.map { "[\($0.sign)]" }
      }
    return (["viewdidlearn", command.rawValue] + options + [command.operands])
      .joined(separator: " ")
  }

  /// Options that must be there stand without brackets.
  private func line<Word: Subcommand>(of word: Word) -> String {
    let options = word.options.map { option in
      word.requiredOptions.contains(option) ? option.sign : "[\(option.sign)]"
    }
    return (["viewdidlearn", word.name] + options + [word.operands])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Lines break between words only: an option is one.
  private func synopsis(_ line: String) -> [String] {
    let words = line.split(separator: " ").map { Run("\($0)", .title, isUnbreakable: true) }
    let runs = Array(words.map { [$0] }.joined(separator: [Run(" ", .title)]))
    return wrap(runs, width: width, hanging: 2, theme: theme)
  }

  /// A name and what it means.
  private func row(_ name: String, _ meaning: String) -> [[Run]] {
    [[], [Run(name, .code, isUnbreakable: true)], [Run(meaning)]]
  }

  /// Rows in columns of the screen's width.
  private func table(_ rows: [[[Run]]]) -> [String] { columns(rows, width: width, theme: theme) }
}
