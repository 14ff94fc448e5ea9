import Diagnostics
import ObjectRuntime
import Parsing
import Scripts
import Syntax
import Testing
import TypedTree

@testable import Mistakes

/// What engineers have found wrong in what was said of their files.
@Suite struct JudgedFilesTests {
  private func report(
    _ texts: [String], named names: [String] = ["a.m"], _ versions: [UIKitVersion] = []
  ) -> LintReport {
    let files = zip(names, texts).map { name, text in
      Lint.File(
        SourceText(name: name, text: text), dialect: name.hasSuffix("swift") ? .swift : .objectiveC)
    }
    return LintReport(of: files, versions: versions)
  }

  private func findings(_ report: LintReport) -> [Finding] {
    report.warnings.map(\.subject.finding)
  }

  private func controller(_ ivars: String, _ methods: String) -> String {
    """
    @interface NoteController : UIViewController { \(ivars) }
    @end
    @implementation NoteController
    \(methods)
    @end
    """
  }

  // MARK: - What is certain

  @Test func aDeviceHasMemory() {
    let text = controller(
      "",
      """
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        NSLog(@"%llu %f", 100 / NSProcessInfo.processInfo.physicalMemory,
          1 / NSProcessInfo.processInfo.systemUptime);
        [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil
          repeats:YES];
      }
      - (void)tick { NSLog(@"%d", 1); }
      """)
    let report = report([text])
    #expect(report.ends.isEmpty)
    #expect(findings(report).map(\.subject) == [.oddity(.timerRunsOn)])
  }

  // MARK: - Counting

  private static let old = """
    @interface OldController : UIViewController { NSMutableArray *rows; }
    @end
    @implementation OldController
    - (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
    - (void)viewDidLoad { [super viewDidLoad]; rows = [[NSMutableArray alloc] init]; }
    - (void)dealloc { [rows release]; [super dealloc]; }
    @end
    """

  /// A file's own words say it, then its header's, then the other files of the project.
  @Test(
    arguments: [
      (
        ["@property (nonatomic, strong) UIView *bar;", "NSLog(@\"gone\");"], [.mistake(.loadedOnce)]
      ),
      (
        ["@property (nonatomic, retain) UIView *bar;", "NSLog(@\"gone\");"], [.mistake(.loadedOnce)]
      ),
      (
        ["@property (nonatomic, retain) UIView *bar;", "[bar_ release];"],
        [.mistake(.loadedOnce), .oddity(.superSkipped)]
      ),
    ] as [([String], [Finding.Subject])])
  func eachFileCountsInItsOwnWay(_ words: [String], _ subjects: [Finding.Subject]) {
    let header = """
      @interface NewController : UIViewController { UIView *bar_; }
      \(words[0])
      @end
      """
    let code = """
      #import "New.h"
      @implementation NewController
      @synthesize bar = bar_;
      - (void)viewDidLoad { [super viewDidLoad]; self.bar = [[UIView alloc] init]; }
      - (void)viewDidUnload { self.bar = nil; [super viewDidUnload]; }
      - (void)dealloc { \(words[1]) }
      @end
      """
    let report = report(
      [Self.old, header, code], named: ["Old.m", "New.h", "New.m"], [UIKitVersion(5, 1)])
    #expect(findings(report).map(\.subject).filter { $0 != .mistake(.emptyUnload) } == subjects)
  }

  // MARK: - Sizes

  private func early(_ use: String) -> LintReport {
    report(
      [
        """
        class BarController: UIViewController {
          @IBOutlet weak var field: UITextField!
          let table = UITableView()
          override func viewDidLoad() {
            super.viewDidLoad()
            \(use)
          }
        }
        """
      ], named: ["a.swift"])
  }

  private static let bar =
    "let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 44)); "

  @Test(arguments: [
    "field.inputAccessoryView = bar", "navigationItem.titleView = bar",
    "navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: bar)]",
  ])
  func whatUIKitGivesItsWidthMayHaveAnother(use: String) {
    #expect(findings(early(Self.bar + use)).isEmpty)
  }

  @Test func aViewOfTheControllersOwnKeepsItsWidth() {
    #expect(findings(early(Self.bar + "view.addSubview(bar)")).map(\.number) == [7])
  }

  @Test func aLayerHasNoMask() {
    let found = findings(
      early(
        """
        let line = CALayer()
        line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)
        view.layer.addSublayer(line)
        """))
    #expect(found.map(\.repair) == [.layOutLayersLater])
  }

  // MARK: - Versions

  @Test(arguments: [
    "[self.picture base64EncodedDataWithOptions:0];",
    "[[NSFileManager defaultManager] containerURLForSecurityApplicationGroupIdentifier:@\"a\"];",
  ])
  func whatALaterVersionBroughtBoundsThoseThatAreLed(line: String) {
    let report = report([controller("", "- (void)send { \(line) }")])
    #expect(Set(report.lives.map(\.versions)) == [[UIKitVersion(7), .newest]])
    #expect(report.standIns.contains { $0.origin == .framework && $0.name.hasSuffix(":") })
  }

  // MARK: - Places

  private static let base = """
    @interface Base : UIViewController { UILabel *head_; }
    @end
    @implementation Base
    - (void)dealloc { [head_ release]; [super dealloc]; }
    - (void)loadView {
      self.view = [[[UIView alloc] initWithFrame:CGRectZero] autorelease];
      head_ = [[UILabel alloc] initWithFrame:CGRectZero];
      [self.view addSubview:head_];
    }
    - (void)viewDidUnload { [super viewDidUnload]; }
    @end
    """

  private static let below = """
    @interface Below : Base
    @end
    @implementation Below
    - (int)one { return 1; }
    - (int)two { return 2; }
    - (int)three { return 3; }
    - (int)four { return 4; }
    - (int)five { return 5; }
    - (int)six { return 6; }
    @end
    """

  @Test(arguments: [["Base.m", "Below.m"], ["Below.m", "Base.m"]])
  func whatAClassAboveDoesIsToldOnceWhereItStands(names: [String]) {
    let texts = names.map { $0 == "Base.m" ? Self.base : Self.below }
    let report = report(texts, named: names, [UIKitVersion(5, 1)])
    #expect(report.warnings.map { names[$0.subject.file] } == ["Base.m"])
    #expect(findings(report).map(\.type) == ["Base"])
    #expect(findings(report).map(\.object) == ["Base"])
    #expect(findings(report).map(\.line) == [10])
  }

  @Test func aLineOfAnInitializerAboveIsNotOneOfItsOwn() {
    let (above, below) = (
      """
      @interface TA : UITableViewController
      @end
      @implementation TA
      - (id)init { self = [super initWithStyle:UITableViewStylePlain];
        self.tableView.rowHeight = 9; return self; }
      @end
      """,
      """
      @interface TB : TA
      @end
      @implementation TB
      - (id)init {
        self = [super init]; return self; }
      - (int)n { return 3; }
      @end
      """
    )
    let report = report([above, below], named: ["TA.m", "TB.m"], [UIKitVersion(5, 1)])
    #expect(report.warnings.map(\.subject.file) == [0])
    #expect(findings(report).map(\.object) == ["TA"])
  }

  // MARK: - Words

  @Test func anEmptyUnloadHasOneCause() {
    let unload = Self.base.replacing("{ [super viewDidUnload]; }", with: "{ }")
    let found = findings(report([unload], [UIKitVersion(5, 1)]))
    #expect(found.map(\.evidence) == [.unloadIsEmpty(["head_"])])
  }

  @Test(arguments: [
    ("addChildViewController(page)", "page.didMove(toParentViewController: self)"),
    ("addChild(page)", "page.didMove(toParent: self)"),
    ("addChild(pages[0])", "child.didMove(toParent: self)"),
  ])
  func aChildIsToldInTheWordsOfItsTime(add: String, repair: String) {
    let text = """
      class BookController: UIViewController {
        let page = UIViewController()
        lazy var pages = [page]
        override func viewDidLoad() {
          super.viewDidLoad()
          \(add)
          view.addSubview(page.view)
        }
      }
      """
    #expect(findings(report([text], named: ["a.swift"])).map(\.repair) == [.tellChild(repair)])
  }

  @Test func aMessageThatNobodyDeclaresIsNamedWhole() {
    let text = controller(
      "",
      """
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self addChildViewController:[[UIViewController alloc] init] inSubView:self.view];
      }
      """)
    #expect(report([text]).standIns.map(\.name) == ["addChildViewController:inSubView:"])
  }

  @Test func whatFreshControllersWentIsCounted() {
    let text = controller(
      "",
      "- (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; NSLog(@\"%@\", @[][0]); }"
    )
    let lives = report([text], [UIKitVersion(5, 1)]).lives.map(\.subject)
    #expect(lives.map(\.status) == [.exception, .exception])
    #expect(lives.allSatisfy { $0.steps < $0.of && $0.reached == $0.of })
  }

  @Test func aFileThatIsLeftOutImplementsItsClassAllTheSame() {
    let texts = [
      """
      @interface Note : UIViewController
      @end
      """,
      """
      @implementation Note
      - (id)init { self = [super initWithNibName:<#(NSString *)#> bundle:nil]; return self; }
      @end
      """,
    ]
    let report = report(texts, named: ["Note.h", "Note.m"])
    #expect(report.hasErrors && report.unmade.isEmpty)
  }

  /// What is used of later versions bounds those that are led, also where no life comes to it; a
  /// file that asks what there is may stay away from it.
  @Test(arguments: [
    ("[UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:0];", "8.0"),
    ("if ([UIAlertController class]) {}", "5.1"),
    ("if (NSClassFromString(@\"UIAlertController\")) [UIAlertController new];", "5.1"),
    ("[UIAlertView new];", "5.1"),
  ])
  func whatAFileNamesBoundsTheVersions(use: String, oldest: String) {
    let text = controller("", "- (void)ask:(BOOL)really { if (really) { \(use) } }")
    #expect(report([text]).lives.first?.versions.map(\.description) == [oldest, "26.0"])
  }

  // MARK: - What was not seen

  @Test(arguments: ["helper: HelperOfNobody!", "count = 0"])
  func theOverridesOfSwift2AreCalled(variable: String) {
    let text = """
      class OldController: UIViewController {
        var \(variable)
        override func viewWillDisappear(animated: Bool) { print("gone") }
      }
      """
    let found = findings(report([text], named: ["a.swift"]))
    #expect(found.map(\.subject) == [.oddity(.superSkipped)])
  }

  private static let observing = """
    - (void)viewDidLoad { [super viewDidLoad];
      [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(hear:)
        name:@"here" object:nil]; }
    - (void)hear:(NSNotification *)note { NSLog(@"heard"); }
    """

  @Test func whatIsFreedAndStillRegisteredIsTold() {
    let text = controller("", Self.observing)
    let found = report([text], [UIKitVersion(8, 4), UIKitVersion(9)])
    #expect(findings(found).map(\.evidence) == [.freedWhileObserving("here")])
    #expect(found.warnings.map(\.versions) == [[UIKitVersion(8, 4)]])
  }

  @Test func whatTakesItselfOutIsNotTold() {
    let end = "- (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; }"
    let text = controller("", Self.observing + "\n" + end)
    #expect(findings(report([text], [UIKitVersion(8, 4)])).isEmpty)
  }

  /// Who is observed and lives on has a freed observer told, in every version; what goes with the
  /// observer does no harm, and how long a stand-in lives is unknown.
  @Test(arguments: [
    ("[Log shared]", "", true),
    ("[Log shared]", "[[Log shared] removeObserver:self forKeyPath:@\"count\"];", false),
    ("self.own", "", false), ("[LogOfNobody shared]", "", false),
  ])
  func whoIsFreedAndObservesAKeyIsTold(observed: String, end: String, isWrong: Bool) {
    let text = """
      @interface Log : NSObject
      @property (nonatomic) NSInteger count;
      + (instancetype)shared;
      @end
      @implementation Log
      + (instancetype)shared { static Log *log; if (!log) log = [Log new]; return log; }
      @end
      @interface NoteController : UIViewController
      @property (nonatomic, strong) Log *own;
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.own = [Log new];
        [\(observed) addObserver:self forKeyPath:@"count" options:0 context:NULL];
      }
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
        context:(void *)context {}
      - (void)dealloc { \(end) }
      @end
      """
    let found = report([text], [UIKitVersion(26)])
    #expect(
      found.warnings.map(\.subject.finding.evidence)
        == (isWrong ? [.freedWhileObservingKey("count", of: "Log")] : []))
    #expect(found.warnings.map(\.subject.finding.line) == (isWrong ? [15] : []))
  }

  @Test(arguments: [
    (
      "- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; "
        + "label_ = [[UILabel alloc] init]; }", [5]
    ),
    (
      "- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; [label_ release]; "
        + "label_ = [[UILabel alloc] init]; }", []
    ),
  ])
  func whatLoadViewMakesAnewLeaks(load: String, numbers: [Int]) {
    let rest = """
      - (void)viewDidUnload { [super viewDidUnload]; NSLog(@"gone"); }
      - (void)dealloc { [label_ release]; [super dealloc]; }
      """
    let text = controller("UILabel *label_;", load + "\n" + rest)
    #expect(findings(report([text], [UIKitVersion(5, 1)])).map(\.number) == numbers)
  }
}
