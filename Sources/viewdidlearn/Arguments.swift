import CGetopt
import Curriculum
import Glibc
import Simulator
import Statements

/// The command line, read (contract §1).
struct Arguments {
  var language: Language?
  var isPlain = false
  var content: String?
  var state: String?
  /// Several only for `lint`.
  var versions: [UIKitVersion] = []
  var dialect: Dialect?
  var memory: Memory?
  var tracesFramework = false
  /// How many steps of the interpreter a run may take.
  var steps: Int?
  var isJSON = false
  var wantsHelp = false
  var wantsVersion = false
  /// The command and what follows it.
  var words: [String] = []

  /// Why a command line is wrong.
  struct Fault: Error {
    var message: String
  }

  private static let options: [(name: String, takesValue: Bool)] = [
    ("language", true), ("plain", false), ("content", true), ("state", true), ("ios", true),
    ("dialect", true), ("memory", true), ("steps", true), ("all", false), ("json", false),
    ("strict", false), ("help", false),
    ("version", false),
  ]

  init(_ arguments: [String]) throws(Fault) {
    var pointers = arguments.map { strdup($0) } + [nil]
    let names = Arguments.options.map { strdup($0.name) }
    defer { for pointer in pointers + names { free(pointer) } }
    var table = zip(Arguments.options, names).map { entry, name in
      option(name: UnsafePointer(name), has_arg: entry.takesValue ? 1 : 0, flag: nil, val: 0)
    }
    table.append(option())
    viewdidlearn_reset_options()
    while true {
      var index: Int32 = 0
      let code = getopt_long(Int32(arguments.count), &pointers, ":", table, &index)
      if code == -1 { break }
      guard code == 0 else {
        throw Arguments.fault(code, pointers[Int(viewdidlearn_option_index()) - 1])
      }
      try take(
        Arguments.options[Int(index)].name,
        viewdidlearn_option_value().map { String(cString: $0) } ?? "")
    }
    words = pointers[Int(viewdidlearn_option_index())...].compactMap {
      $0.map { String(cString: $0) }
    }
  }

  private static func fault(_ code: Int32, _ word: UnsafeMutablePointer<CChar>?) -> Fault {
    let word = word.map { String(cString: $0) } ?? ""
    return Fault(
      message: code == Int32(UInt8(ascii: ":"))
        ? "'\(word)' wants a value" : "there is no option '\(word)'")
  }

  private mutating func take(_ name: String, _ value: String) throws(Fault) {
    switch name {
    case "language": language = try choice(value, name)
    case "plain": isPlain = true
    case "content": content = value
    case "state": state = value
    case "ios":
      versions = []
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        guard let version = UIKitVersion(word) else {
          throw Fault(message: "'\(word)' is not a version of iOS from 2.0 on")
        }
        versions.append(version)
      }
    case "dialect": dialect = try choice(value, name)
    case "memory": memory = try choice(value, name)
    case "steps":
      guard let steps = Int(value), steps > 0 else {
        throw Fault(message: "'\(value)' is not a number of steps")
      }
      self.steps = steps
    case "all": tracesFramework = true
    case "json": isJSON = true
    // Unknown names are errors in any case.
    case "strict": break
    case "help": wantsHelp = true
    default: wantsVersion = true
    }
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, _ name: String
  ) throws(Fault) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw Fault(message: "--\(name) is one of \(names), not '\(value)'")
    }
    return choice
  }

  /// The one version that all commands but `lint` take.
  var version: UIKitVersion? { versions.first }

  static let usage = """
    viewdidlearn [--language en|ru|zh|cs|ja] [--plain] [--content DIR] [--state DIR] [COMMAND]

      (no command)             the prompt: resume where you were, learn, play
      learn [LESSON]           start or resume a lesson
      quiz  [QUIZ]             take a quiz
      run   [--ios V] [--dialect objc|swift] [--memory mrc|arc] [--steps N] [--all]
            [--json] FILE|-    run a script in the simulator, no prompt
      lint  [--ios V[,V...]] [--memory mrc|arc] [--strict] [--json] FILE...
                               lead each view controller through a standard life
      grade [--json] QUIZ.yaml ANSWERS.json
                               grade answers given elsewhere
      check [--json] [PATH...] lint lessons and quizzes; default: all content
    """
}
