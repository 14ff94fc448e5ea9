import Curriculum
import Glibc
import Rendering

/// The program: the pieces wired together, and its exit codes.
struct Program {
  let arguments: [String]

  /// Exit codes of the contract.
  enum Exit {
    static let done: Int32 = 0
    static let wrongInput: Int32 = 1
    static let wrongCommandLine: Int32 = 2
    static let appEnded: Int32 = 3
    static let machineFailed: Int32 = 4
  }

  func run() -> Int32 {
    do throws(Arguments.Fault) {
      return try run(Arguments(arguments))
    } catch {
      Output.error("viewdidlearn: \(error.message)\n\(Arguments.usage)")
      return Exit.wrongCommandLine
    }
  }

  private func run(_ options: Arguments) throws(Arguments.Fault) -> Int32 {
    if options.wantsHelp {
      Output.line(Arguments.usage)
      return Exit.done
    }
    if options.wantsVersion {
      Output.line("viewdidlearn 0.1")
      return Exit.done
    }
    let words = options.words
    if options.versions.count > 1, words.first != "lint" {
      throw Arguments.Fault(message: "only 'lint' takes several versions of iOS")
    }
    switch (words.first, words.count) {
    case (nil, _): return Prompting(options).run(first: nil)
    case ("learn", 1...2): return Prompting(options).run(first: join(":learn", words))
    case ("quiz", 1...2): return Prompting(options).run(first: join(":quiz", words))
    case ("run", 2): return Running(options).run(words[1])
    case ("lint", 2...): return Linting(options).run(Array(words.dropFirst()))
    case ("grade", 3): return Marking(options).run(quiz: words[1], answers: words[2])
    case ("check", _): return ContentChecking(options).run(Array(words.dropFirst()))
    case ("learn", _), ("quiz", _), ("run", _), ("lint", _), ("grade", _):
      throw Arguments.Fault(message: "'\(words[0])' is used differently:")
    case (let word?, _): throw Arguments.Fault(message: "there is no command '\(word)'")
    }
  }

  private func join(_ command: String, _ words: [String]) -> String {
    ([command] + words.dropFirst()).joined(separator: " ")
  }
}

extension Arguments {
  /// `--language`, else the locale's.
  var interfaceLanguage: Language? {
    if let language { return language }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = Environment[name], !value.isEmpty else { continue }
      return Language(rawValue: String(value.prefix { $0 != "_" && $0 != "." }))
    }
    return nil
  }

  /// Pictures are drawn unless sentences are wanted, or the terminal can do nothing else.
  var wantsPictures: Bool { !isPlain && Environment["TERM"] != "dumb" }

  /// Colour only where there is a terminal that wants it.
  func theme(for descriptor: Int32) -> Theme {
    let refuses = Environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = ["dumb", "", nil].contains(Environment["TERM"])
    return isPlain || refuses || isDumb || isatty(descriptor) == 0 ? .plain : .coloured
  }
}
