public import Cohorts
import Curriculum
import Diagnostics
import LibC
import LineEditing
import Phrases
import Rendering
import Typesetting

/// The program: the pieces wired together, and its exit codes.
public struct Program {
  /// As `--version` says it, and as records keep it.
  static let version = "0.1"

  /// The program's name first.
  let arguments: [String]
  /// nil in the program that knows no servers.
  let connect: Connect?

  /// How a cohort's database on a server is opened.
  public typealias Connect = @Sendable (Server) throws(DatabaseFault) -> any Database

  public init(arguments: [String], connect: Connect?) {
    (self.arguments, self.connect) = (arguments, connect)
  }

  /// Exit codes of the contract.
  /// Scripts rely on them.
  enum Exit {
    /// Also where something was found that is no error.
    static let done: Int32 = 0
    /// What was read is not as it has to be: content, code, a record, an answer.
    static let wrongInput: Int32 = 1
    /// Nothing was done.
    static let wrongCommandLine: Int32 = 2
    /// By an exception or a crash of the simulated app, or by a budget that was used up.
    static let appEnded: Int32 = 3
    /// A disk that is full, a folder that cannot be written: nothing that whoever types did wrong.
    static let machineFailed: Int32 = 4
  }

  /// What was not written has not been answered; a reader who has read enough is no fault.
  public func run() -> Int32 {
    adoptUTF8Locale()
    signal(SIGPIPE, SIG_IGN)
    let code = obey()
    guard let fault = Output.fault, fault != EPIPE, code == Exit.done else { return code }
    Output.error("error: " + visible(renderer.phrases.failure(renderer.failure(ofOutput: fault))))
    return Exit.machineFailed
  }

  /// The code of what was asked; a wrong command line is said and told by its own code.
  private func obey() -> Int32 {
    do throws(CommandLineFault) {
      var options = try Arguments(arguments)
      options.connect = connect
      return try run(options)
    } catch {
      let command = arguments.lazy.compactMap { ProgramCommand(rawValue: $0) }.first
      Output.errors(renderer.lines(of: error, in: command))
      return Exit.wrongCommandLine
    }
  }

  /// Help and version come before anything is looked at; then what does not fit the command is
  /// refused.
  private func run(_ options: Arguments) throws(CommandLineFault) -> Int32 {
    let words = options.words.first == "help" ? Array(options.words.dropFirst()) : options.words
    let command = try words.first.map(command)
    if options.wantsHelp || options.words.first == "help" {
      Output.lines(usage(of: command, words))
      return Exit.done
    }
    if options.wantsVersion {
      Output.line("viewdidlearn " + Program.version)
      return Exit.done
    }
    if let option = options.foreignOption(to: command) {
      throw .foreignOption(option, command.map { .command($0) })
    }
    guard let command else { return try Prompting(options).run(first: nil) }
    guard command.operandCount.contains(words.count - 1) else {
      throw .wrongOperands(.command(command))
    }
    let takesVersions =
      command == .lint || words.starts(with: ["screen", "preview"])
      || words.starts(with: ["screen", "new"])
    if options.versions.count > 1, !takesVersions { throw .severalVersions }
    if let fault = options.contradiction { throw fault }
    if let code = HandingOver(options, arguments).run() { return code }
    return try run(command, words, options)
  }

  /// Of the program, of a command, or of what stands behind it.
  private func usage(of command: ProgramCommand?, _ words: [String]) -> [String] {
    guard let command else { return renderer.usage }
    let word = words.dropFirst().first ?? ""
    let ofWord: [String]? =
      switch command {
      case .class: ClassCommand(rawValue: word).map { renderer.usage(of: $0) }
      case .screen: ScreenCommand(rawValue: word).map { renderer.usage(of: $0) }
      case .cohort: CohortCommand(rawValue: word).map { renderer.usage(of: $0) }
      case .learn, .quiz, .run, .lint, .grade, .check, .progress, .new, .export: nil
      }
    return ofWord ?? renderer.usage(of: command)
  }

  /// Each command by the piece that does it. The number of operands has been looked at.
  private func run(
    _ command: ProgramCommand, _ words: [String], _ options: Arguments
  ) throws(CommandLineFault) -> Int32 {
    switch command {
    case .learn:
      try Prompting(options).run(first: words.count > 1 ? join(":learn", words) : ":learn next")
    case .quiz: try Prompting(options).run(first: try options.quizLine ?? join(":quiz", words))
    case .run: Running(options).run(words[1])
    case .lint: Linting(options).run(Array(words.dropFirst()))
    case .grade: Marking(options).run(quiz: words[1], answers: words[2])
    case .check: ContentChecking(options).run(Array(words.dropFirst()))
    case .new: try ContentMaking(options).run(words[1], id: words[2])
    case .progress: Progressing(options).run()
    case .export: try Exporting(options).run(words[1], Array(words.dropFirst(2)))
    case .screen: try ScreenProgram(options).run(Array(words.dropFirst()))
    case .class: try ClassProgram(options).run(Array(words.dropFirst()))
    case .cohort: try CohortProgram(options).run(Array(words.dropFirst()))
    }
  }

  /// Throws with the nearest name where there is none.
  private func command(_ name: String) throws(CommandLineFault) -> ProgramCommand {
    if let command = ProgramCommand(rawValue: name) { return command }
    let names = ProgramCommand.allCases.map(\.rawValue)
    throw .unknownCommand(name, suggestion: suggestion(for: name, among: names))
  }

  /// For what is said of the command line itself.
  private var renderer: Renderer {
    Renderer(
      width: min(80, Environment.width), theme: .plain,
      language: Arguments.language(askedForIn: arguments) ?? Arguments.localeLanguage ?? .en)
  }

  /// What is typed behind a command goes into one line of the prompt.
  private func join(_ command: String, _ words: [String]) -> String {
    ([command] + words.dropFirst()).joined(separator: " ")
  }
}

extension Arguments {
  /// `--language`, else the locale's.
  var interfaceLanguage: Language? { language ?? Arguments.localeLanguage }

  /// The first of the variables that is set decides, as POSIX has it; nil where that is a language
  /// of others.
  static var localeLanguage: Language? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = Environment[name], !value.isEmpty else { continue }
      return Language(rawValue: String(value.prefix { $0 != "_" && $0 != "." }))
    }
    return nil
  }

  /// Where the journal and the history are kept.
  var stateFolder: String {
    if let state { return state }
    if let data = Environment["XDG_DATA_HOME"], !data.isEmpty { return data + "/viewdidlearn" }
    return (Environment["HOME"] ?? "") + "/.local/share/viewdidlearn"
  }

  /// Pictures are drawn unless sentences are wanted, or the terminal can do nothing else.
  var wantsPictures: Bool { !isPlain && Environment["TERM"] != "dumb" }

  /// Colour only where there is a terminal that wants it.
  func theme(for descriptor: Int32) -> Theme {
    let refuses = Environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = ["dumb", "", nil].contains(Environment["TERM"])
    return isPlain || refuses || isDumb || isatty(descriptor) == 0 ? .plain : .coloured
  }

  /// Whether a page may have the screen to itself.
  var ownsScreen: Bool { isatty(STDOUT_FILENO) != 0 && wantsPictures }

  /// Says things at a prompt, with pictures and short code where they can be seen.
  func promptRenderer(in language: Language? = nil) -> Renderer {
    var renderer = renderer(for: STDOUT_FILENO)
    if let language { renderer.language = language }
    renderer.foldsDiagnostics = isatty(STDOUT_FILENO) != 0
    renderer.drawsPictures = wantsPictures
    return renderer
  }

  /// Says things where the person reads them: on that descriptor, in their language.
  func renderer(for descriptor: Int32) -> Renderer {
    Renderer(
      width: Environment.width, theme: theme(for: descriptor), language: interfaceLanguage ?? .en)
  }
}
