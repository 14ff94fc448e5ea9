import Diagnostics
import Simulator
import Testing

@testable import Statements

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
}
