import Diagnostics
import ObjectModel
import ObjectRuntime
import Parsing
import Syntax
import Testing

@testable import Interpreter
@testable import TypedTree

struct WorldTests {
  @Test func aControllerOfTheScriptAppears() {
    let dump = Running.dump(
      """
      @interface Note : UIViewController
      @property (nonatomic, strong) UILabel *label;
      @end
      @implementation Note
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 10, 20)];
        [self.view addSubview:self.label];
        NSLog(@"loaded %@ %d", NSStringFromCGRect(_label.frame), 1 + 2 * 3);
      }
      - (void)viewWillAppear:(BOOL)animated {
        [super viewWillAppear:animated];
        NSLog(@"appears %d", animated);
      }
      - (void)dealloc { NSLog(@"gone"); }
      @end
      Note *note = [[Note alloc] init];
      window.rootViewController = note;
      note.label.text
      window.rootViewController = nil;
      note = nil;
      """)
    #expect(
      dump == """
        note init
          note initWithNibName:nil bundle:nil
        note loadView
        note viewDidLoad
          log: loaded {{0, 0}, {10, 20}} 7
        note viewWillAppear:NO
          log: appears 0
        note viewIsAppearing:NO
        note viewWillLayoutSubviews
        note viewDidLayoutSubviews
        note viewDidAppear:NO
        = nil
        note viewWillDisappear:NO
        note viewDidDisappear:NO
        note dealloc
          log: gone

        """)
  }

  @Test(arguments: ScriptTable.scripts)
  func aScriptLogs(_ script: ScriptTable) {
    #expect(Running.log(script.text, memory: script.memory) == script.log)
  }

  /// Another variable does not rename it, unless the first lets go of it.
  @Test func anObjectIsCalledByWhatHasReferredToItForLongest() {
    let dump = Running.dump(
      """
      UIViewController *spare = nil;
      UIViewController *list = [[UIViewController alloc] init];
      spare = list;
      [list loadViewIfNeeded];
      list = nil;
      [spare willMoveToParentViewController:nil];
      """)
    let names = dump.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.map { String($0) }
    }
    #expect(Set(names.dropLast()) == ["list"] && names.last == "spare", "\(dump)")
  }

  @Test func aLoopWithoutEndIsStoppedByTheBudget() {
    var options = RunOptions()
    options.steps = 10_000
    #expect(Running.dump("for (;;) {}", options: options) == "stopped: steps\n")
  }

  @Test func aPersonMayInterruptALoop() {
    var options = RunOptions()
    options.isInterrupted = { true }
    #expect(Running.dump("while (YES) ;", options: options) == "stopped: patience\n")
  }

  @Test func aWrongStatementChangesNothing() {
    let source = SourceText(name: "a.m", text: "int x = nothing;")
    var world = World()
    let before = world.simulation
    for case .statement(let statement, let dialect) in Script.read(source).items {
      let outcome = world.run(statement, dialect, in: source)
      #expect(outcome.diagnostics.map(\.fact) == [.undeclaredIdentifier("nothing")])
    }
    #expect(world.simulation == before)
    #expect(world.variableNames == ["window"])
  }

  @Test func aMessageToANilOutletNamesTheController() throws {
    let source = SourceText(
      name: "a.m",
      text: """
        @interface V : UIViewController
        @property (strong) IBOutlet UILabel *label;
        @end
        @implementation V
        @end
        V *v = [[V alloc] init];
        v.label.text = @"x";
        """)
    var world = World()
    var notes: [Note] = []
    for case .statement(let statement, let dialect) in Script.read(source).items {
      for event in world.run(statement, dialect, in: source).trace.events {
        if case .note(let note) = event.kind { notes.append(note) }
      }
    }
    let controller = try #require(world.simulation.object(named: "v"))
    #expect(
      notes == [.nilReceiver(receiver: "v.label", "setText:", outletOf: controller)])
  }
}
