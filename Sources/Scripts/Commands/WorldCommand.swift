public import Diagnostics
public import Notation
public import Simulator
public import Syntax

/// A `:` command that changes the simulated world (contract §2).
public enum WorldCommand: Equatable, Sendable {
  case ios(UIKitVersion)
  case memory(Memory)
  case device(Device)
  /// The system is short of memory.
  case warn
  /// A transition that follows a finger; nil is the whole gesture.
  case swipe(Gesture.Kind, Gesture.Step?)
  /// A finger on a tab, and on an outlet of the visible controller.
  case selectTab(Int)
  case tap(outlet: String)
  /// The app leaves the screen, and comes back.
  case background, foreground
  /// A person turns the device; nil is to the side, or upright again.
  case rotate(Orientation?)
  /// Keep the turn open over several lines, and end that.
  case hold, settle
  /// A nib file, or (nil) that there is none of the name.
  case nib(String, Nib?)
  /// A storyboard file, or (nil) that there is none of the name.
  case storyboard(String, Storyboard?)
  /// The process ends and is started anew: what is on disk is kept, the user defaults among it.
  case relaunch
  /// The size of an image or data file, or (nil) that there is none of the name.
  case file(String, bytes: Int?)
  /// A person types into a field, or moves a switch or slider: outlets of the visible controller.
  case type(outlet: String, text: String)
  case set(outlet: String, value: Value)
  /// Who owns what a variable refers to.
  case owners(String)

  /// Whether the app starts again.
  public var restarts: Bool {
    switch self {
    case .ios, .memory, .device, .relaunch: true
    default: false
    }
  }

  /// The names of all such commands, without the colon.
  public static let names = Command.allCases.filter(\.isForScripts).map(\.rawValue)
}

/// What can be wrong with a command.
public enum CommandFact: Error, Equatable, Sendable {
  case unknownCommand(String)
  case missingArgument(of: String)
  case unexpectedArgument(String, of: String)
  case malformedVersion(String)
  case notAmong(String, [String])
  case unknownVariable(String)
  case noVisibleController
  case unknownOutlet(String)
  /// Nothing can be typed into what the outlet refers to, or nothing be put there at all.
  case takesNoText(String)
  case takesNothing(String)
  /// A value that a person cannot put there, with one that fits.
  case malformedEntry(String, example: String)
  case malformedNib(NibProblem)
  /// The size of a file is not `{bytes: N}` or `none`.
  case malformedFileSize
  case unknownNibKey(String)
  /// What was to be done cannot be done now.
  case obstacle(Obstacle)
  case malformedNumber(String)
  case wrongStoryboard(StoryboardFact)

  /// Why the text of a nib cannot be read.
  public enum NibProblem: Equatable, Sendable {
    /// It is not YAML that can be read.
    case yaml(YAMLFact)
    case expectedMapping
    /// A class's name, or a mapping that describes an object.
    case expectedObject
    case expectedNumbers(Int)
  }
}

/// Everything that is wrong with a command, in the order of its text.
public struct WrongCommand: Error, Equatable, Sendable {
  public var diagnostics: [Diagnostic<CommandFact>]

  public init(_ diagnostics: [Diagnostic<CommandFact>]) { self.diagnostics = diagnostics }

  /// A command that was read but cannot be obeyed as things are.
  public init(_ fact: CommandFact, in text: String) {
    self.init([Diagnostic(.error, fact, at: SourceRange(0, text.utf8.count))])
  }
}

extension WorldCommand {
  /// Reads a command's text from its colon on; ranges are offsets in that text.
  public static func read(_ text: String) throws(WrongCommand) -> WorldCommand {
    var diagnostics: [Diagnostic<CommandFact>] = []
    do throws(Diagnostic<CommandFact>) {
      let command = try read(text, &diagnostics)
      if diagnostics.isEmpty { return command }
    } catch {
      diagnostics.append(error)
    }
    throw WrongCommand(diagnostics)
  }

  private static func read(
    _ text: String, _ diagnostics: inout [Diagnostic<CommandFact>]
  ) throws(Diagnostic<CommandFact>) -> WorldCommand {
    var words = Words(text)
    guard let name = words.next(), name.text.hasPrefix(":") else {
      throw Diagnostic(.error, .unknownCommand(text), at: SourceRange(0, text.utf8.count))
    }
    let word = String(name.text.dropFirst())
    guard let command = Command(rawValue: word), command.isForScripts else {
      throw Diagnostic(
        .error, .unknownCommand(word), at: name.range,
        suggestion: Diagnostics.suggestion(for: word, among: names).map { ":" + $0 })
    }
    let result = try read(command, name.range, &words, text, &diagnostics)
    if let rest = words.next() {
      throw Diagnostic(.error, .unexpectedArgument(rest.text, of: word), at: rest.range)
    }
    return result
  }

  private static func read(
    _ command: Command, _ range: SourceRange, _ words: inout Words, _ text: String,
    _ diagnostics: inout [Diagnostic<CommandFact>]
  ) throws(Diagnostic<CommandFact>) -> WorldCommand {
    func missing() -> Diagnostic<CommandFact> {
      Diagnostic(.error, .missingArgument(of: command.rawValue), at: range)
    }
    func argument() throws(Diagnostic<CommandFact>) -> Words.Word {
      guard let word = words.next() else { throw missing() }
      return word
    }
    /// The name of a file, and where what is said of it begins.
    func file() throws(Diagnostic<CommandFact>) -> (name: String, rest: Int) {
      let name = try argument().text
      let rest = words.takeRest()
      guard rest < text.utf8.count else { throw missing() }
      return (name, rest)
    }
    switch command {
    case .swipeBack: return .swipe(.swipeBack, try words.next().map(choice))
    case .swipeDown: return .swipe(.swipeDown, try words.next().map(choice))
    case .swipePage: return try swipePage(&words)
    case .selectTab:
      let word = try argument()
      guard let number = Int(word.text) else {
        throw Diagnostic(.error, .malformedNumber(word.text), at: word.range)
      }
      return .selectTab(number)
    case .tap: return .tap(outlet: try argument().text)
    case .rotate:
      guard let word = words.next() else { return .rotate(nil) }
      return .rotate(word.text == "landscape" ? .landscapeRight : try choice(word))
    case .background: return .background
    case .foreground: return .foreground
    case .warn: return .warn
    case .relaunch: return .relaunch
    case .hold: return .hold
    case .settle: return .settle
    case .ios:
      let word = try argument()
      guard let version = UIKitVersion(word.text) else {
        throw Diagnostic(.error, .malformedVersion(word.text), at: word.range)
      }
      return .ios(version)
    case .memory: return .memory(try choice(argument()))
    case .device: return .device(try choice(argument()))
    case .owners: return .owners(try argument().text)
    case .type:
      let outlet = try argument().text
      return .type(outlet: outlet, text: try literal(of: argument()).asText)
    case .set:
      let outlet = try argument().text
      return .set(outlet: outlet, value: try literal(of: argument()))
    case .nib:
      let file = try file()
      return .nib(file.name, NibReader.read(text, from: file.rest, &diagnostics))
    case .storyboard:
      let file = try file()
      return .storyboard(file.name, StoryboardReader.read(text, from: file.rest, &diagnostics))
    case .file:
      let file = try file()
      return .file(file.name, bytes: try fileSize(text, from: file.rest))
    case .state, .tree, .find, .timeline, .leaks, .trace, .step, .diff, .compare, .repair, .as,
      .undo, .redo, .goto, .bookmark, .learn, .quiz, .review, .progress, .next, .back, .skip,
      .again, .hint, .answer, .why, .resume, .neverResume, .leave, .help, .language, .quit:
      throw Diagnostic(.error, .unknownCommand(command.rawValue), at: range)
    }
  }

  /// A page that turns: the direction, then the step of the gesture; both may be left out.
  private static func swipePage(
    _ words: inout Words
  ) throws(Diagnostic<CommandFact>) -> WorldCommand {
    var word = words.next()
    let kind = Gesture.Kind.swipePage(forward: word?.text != "back")
    if ["forward", "back"].contains(word?.text) { word = words.next() }
    return .swipe(kind, try word.map(choice))
  }

  /// `{bytes: N}`, or `none`.
  private static func fileSize(
    _ text: String, from offset: Int
  ) throws(Diagnostic<CommandFact>) -> Int? {
    let rest = text[text.utf8.index(text.startIndex, offsetBy: offset)...]
    if rest == "none" { return nil }
    let range = SourceRange(offset, text.utf8.count)
    guard let node = try? Node.read(String(rest), offset: offset), let entries = node.entries,
      entries.count == 1, entries[0].key == "bytes", let number = entries[0].value.string,
      let bytes = Int(number), bytes >= 0
    else { throw Diagnostic(.error, .malformedFileSize, at: range) }
    return bytes
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ word: Words.Word
  ) throws(Diagnostic<CommandFact>) -> Choice where Choice.RawValue == String {
    guard let value = Choice(rawValue: word.text.lowercased()) else {
      let names = Choice.allCases.map(\.rawValue)
      throw Diagnostic(
        .error, .notAmong(word.text, names), at: word.range,
        suggestion: Diagnostics.suggestion(for: word.text, among: names))
    }
    return value
  }

  /// A value as a person writes it in a command: a quoted text, a number, YES or NO.
  private static func literal(of word: Words.Word) -> Value {
    if word.isQuoted { return .string(word.text) }
    switch word.text.lowercased() {
    case "yes", "true", "on": return .bool(true)
    case "no", "false", "off": return .bool(false)
    case "nil": return .none
    default:
      if let number = Int(word.text) { return .int(number) }
      return Double(word.text).map(Value.real) ?? .string(word.text)
    }
  }
}

extension Value {
  fileprivate var asText: String { text ?? (self == .bool(true) ? "true" : "\(integer)") }
}
