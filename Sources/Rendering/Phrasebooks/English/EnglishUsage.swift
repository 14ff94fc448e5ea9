// What `--help` says, and what is wrong with a command line or with answers.
extension English {
  var noCommand: String { "(no command)" }
  var promptMeaning: String { "the prompt: resume where you were, learn, play" }
  var moreUsage: String { "viewdidlearn COMMAND --help says more of a command." }

  func meaning(of command: ProgramCommand) -> String {
    switch command {
    case .learn: "start or resume a lesson"
    case .quiz: "take a quiz"
    case .run: "run a script in the simulator, without a prompt; - is standard input"
    case .lint:
      "lead each view controller of some files through a standard life, and report like a compiler"
    case .grade: "grade answers given elsewhere"
    case .check: "prove lessons and quizzes against the simulator; without a path all of them"
    }
  }

  func meaning(of option: ProgramOption) -> String {
    switch option {
    case .language: "the language of the interface; else the locale's"
    case .plain: "no colour, no pictures, no cursor movement"
    case .content: "where the lessons and quizzes are"
    case .state: "where the journal and the history are kept"
    case .help: "this help, or that of a command"
    case .version: "the version of this program"
    case .ios: "the version of iOS, from 2.0 on; lint takes several: 5.1,26"
    case .dialect: "what a file is written in, where its suffix does not say it"
    case .memory: "manual or automatic reference counting"
    case .steps: "how many steps a run may take before it is stopped"
    case .all: "trace UIKit's own containers and views too"
    case .strict: "an unknown name is an error"
    case .json: "JSON Lines on standard output, and nothing else there"
    }
  }

  func message(_ fault: CommandLineFault) -> String {
    switch fault {
    case .unknownCommand(let name, let suggestion):
      "there is no command '\(name)'" + nearest(suggestion)
    case .unknownOption(let name, let suggestion):
      "there is no option '\(name)'" + nearest(suggestion)
    case .missingValue(let option): "'\(option)' wants a value"
    case .malformedVersion(let text): "'\(text)' is not a version of iOS from 2.0 on"
    case .malformedSteps(let text): "'\(text)' is not a number of steps"
    case .notAmong(let words, let option, let found):
      "--\(option.rawValue) is one of \(words.joined(separator: ", ")), not '\(found)'"
    case .wrongOperands(let command): "'\(command.rawValue)' is used like this:"
    case .foreignOption(let option, let command?):
      "'\(command.rawValue)' does not take --\(option.rawValue):"
    case .foreignOption(let option, nil): "the prompt does not take --\(option.rawValue)"
    case .severalVersions: "only 'lint' takes several versions of iOS"
    }
  }

  func message(_ fault: AnswersFault) -> String {
    switch fault {
    case .contradictoryKey(let name): "the key of question '\(name)' contradicts itself"
    case .notJSON(let problem): "this is not JSON: \(message(problem))"
    case .notAnswers: "expected an object of answers by question id"
    case .unknownQuestion(let name, let suggestion):
      "the quiz has no question '\(name)'" + nearest(suggestion)
    case .notIDs(let name): "the answer to '\(name)' is not a list of ids"
    case .unknownItem(let item, let name): "question '\(name)' has no item '\(item)'"
    }
  }

  private func nearest(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
