import Terminal
import Testing

@Suite struct PromptHistoryTests {
  private let state = StateFolder()

  @Test func whatWasTypedIsThereInTheNextRun() throws {
    let first = try start(state: state)
    try first.enter("NSLog(@\"první\");", says: "  console: první\r\n")
    try first.enter("NSLog(@\"второй\");", says: "  console: второй\r\n")
    #expect(try first.leave() == 0)

    let second = try start(state: state)
    try second.type(Keys.up)
    try second.expect("второй")
    try second.type(Keys.up)
    try second.expect("první")
    try second.enter("", says: "  console: první\r\n")
  }

  @Test func twoProgramsShareOneStateFolder() throws {
    let (one, other) = (try start(state: state), try start(state: state))
    try one.enter("print(1)", says: "  console: 1\r\n")
    try other.enter("print(2)", says: "  console: 2\r\n")
    try one.enter("print(3)", says: "  console: 3\r\n")
    #expect(try one.leave() == 0)
    #expect(try other.leave() == 0)
    let told = try run(["progress", "--json", "--state", state.path])
    #expect(told.code == 0 && told.errors.isEmpty)
    for number in 1...3 { #expect(told.output.contains("print(\(number))")) }
  }

  @Test func controlRSearchesBackwards() throws {
    let first = try start(state: state)
    try first.enter("1 + 41", says: "= 42\r\n")
    try first.enter("2 + 2", says: "= 4\r\n")
    #expect(try first.leave() == 0)

    let second = try start(state: state)
    try second.type(Keys.search + "41")
    try second.expect("1 + 41")
    try second.enter("", says: "= 42\r\n")
  }

  @Test func aClassIsRecalledAsTheOneEntryItWas() throws {
    let terminal = try start(state: state)
    try terminal.type("@interface Note : UIViewController\r")
    try terminal.expectPrompt("| ")
    try terminal.enter("@end", says: "Note: a subclass of UIViewController.\r\n")
    try terminal.enter(":undo", says: "undone: @interface Note : UIViewController")
    try terminal.type(Keys.up + Keys.up)
    try terminal.expect("@end")
    try terminal.enter("", says: "Note: a subclass of UIViewController.\r\n")
  }
}
