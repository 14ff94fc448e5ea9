import Diagnostics
import Interpreter
import Syntax
import Testing
import TypedTree

@testable import Scripts

/// What stands in for names while a script runs.
@Suite struct StandInRunTests {
  private func run(_ text: String) -> ScriptRun {
    var world = World()
    world.standsIn = true
    return ScriptRun(of: SourceText(name: "a.swift", text: text), dialect: .swift, in: world)
  }

  @Test func anAppOfAnotherVersionHasStandInsToo() {
    let run = run(":ios 15.0\n:device ipad\nprint(UIScreen.main.memberOfNobody)\n")
    #expect(run.mistakes.isEmpty)
    #expect(run.world.standIns.map(\.name) == ["memberOfNobody"])
  }

  @Test func aMessageThatIsNotSimulatedIsTold() {
    let run = run("let table = UITableView()\ntable.separatorColor = .red\n")
    #expect(run.mistakes.isEmpty)
    #expect(run.world.standIns.map(\.name) == ["setSeparatorColor:"])
  }
}
