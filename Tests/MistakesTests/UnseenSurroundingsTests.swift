import Diagnostics
import Interpreter
import Scripts
import Syntax
import Testing

@testable import Mistakes

/// What files do not show: who makes their controllers, which nibs and storyboards call them.
@Suite struct UnseenSurroundingsTests {
  private func report(_ text: String, _ dialect: Dialect) -> LintReport {
    let suffix = dialect == .swift ? "swift" : "m"
    let file = Lint.File(SourceText(name: "a.\(suffix)", text: text), dialect: dialect)
    return LintReport(of: [file], versions: [])
  }

  /// Lives that go on to their end, whatever the surroundings would have given.
  @Test(arguments: [
    """
    class OrderController: UIViewController {
      var order: OrderOfNobody!
      override func viewDidLoad() { super.viewDidLoad(); title = order.name }
    }
    """,
    """
    struct Order { var name = "a" }
    class OrderController: UIViewController {
      var order: Order!
      override func viewDidLoad() { super.viewDidLoad(); title = order.name }
    }
    """,
    """
    class OrderController: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ table: UITableView, cellForRowAt place: IndexPath)
        -> UITableViewCell
      {
        let cell = table.dequeueReusableCell(withIdentifier: "Cell")!
        cell.textLabel?.text = "a"
        return cell
      }
    }
    """,
    """
    class OrderController: RootOfNobodyViewController {
      convenience init() { self.init(layoutOfNobody: 3) }
    }
    """,
    """
    class OrderController: RootOfNobodyCollectionViewController {
      convenience init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    }
    """,
    """
    class OrderController: UITableViewController {
      @IBOutlet weak var badge: BadgeOfNobody!
      override func viewDidLoad() { super.viewDidLoad(); badge.count = 1 }
    }
    """,
    """
    class OrderController: UIViewController {
      let buttons = RowOfNobody()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(buttons)
        let label = UILabel()
        view.addSubview(label)
        label.trailingAnchor.constraint(lessThanOrEqualTo: buttons.leadingAnchor).isActive = true
      }
    }
    """,
  ])
  func whatTheSurroundingsGiveIsThere(text: String) {
    let found = report(text, .swift)
    #expect(found.faults.isEmpty && found.warnings.isEmpty && found.ends.isEmpty)
    #expect(Set(found.lives.map(\.subject.status)) == [.complete])
  }

  /// What C leaves empty, and what names views for a visual format.
  @Test func structuresAndBindingsOfUnknownThingsAreThere() {
    let text = """
      @interface CardController : UIViewController
      @end
      @implementation CardController
      - (void)viewDidLoad {
        [super viewDidLoad];
        struct machine system = {0};
        NSLog(@"%s", system.name);
        UIView *card = [[[NSBundle mainBundle] loadNibNamed:@"Card" owner:nil options:nil] firstObject];
        UILabel *label = [UILabel new];
        [self.view addSubview:card];
        [self.view addSubview:label];
        NSDictionary *views = NSDictionaryOfVariableBindings(card, label);
        [self.view addConstraints:[NSLayoutConstraint
          constraintsWithVisualFormat:@"H:|[card][label]|" options:0 metrics:nil views:views]];
      }
      @end
      """
    let found = report(text, .objectiveC)
    #expect(found.faults.isEmpty && found.warnings.isEmpty && found.ends.isEmpty)
    #expect(found.lives.allSatisfy { $0.subject.status == .complete })
  }

  /// A variable that the class sets itself, too late, is not given by others.
  @Test func whatAClassSetsItselfIsItsOwn() {
    let text = """
      class OrderController: UIViewController {
        var order: OrderOfNobody!
        override func viewDidLoad() { super.viewDidLoad(); title = order.name }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          order = OrderOfNobody()
        }
      }
      """
    #expect(report(text, .swift).ends.count == 1)
  }

  private static func wind(_ body: String) -> String {
    """
    @interface WindController : UIViewController
    @property (nonatomic, weak) IBOutlet UISlider *speed;
    @end
    @implementation WindController
    \(body)
    @end
    """
  }

  /// What was chosen is lost with the view, unless an action may have taken it up.
  @Test(arguments: [
    ("", [11]),
    ("- (float)now { return self.speed.value; }", [11]),
    ("- (void)viewDidUnload { self.speed = nil; [super viewDidUnload]; }", [11]),
    (
      "- (void)viewDidUnload { self.speed = nil; } - (void)show { self.speed.value = 0; }", [11]
    ),
    ("- (IBAction)changed:(id)sender { [Wind shared].speed = self.speed.value; }", []),
    ("- (void)show { [self.speed setValue:0.25 animated:YES]; }", [11]),
    ("- (void)show { _speed.value = _speed.value + 1; }", [11]),
    ("// - (IBAction)changed:(id)sender { self.speed.value = 0; }", [11]),
  ])
  func stateIsWhatTheClassHasToDoWith(body: String, numbers: [Int]) {
    let found = report(Self.wind(body), .objectiveC)
    #expect(found.faults.isEmpty)
    #expect(found.warnings.map(\.subject.finding.number) == numbers)
  }

  /// A text that the class writes and never reads is shown there, and not entered.
  @Test(arguments: [
    ("", [11]),
    ("- (void)show { self.speed.text = @\"10\"; }", []),
    ("- (void)show { [self.speed setText:@\"10\"]; }", []),
    ("- (void)show { _speed.text = [_speed.text lowercaseString]; }", [11]),
  ])
  func aTextIsShownOrEntered(body: String, numbers: [Int]) {
    let text = Self.wind(body).replacing("UISlider", with: "UITextField")
    #expect(report(text, .objectiveC).warnings.map(\.subject.finding.number) == numbers)
  }

  /// No app that says what may be nil, or names what came with iOS 8, is led where views unload.
  @Test(arguments: [
    "NS_ASSUME_NONNULL_BEGIN", "@property (nonatomic, nullable) id order;",
    "- (void)show { UIDocumentPickerMode mode = 0; NSLog(@\"%ld\", (long)mode); }",
  ])
  func whatIsNewerIsNotLedWhereViewsUnload(line: String) {
    let isMember = line.hasPrefix("@property")
    let isMethod = line.hasPrefix("-")
    let text = """
      \(isMember || isMethod ? "" : line)
      @interface NoteController : UIViewController
      @property (nonatomic, strong) IBOutlet UITextField *note;
      \(isMember ? line : "")
      @end
      @implementation NoteController
      \(isMethod ? line : "")
      @end
      \(isMember || isMethod ? "" : "NS_ASSUME_NONNULL_END")
      """
    let found = report(text, .objectiveC)
    #expect(found.faults.isEmpty && found.warnings.isEmpty)
  }

  /// How large a view is that stands in for one, nobody knows.
  @Test(arguments: [("[UIView new]", [7]), ("[MapOfNobody mapWithFrame:CGRectZero]", [])])
  func noSizeRestsOnAStandIn(view: String, numbers: [Int]) {
    let text = """
      @interface MapController : UIViewController
      @end
      @implementation MapController
      - (void)loadView { self.view = \(view); }
      - (void)viewDidLoad {
        [super viewDidLoad];
        UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, self.view.frame.size.width, 9)];
        [self.view addSubview:label];
      }
      @end
      """
    let found = report(text, .objectiveC)
    #expect(found.faults.isEmpty)
    #expect(found.warnings.map(\.subject.finding.number) == numbers)
  }

  /// A constant cannot let go of an image.
  @Test(arguments: [("var", [12]), ("let", [])])
  func aConstantImageStays(word: String, numbers: [Int]) {
    let text = """
      class BannerController: UIViewController {
        \(word) banner = UIImage(named: "banner")
      }
      """
    #expect(report(text, .swift).warnings.map(\.subject.finding.number) == numbers)
  }

  /// What a comment calls on super, or invalidates, is not called.
  @Test func commentsCallNothing() {
    let text = """
      class ClockController: UIViewController {
        override func viewWillAppear(_ animated: Bool) { /* super.viewDidLoad() */ print("a") }
      }
      """
    let evidence = report(text, .swift).warnings.map(\.subject.finding.evidence)
    #expect(
      evidence == [
        .superSkipped(
          WrittenCall(name: "viewWillAppear(_:)", code: "super.viewWillAppear(animated)"))
      ])
  }
}
