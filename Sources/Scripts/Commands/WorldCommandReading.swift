import Diagnostics
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax
import YAML

// How a command is called, and written.
extension WorldCommand {
  /// What it is typed by.
  public enum Name: String, CaseIterable, Sendable {
    case ios, memory, device, launch, relaunch, warn, wait, nib, storyboard, file
    case background, foreground, hold, settle
    // What a person does.
    case type, set, tap
    case selectTab = "select-tab"
    case swipeBack = "swipe-back"
    case swipeDown = "swipe-down"
    case swipePage = "swipe-page"
    case rotate, call

    private typealias Row = Command.Row

    /// What is to be known of it.
    var row: Command.Row {
      let app = Command.app
      let gesture = CommandArgument.choice(["begin", "finish", "cancel"])
      return switch self {
      case .ios: Row(.world, [.version], changes: .world, in: app, ":ios 5.1")
      case .memory:
        Row(.world, [.choice(["mrc", "arc"])], changes: .world, in: app, ":memory mrc")
      case .device:
        Row(.world, [.choice(["iphone", "ipad"])], changes: .world, in: app, ":device ipad")
      case .launch:
        Row(
          .world, [.launchableClass], optional: [.choice(["scene"]), .launchableClass],
          changes: .world, in: app, ":launch AppDelegate scene SceneDelegate")
      case .relaunch: Row(.world, changes: .world, in: app)
      case .warn: Row(.world, changes: .world, in: app)
      case .wait: Row(.world, [.duration], changes: .world, in: app, ":wait 0.5")
      case .nib:
        Row(
          .world, [.fileName, .contents], changes: .world, in: app,
          ":nib Detail {view: UIView, outlets: {nameLabel: UILabel}}")
      case .storyboard:
        Row(
          .world, [.fileName, .contents], changes: .world, in: app,
          ":storyboard Main {initial: list, scenes: {list: {class: ListVC}}}")
      case .file:
        Row(
          .world, [.fileName, .fileSize], changes: .world, in: app,
          ":file photo.png {bytes: 2000000}")
      case .background: Row(.world, changes: .world, in: app)
      case .foreground: Row(.world, changes: .world, in: app)
      case .hold: Row(.world, changes: .world, in: app)
      case .settle: Row(.world, changes: .world, in: app)
      case .type:
        Row(.person, [.outlet, .text], changes: .world, in: app, ":type nameField \"Alice\"")
      case .set: Row(.person, [.outlet, .value], changes: .world, in: app, ":set soundSwitch on")
      case .tap:
        Row(
          .person, [.touchable], optional: [.row], changes: .world, in: app, ":tap saveButton")
      case .selectTab: Row(.person, [.tabIndex], changes: .world, in: app, ":select-tab 1")
      case .swipeBack:
        Row(.person, optional: [gesture], changes: .world, in: app, ":swipe-back begin")
      case .swipeDown:
        Row(.person, optional: [gesture], changes: .world, in: app, ":swipe-down cancel")
      case .swipePage:
        Row(
          .person, optional: [.choice(["left", "right"]), gesture], changes: .world, in: app,
          ":swipe-page right")
      case .rotate:
        Row(
          .person,
          optional: [.choice(["portrait", "landscape", "landscape-left", "upside-down"])],
          changes: .world, in: app, ":rotate landscape")
      case .call:
        Row(.person, optional: [.line, .arguments], changes: .world, in: app, ":call 12")
      }
    }
  }

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
    let result =
      switch command {
      case .world(let command): try read(command, name.range, &words, text, &diagnostics)
      case .look, .session: try owners(command, name.range, &words)
      }
    if let rest = words.next() {
      throw Diagnostic(.error, .unexpectedArgument(rest.text, of: word), at: rest.range)
    }
    return result
  }

  private static func read(
    _ command: Name, _ range: SourceRange, _ words: inout Words, _ text: String,
    _ diagnostics: inout [Diagnostic<CommandFact>]
  ) throws(Diagnostic<CommandFact>) -> WorldCommand {
    func missing() -> Diagnostic<CommandFact> {
      Diagnostic(.error, .missingArgument(of: .world(command)), at: range)
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
      return .selectTab(try number(argument()))
    case .tap:
      let word = try argument()
      if word.isQuoted { return .tapTitle(word.text) }
      guard let first = try words.next().map(number) else { return .tap(outlet: word.text) }
      guard let second = try words.next().map(number) else {
        return .tapRow(outlet: word.text, section: 0, row: first)
      }
      return .tapRow(outlet: word.text, section: first, row: second)
    case .rotate:
      guard let word = words.next() else { return .rotate(nil) }
      return .rotate(word.text == "landscape" ? .landscapeRight : try choice(word))
    case .background: return .background
    case .foreground: return .foreground
    case .warn: return .warn
    case .wait: return .wait(try WaitingTime.seconds(of: argument()))
    case .call:
      guard let word = words.next() else { return .call(nil, []) }
      guard let place = ClosurePlace(word.text) else {
        throw Diagnostic(.error, .malformedNumber(word.text), at: word.range)
      }
      var values: [Value] = []
      while let word = words.next() { values.append(literal(of: word)) }
      return .call(place, values)
    case .launch:
      let app = try argument().text
      guard let word = words.next() else { return .launch(app: app, scene: nil) }
      let _: SceneWord = try choice(word)
      return .launch(app: app, scene: try argument().text)
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
    case .type:
      let outlet = try argument().text
      return .type(outlet: outlet, text: try literal(of: argument()).asText)
    case .set:
      let outlet = try argument().text
      let value = try argument()
      guard outlet == "line", let line = Int(value.text), let word = words.next() else {
        return .set(outlet: outlet, value: literal(of: value))
      }
      let truth: TruthWord = try choice(word)
      return .decide(line: line, truth == .true)
    case .nib:
      let file = try file()
      return .nib(file.name, NibReader.read(text, from: file.rest, &diagnostics))
    case .storyboard:
      let file = try file()
      return .storyboard(file.name, StoryboardReader.read(text, from: file.rest, &diagnostics))
    case .file:
      let file = try file()
      return .file(file.name, bytes: try fileSize(text, from: file.rest))
    }
  }

  /// `:owners NAME`, the one command of a script that looks.
  private static func owners(
    _ command: Command, _ range: SourceRange, _ words: inout Words
  ) throws(Diagnostic<CommandFact>) -> WorldCommand {
    guard let word = words.next() else {
      throw Diagnostic(.error, .missingArgument(of: command), at: range)
    }
    return .owners(word.text)
  }

  /// A page that turns: where the finger goes (left: the next page comes), then the step of the
  /// gesture; both may be left out.
  private static func swipePage(
    _ words: inout Words
  ) throws(Diagnostic<CommandFact>) -> WorldCommand {
    var word = words.next()
    let kind = Gesture.Kind.swipePage(forward: word?.text != "right")
    if ["left", "right"].contains(word?.text) { word = words.next() }
    return .swipe(kind, try word.map(choice))
  }

  private static func number(_ word: Words.Word) throws(Diagnostic<CommandFact>) -> Int {
    guard let number = Int(word.text) else {
      throw Diagnostic(.error, .malformedNumber(word.text), at: word.range)
    }
    return number
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

  /// What stands before the class of a scene's delegate.
  private enum SceneWord: String, CaseIterable { case scene }

  /// What a condition is said to be.
  private enum TruthWord: String, CaseIterable { case `true`, `false` }

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
