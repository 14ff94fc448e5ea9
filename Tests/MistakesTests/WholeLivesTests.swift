import Diagnostics
import Syntax
import Testing

@testable import Mistakes

/// Code as working teams write it, which lives to the end of its life, and of which nothing is said
/// that is not so.
@Suite struct WholeLivesTests {
  private func report(
    _ text: String, _ dialect: Dialect, under versions: [UIKitVersion] = []
  ) -> LintReport {
    LintReport(
      of: [Lint.File(SourceText(name: "a", text: text), dialect: dialect)], versions: versions)
  }

  private func isWhole(_ report: LintReport) -> Bool {
    report.faults.isEmpty && !report.lives.isEmpty
      && report.lives.allSatisfy { $0.subject.end == nil }
  }

  @Test(arguments: [
    // A frame has a member of somebody's extension.
    """
    class A: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (top, bottom) = view.bounds.divided(atDistance: 100, from: .minYEdge)
        view.subviews.first?.frame = top
        view.subviews.last?.frame = bottom.insetBy(dx: 16, dy: 16)
      }
    }
    """,
    // A storyboard that is not there has the prototype of a cell.
    """
    class PriceCell: UITableViewCell { @IBOutlet weak var titleLabel: UILabel! }
    class Prices: UIViewController, UITableViewDataSource {
      @IBOutlet weak var tableView: UITableView!
      override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = self }
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path) as! PriceCell
        cell.titleLabel.text = "a"
        return cell
      }
    }
    """,
    // Whoever makes it gives it what it knows by a protocol.
    """
    protocol CartOutput: AnyObject { func viewIsReady() }
    class Cart: UIViewController {
      var output: CartOutput!
      override func viewDidLoad() { super.viewDidLoad(); output.viewIsReady() }
    }
    class CartPresenter: CartOutput {
      weak var view: Cart?
      func viewIsReady() { view?.title = "Cart" }
    }
    """,
    """
    class Workout: UIViewController {
      enum Phase: Equatable { case warmUp(seconds: Int), done }
      var phase: Phase = .warmUp(seconds: 10) {
        didSet { if oldValue != phase { view.backgroundColor = .red } }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        phase = .done
      }
    }
    """,
  ])
  func aHealthyControllerOfSwift(_ text: String) {
    let report = report(text, .swift)
    #expect(isWhole(report))
    #expect(report.warnings.isEmpty)
  }

  /// What a storyboard makes lives on until its owner lets go, by hand too; a button in a bar is owned
  /// twice.
  @Test func aHealthyControllerThatCountsByHand() {
    let report = report(
      """
      @interface Login : UIViewController { IBOutlet UIBarButtonItem *button; }
      @end
      @implementation Login
      - (void)awakeFromNib { [super awakeFromNib]; self.title = @"Login"; }
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationItem.rightBarButtonItem = button;
      }
      - (void)viewDidUnload { [button release]; button = nil; [super viewDidUnload]; }
      - (void)dealloc { [button release]; [super dealloc]; }
      @end
      """, .objectiveC, under: [UIKitVersion(5, 1)])
    #expect(isWhole(report))
    #expect(report.warnings.isEmpty)
  }

  /// Of a method that has been cut short nobody knows whether it would have called super.
  @Test func whatEndsTheAppHasNotSkippedSuper() {
    let report = report(
      """
      @interface Page : UIViewController { NSArray *names; }
      @end
      @implementation Page
      - (void)viewDidLoad { [super viewDidLoad]; names = [NSArray arrayWithObject:@"a"]; }
      - (void)dealloc { [names release]; [super dealloc]; }
      @end
      """, .objectiveC, under: [UIKitVersion(5, 1)])
    #expect(report.ends.map(\.subject.call) == ["dealloc"])
    #expect(report.warnings.isEmpty)
  }

  /// The links of a library's own are its own matter.
  @Test func aCircleOfALibraryIsNobodysMistake() {
    let report = report(
      """
      import Combine
      class Basket { @Published var lines: [Int] = []; @Published var coupon: String? }
      class BasketController: UIViewController {
        let model = Basket()
        var bag = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          model.$lines.combineLatest(model.$coupon)
            .sink { lines, coupon in self.title = coupon }
            .store(in: &bag)
        }
      }
      """, .swift)
    #expect(report.warnings.map(\.subject.finding.type) == ["BasketController"])
  }
}
