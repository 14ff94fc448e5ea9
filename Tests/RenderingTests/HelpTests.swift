import Curriculum
import Interpreter
import Learning
import Mistakes
import Phrases
import Scripts
import Sessions
import Testing
import Typesetting

@testable import Rendering

/// What `:help` says, in every language.
@Suite struct HelpTests {
  private func said(
    _ lines: String..., in language: Language = .en, width: Int = 80
  ) -> [String] {
    var session = Session(
      language: language, library: .empty, vocabulary: Renderer.vocabulary)
    let renderer = Renderer(width: width, theme: .plain, language: language)
    var last: [String] = []
    for line in lines {
      last = renderer.lines(of: session.handle(line, at: Instant(wall: 0, monotonic: 0)))
    }
    return last
  }

  /// Terms are found in any script, and what is none is told what comes near.
  @Test(arguments: [
    ("pamet", "memory"), ("Paměť", "memory"), ("画面", "screen"), ("がめん", "screen"), ("びゅー", "view"),
    ("cover", "covered"), ("ｃｏｖｅｒ", "covered"), ("пам", "memory"), ("утечки", "leak"),
    ("otlet", nil), ("telefon", nil),
  ])
  func aTermIsFoundFromAnyScript(_ word: String, _ name: String?) {
    var session = Session(language: .en, library: library, vocabulary: Renderer.vocabulary)
    let renderer = Renderer(width: 80, theme: .plain, language: .en)
    let lines = renderer.lines(
      of: session.handle(":glossary " + word, at: Instant(wall: 0, monotonic: 0)))
    if let name { return #expect(lines.first?.hasPrefix(name) == true, "\(lines)") }
    let near = word == "otlet" ? "Nearest: outlet." : ":glossary lists"
    #expect(lines.joined(separator: " ").contains(near), "\(lines)")
  }

  @Test(arguments: Language.allCases)
  func allCommandsAreListedOnOneScreen(_ language: Language) {
    let lines = said(":help", in: language)
    for command in Command.allCases where command.row.places != [.paper] {
      #expect(
        lines.contains { $0.split(separator: " ").contains(":\(command.rawValue)") },
        ":\(command.rawValue)")
    }
    #expect(lines.count <= 23)
    #expect(lines.allSatisfy { displayWidth($0) <= 80 })
  }

  @Test(arguments: Language.allCases)
  func thoseOfAPaperAreListedOnOneScreen(_ language: Language) {
    let lines = Renderer(width: 80, theme: .plain, language: language)
      .lines(of: Response(.help([.overview(.paper)])))
    for command in CommandGroup.paper.commands {
      #expect(
        lines.contains { $0.split(separator: " ").contains(":\(command.rawValue)") },
        ":\(command.rawValue)")
    }
    #expect(lines.count <= 23)
  }

  /// Neither recordings nor classes to pick from are there.
  @Test(arguments: [Command.session(.play), .session(.code)], Language.allCases)
  func onAPaperNothingStandsBehindACommandThatTakesNothing(
    _ command: Command, _ language: Language
  ) {
    let lines = Renderer(width: 80, theme: .plain, language: language)
      .lines(of: Response(.help([.command(command, onPaper: true)])))
    #expect(lines.first == ":\(command.rawValue)")
    #expect(!lines.joined().contains("[") && !lines.joined().contains(command.row.example))
  }

  @Test(arguments: CommandGroup.allCases, Language.allCases)
  func aGroupFitsOnOneScreenWithItsMeanings(_ group: CommandGroup, _ language: Language) {
    let lines = said(":help \(group.rawValue)", in: language)
    let phrases = Phrasebook(language)
    #expect(lines.first == phrases.group(group))
    for command in group.commands {
      #expect(lines.contains { $0.hasPrefix("  :\(command.rawValue) ") }, ":\(command.rawValue)")
    }
    #expect(lines.count <= 23)
  }

  @Test(arguments: Command.allCases, Language.allCases)
  func aCommandIsExplainedWithItsArgumentsAndAnExample(_ command: Command, _ language: Language) {
    let lines = said(":help \(command.rawValue)", in: language)
    #expect(lines[0].hasPrefix(command.usage))
    #expect(!Phrasebook(language).meaning(of: command).isEmpty)
    let example = command.row.example
    #expect(example.isEmpty || lines.joined(separator: " ").contains(example))
    for case let sign in command.row.arguments {
      if case .choice = sign { continue }
      #expect(lines.contains { $0.hasPrefix("  \(sign.sign) ") })
    }
  }

  @Test(arguments: [
    "mistakes", "mistake", "Ошибки", "ошибка", "間違い", "典型错误", "chyby", "chyba",
  ])
  func theTwelveMistakesAreListedByTheirNameInAnyLanguage(_ word: String) {
    let lines = said(":help \(word)")
    #expect(lines[1] == " 1  logic            an outlet is used before the view is loaded")
    #expect(lines[12].hasPrefix("12"))
    let others = lines[13...].joined(separator: " ").split(separator: " ").joined(separator: " ")
    for oddity in Oddity.allCases { #expect(others.contains(Phrasebook(.en).oddity(oddity))) }
  }

  @Test(arguments: Mistake.allCases, Language.allCases)
  func aMistakeIsExplainedByItsNumber(_ mistake: Mistake, _ language: Language) {
    let lines = said(":help \(mistake.number)", in: language)
    let phrases = Phrasebook(language)
    #expect(lines[0].contains("\(mistake.number)"))
    #expect(lines.joined(separator: " ").contains(phrases.kind(mistake.kind)))
    #expect(lines.count > 1)
  }

  @Test(arguments: [":help 間違い９", ":help ошибка 9", ":help mistake 9", ":help chyba 9"])
  func aMistakeIsExplainedByItsName(_ line: String) {
    #expect(said(line)[0] == "mistake 9 (performance): viewDidUnload keeps an owned outlet")
  }

  @Test(arguments: Oddity.allCases)
  func aMistakeThatIsOnNoListIsExplainedByItsName(_ oddity: Oddity) {
    let lines = said(":help \(oddity.rawValue)")
    #expect(lines[0].hasPrefix("\(oddity.rawValue) ("))
    #expect(lines.count > 1)
  }

  @Test func aMistakeThatIsOnNoListIsKnownByItsNameInEachLanguage() {
    #expect(said(":help нет вызова super")[0] == "missing super (logic)")
  }

  @Test(arguments: [":help l", ":help logic", ":help ﾛｼﾞｯｸ", ":help логика", ":help 逻辑"])
  func theLetterOfAKindListsItsMistakes(_ line: String) {
    #expect(said(line).count == 6)
  }

  @Test(arguments: [
    "viewWillAppear(_:)", "viewWillAppear:", "viewWillAppear", "viewWillAppear(true)",
    "ｖｉｅｗＷｉｌｌＡｐｐｅａｒ",
  ])
  func aCallIsExplainedByItsNameInEitherLanguage(_ name: String) {
    #expect(said(":help \(name)")[0] == "viewWillAppear: · viewWillAppear(_:)")
  }

  @Test(arguments: [
    ("deinit", "dealloc · deinit"), ("init(nibName:bundle:)", "initWithNibName:bundle:"),
    ("prepare(for:sender:)", "prepareForSegue:sender:"), ("viewDidLoad()", "viewDidLoad"),
  ])
  func swiftNamesAreFound(_ name: String, _ heading: String) {
    #expect(said(":help \(name)")[0].hasPrefix(heading))
  }

  @Test(arguments: [
    ("help", "Looking"), ("?", "Looking"), (":h", "Looking"), ("Help rotate", ":rotate"),
    ("undo", "There is nothing to undo."), ("hint", "No lesson or quiz is open."),
    ("quit", "Your place is kept."), ("exit", "Your place is kept."),
    (":q", "Your place is kept."), ("：ｈｅｌｐ", "Looking"), ("ios 5.1", "iOS 5.1 ·"),
  ])
  func aCommandIsUnderstoodWithoutItsColon(_ line: String, _ answer: String) {
    #expect(said(line)[0].hasPrefix(answer))
  }

  @Test func aVariableOfThatNameIsMeantFirst() {
    #expect(said("let help = 41", "help + 1") == ["= 42"])
    #expect(said("let help = 41", "help") == ["= 41"])
    #expect(said("let undo = 1", "undo") == ["= 1"])
  }

  @Test(arguments: [":tree --plain", ":undo all", ":state all", ":quit now", ":compare 5.1 6 7"])
  func whatACommandDoesNotTakeIsRefused(_ line: String) {
    #expect(said(line)[0].contains("does not take"))
  }

  @Test func whatChangedIsToldInTheLanguage() {
    let lines = said(
      "UIViewController *vc = [[UIViewController alloc] init]", "window.rootViewController = vc",
      ":diff", in: .ru)
    #expect(lines.contains("  - скрыт") && lines.contains("  + показан"))
    #expect(lines.contains("  + владельцы: вы, window"))
    #expect(!lines.joined().contains("appeared") && !lines.joined().contains("owners"))
  }

  @Test(arguments: Language.allCases)
  func bytesAreToldInMegabytes(_ language: Language) {
    let phrases = Phrasebook(language)
    let text = phrases.evidence(.heldThroughWarning("image", bytes: 1_500_000), of: "vc")
    #expect(text.contains(["ru", "cs"].contains(language.rawValue) ? "1,5\u{A0}" : "1.5\u{A0}"))
    #expect(!text.contains("1500000"))
  }
}
