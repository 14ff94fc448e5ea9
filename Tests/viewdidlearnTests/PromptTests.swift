import Terminal
import Testing

/// The program as a person at a keyboard meets it.
@Suite struct PromptTests {
  private let state = StateFolder()

  @Test func aLineIsEchoedAnsweredAndAskedForAgain() throws {
    let terminal = try start(state: state)
    #expect(
      terminal.output.contains("ViewDidLearn · iOS 26.0 · type code, or :learn, :quiz, :help"))
    try terminal.enter(":ios 5.1", says: "iOS 5.1 · iPhone 320×480 · manual reference counting\r\n")
    try terminal.type("UIViewController *vc = [[UIViewController alloc] init]")
    try terminal.expect("[[UIViewController alloc] init]")
    try terminal.enter("", says: "vc: no view · owner: you")
    try terminal.enter("[vc view]", says: "viewDidLoad")
    try terminal.enter("[vc isViewLoaded]", says: "= YES\r\n")
    #expect(terminal.output.hasSuffix("> "))
    #expect(try terminal.leave() == 0)
  }

  @Test func thePromptSaysTheVersionAndTheControllerAndNoMore() throws {
    let terminal = try start(state: state)
    #expect(terminal.output.hasSuffix("\u{1B}[1;36miOS 26.0\u{1B}[0m> "))
    try terminal.type("let vc = UIViewController()\r")
    try terminal.expect("owner: you")
    try terminal.expectPrompt("\u{1B}[1;36miOS 26.0 vc\u{1B}[0m> ")
    try terminal.type("window.rootViewController = vc\r")
    try terminal.expect("owners: you, window")
    try terminal.expectPrompt("\u{1B}[1;36miOS 26.0 vc\u{1B}[0m> ")
  }

  @Test func aPromptTakesTwentyColumns() throws {
    let terminal = try start(["--plain"], state: state)
    try terminal.type("let detailController = UIViewController()\r")
    try terminal.expectPrompt("\niOS 26.0 detailC..> ")
    try terminal.type("UIViewController()\r")
    try terminal.expectPrompt("\niOS 26.0 detailC..> ")
  }

  @Test func thePromptKeepsItsControllerWhenALineIsRunAgain() throws {
    let terminal = try start(["--plain"], state: state)
    for line in [
      "let tab = UITabBarController()", "window.rootViewController = tab",
      "tab.present(UIViewController(), animated: true)", ":swipe-down",
      "window.rootViewController = tab",
    ] {
      try terminal.type(line + "\r")
      try terminal.expect("\n")
      try terminal.expectPrompt("iOS 26.0 ")
    }
    try terminal.expectPrompt("tab> ")
  }

  @Test func anEntryGoesOnUntilItsBracesAndClassesAreClosed() throws {
    let terminal = try start(state: state)
    try terminal.type("@interface Note : UIViewController\r")
    try terminal.expectPrompt("\u{1B}[?2004h| ")
    try terminal.type("@property (nonatomic, strong) IBOutlet UITextView *text;\r")
    try terminal.expectPrompt("| ")
    try terminal.enter(
      "@end", says: "Note: outlet text. Its nib, Note.nib, holds a view and a UITextView.\r\n")
    try terminal.type("if (1) {\r")
    try terminal.expectPrompt("| ")
    try terminal.enter("NSLog(@\"inside\"); }", says: "  console: inside\r\n")
  }

  @Test func altEnterBeginsARowOfTheSameEntry() throws {
    let terminal = try start(state: state)
    try terminal.enter(
      "NSLog(@\"one\");" + Keys.altEnter + "NSLog(@\"two\");",
      says: "  console: one\r\n  console: two\r\n")
    try terminal.type(":goto\r")
    try terminal.expect("* 1-2  NSLog(@\"one\");\r\n")
  }

  @Test func aPastedClassIsOneEntry() throws {
    let terminal = try start(state: state)
    let text = """
      @interface Note : UIViewController
      @end
      @implementation Note
      - (void)viewDidLoad {
        [super viewDidLoad];
      }
      @end
      """
    try terminal.type(Keys.paste(text))
    try terminal.expect("[super viewDidLoad];")
    try terminal.enter("", says: "Note: implements viewDidLoad.\r\n")
    try terminal.enter(":goto", says: "* 1-7  @interface Note : UIViewController\r\n")
  }

  @Test func controlCDropsTheLineAndTheProgramLives() throws {
    let terminal = try start(state: state)
    try terminal.type("int half = " + Keys.interrupt)
    try terminal.expectPrompt(prompt)
    try terminal.enter("1 + 1", says: "= 2\r\n")
    #expect(try terminal.leave() == 0)
  }

  @Test func controlCStopsALoopWithoutEnd() throws {
    let terminal = try start(state: state)
    try terminal.enter("int kept = 41")
    try terminal.type("NSLog(@\"begun\"); while (1) {}\r")
    try terminal.wait(for: "cooked mode") { terminal.isCooked }
    try terminal.type(Keys.interrupt)
    try terminal.expect("stopped by Ctrl-C")
    try terminal.expectPrompt(prompt)
    try terminal.enter("kept + 1", says: "= 42\r\n")
    #expect(try terminal.leave() == 0)
  }

  @Test func aLineThatIsNeverDoneIsStoppedAndTheNextIsAnswered() throws {
    let terminal = try start(state: state)
    try terminal.enter("var kept = [41]")
    try terminal.enter("while true { kept += kept }", says: "stopped: the run used up its memory")
    try terminal.enter("func f() { f() }")
    try terminal.enter("f()", says: "is called without end")
    try terminal.enter("kept[0] + 1", says: "= 42\r\n")
    #expect(try terminal.leave() == 0)
  }

  @Test func controlDAndQuitEnd() throws {
    #expect(try start(state: state).leave() == 0)
    let terminal = try start(state: state)
    try terminal.type(":quit\r")
    try terminal.expect("Your place is kept.")
    #expect(try terminal.exitCode() == 0)
  }

  @Test func aLineSurvivesControlZAndFg() throws {
    let shell = try Terminal(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: ["PS1": "shell% ", "TERM": "dumb", "HOME": "/nonexistent", "LANG": "C"])
    try shell.expect("shell% ")
    try shell.type("'\(program)' --state '\(state.path)'\r")
    try shell.expectPrompt(prompt)
    try shell.type("40 + ")
    try shell.expect("40 + ")
    try shell.type(Keys.suspend)
    try shell.expect("Stopped")
    try shell.expect("shell% ")
    try shell.type("fg\r")
    try shell.expectPrompt(prompt)
    try shell.expect("40 + ")
    try shell.enter("2", says: "= 42\r\n")
  }

  @Test func aLineSurvivesANewWidth() throws {
    let terminal = try start(state: state)
    let letters = String(repeating: "a", count: 50)
    try terminal.type("NSLog(@\"" + letters)
    try terminal.expect(letters)
    terminal.resize(columns: 40)
    // 10 columns of prompt leave room for 30 letters in the first row.
    try terminal.expect("> NSLog(@\"" + String(repeating: "a", count: 22))
    try terminal.enter("\");", says: "  console:\r\n    aaaaa")
  }

  @Test func answersFitTheWidthTheWindowHasNow() throws {
    let terminal = try start(state: state)
    terminal.resize(columns: 30)
    try terminal.type(":help ios\r")
    try terminal.expect(":ios V")
    let answer = try terminal.expectPrompt(prompt)
    #expect(answer.contains("\r\n"))
    #expect(!answer.contains("start the app again under another"))
  }
}

// MARK: - Letters
extension PromptTests {
  @Test(arguments: ["C", "POSIX", "C.UTF-8", ""])
  func lettersOfAnyScriptPassInAnyLocale(locale: String) throws {
    let terminal = try start([], ["LANG": locale], state: state)
    try terminal.enter(
      "NSLog(@\"привет 日本 žluťoučký\");", says: "  console: привет 日本 žluťoučký\r\n")
  }

  @Test func fullWidthPunctuationIsCode() throws {
    let terminal = try start(state: state)
    try terminal.enter(
      "UIViewController　*vc = ［［UIViewController　alloc］　init］；", says: "vc: no view")
    try terminal.enter("［vc　view］；", says: "viewDidLoad")
    try terminal.enter("：ios 5.1", says: "iOS 5.1 · iPhone")
  }

  @Test func aLetterThatOnlyLooksLatinIsPointedOut() throws {
    let terminal = try start(["--plain"], state: state)
    try terminal.enter(
      "UIViewController *vс = [[UIViewController alloc] init]",
      says: "error: 'vс' has letters that only look Latin")
  }

  @Test func theLanguageOfTheLocaleIsSpoken() throws {
    let terminal = try start([], ["LANG": "cs_CZ.UTF-8"], state: state)
    #expect(terminal.output.contains("napište kód nebo příkaz"))
    let other = try start(["--language", "ja"], ["LANG": "cs_CZ.UTF-8"], state: state)
    #expect(!other.output.contains("napište"))
  }
}

// MARK: - Plainness
extension PromptTests {
  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], ["NO_COLOR": "1", "TERM": "dumb"]])
  func aTerminalThatCanDoNothingGetsNoEscape(environment: [String: String]) throws {
    let terminal = try start([], environment, state: state)
    try terminal.enter("UIViewController *vc = [[UIViewController alloc] init]", says: "no view")
    try terminal.enter("[vc nothing]", says: "error:")
    #expect(try terminal.leave() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test func plainMeansNoEscapeAnywhere() throws {
    let terminal = try start(["--plain"], state: state)
    try terminal.enter(":help", says: ":quit")
    #expect(try terminal.leave() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test func noColorMeansNoColour() throws {
    let terminal = try start([], ["NO_COLOR": "1"], state: state)
    try terminal.enter(":help", says: ":quit")
    #expect(try terminal.leave() == 0)
    #expect(!terminal.output.contains("\u{1B}[1"))
    #expect(!terminal.output.contains("\u{1B}[3"))
  }
}
