import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Scripts
import Syntax
import Testing
import TypedTree
import UIKitClasses

@testable import Mistakes

/// What stands in for names that the files of a `lint` do not declare.
@Suite struct StandInTests {
  private func lint(_ text: String, _ dialect: Dialect, isStrict: Bool = false) -> Lint {
    let suffix = dialect == .swift ? "swift" : "m"
    return Lint(
      of: [Lint.File(SourceText(name: "a.\(suffix)", text: text), dialect: dialect)],
      version: UIKitVersion(17), isStrict: isStrict)
  }

  private static let swift = """
    class NoteController: RootOfNobody, HelperOfNobody {
      @IBOutlet weak var chart: ChartOfNobody!
      @MarkOfNobody var count: Int
      private let model: ModelOfNobody
      init(model: ModelOfNobody) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        title = model.title
        chart.lines = makeLines(for: model.items)
        view.addSubview(BadgeOfNobody(frame: .zero))
        if model.isEmpty { print(1 / 0) }
        for item in model.items { print(item.name) }
        guard let first = model.first else { fatalError() }
        model.load { result in self.show(result) }
        navigationController?.pushViewController(OtherViewController(), animated: first.isFast)
        heightOfNobody = 3
      }
      override func whatNobodyKnows() { super.whatNobodyKnows() }
    }
    """

  private static let objectiveC = """
    #import "Nobody.h"
    @interface NoteController : RootOfNobody <HelperOfNobody>
    @property (nonatomic, strong) ModelOfNobody *model;
    @property (nonatomic, weak) IBOutlet ChartOfNobody *chart;
    @end
    @implementation NoteController
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.model = [[ModelOfNobody alloc] initWithKey:kKeyOfNobody];
      self.title = [self.model title];
      [self.chart setLines:MakeLines(self.model.items)];
      [self.view addSubview:[[BadgeOfNobody alloc] initWithFrame:CGRectZero]];
      [self showWhatNobodyKnows:self.model];
      NSArray *all = @[self.model, [ModelOfNobody shared]];
      NSLog(@"%@ %ld", all.firstObject, (long)STYLE_OF_NOBODY);
    }
    @end
    """

  @Test(arguments: [(swift, Dialect.swift), (objectiveC, .objectiveC)])
  func aControllerOfUnknownNamesLivesItsLife(text: String, dialect: Dialect) {
    let lint = lint(text, dialect)
    #expect(lint.faults.isEmpty)
    #expect(lint.lives.map(\.surroundings) == ["window", "tabs"])
    #expect(lint.lives.allSatisfy { $0.status == .complete })
    #expect(lint.warnings.isEmpty && lint.ends.isEmpty)
    #expect(lint.standIns.contains { $0.name == "ModelOfNobody" && $0.kind == .type })
    #expect(lint.standIns.allSatisfy { $0.origin == .project })
    #expect(Set(lint.standIns.map(\.name)).count == lint.standIns.count)
  }

  private static let children: [(String, Dialect)] = [
    (
      """
      class HostController: UIViewController {
        let page = PageOfNobody()
        let badge = BadgeOfNobody()
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
          view.addSubview(badge)
        }
      }
      """, .swift
    ),
    (
      """
      @interface HostController : UIViewController
      @property (nonatomic, strong) PageOfNobody *page;
      @property (nonatomic, strong) BadgeOfNobody *badge;
      @end
      @implementation HostController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.page = [[PageOfNobody alloc] init];
        [self addChildViewController:self.page];
        [self.view addSubview:self.page.view];
        [self.page didMoveToParentViewController:self];
        self.badge = [[BadgeOfNobody alloc] init];
        [self.view addSubview:self.badge];
      }
      @end
      """, .objectiveC
    ),
  ]

  @Test(arguments: children)
  func aChildOfNobodysClassIsToldWhateverItIsCalled(text: String, dialect: Dialect) {
    let lint = lint(text, dialect)
    #expect(lint.faults.isEmpty && lint.warnings.isEmpty && lint.ends.isEmpty)
    #expect(lint.lives.allSatisfy { $0.status == .complete })
  }

  private static let ownMethods: [(String, Dialect)] = [
    (
      """
      class NoteController: RootViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          rename(to: count())
        }
        func rename(to number: Int) { print("renamed", number) }
        func count() -> Int { 7 }
      }
      let note = NoteController()
      _ = note.view
      """, .swift
    ),
    (
      """
      @interface NoteController : RootViewController
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self rename:[self count]];
      }
      - (void)rename:(NSInteger)number { NSLog(@"renamed %ld", (long)number); }
      - (NSInteger)count { return 7; }
      @end
      NoteController *note = [[NoteController alloc] init];
      [note view];
      """, .objectiveC
    ),
  ]

  /// What a class declares itself is no stand-in, whatever it stands under.
  @Test(arguments: ownMethods)
  func aClassUnderAnUnknownOneKnowsItsOwnMethods(text: String, dialect: Dialect) {
    var world = World(simulation: Simulation(version: UIKitVersion(17)))
    world.standsIn = true
    let run = ScriptRun(of: SourceText(name: "a", text: text), dialect: dialect, in: world)
    let logs = run.events.compactMap { if case .log(let text, _) = $0 { text } else { nil } }
    #expect(run.mistakes.isEmpty && logs == ["renamed 7"])
    #expect(run.world.standIns.map(\.name) == ["RootViewController"])
  }

  /// What is not so, is so where the contrary is not.
  @Test(
    arguments: [
      ("if flagOfNobody { a() } else { b() }", "b"), ("if !flagOfNobody { a() } else { b() }", "a"),
      ("if flagOfNobody == false { a() } else { b() }", "a"),
      ("if flagOfNobody != true { a() } else { b() }", "a"),
      ("guard !flagOfNobody else { return b() }; a()", "a"),
    ])
  func aConditionAndItsContraryAreLedTwoWays(line: String, way: String) {
    for guess in [Guess.plain, .affirmed] {
      var world = World(simulation: Simulation(version: UIKitVersion(17)))
      (world.standsIn, world.simulation.guess) = (true, guess)
      let text = """
        func a() { print("a") }
        func b() { print("b") }
        func f() { \(line) }
        f()
        """
      let run = ScriptRun(of: SourceText(name: "a", text: text), dialect: .swift, in: world)
      let logs = run.events.compactMap { if case .log(let text, _) = $0 { text } else { nil } }
      #expect(logs == [guess.isTrue ? (way == "a" ? "b" : "a") : way])
    }
  }

  @Test(arguments: [(swift, Dialect.swift), (objectiveC, .objectiveC)])
  func withStrictnessEachUnknownNameIsAnError(text: String, dialect: Dialect) {
    let lint = lint(text, dialect, isStrict: true)
    #expect(lint.faults.contains { $0.fault.severity == .error })
    #expect(lint.standIns.isEmpty && lint.lives.isEmpty)
  }

  @Test func namesOfFrameworksAreToldApart() {
    let text = """
      class MapController: UIViewController {
        let manager = CLUnknownManager()
        let shop = ShopOfNobody()
      }
      """
    let found = lint(text, .swift).standIns
    #expect(found.filter { $0.origin == .framework }.map(\.name) == ["CLUnknownManager"])
    #expect(found.filter { $0.origin == .project }.map(\.name) == ["ShopOfNobody"])
  }

  /// Names of notifications that nobody declares are names of their own.
  @Test func oneUnknownNotificationIsNotAnother() {
    let text = """
      @interface NewsController : UIViewController
      @property (nonatomic, weak) IBOutlet UILabel *headline;
      @end
      @implementation NewsController
      - (instancetype)init {
        self = [super init];
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(show)
          name:kNobodysNewsNotification object:nil];
        [[NSNotificationCenter defaultCenter] postNotificationName:kNobodysOtherNotification
          object:nil];
        return self;
      }
      - (void)show { self.headline.text = @"News"; }
      - (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; }
      @end
      """
    #expect(lint(text, .objectiveC).warnings.isEmpty)
  }

  /// A class of the text that stands on nothing unknown has what is written there, and no more.
  @Test func aWholeClassHasWhatIsWritten() {
    let text = """
      class Shop { var name = "" }
      class ShopController: UIViewController {
        let shop = Shop()
        override func viewDidLoad() {
          super.viewDidLoad()
          print(shop.nmae)
        }
      }
      """
    #expect(lint(text, .swift).faults.contains { $0.fault.severity == .error })
  }

  /// What follows from what a stand-in happens to answer is neither a finding nor an end.
  @Test(arguments: restingOnStandIns)
  func nothingRestsOnAStandIn(body: String, dialect: Dialect) {
    let text =
      dialect == .swift
      ? """
      class NoteController: UIViewController {
        var rows: [String] = []
        var cart: Cart?
        override func viewWillAppear(_ animated: Bool) {
          \(body)
        }
      }
      class Cart { var total = 1 }
      """
      : """
      @interface NoteController : UIViewController
      @property (nonatomic, strong) NSArray *rows;
      @end
      @implementation NoteController
      - (void)viewWillAppear:(BOOL)animated {
        \(body)
      }
      @end
      """
    let found = lint(text, dialect)
    #expect(found.faults.isEmpty)
    #expect(found.warnings.isEmpty && found.ends.isEmpty)
    #expect(Set(found.lives.map(\.status)) == [.complete])
  }

  private static let restingOnStandIns: [(String, Dialect)] =
    [
      "if shop.isOpen { super.viewWillAppear(animated) }",
      "guard shop.isOpen, !shop.isDone else { return }; super.viewWillAppear(animated)",
      "if shop.owner != nil && shop.isOpen { super.viewWillAppear(animated) } else { print(1) }",
      "if shop.owner == nil || !shop.isOpen { print(1) } else { super.viewWillAppear(animated) }",
      "for _ in shop.all { super.viewWillAppear(animated) }",
      "if shop.count > 3 || shop.kind != .small { super.viewWillAppear(animated) }",
      "switch shop.kind { case .open(let n): super.viewWillAppear(animated); print(n)\ndefault: break }",
    ].map { ($0, .swift) }
    + [
      "print(100 / shop.columns)", "let n: Int = shop.count; print(7 % n)",
      "print([1, 2][shop.place + 5])", "rows = shop.rows; print(rows[0], rows.first!)",
      "rows = shop.rows; rows.removeLast(); rows.remove(at: 0)",
      "for n in 1...shop.count { print(n) }",
      "if shop.isOpen { cart = Cart() }; print(cart!.total)",
      "switch shop.kind { case .open: break\ndefault: fatalError() }",
      "guard shop.isOpen else { preconditionFailure() }",
    ].map { ("super.viewWillAppear(animated); " + $0, .swift) }
    + [
      ("if ([Shop isOpen]) [super viewWillAppear:animated];", .objectiveC),
      ("if (![Shop isOpen]) return; [super viewWillAppear:animated];", .objectiveC),
      (
        "if ([Shop now] != nil && [[Shop now].code isEqualToString:@\"a\"]) "
          + "[super viewWillAppear:animated]; else NSLog(@\"x\");", .objectiveC
      ),
      (
        "if ([Shop now] == nil && [Shop count] > 0) [super viewWillAppear:animated];", .objectiveC
      ),
    ]
    + [
      "NSLog(@\"%d\", 100 / [self.model columns]);",
      "self.rows = [[Shop shared] rows]; NSLog(@\"%@\", self.rows[0]);",
      "NSMutableArray *rows = [NSMutableArray arrayWithArray:[[Shop shared] rows]]; "
        + "[rows removeObjectAtIndex:0];",
      "self.rows = @[]; NSLog(@\"%@\", [self.rows objectAtIndex:[Shop place]]);",
      "NSLog(@\"%@\", [@\"ab\" substringFromIndex:[Shop place] + 7]);",
      // What is declared, and not modelled.
      "NSArray *found = [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil]; "
        + "if (!found) [NSException raise:@\"Card\" format:@\"no nib\"];",
      "struct utsname system; uname(&system); NSLog(@\"%s\", system.machine);",
      "NSLog(@\"%@\", [[@\"a\" lowercaseString] stringByRemovingPercentEncoding]);",
      "NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:nil]; "
        + "[request addValue:@\"a\" forHTTPHeaderField:@\"b\"];",
    ].map { ("[super viewWillAppear:animated]; " + $0, .objectiveC) }

  /// What does not depend on what a stand-in answers is told all the same.
  @Test func whatIsCertainIsTold() {
    let text = """
      class NoteController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          if shop.isOpen { print(shop.name) }
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print([1][shop.isOpen ? 3 : 4])
        }
      }
      """
    let found = lint(text, .swift)
    #expect(found.warnings.map(\.finding.subject) == [.oddity(.superSkipped)])
    #expect(found.ends.count == 1 && Set(found.lives.map(\.status)) == [.crash])
  }

  /// Controllers of Swift 2, and tasks that sleep wherever they like, are taken in as they are.
  @Test func codeThatIsOldOrAsleepIsTakenIn() {
    let text = """
      class NoteController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let alert = UIAlertController(title: "a", message: "b", preferredStyle: .Alert)
          alert.addAction(UIAlertAction(title: "OK", style: .Default, handler: nil))
          print(alert.preferredStyle == UIAlertControllerStyle.Alert)
          Task {
            try? await Task.sleep(nanoseconds: 1_000_000)
            title = "slept"
            show()
          }
          Task { await load() }
        }
        func load() async {
          do { try await Task.sleep(for: .seconds(1)) } catch { return }
          for _ in 0..<3 { try? await Task.sleep(for: .seconds(1)) }
        }
        func show() {}
      }
      """
    let found = lint(text, .swift)
    #expect(found.faults.isEmpty)
    #expect(found.warnings.isEmpty && found.ends.isEmpty)
    #expect(lint(text, .swift, isStrict: true).faults.contains { $0.fault.severity == .error })
  }

  /// A file with errors is left out, and what it declares stands in for the others.
  @Test(arguments: [
    ("class Note: Note {}\nlet note = Note()\nnote.title = nil", Dialect.swift),
    ("@interface Note : Note\n@end\nNote *note = [[Note alloc] init];", .objectiveC),
  ])
  func noClassStandsAboveItself(text: String, dialect: Dialect) {
    let hasErrors = lint(text, dialect).hasErrors
    #expect(hasErrors)
  }

  @Test func oneBrokenFileSilencesNoOther() {
    let texts = [
      "class ShopController: UIViewController { override func viewDidLoad() { let } }",
      "class NoteController: ShopController { override func viewWillAppear(_: Bool) {} }",
    ]
    let files = texts.enumerated().map { place, text in
      Lint.File(SourceText(name: "\(place).swift", text: text), dialect: .swift)
    }
    let report = LintReport(of: files, versions: [])
    #expect(report.hasErrors && report.faults.allSatisfy { $0.file == 0 })
    #expect(report.types == ["NoteController"])
    #expect(report.warnings.map(\.subject.finding.subject) == [.oddity(.superSkipped)])
  }

  /// What ReactiveObjC calls `@weakify` is known without its headers, and breaks a cycle.
  @Test(arguments: [("", 1), ("@weakify(self, name)", 0)])
  func weakifyHoldsNothing(macro: String, count: Int) {
    let text = """
      @interface NoteController : UIViewController
      @property (nonatomic, copy) void (^tapped)(void);
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        [super viewDidLoad];
        NSString *name = @"tapped";
        \(macro)
        self.tapped = ^{
          \(macro.replacing("weak", with: "strong"))
          self.title = name;
        };
      }
      @end
      """
    let found = lint(text, .objectiveC)
    #expect(found.faults.isEmpty)
    #expect(found.warnings.count == count)
  }

  /// An extension, or an implementation, of a class that nobody declares gives its stand-in members.
  @Test(arguments: [
    (
      """
      extension BadgeOfNobody: UITableViewDelegate {
        static let most = 3
        struct Style { var width = 1 }
        var count: Int { BadgeOfNobody.most }
        func show() { print(count, frame) }
      }
      class NoteController: UIViewController {
        let badge = BadgeOfNobody()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(badge)
          badge.show()
        }
      }
      """, Dialect.swift
    ),
    (
      """
      @implementation NoteViewController
      - (void)viewDidLoad { [super viewDidLoad]; [self show]; }
      - (void)show { self.count = 3; }
      @end
      """, .objectiveC
    ),
  ])
  func whatNobodyDeclaresIsExtended(text: String, dialect: Dialect) {
    let lint = lint(text, dialect)
    #expect(lint.faults.isEmpty && lint.ends.isEmpty)
    #expect(lint.lives.allSatisfy { $0.status == .complete })
    #expect(lint.standIns.contains { $0.kind == .type })
  }

  /// Taking the declaration of a helper away may hide a mistake, and never shows one.
  @Test(arguments: [
    ("class Timekeeper { var tick: (() -> Void)? }\n", "keeper.tick = { self.show() }"),
    ("class Timekeeper { var owner: AnyObject? }\n", "keeper.owner = self"),
    ("class Timekeeper { func add(_ view: UIView) {} }\n", "keeper.add(view)"),
    ("class Timekeeper { var width: CGFloat = 0 }\n", "keeper.width = view.bounds.width"),
  ])
  func absenceAddsNoFinding(helper: String, use: String) {
    let text = """
      class ClockController: UIViewController {
        let keeper = Timekeeper()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(use)
        }
        func show() {}
      }
      """
    let whole = lint(helper + text, .swift)
    let part = lint(text, .swift)
    #expect(whole.faults.isEmpty && part.faults.isEmpty)
    #expect(
      Set(part.warnings.map(\.finding.number)).isSubset(of: whole.warnings.map(\.finding.number)))
  }

  /// A generic parameter is nobody's class: what it makes is of the class that it is bound to.
  @Test func aGenericParameterStandsInForNothing() {
    let text = """
      class BaseController<Content: UIView>: UIViewController {
        let content = Content()
        override func loadView() { view = content }
      }
      class PanelView: UIView { let label = UILabel() }
      class PanelController: BaseController<PanelView> {
        override func viewDidLoad() {
          super.viewDidLoad()
          content.label.text = "ready"
        }
      }
      """
    let found = lint(text, .swift)
    #expect(found.standIns.isEmpty && found.warnings.isEmpty && found.ends.isEmpty)
  }

  @Test func anIsolatedDeinitIsOne() {
    let text = """
      class NoteController: UIViewController { isolated deinit { print("gone") } }
      """
    #expect(lint(text, .swift, isStrict: true).faults.isEmpty)
  }

  /// Names of C's libraries and of Swift's are Apple's though no prefix of two capitals says so.
  @Test(arguments: [
    ("Decimal", true), ("dispatch_source_create", true), ("DispatchSource", true),
    ("objc_setAssociatedObject", true), ("fractionalWidth", true), ("os_log", true),
    ("NoteStore", false), ("dispatchNote", false), ("decimal", false), ("classify", false),
  ])
  func libraryOfAName(name: String, isApples: Bool) {
    #expect((StandIn.Origin(of: name) == .framework) == isApples)
  }

  /// What ends a thing that runs on is called by the name that the controller has for it.
  @Test(arguments: [
    (
      "var link: CADisplayLink?",
      "link = CADisplayLink(target: self, selector: #selector(tick)); "
        + "link?.add(to: .main, forMode: .common)",
      "link?.invalidate()"
    ),
    (
      "var ticks: AnyCancellable?",
      "ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()"
        + ".sink { _ in self.tick() }",
      "ticks?.cancel()"
    ),
    (
      "", "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }",
      "timer.invalidate()"
    ),
  ])
  func whatEndsIt(property: String, start: String, end: String) {
    let text = """
      import Combine
      class ClockController: UIViewController {
        \(property)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(start)
        }
        @objc func tick() {}
      }
      """
    #expect(
      lint(text, .swift).warnings.map(\.finding.evidence) == [
        .heldByTimer(isLink: property.contains("CADisplayLink"), stop: end)
      ])
  }

  private func run(_ text: String) -> ScriptRun {
    var world = World(simulation: Simulation(version: .newest))
    world.standsIn = true
    return ScriptRun(of: SourceText(name: "a.swift", text: text), in: world)
  }

  private func logs(_ run: ScriptRun) -> [String] {
    run.events.compactMap { if case .log(let text, _) = $0 { text } else { nil } }
  }

  /// A condition that nobody knows is false until a person says what it is.
  @Test func aConditionOfALineIsDecided() {
    let text = """
      import Shops
      class ShopController: UIViewController {
        let shop = Shop()
        func look() {
          if shop.isOpen { print("open") } else { print("closed") }
          print(shop.isFull ? "full" : "empty")
        }
      }
      let controller = ShopController()
      controller.look()
      :set line 5 true
      controller.look()
      :set line 5 false
      :set line 6 true
      controller.look()
      """
    let run = run(text)
    #expect(run.mistakes.isEmpty)
    #expect(logs(run) == ["closed", "empty", "open", "empty", "closed", "full"])
  }

  /// Names that an extension in another file gives are names of their own.
  @Test func unknownNamesOfNotificationsAreTheirOwn() {
    let text = """
      import UIKit
      class NewsController: UIViewController {
        func look() {
          let center = NotificationCenter.default
          center.addObserver(self, selector: #selector(news), name: .newsOfNobody, object: nil)
          center.post(name: .otherOfNobody, object: nil)
          center.post(name: Notification.Name.otherOfNobody, object: nil)
          center.post(name: NSNotification.Name.newsOfNobody, object: nil)
        }
        @objc func news() { print("news") }
      }
      let controller = NewsController()
      controller.look()
      """
    #expect(logs(run(text)) == ["news"])
  }

  /// Of a generic type that nobody declares the arguments are read and dropped, wherever it stands.
  @Test(arguments: ["", "\n      "])
  func aGenericTypeOfNobodyHasMembers(gap: String) {
    let text = """
      import Streams
      class NewsController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          StreamOfNobody<Int>\(gap).interval(1).bind(to: title)
          let one = StreamOfNobody<[String: Int]>\(gap).just([:])
          print(one)
        }
      }
      """
    let led = lint(text, .swift)
    #expect(led.faults.isEmpty)
    #expect(led.standIns.map(\.name) == ["StreamOfNobody", "Streams"])
  }

  /// A closure behind a call is for who takes one, not for what an unknown wrapper keeps.
  @Test func whatAWrapperOfNobodyKeepsTakesNoClosure() {
    let text = """
      import Views
      struct Cart {
        @MarkOfNobody var model: Int
        @PlaceOfNobody(\\.leave) private var leave
        let pay: () -> Void
      }
      let cart = Cart(model: 1) { print("paid") }
      cart.pay()
      """
    let run = run(text)
    #expect(run.mistakes.isEmpty)
    #expect(logs(run) == ["paid"])
  }

  /// What is set of another object is not what the controller gives itself.
  @Test func whatOthersSetIsAwaited() {
    let text = """
      class EditController: UIViewController { var note: NoteOfNobody? }
      class NoteController: UIViewController {
        var note: NoteOfNobody!
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          title = note.title
        }
        @IBAction func edit() {
          let other = EditController()
          other.note = note
          present(other, animated: true)
        }
      }
      """
    let led = lint(text, .swift)
    #expect(led.ends.isEmpty)
  }

  /// The members of what nobody knows need not be told as well.
  @Test func theMembersOfTheUnknownAreNotTold() {
    let text = """
      class NewsController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let session = SessionOfNobody(kind: .video)
          session.preset = .high
          if session.state == .running { title = "runs" }
        }
      }
      """
    #expect(lint(text, .swift).standIns.map(\.name) == ["SessionOfNobody"])
  }

  @Test func whatAStandInWasAskedIsCounted() {
    let text = """
      import Shops
      class ShopController: UIViewController {
        let shop = Shop()
        func look() {
          shop.open(at: 9)
          shop.name = "Fruit"
          print(shop.name, Shop.shared)
        }
      }
      let controller = ShopController()
      controller.look()
      controller.look()
      """
    let asked = run(text).world.simulation.asked["Shop"]?.members ?? []
    #expect(
      asked.map { "\($0.name) \($0.count)" } == ["open(at:) 2", "name 4", "shared 2"])
  }

  /// Whether the mask of a view that a stand-in was asked to lay out is translated, nobody knows.
  @Test(arguments: [("label.snp.makeConstraints { $0.center.equalToSuperview() }", 0), ("", 1)])
  func noConflictRestsOnAStandIn(place: String, count: Int) {
    let text = """
      import SnapKit
      class NoteController: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          \(place)
          label.widthAnchor.constraint(equalToConstant: 100).isActive = true
          label.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      let controller = NoteController()
      window.rootViewController = controller
      """
    let warnings = run(text).events.filter { event in
      if case .warning = event { true } else { false }
    }
    #expect(min(warnings.count, 1) == count)
  }

  /// What a device has only later is no stand-in's, unless the version is asked for.
  @Test func whatTheTargetLacksIsSaid() {
    let text = """
      class GlassController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if #available(iOS 26, *) { _ = UIGlassContainerEffect() }
          _ = UIGlassEffect()
        }
      }
      """
    let faults = lint(text, .swift).faults.map { "\($0.fault)" }
    #expect(faults.count { $0.contains("newer(\"UIGlassEffect\"") } == 1)
    #expect(!faults.contains { $0.contains("UIGlassContainerEffect") })
  }

  /// An interface may come behind the implementation that was pasted without it.
  @Test func anInterfaceMayFollowItsImplementation() {
    let text = """
      @implementation NoteController
      - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"loaded %@", self.note); }
      @end
      @interface NoteController : UIViewController
      @property (nonatomic, copy) NSString *note;
      @end
      NoteController *controller = [[NoteController alloc] init];
      [controller view];
      """
    var world = World(simulation: Simulation(version: .newest))
    world.standsIn = true
    let run = ScriptRun(of: SourceText(name: "a.m", text: text), dialect: .objectiveC, in: world)
    #expect(logs(run) == ["loaded (null)"])
  }
}
