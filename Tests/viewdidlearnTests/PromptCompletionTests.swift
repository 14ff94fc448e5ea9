import Terminal
import Testing

@Suite struct PromptCompletionTests {
  private let state = StateFolder()

  @Test func selectorsAreCompletedAndListedWithTheirMeanings() throws {
    let terminal = try start(state: state)
    try terminal.enter("UIViewController *vc = [[UIViewController alloc] init]", says: "no view")
    try terminal.enter("[vc isViewLo\t]", says: "= NO\r\n")
    try terminal.type("viewDid\t")
    try terminal.expect("viewDidLoad            the view was loaded; outlets are set")
    try terminal.expect("viewDidDisappear:      the view has disappeared\r\n")
    try terminal.expect("> viewDid")
  }

  @Test func variablesAndClassesAreCompleted() throws {
    let terminal = try start(state: state)
    try terminal.enter("UIViewController *firstScreen")
    try terminal.enter("UITableViewCon\t *list = nil")
    try terminal.enter("firstSc\t", says: "= nil\r\n")
  }

  @Test func commandsAreCompletedAndListedWithTheirMeanings() throws {
    let terminal = try start(state: state)
    try terminal.type(":h\t")
    try terminal.expect(":hold  keep this turn of the run loop open\r\n")
    try terminal.expect(":hint  a hint; the first costs least\r\n")
    try terminal.expect(":help  this list, or one command or call\r\n")
    try terminal.enter("el\t ios", says: "start the app again under another version\r\n")
  }

  @Test func theOptionOfTimelineIsCompleted() throws {
    let terminal = try start(state: state)
    try terminal.enter(":timel\t --s\t", says: ":timeline wants more: :timeline [--svg FILE]")
  }

  @Test func lessonsAreCompletedAndListedWithTheirTitles() throws {
    let terminal = try start(state: state)
    try terminal.type(":learn l\t")
    try terminal.expect("lazy-view  ")
    try terminal.enter("az\t", says: "1 / ")
  }
}
