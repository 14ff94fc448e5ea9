import ObjectModel
import ObjectRuntime
import Parsing
import Syntax
import Testing

@testable import Diagnostics
@testable import Interpreter
@testable import Scripts

/// A task that waits is part of the world's value.
@Suite struct SuspendedWorldTests {
  private let text = """
    func load(_ n: Int) async -> Int {
      try? await Task.sleep(for: .seconds(1))
      return n
    }
    Task {
      var sum = 0
      for n in [1, 2, 3] {
        sum += await load(n)
        print(sum)
      }
    }
    """

  @Test func aCopyOfTheWorldGoesOnByItself() throws {
    var world = World()
    run(text, in: &world)
    var lines = try printed(by: ":wait 1.5", in: &world)
    #expect(lines == ["1"])
    var copy = world
    #expect(copy.simulation == world.simulation)
    lines = try printed(by: ":wait 5", in: &world)
    #expect(lines == ["3", "6"])
    #expect(copy.simulation != world.simulation)
    #expect(try printed(by: ":wait 5", in: &copy) == lines)
    #expect(copy.simulation == world.simulation)
  }

  @Test func aTaskThatHasEndedKeepsNothing() throws {
    var world = World()
    run(
      """
      class Page {}
      var page: Page? = Page()
      weak var gone = page
      Task { [page] in
        try? await Task.sleep(for: .seconds(1))
        print(page == nil)
      }
      page = nil
      """, in: &world)
    let id = try #require(world.simulation.object(named: "gone"))
    #expect(world.simulation.isAlive(id))
    #expect(try printed(by: ":wait 2", in: &world) == ["false"])
    #expect(!world.simulation.isAlive(id))
  }

  private func run(_ text: String, in world: inout World) {
    let source = SourceText(name: "script", text: text)
    let script = Script.read(source, dialect: .swift)
    world.announce(script, in: source)
    for case .statement(let statement, let dialect) in script.items {
      let outcome = world.run(statement, dialect, in: source)
      #expect(outcome.diagnostics.isEmpty)
      #expect(outcome.fault == nil)
    }
  }

  private func printed(by command: String, in world: inout World) throws -> [String] {
    try world.apply(try WorldCommand.read(command), options: RunOptions()).trace.events.compactMap {
      if case .log(let text) = $0.kind { text } else { nil }
    }
  }
}
