/// A command of the command line, by its name; without one the prompt begins.
public enum ProgramCommand: String, CaseIterable, Sendable {
  case learn, quiz, run, lint, grade, check

  /// What stands behind its options.
  public var operands: String {
    switch self {
    case .learn: "[LESSON]"
    case .quiz: "[QUIZ]"
    case .run: "FILE|-"
    case .lint: "FILE…"
    case .grade: "QUIZ.yaml ANSWERS.json"
    case .check: "[PATH…]"
    }
  }

  /// How many operands it takes.
  public var operandCount: ClosedRange<Int> {
    switch self {
    case .learn, .quiz: 0...1
    case .run: 1...1
    case .lint: 1...Int.max
    case .grade: 2...2
    case .check: 0...Int.max
    }
  }

  /// The options of its own, beside those that every command takes.
  public var options: [ProgramOption] {
    switch self {
    case .learn, .quiz: []
    case .run: [.ios, .dialect, .memory, .steps, .all, .json]
    case .lint: [.ios, .dialect, .memory, .strict, .json]
    case .grade, .check: [.json]
    }
  }

  /// A line as one might type it.
  public var example: String {
    switch self {
    case .learn: "viewdidlearn learn 1"
    case .quiz: "viewdidlearn quiz 1"
    case .run: "viewdidlearn run --ios 5.1 life.m"
    case .lint: "viewdidlearn lint --ios 5.1,26 Detail.h Detail.m"
    case .grade: "viewdidlearn grade --json quiz.yaml answers.json"
    case .check: "viewdidlearn check Lessons/01-lazy-view"
    }
  }
}

/// An option of the command line, by its name without the dashes.
public enum ProgramOption: String, CaseIterable, Sendable {
  case language, plain, content, state
  case help, version
  case ios, dialect, memory, steps, all, strict, json

  /// What stands behind its name; nil for a switch.
  public var value: String? {
    switch self {
    case .language: "en|ru|zh|cs|ja"
    case .content, .state: "DIR"
    case .ios: "V"
    case .dialect: "objc|swift"
    case .memory: "mrc|arc"
    case .steps: "N"
    case .plain, .help, .version, .all, .strict, .json: nil
    }
  }

  /// How it is written: `--ios V`.
  public var sign: String {
    (self == .help ? "-h, --help" : "--" + rawValue) + (value.map { " " + $0 } ?? "")
  }

  /// Whether every command takes it.
  public var isGeneral: Bool { !ProgramCommand.allCases.contains { $0.options.contains(self) } }
}

/// Why a command line is wrong.
public enum CommandLineFault: Error, Equatable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case malformedVersion(String)
  case malformedSteps(String)
  case notAmong([String], ProgramOption, found: String)
  /// Too many operands, or too few.
  case wrongOperands(ProgramCommand)
  /// An option that the command, or the prompt, does not take.
  case foreignOption(ProgramOption, ProgramCommand?)
  case severalVersions
}
