// What `--help` says, and what is wrong with a command line or with answers.
extension Phrasebook {
  /// What stands for the command where there is none, and what happens then.
  public var noCommand: String { say("usage.no-command") }

  /// What the program does without a command.
  public var promptMeaning: String { say("usage.prompt-meaning") }

  public func meaning(of command: ProgramCommand) -> String { say("program.\(command.rawValue)") }

  public func meaning<Word: Subcommand>(of word: Word) -> String {
    say("subcommand.\(Word.command.rawValue).\(word.rawValue)")
  }

  public func meaning(of option: ProgramOption) -> String { say("option.\(option.rawValue)") }

  /// What an option is to a command, where that is not what it is to others.
  public func meaning(of option: ProgramOption, for command: ProgramCommand) -> String {
    let own = "option.\(option.rawValue).\(command.rawValue)"
    return knows(own) ? say(own) : meaning(of: option)
  }

  /// The same with the commands that take the option; of one that all take, none are named.
  public func meaning(of option: ProgramOption, in commands: [ProgramCommand]) -> String {
    if commands.isEmpty { return meaning(of: option) }
    return say(
      "usage.meaning-in",
      [
        "meaning": .text(meaning(of: option)), "commands": .list(commands.map(\.rawValue)),
      ])
  }

  /// What an option is to a subcommand, of which there may be more to say than is true of every
  /// command.
  public func meaning<Word: Subcommand>(of option: ProgramOption, for word: Word) -> String {
    let own = "option.\(option.rawValue).\(Word.command.rawValue).\(word.rawValue)"
    return knows(own) ? say(own) : meaning(of: option)
  }

  /// Where more is said of a command, or of one among all.
  public func moreUsage(of command: ProgramCommand?) -> String {
    guard let command else {
      return say("usage.more", ["command": .text(ProgramCommand.run.rawValue)])
    }
    return say("usage.more-of-one", ["command": .text(command.rawValue)])
  }

  /// Where more is said of the words behind a command.
  public func moreUsage(ofWordsBehind command: ProgramCommand) -> String {
    say("usage.more-of", ["command": .text(command.rawValue)])
  }

  /// What is wrong, without the program's name before it.
  public func message(_ fault: CommandLineFault) -> String {
    switch fault {
    case .unknownCommand(let name, let suggestion):
      suggestion.map {
        say(
          "usage.unknown-command-with-suggestion", ["name": .text(name), "suggestion": .text($0)])
      }
        ?? say("usage.unknown-command", ["name": .text(name)])
    case .unknownLesson(let name, let suggestion?):
      say(
        "refusal.no-such-lesson-with-suggestion",
        ["name": .text(name), "suggestion": .text(suggestion)])
    case .unknownLesson(let name, nil): say("usage.unknown-lesson", ["name": .text(name)])
    case .unknownQuiz(let name, let suggestion?):
      say(
        "refusal.no-such-quiz-with-suggestion",
        ["name": .text(name), "suggestion": .text(suggestion)])
    case .unknownQuiz(let name, nil): say("usage.unknown-quiz", ["name": .text(name)])
    case .unknownSlides(let name): say("usage.unknown-slides", ["name": .text(name)])
    case .unknownStep(let number, let count):
      say("refusal.no-such-step", ["number": .number(number), "count": .number(count)])
    case .unknownOption(let name, let suggestion):
      suggestion.map {
        say("usage.unknown-option-with-suggestion", ["name": .text(name), "suggestion": .text($0)])
      }
        ?? say("usage.unknown-option", ["name": .text(name)])
    case .missingValue(let option): say("usage.missing-value", ["option": .text(option)])
    case .malformedVersion(let text): say("usage.malformed-version", ["text": .text(text)])
    case .malformedSteps(let text): say("usage.malformed-steps", ["text": .text(text)])
    case .malformedNumber(let text, let option):
      say("usage.malformed-number", ["text": .text(text), "option": .text(option.rawValue)])
    case .malformedShare(let text, let option):
      say("usage.malformed-share", ["text": .text(text), "option": .text(option.rawValue)])
    case .notAmong(let words, let option, let found):
      say(
        "usage.not-among",
        ["words": .list(words), "option": .text(option.rawValue), "found": .text(found)])
    case .wrongOperands(let command):
      say("usage.wrong-operands", ["command": .text(command.name)])
    case .foreignOption(let option, let command?):
      say(
        "usage.foreign-option",
        ["option": .text(option.rawValue), "command": .text(command.name)])
    case .foreignOption(let option, nil):
      say("usage.foreign-option-at-prompt", ["option": .text(option.rawValue)])
    case .severalVersions: say("usage.several-versions")
    case .notTogether(let one, let other):
      say("usage.not-together", ["one": .text(one.rawValue), "other": .text(other.rawValue)])
    case .notWithout(let one, let other):
      say("usage.not-without", ["one": .text(one.rawValue), "other": .text(other.rawValue)])
    case .unknownFormat(let name, let known):
      say("usage.unknown-format", ["name": .text(name), "known": .list(known)])
    case .unknownKind(let name, let known, let suggestion?):
      say(
        "usage.unknown-kind-with-suggestion",
        ["name": .text(name), "known": .list(known), "suggestion": .text(suggestion)])
    case .unknownKind(let name, let known, nil):
      say("usage.unknown-kind", ["name": .text(name), "known": .list(known)])
    case .takesNoQuiz(let format): say("usage.takes-no-quiz", ["format": .text(format)])
    case .takesNoFolder(let format): say("usage.takes-no-folder", ["format": .text(format)])
    case .wantsFolder(let format): say("usage.wants-folder", ["format": .text(format)])
    case .missingOption(let option, let command):
      say(
        "usage.missing-option",
        ["option": .text(option.rawValue), "command": .text(command.name)])
    case .unknownSkeleton(let name): say("usage.unknown-skeleton", ["name": .text(name)])
    case .malformedID(let text): say("content.malformed-id", ["text": .text(text)])
    }
  }

  /// Why answers cannot be graded.
  public func message(_ fault: AnswersFault) -> String {
    switch fault {
    case .contradictoryKey(let name): say("answers.contradictory-key", ["name": .text(name)])
    case .notJSON(let problem):
      say("answers.not-json", ["problem": .text(message(problem))])
    case .notAnswers: say("answers.not-answers")
    case .unknownQuestion(let name, let suggestion):
      suggestion.map {
        say(
          "answers.unknown-question-with-suggestion",
          ["name": .text(name), "suggestion": .text($0)])
      }
        ?? say("answers.unknown-question", ["name": .text(name)])
    case .notIDs(let name): say("answers.not-i-ds", ["name": .text(name)])
    case .unknownItem(let item, let name):
      say("answers.unknown-item", ["item": .text(item), "name": .text(name)])
    }
  }

  /// Why a file cannot be imported.
  public func message(_ fault: CopyFault) -> String {
    switch fault {
    case .notJSON(let problem):
      say("answers.not-json", ["problem": .text(message(problem))])
    case .notACopy: say("copy.not-a-copy")
    case .newer(let format, let newest):
      say("copy.newer", ["format": .number(format), "newest": .number(newest)])
    case .malformedEntry(let number, let field):
      say("copy.malformed-entry", ["number": .number(number), "field": .text(field)])
    }
  }

  public func exported(_ count: Int, to path: String) -> String {
    say("copy.exported", ["count": .number(count), "path": .text(path)])
  }

  /// `known` entries were there already.
  public func imported(_ added: Int, known: Int) -> String {
    say("copy.imported", ["added": .number(added), "known": .number(known)])
  }
}
