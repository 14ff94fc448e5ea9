import Interpreter
import ObjectRuntime
import Playgrounds
import Scripts
import Simulator
import Syntax
import Testing
import UIKitClasses

@Suite struct PlaygroundTests {
  @Test func whatALineMakesHasTheNumberThatGotoTakes() throws {
    var playground = Playground(World(simulation: Simulation(version: UIKitVersion(5, 1))))
    _ = playground.play("int x = 1")
    _ = playground.play("UIViewController *vc =\n  [[UIViewController alloc] init]")
    let id = try #require(playground.simulation.object(named: "vc"))
    #expect(playground.simulation[id].line == 3)
    let isThere = playground.go(to: 1)
    #expect(isThere)
    #expect(playground.simulation.object(named: "vc") == nil)
  }

  @Test func aMethodKeepsTheNumberOfItsLine() throws {
    var playground = Playground(World(simulation: Simulation(version: UIKitVersion(5, 1))))
    _ = playground.play("int x = 1")
    _ = playground.play(
      """
      @interface Maker : NSObject
      @end
      @implementation Maker
      - (id)make { return [[NSMutableArray alloc] init]; }
      @end
      """)
    _ = playground.play("Maker *maker = [[Maker alloc] init]")
    _ = playground.play("id made = [maker make]")
    let id = try #require(playground.simulation.object(named: "made"))
    #expect(playground.simulation[id].line == 5)
  }

  @Test(arguments: [
    ("func twice(_ x: Int) -> Int { x * 2 }", "twice(21)"),
    ("protocol Teller { func tell() }", "class A: Teller { func tell() {} }"),
    ("#define ANSWER 42", "ANSWER"), ("typedef int Number;", "Number n = 42"),
  ])
  func whatNoObjectShowsIsRememberedToo(_ declaration: String, _ use: String) {
    var playground = Playground()
    #expect(!playground.play(declaration).hasErrors)
    #expect(playground.position == 1)
    #expect(!playground.play(use).hasErrors)
  }

  @Test func aCommandHasANumberToo() throws {
    var playground = Playground(World(simulation: Simulation(version: UIKitVersion(5, 1))))
    _ = playground.play("UIViewController *vc = [[UIViewController alloc] init]")
    _ = playground.play("[vc view]")
    let played = try playground.obey(.warn, text: ":warn")
    #expect(
      played.trace.events.map(\.line) == Array(repeating: 3, count: played.trace.events.count))
  }

  @Test(arguments: [
    ("[vc isViewLoaded]", "NO"), ("vc.isViewLoaded as Bool", "false"), ("2 + 3", "5"),
    ("vc.title", "nil"),
  ])
  func aValueIsEchoedInTheWordsOfItsLanguage(_ text: String, _ echo: String) {
    var playground = Playground()
    _ = playground.play("UIViewController *vc = [[UIViewController alloc] init]")
    #expect(playground.play(text).value == echo)
  }

  /// Something stands in for names of a pasted file, and for none of what is typed.
  @Test func aPastedFileMayNameWhatNobodyDeclares() {
    let text = """
      import UIKit

      class NoteController: UIViewController {
        let model = ModelOfNobody()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = model.title
        }
      }
      """
    var strict = Playground()
    #expect(strict.play(text).hasErrors)
    var playground = Playground(standsIn: true)
    #expect(!playground.play(text).hasErrors)
    #expect(playground.play("let other = OtherOfNobody()").hasErrors)
    #expect(
      playground.play("class Mine: UIViewController {\n  let model = OtherOfNobody()\n}").hasErrors)
    let shown = playground.play("window.rootViewController = NoteController()")
    #expect(!shown.hasErrors && shown.fault == nil)
    // What the file has left open stays open.
    let asked = playground.play("let made = ModelOfNobody(); made.title = 3; made.load(made.title)")
    #expect(!asked.hasErrors && asked.fault == nil)
  }
}
