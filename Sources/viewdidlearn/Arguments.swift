import CProcess
import Curriculum
import Diagnostics
import Generation
import Interpreter
import LibC
import Phrases
import Rendering
import Syntax
import Typesetting

/// The command line, read (contract §1).
struct Arguments: Sendable {
  /// Nil, here and below, where the option was not given.
  var language: Language?
  /// Turns colours off, as `NO_COLOR` does.
  var isPlain = false
  var content: String?
  /// Where journals are kept, instead of the folder of the system.
  var state: String?
  /// Several only for `lint`.
  var versions: [UIKitVersion] = []
  var dialect: Dialect?
  var memory: Memory?
  /// Calls between UIKit's own objects are shown too.
  var tracesFramework = false
  /// How many steps of the interpreter a run may take.
  var steps: Int?
  var isJSON = false
  /// Whether a name that nobody declares is an error.
  var isStrict = false
  /// What `check` is asked for.
  var tellsClaims = false
  var tellsTranslations = false
  /// The screens on which pages are measured, in columns; nil for those of 80.
  var widths: [Int]?
  var watches = false
  /// The report goes to standard output as TAP, for machines.
  var isTAP = false
  /// Where a report for machines goes.
  var junit: String?
  /// The kinds of questions that are to be made, and the seed they are made from.
  var generates: String?
  var seed: Int?
  /// The part of the course that a new lesson belongs to, and where it goes.
  var part = 1
  var folder: String?
  /// The file that the journal is written to, and that one is read from.
  var export: String?
  /// A name of Swift's own, hence the marks.
  var `import`: String?
  /// How servers are connected with; nil in the program that knows none.
  var connect: Program.Connect?
  /// What screenings and cohorts are given: files, folders and names.
  private(set) var paths: [ProgramOption: String] = [:]
  /// How long a round is, in which dialects, and what share of the marks passes.
  private(set) var minutes: Int?
  private(set) var dialects: [Snippet.Dialect]?
  private(set) var pass: Double?
  /// What raters gave, a file each.
  private(set) var marks: [String] = []
  /// How many variants are previewed.
  private(set) var variants: Int?
  var wantsHelp = false
  var wantsVersion = false
  /// The command and what follows it.
  var words: [String] = []

  /// The options that were given.
  private(set) var given: [ProgramOption] = []

  /// Reads with `getopt_long`, which takes abbreviated options and moves operands behind them. It
  /// throws at the first mistake.
  init(_ arguments: [String]) throws(CommandLineFault) {
    var pointers = arguments.map { strdup($0) } + [nil]
    let options = ProgramOption.allCases
    let names = options.map { strdup($0.rawValue) }
    defer { for pointer in pointers + names { free(pointer) } }
    var table = zip(options, names).map { entry, name in
      option(
        name: UnsafePointer(name),
        has_arg: entry.value == nil ? 0 : entry.isValueOptional ? 2 : 1, flag: nil, val: 0)
    }
    table.append(option())
    viewdidlearn_reset_options()
    while true {
      var index: Int32 = 0
      let code = getopt_long(Int32(arguments.count), &pointers, ":h", table, &index)
      if code == -1 { break }
      if code == Int32(UInt8(ascii: "h")) {
        wantsHelp = true
        continue
      }
      guard code == 0 else {
        throw Arguments.fault(code, pointers[Int(viewdidlearn_option_index()) - 1])
      }
      given.append(options[Int(index)])
      try take(
        options[Int(index)], viewdidlearn_option_value().map { String(cString: $0) } ?? "")
    }
    words = pointers[Int(viewdidlearn_option_index())...].compactMap {
      $0.map { String(cString: $0) }
    }
  }

  /// What getopt does not take: an option that is not there, or one without its value.
  private static func fault(
    _ code: Int32, _ word: UnsafeMutablePointer<CChar>?
  ) -> CommandLineFault {
    let word = word.map { String(cString: $0) } ?? ""
    if code == Int32(UInt8(ascii: ":")) { return .missingValue(option: word) }
    let names = ProgramOption.allCases.map { "--" + $0.rawValue }
    return .unknownOption(word, suggestion: suggestion(for: word, among: names))
  }

  /// One option with its value, which is empty where it has none; the last of several counts.
  private mutating func take(
    _ option: ProgramOption, _ value: String
  ) throws(CommandLineFault) {
    switch option {
    case .language: language = try choice(value, option)
    case .plain: isPlain = true
    case .content: content = value
    case .state: state = value
    case .ios:
      versions = []
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        guard let version = UIKitVersion(word) else {
          throw .malformedVersion(String(word))
        }
        versions.append(version)
      }
    case .dialect: dialect = try choice(value, option)
    case .memory: memory = try choice(value, option)
    case .steps:
      guard let steps = Int(value), steps > 0 else { throw .malformedSteps(value) }
      self.steps = steps
    case .all: tracesFramework = true
    case .json: isJSON = true
    case .claims: tellsClaims = true
    case .translations: tellsTranslations = true
    case .overflow: widths = value.isEmpty ? [40, 80, 120] : [try number(value, option)]
    case .watch: watches = true
    case .tap: isTAP = true
    case .junit: junit = value
    case .generate: generates = value
    case .seed: seed = try number(value, option, below: 1_000_000_000)
    case .part: part = try number(value, option)
    case .dir: folder = value
    case .export: export = value
    case .import: self.import = value
    case .record, .key, .candidates, .out, .round, .candidate, .passphraseFile, .html, .db, .room,
      .name, .format, .held, .show, .sheet:
      paths[option] = value
    case .minutes: minutes = try number(value, option, below: 1_000)
    case .marks: marks.append(value)
    // `given` says all of them.
    case .csv, .explain, .moreTime, .typed, .rederive: break
    case .variants: variants = try number(value, option)
    case .dialects:
      var dialects: [Snippet.Dialect] = []
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        dialects.append(try choice(String(word), option))
      }
      self.dialects = dialects
    case .pass:
      guard let pass = Double(value), (0...1).contains(pass) else {
        throw .malformedShare(value, option)
      }
      self.pass = pass
    case .strict: isStrict = true
    case .help: wantsHelp = true
    case .version: wantsVersion = true
    }
  }

  /// A value of a fixed list, spelt exactly.
  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, _ option: ProgramOption
  ) throws(CommandLineFault) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      throw .notAmong(Choice.allCases.map(\.rawValue), option, found: value)
    }
    return choice
  }

  /// A whole number above 0.
  private func number(
    _ value: String, _ option: ProgramOption, below limit: Int = 10_000
  ) throws(CommandLineFault) -> Int {
    guard let number = Int(value), number > 0, number < limit else {
      throw .malformedNumber(value, option)
    }
    return number
  }

  /// What opens a quiz of questions that are made; nil where none is asked for.
  var quizLine: String? {
    get throws(CommandLineFault) {
      guard let generates else {
        if let option = given.first(where: { [.ios, .seed].contains($0) }) {
          throw .notWithout(option, .generate)
        }
        return nil
      }
      if words.count > 1 { throw .wrongOperands(.command(.quiz)) }
      try requireKinds(generates)
      let parts =
        [generates, (version ?? .newest).short] + (seed.map { ["\($0)"] } ?? [])
      return ":quiz generate " + parts.joined(separator: " ")
    }
  }

  /// At the prompt these words may be a version or a seed too, which have options of their own here.
  private func requireKinds(_ words: String) throws(CommandLineFault) {
    let known = Recipe.Kind.allCases.map(\.rawValue)
    let names = words.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    if let name = names.first(where: { !known.contains($0.lowercased()) }) {
      throw .unknownKind(name, known: known, suggestion: suggestion(for: name, among: known))
    }
  }

  /// Two options that were given and exclude each other.
  var contradiction: CommandLineFault? {
    let pairs: [(ProgramOption, ProgramOption)] = [
      (.json, .tap), (.watch, .tap), (.watch, .json), (.json, .csv), (.json, .html), (.csv, .html),
      (.csv, .candidate), (.sheet, .candidate),
    ]
    return pairs.first { given.contains($0.0) && given.contains($0.1) }
      .map { .notTogether($0.0, $0.1) }
  }

  /// The one version that all commands but `lint` take.
  var version: UIKitVersion? { versions.first }

  /// An option that was given and that a command does not take.
  func foreignOption(to command: ProgramCommand?) -> ProgramOption? {
    given.first { !$0.isGeneral && command?.options.contains($0) != true }
  }

  /// The language that a command line asks for, even one with mistakes in it.
  static func language(askedForIn arguments: [String]) -> Language? {
    for (place, word) in arguments.enumerated() {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard let name = parts.first, isShort(name, for: .language) else { continue }
      let value = parts.count > 1 ? String(parts[1]) : arguments.dropFirst(place + 1).first
      if let language = value.flatMap(Language.init) { return language }
    }
    return nil
  }

  /// Whether a word names an option as `getopt_long` reads it: by a beginning that no other has.
  private static func isShort(_ word: Substring, for option: ProgramOption) -> Bool {
    guard word.hasPrefix("--"), word.count > 2 else { return false }
    return ProgramOption.allCases.filter { $0.rawValue.hasPrefix(word.dropFirst(2)) } == [option]
  }
}
