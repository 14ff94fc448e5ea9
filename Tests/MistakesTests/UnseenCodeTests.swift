import Diagnostics
import Interpreter
import ObjectRuntime
import Scripts
import Syntax
import Testing
import TypedTree
import UIKitClasses

@testable import Mistakes

/// What is certain of a controller whose header, storyboard, base class or helpers are not among the
/// files.
@Suite struct UnseenCodeTests {
  private func lint(_ text: String, _ dialect: Dialect) -> Lint {
    let suffix = dialect == .swift ? "swift" : "m"
    return Lint(
      of: [Lint.File(SourceText(name: "a.\(suffix)", text: text), dialect: dialect)],
      version: UIKitVersion(dialect == .swift ? 17 : 5))
  }

  private func subjects(_ lint: Lint) -> [Finding.Subject] {
    lint.warnings.map(\.finding.subject)
  }

  private static func swift(_ load: String, _ rest: String = "") -> (String, Dialect) {
    let text = """
      class NoteController: UIViewController {
        var mark: String?
        let child = UIViewController()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(load)
        }
        \(rest)
      }
      """
    return (text, .swift)
  }

  private static func objectiveC(_ load: String, _ rest: String = "") -> (String, Dialect) {
    let text = """
      #import "NoteController.h"
      @implementation NoteController
      @synthesize pages = pages_;
      - (void)viewDidLoad {
        [super viewDidLoad];
        \(load)
      }
      \(rest)
      @end
      """
    return (text, .objectiveC)
  }

  private static let plain = [
    // What nobody declares takes anything by any key.
    swift("ShelfOfNobody.shared[\"mark\"] = mark; ShelfOfNobody.rows[3] += 1"),
    // A list that is asked across a space, and one that is made of a type in small letters.
    swift("let rows: [Int]? = [1]; title = String(rows! [0])"),
    swift("var rows = [rowOfNobody](); var named = [String: rowOfNobody](); print(rows, named)"),
    // The types of everything are values.
    swift("print(Any?.self, (Any).self, AnyObject.self, String?.self)"),
    // Names that Swift gave before version 4.2.
    swift(
      """
      addChildViewController(child)
      self.view.addSubview(child.view)
      child.didMove(toParentViewController: self)
      """),
    // What others inject is there, whoever declares it.
    swift(
      "box.open(); store.load(); print(words.count, flag)",
      """
      @BoxOfNobody var box: BoxOfSomebody
      @BoxOfNobody var store: Store
      @BoxOfNobody var words: [String]
      @BoxOfNobody var flag: Bool
      class Store { func load() {} }
      """),
    swift(
      "print(image.size, rows.count, text.count, at, done(), tint!.description, address.path)",
      """
      var image: UIImage!
      var rows: [Int]!
      var text: String!
      var at: IndexPath!
      var done: (() -> Int)!
      var tint: UIColor?
      var address: URL!
      """),
    // Who hands something over keeps it.
    swift(
      "store.load(); other.load()",
      """
      unowned let store: Store
      weak var other: Store!
      init(store: Store, other: Store) {
        self.store = store
        self.other = other
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      class Store { func load() {} }
      """),
    // Names that Swift gave before version 3.
    swift(
      """
      UIView.animateWithDuration(0.1) { print("x") }
      UIView.animateWithDuration(0.1, animations: { print("y") }) { _ in print("z") }
      let path = NSIndexPath(forRow: 1, inSection: 2)
      print(1 / path.row, 2 / path.section)
      """),
    // A function of one's own may be called as one of the library's.
    swift("title = NSLocalizedString(\"title\")"),
    // The storyboard is not among the files.
    swift(
      "",
      """
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        performSegue(withIdentifier: "start", sender: nil)
      }
      """),
    objectiveC(
      "",
      """
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        [self performSegueWithIdentifier:@"start" sender:self];
      }
      """),
    // The view of a nib is of the class that the code says.
    objectiveC(
      """
      PaneOfNobody *pane = (PaneOfNobody *)self.view;
      pane.owner = self;
      [(PaneOfNobody *)self.view showAll:YES];
      PaneOfNobody *inner = [self.view viewWithTag:3];
      [inner close];
      """),
    // A getter shows without its setter; an array's size is a constant of another file.
    objectiveC(
      """
      self.pages = [NSArray array];
      float sizes[SIZE_OF_NOBODY + 1];
      for (int i = 0; i < SIZE_OF_NOBODY; i++) { sizes[i] = 0; rows[i] = 1; }
      """, "- (NSArray *)pages { return pages_; }"),
    // Macros that nobody shows stand on lines of their own, among members and behind declarations.
    objectiveC(
      """
      WEAKSELF
      BeginRound(3)
      weakify(self)
      _Pragma("clang diagnostic push")
      foreach(row, names) { [self lay:3]; }
      @onExit { [self lay:4]; };
      @try_round(3)
      [self lay:5];
      self.mark = @[@NSIntegerMax, @UINT_MAX, @M_PI_2];
      NSLog(@"%d %d", 1 / one(), 2 / three());
      self.title = NSLocalizedStringFromTable(@"x", @"t", );
      """,
      """
      UIKIT_STATIC_INLINE int one(void) { return 1; }
      static __inline__ __attribute__((always_inline)) int three(void) { return 3; }
      FOUNDATION_EXTERN int one(void) MY_ATTRIBUTE("x");
      MAKE_SINGLETON_FOR_CLASS(NoteController)
      RCT_EXPORT_MODULE()
      RCT_EXPORT_METHOD(go:(int)x) { NSLog(@"%d", x); }
      - (void)old NS_DEPRECATED(10_0, 10_6, 2_0, 4_0) __deprecated {}
      - (void)lay:(int)count MY_ATTRIBUTE(3) { NSLog(@"%d", 1 / count); }
      """),
    // Who keeps what is stored in a variable of the header is not known, nor is who lets go of it.
    objectiveC(
      "names = [[NSArray alloc] initWithObjects:@\"a\", nil]; reader = [[Reader alloc] init];",
      "- (void)dealloc { [names release]; [reader release]; [super dealloc]; }"),
  ]

  @Test(arguments: plain)
  func nothingIsFoundWhereNothingIsKnown(text: String, dialect: Dialect) {
    let lint = lint(text, dialect)
    #expect(lint.faults.map { "\($0.fault)" } == [])
    #expect(lint.ends.map { "\($0)" } == [])
    #expect(subjects(lint) == [])
    #expect(lint.lives.allSatisfy { $0.status == .complete })
  }

  @Test func aTypeOfEverythingIsNothingThatIsMissing() {
    let (text, dialect) = Self.swift("print(Any?.self, (Any).self)")
    #expect(lint(text, dialect).standIns.map(\.name) == [])
  }

  // MARK: - Loops

  @Test(arguments: [
    ("while !ReaderOfNobody.isDone { print(1) }", "swift"),
    ("while let line = ReaderOfNobody.next() { print(1) }", "swift"),
    ("repeat { print(1) } while !ReaderOfNobody.isDone", "swift"),
    ("while (![ReaderOfNobody isDone]) { NSLog(@\"1\"); }", "m"),
    ("for (int i = 0; ![ReaderOfNobody isDone]; i++) { NSLog(@\"1\"); }", "m"),
    ("do { NSLog(@\"1\"); } while (![ReaderOfNobody isDone]);", "m"),
  ])
  func aLoopThatWaitsForSomethingUnknownHasOneTurn(loop: String, suffix: String) {
    var world = World(simulation: Simulation(version: .newest))
    world.standsIn = true
    let text =
      suffix == "swift"
      ? "class A { func run() { \(loop) } }\nA().run()\n"
      : "@interface A : NSObject\n@end\n@implementation A\n- (void)run { \(loop) }\n@end\n"
        + "[[[A alloc] init] run];\n"
    let run = ScriptRun(of: SourceText(name: "a.\(suffix)", text: text), in: world)
    #expect(run.mistakes.isEmpty)
    #expect(run.events.count { if case .log = $0 { true } else { false } } == 1)
  }

  @Test func aLoopThatCountsGoesOn() {
    var world = World(simulation: Simulation(version: .newest))
    world.standsIn = true
    let text = """
      class A {
        func run() {
          var i = 0
          while i < 3 {
            if ReaderOfNobody.isDone { print("done") }
            print(i)
            i += 1
          }
        }
      }
      A().run()

      """
    let run = ScriptRun(of: SourceText(name: "a.swift", text: text), in: world)
    #expect(run.events.count { if case .log = $0 { true } else { false } } == 3)
  }

  @Test func aTypeWithTheNameOfFoundationsHidesItAlone() {
    let text = """
      enum Calendar { case short }
      class NoteController: UIViewController {
        let kind = Calendar.short
        override func viewDidLoad() { super.viewDidLoad(); print(kind) }
      }
      """
    #expect(lint(text, .swift).standIns.map(\.name) == [])
  }

  @Test func whatHandsADestinationsOutletAValueTooEarlyIsSeen() {
    let text = """
      class DetailController: UIViewController { @IBOutlet weak var label: UILabel! }
      class ListController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let detail = segue.destination as? DetailController { detail.label?.text = "x" }
        }
      }
      """
    #expect(subjects(lint(text, .swift)) == [.mistake(.outletBeforeLoad)])
  }

  @Test(arguments: ["", "self.field.text = @\"\";", "[self.field setText:@\"\"];"])
  func whatIsEnteredIsLostThoughTheFieldIsMadeEmptyFirst(_ emptying: String) {
    let text = """
      @interface NoteController : UIViewController
      @property (nonatomic, retain) IBOutlet UITextField *field;
      @end
      @implementation NoteController
      @synthesize field;
      - (void)viewDidLoad { [super viewDidLoad]; \(emptying) }
      - (void)viewDidUnload { self.field = nil; [super viewDidUnload]; }
      - (void)dealloc { [field release]; [super dealloc]; }
      @end
      """
    #expect(subjects(lint(text, .objectiveC)) == [.mistake(.stateInOutlet)])
  }

  @Test func aFieldWithTheNameOfTheControllersVariableKeepsItsName() {
    let text = """
      class Kid { var onDone: (() -> Void)? }
      class Note: UIViewController {
        let note = Kid()
        override func viewDidLoad() { super.viewDidLoad(); note.onDone = { self.title = "x" } }
      }
      """
    let circles = lint(text, .swift).warnings.compactMap { warning in
      if case .heldByClosure(_, let circle, _) = warning.finding.evidence { circle } else { nil }
    }
    #expect(circles == ["Note.note -> Kid#1.onDone -> closure#1 [self] -> Note"])
  }

  // MARK: - What comes later

  private static func list(_ load: String) -> String {
    """
    class ListController: UIViewController, UITableViewDataSource {
      var groups: [[String]] = []
      let table = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        view.addSubview(table)
        \(load)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].count
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell()
      }
    }
    """
  }

  @Test func whatMayHaveComeAtOnceIsNotMissed() {
    let lint = lint(Self.list("StoreOfNobody.load { answer in self.groups = answer }"), .swift)
    #expect(lint.ends.isEmpty)
  }

  @Test(arguments: ["", "StoreOfNobody.load { answer in print(answer) }"])
  func whatNobodyBringsIsMissed(load: String) {
    let lint = lint(Self.list(load), .swift)
    #expect(lint.ends.map(\.call) == ["tableView(_:numberOfRowsInSection:)"])
  }

  @Test func whatIsMadeByHandAndLetGoOfNowhereIsFound() {
    let text = """
      @interface NoteController : UIViewController { NSArray *names; }
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        [super viewDidLoad];
        names = [[NSArray alloc] initWithObjects:@"a", nil];
        NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
        self.title = [formatter stringFromDate:[NSDate date]];
      }
      - (void)dealloc { [names release]; [super dealloc]; }
      @end
      """
    #expect(subjects(lint(text, .objectiveC)).contains(.oddity(.neverReleased)))
  }
}
