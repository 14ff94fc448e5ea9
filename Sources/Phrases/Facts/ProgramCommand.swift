import Curriculum

/// A command of the command line, by its name; without one the prompt begins.
public enum ProgramCommand: String, CaseIterable, Sendable {
  case learn, quiz, run, lint, grade, check, progress, new, export, screen, `class`, cohort

  /// What stands behind its options.
  public var operands: String {
    switch self {
    case .learn: "[LESSON]"
    case .quiz: "[QUIZ]"
    case .run: "FILE|-"
    case .lint: "FILE…"
    case .grade: "QUIZ.yaml ANSWERS.json"
    case .check: "[PATH…]"
    case .new: "lesson|quiz ID"
    case .progress: ""
    case .export: "gift|qti|anki|html|xapi [QUIZ…]"
    case .screen, .class, .cohort: "…"
    }
  }

  /// How many operands it takes.
  public var operandCount: ClosedRange<Int> {
    switch self {
    case .learn, .quiz: 0...1
    case .run: 1...1
    case .lint: 1...Int.max
    case .grade, .new: 2...2
    case .check: 0...Int.max
    case .progress: 0...0
    case .export: 1...Int.max
    case .screen, .class, .cohort: 0...Int.max
    }
  }

  /// The options of its own, beside those that every command takes.
  public var options: [ProgramOption] {
    switch self {
    case .learn: []
    case .quiz: [.generate, .ios, .seed]
    case .run: [.ios, .dialect, .memory, .steps, .all, .strict, .json]
    case .lint: [.ios, .dialect, .memory, .strict, .json]
    case .grade: [.json]
    case .check: [.claims, .translations, .overflow, .watch, .tap, .junit, .json]
    case .new: [.part, .dir]
    case .progress: [.json, .export, .import]
    case .export: [.dir]
    case .screen: ScreenCommand.options + [.explain]
    case .class: ClassCommand.options
    case .cohort: CohortCommand.options
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
    case .check: "viewdidlearn check Lessons/02-lazy-view"
    case .new: "viewdidlearn new lesson first-display --part 1"
    case .progress: "viewdidlearn progress --export learnt.json"
    case .export: "viewdidlearn export gift push-and-pop"
    case .screen: "viewdidlearn screen take anna.pack"
    case .class: "viewdidlearn class present class-a-life"
    case .cohort: "viewdidlearn cohort report --db postgresql://ann@school.example/classes"
    }
  }
}

/// An option of the command line, by its name without the dashes.
public enum ProgramOption: String, CaseIterable, Sendable {
  case language, plain, content, state
  case help, version
  case ios, dialect, memory, steps, all, strict, json
  case claims, translations, overflow, watch, tap, junit
  case generate, seed
  case part, dir
  case export, `import`
  case record, key, candidates, out, minutes, dialects, pass, round, variants, candidate
  case csv, html, marks, sheet, rederive, explain, show
  case db, room, name, typed, format, held
  case moreTime = "more-time"
  case passphraseFile = "passphrase-file"

  /// What stands behind its name; nil for a switch.
  public var value: String? {
    switch self {
    case .language: Language.allCases.map(\.rawValue).joined(separator: "|")
    case .content, .state, .dir, .key: "DIR"
    case .out: "DIR|FILE"
    case .ios: "V"
    case .dialect: "objc|swift"
    case .memory: "mrc|arc"
    case .steps, .part, .seed, .minutes, .variants: "N"
    case .dialects: "swift,objc"
    case .pass: "SHARE"
    case .db: "FILE|URL"
    case .held: "DATE"
    case .format: "csv|xapi|gift"
    case .room, .name: "NAME"
    case .show: "QUESTION"
    case .round, .candidate: "ID"
    case .generate: "KINDS"
    case .overflow: "COLUMNS"
    case .junit, .export, .import, .record, .candidates, .passphraseFile, .html, .marks,
      .sheet:
      "FILE"
    case .plain, .help, .version, .all, .strict, .json, .claims, .translations, .watch, .tap, .csv,
      .explain, .moreTime, .typed, .rederive:
      nil
    }
  }

  /// Whether its value, which then stands behind `=`, may be left out.
  public var isValueOptional: Bool { self == .overflow }

  /// How it is written: `--ios V`.
  public var sign: String {
    let name = self == .help ? "-h, --help" : "--" + rawValue
    guard let value else { return name }
    return isValueOptional ? "\(name)[=\(value)]" : "\(name) \(value)"
  }

  /// Whether every command takes it.
  public var isGeneral: Bool { !ProgramCommand.allCases.contains { $0.options.contains(self) } }
}

/// Why a command line is wrong.
public enum CommandLineFault: Error, Equatable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownLesson(String, suggestion: String?)
  case unknownQuiz(String, suggestion: String?)
  /// A name that is neither of a lesson nor of a plan.
  case unknownSlides(String)
  /// A step that the lesson does not have, and how many it has.
  case unknownStep(Int, count: Int)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  /// No version of iOS: `26`, `5.1`.
  case malformedVersion(String)
  /// No number of steps of the interpreter above 0.
  case malformedSteps(String)
  /// Not a width of a screen, or a part of the course.
  case malformedNumber(String, ProgramOption)
  /// Not a number from 0 to 1.
  case malformedShare(String, ProgramOption)
  /// A value that is none of those an option takes.
  case notAmong([String], ProgramOption, found: String)
  /// Too many operands, or too few.
  case wrongOperands(CommandPath)
  /// An option that the command, or the prompt, does not take.
  case foreignOption(ProgramOption, CommandPath?)
  /// More than one version for a command that takes one.
  case severalVersions
  /// Options that exclude each other.
  case notTogether(ProgramOption, ProgramOption)
  /// An option, and the one without which it says nothing.
  case notWithout(ProgramOption, ProgramOption)
  /// No format that anything can be written in.
  case unknownFormat(String, known: [String])
  /// No kind of questions that can be made.
  case unknownKind(String, known: [String], suggestion: String?)
  /// Statements are of what was done, and not of some quiz.
  case takesNoQuiz(format: String)
  /// A format of one text takes no folder, and one of many files needs one.
  case takesNoFolder(format: String)
  case wantsFolder(format: String)
  /// An option without which a command cannot do its work.
  case missingOption(ProgramOption, CommandPath)
  /// `new` makes lessons and quizzes.
  case unknownSkeleton(String)
  /// An id with characters that ids do not have.
  case malformedID(String)
}
