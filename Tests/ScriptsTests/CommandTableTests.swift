import Scripts
import Testing

@Suite struct CommandTableTests {
  @Test func everyCommandStandsInOneGroup() {
    let grouped = CommandGroup.allCases.flatMap(\.commands)
    #expect(grouped.count == Command.allCases.count)
    #expect(Set(grouped) == Set(Command.allCases))
  }

  @Test(arguments: Command.allCases)
  func anExampleIsALineOfItsCommand(_ command: Command) {
    let (row, example) = (command.row, command.row.example)
    #expect(example.isEmpty == (row.arguments + row.optional).isEmpty)
    if !example.isEmpty { #expect(example.hasPrefix(":\(command.rawValue) ")) }
    #expect(!row.places.isEmpty)
  }

  @Test(arguments: Command.allCases.filter(\.isForScripts))
  func theWorldReadsTheExampleOfItsCommand(_ command: Command) throws {
    let line = command.row.example.isEmpty ? ":" + command.rawValue : command.row.example
    _ = try WorldCommand.read(line)
  }

  @Test(arguments: Command.allCases.filter { !$0.isForScripts })
  func theWorldRefusesWhatIsNotItsOwn(_ command: Command) {
    #expect(throws: WrongCommand.self) { try WorldCommand.read(":" + command.rawValue) }
  }

  @Test func everyNameIsThatOfOneCommand() {
    for command in Command.allCases { #expect(Command(rawValue: command.rawValue) == command) }
  }

  @Test func aliasesAreNamesOfNoCommand() {
    for alias in Command.allCases.flatMap(\.aliases) { #expect(Command(rawValue: alias) == nil) }
    #expect(Command(named: "q") == .session(.quit) && Command(named: "?") == .session(.help))
  }
}
