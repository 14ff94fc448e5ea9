import Terminal
import Testing

@Suite struct PromptCompletionTests {
  private let state = StateFolder()

  @Test func selectorsAreCompletedAndListedWithTheirMeanings() throws {
    let terminal = try start(state: state)
    try terminal.enter("UIViewController *vc = [[UIViewController alloc] init]", says: "no view")
    try terminal.type("[vc isViewLo\t")
    try terminal.expect("aded")
    try terminal.enter("]", says: "= NO\r\n")
    try terminal.type("viewDid\t")
    try terminal.expect("viewDidLoad            the view was loaded; outlets are set")
    try terminal.expect("viewDidDisappear:      the view has disappeared\r\n")
    try terminal.expect("> viewDid")
  }

  @Test func variablesAndClassesAreCompleted() throws {
    let terminal = try start(state: state)
    try terminal.enter("UIViewController *firstScreen")
    try terminal.type("UITableViewCon\t")
    try terminal.expect("troller")
    try terminal.enter(" *list = nil")
    try terminal.enter("firstSc\t", says: "= nil\r\n")
  }

  @Test func commandsAreCompletedAndListedWithTheirMeanings() throws {
    let terminal = try start(state: state)
    try terminal.type(":h\t")
    try terminal.expect(":hold  keep this turn of the run loop open\r\n")
    try terminal.expect(":help  this list, or one command or call\r\n")
    try terminal.type("el\t")
    try terminal.expect("p")
    try terminal.enter(" ios", says: "start the app again under another version\r\n")
  }

  @Test func theOptionOfTimelineIsCompleted() throws {
    let terminal = try start(state: state)
    try terminal.type(":timel\t")
    try terminal.expect("ine")
    try terminal.enter(" --s\t", says: ":timeline wants more: :timeline [--svg FILE]")
  }

  @Test func lessonsAreCompletedAndListedWithTheirTitles() throws {
    let terminal = try start(state: state)
    try terminal.type(":learn l\t")
    try terminal.expect("lazy-view  ")
    try terminal.enter("az\t", says: "1 / ")
  }

  @Test(arguments: [
    (":ios 5.", "5.1"), (":compare 5.1 2", "26.0"), (":goto bef", "before"), (":help stu", "study"),
    (":help mist", "mistakes"), (":memory m", "mrc"), (":swipe-down f", "finish"),
    (":rotate u", "upside-down"), (":language z", "zh"), (":as o", "objc"),
    (":owners fir", "first"),
    (":help outl", "outlet"),
  ])
  func whatACommandTakesIsCompleted(_ typed: String, _ completed: String) throws {
    let terminal = try start(state: state)
    try terminal.enter("let first = UIViewController()", says: "no view")
    try terminal.enter(":bookmark before", says: "bookmark before")
    try terminal.type(typed + "\t")
    let word = typed.split(separator: " ").last.map(String.init) ?? ""
    try terminal.expect(typed.hasSuffix("5.") ? "5." : String(completed.dropFirst(word.count)))
  }

  @Test func whateverHelpListsIsOfferedWhereItWorks() throws {
    let terminal = try start(["--plain"], state: state)
    try terminal.enter(":help", says: ":quit")
    let words = terminal.output.split { $0.isWhitespace }
    let names = Set(words.filter { $0.hasPrefix(":") && $0.dropFirst().allSatisfy(\.isNameLetter) })
    #expect(names.count == 71)
    try terminal.type(":\t")
    try terminal.expect("23/")
    try terminal.type(" ")
    try terminal.expect("46/")
    try terminal.type(" ")
    try terminal.expect(":quit  ")
    try terminal.expect("> :")
    let ofPages: Set<String> = [
      ":next", ":back", ":skip", ":again", ":hint", ":answer", ":another", ":play", ":edit",
      ":code", ":more", ":both",
    ]
    for name in names where !ofPages.contains(String(name)) {
      #expect(terminal.output.contains("\(name)  "), "\(name)")
    }
    #expect(!terminal.output.contains(":hint   "))
  }

  @Test func membersOfTheReceiverAreOfferedInItsDialect() throws {
    let terminal = try start(["--plain"], state: state)
    try terminal.enter("let tab = UITabBarController()")
    try terminal.enter("tab.selectedI\t", says: "= 9223372036854775807")
    try terminal.type("tab.viewWillA\t")
    try terminal.expect("viewWillAppear(")
  }

  @Test func anAnswerIsCompletedFromWhatIsAsked() throws {
    let terminal = try start(["--plain"], state: state)
    try terminal.enter(":learn first-display 7", says: "viewDidLoad")
    try terminal.type("loadV\t")
    try terminal.expect("loadView")
    try terminal.type("\u{15}NSL\t")
    try terminal.expect("\u{07}")
  }
}

extension Character {
  fileprivate var isNameLetter: Bool { isLetter || self == "-" }
}
