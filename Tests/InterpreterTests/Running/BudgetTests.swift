import Diagnostics
import ObjectRuntime
import Parsing
import Scripts
import Simulator
import Syntax
import Testing
import UIKitClasses

@testable import Interpreter
@testable import TypedTree

/// What never ends, or never stops to grow, ends in an event that says so, and the app lives on.
struct BudgetTests {
  /// A budget that is soon used up; the real one differs in its numbers only.
  private static var small: RunOptions {
    var options = RunOptions()
    options.steps = 200_000
    options.budget.objects = 5_000
    options.budget.objectsEver = 20_000
    options.budget.heap = 500_000
    options.budget.text = 5_000_000
    options.budget.output = 50_000
    options.budget.turns = 500
    return options
  }

  /// The last thing that a script's trace says, and what the app answers afterwards.
  private func end(
    of script: Exhausting, _ options: RunOptions = BudgetTests.small
  ) -> (event: String, after: String) {
    var world = World(simulation: Simulation(memory: script.memory))
    let said = run(script.text, script.dialect, in: &world, options)
    return (said, run("1 + 1", .objectiveC, in: &world, options))
  }

  private func run(
    _ text: String, _ dialect: Dialect, in world: inout World, _ options: RunOptions
  ) -> String {
    let source = SourceText(name: "a", text: text)
    let script = Script.read(source, dialect: dialect)
    var last = script.diagnostics.map { "syntax: \($0.fact)" }.first ?? ""
    for case .statement(let statement, let dialect) in script.items {
      let outcome = world.run(statement, dialect, in: source, options: options)
      for diagnostic in outcome.diagnostics where diagnostic.severity == .error {
        return "error: \(diagnostic.fact)"
      }
      for event in outcome.trace.events {
        switch event.kind {
        case .fault(let fault): return fault.text
        case .log(let text): last = "log: \(text)"
        default: break
        }
      }
      if let value = outcome.valueDescription { last = value }
    }
    return last
  }

  /// What one update has left is shown page by page before the next, and each shows another.
  @Test func screensThatAlwaysShowTheNextAreStopped() {
    var world = World(simulation: Simulation(memory: .automatic))
    let pages = """
      let nav = UINavigationController()
      class Page: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          nav.pushViewController(Page(), animated: false)
        }
      }
      nav.viewControllers = [Page()]
      window.rootViewController = nav
      """
    _ = run(pages, .swift, in: &world, BudgetTests.small)
    let more = "nav.pushViewController(Page(), animated: false)"
    #expect(run(more, .swift, in: &world, BudgetTests.small) == "stopped: turns")
  }

  @Test(arguments: Exhausting.all)
  func itEndsInAnEventAndTheAppLivesOn(_ script: Exhausting) {
    let (event, after) = end(of: script)
    #expect(event.hasPrefix(script.end), "\(event)")
    #expect(after == "2")
  }

  @Test func anArrayOfTenMillionElementsIsTooLarge() {
    let script = Exhausting(
      "var a = [1, 2]\nwhile a.count < 10_000_000 { a += a }", .swift, ends: "stopped: memory")
    #expect(end(of: script, RunOptions()).event == script.end)
  }

  @Test func whatAllTurnsOfARunPrintIsCounted() {
    let text = (0..<60).map { "NSLog(@\"%999d\", \($0));" }.joined(separator: "\n")
    let run = ScriptRun(of: SourceText(name: "a.m", text: text), options: Self.small)
    #expect(run.status == .stopped)
    #expect(run.exhausted == .output)
  }

  @Test func objectsThatDieMakeRoomForOthers() {
    let text = "for (int i = 0; i < 8000; i++) { [[NSObject alloc] init]; }\nNSLog(@\"done\");"
    #expect(end(of: Exhausting(text, ends: "")).event == "log: done")
  }
}
