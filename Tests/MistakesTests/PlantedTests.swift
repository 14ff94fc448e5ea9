import Diagnostics
import Syntax
import Testing

@testable import Mistakes

/// Mistakes that were planted in controllers of the kinds that engineers write, and what looks like
/// them and is none.
@Suite struct PlantedTests {
  private struct Seen: Equatable {
    var line: Int
    var type: String
    var subject: Finding.Subject

    init(_ line: Int, _ type: String, _ oddity: Oddity) {
      (self.line, self.type, self.subject) = (line, type, .oddity(oddity))
    }

    init(_ line: Int, _ type: String, _ mistake: Mistake) {
      (self.line, self.type, self.subject) = (line, type, .mistake(mistake))
    }

    init(_ finding: Finding) {
      (line, type, subject) = (finding.line, finding.type, finding.subject)
    }
  }

  private func report(
    _ text: String, _ name: String = "a.swift", _ versions: [UIKitVersion] = []
  ) -> LintReport {
    LintReport(
      of: [
        Lint.File(
          SourceText(name: name, text: text),
          dialect: name.hasSuffix("swift") ? .swift : .objectiveC)
      ], versions: versions)
  }

  private func seen(_ text: String, _ name: String = "a.swift") -> [Seen] {
    report(text, name, [.newest]).warnings.map { Seen($0.subject.finding) }
  }

  // MARK: - Children

  @Test(arguments: [
    ("", true), ("child.willMove(toParent: nil)", false),
  ])
  func aChildIsToldThatItLeaves(_ call: String, _ isWrong: Bool) {
    let found = seen(
      """
      class Panel: UIViewController {
        private let child = UIViewController()
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          \(call)
          UIView.animate(withDuration: 0.2, animations: { self.child.view.alpha = 0 }) { _ in
            self.child.view.removeFromSuperview()
            self.child.removeFromParent()
          }
        }
      }
      """)
    #expect(found == (isWrong ? [Seen(14, "Panel", .childNotWarned)] : []))
  }

  // MARK: - Added again

  @Test(arguments: [
    ("view.addSubview(UILabel())", true),
    ("view.addGestureRecognizer(UITapGestureRecognizer())", true),
    ("view.layer.addSublayer(CAGradientLayer())", true),
    ("view.subviews.forEach { $0.removeFromSuperview() }; view.addSubview(UILabel())", false),
    ("Maker.last.removeFromSuperview(); view.addSubview(Maker.next)", false),
    ("if view.subviews.isEmpty { view.addSubview(UILabel()) }", false),
    (
      "let spot = UIView(); view.addSubview(spot); Loader.load { spot.removeFromSuperview() }",
      false
    ),
    (
      "let spot = UIView(); view.addSubview(spot); "
        + "UIView.animate(withDuration: 1, animations: {}) { _ in spot.removeFromSuperview() }",
      false
    ),
  ])
  func whatEachAppearanceAddsIsTold(_ line: String, _ isWrong: Bool) {
    let found = seen(
      """
      class Stats: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          \(line)
        }
      }
      """)
    #expect(found == (isWrong ? [Seen(4, "Stats", .addedEachTime)] : []))
  }

  /// A child that only leaves the screen stays a child.
  @Test(arguments: [
    ("", true), ("child?.view.removeFromSuperview()", true),
    (
      "child?.willMove(toParent: nil); child?.view.removeFromSuperview(); child?.removeFromParent()",
      false
    ),
  ])
  func childrenThatPileUpAreTold(_ line: String, _ isWrong: Bool) {
    let found = seen(
      """
      class Page: UIViewController {}
      class Stats: UIViewController {
        var child: UIViewController?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          let page = Page()
          addChild(page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
          child = page
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          \(line)
        }
      }
      """)
    #expect(found == (isWrong ? [Seen(6, "Stats", .addedEachTime)] : []))
  }

  /// What is to be weak is said in the words of the code: a method that is handed over owns its
  /// object, `assign(to:on:)` has its object from the line, and the code about an object of UIKit's
  /// is the class's that made it.
  @Test(arguments: [
    ("filter.onChange = update", "{ [weak self] in self?.update(…) }"),
    (
      "$text.map { $0 + $0 }.assign(to: \\.shown, on: self).store(in: &bag)", "[weak self]"
    ),
    (
      "alert.addAction(UIAlertAction(title: \"Go\", style: .default) { _ in print(alert.title ?? \"\") })",
      "[weak alert]"
    ),
  ])
  func whatIsToBeWeakIsSaidInTheWordsOfTheCode(_ line: String, _ code: String) {
    let found = report(
      """
      import Combine
      class Filter { var onChange: ((String) -> Void)? }
      class Page: UIViewController {
        let filter = Filter()
        @Published var text = ""
        var shown = ""
        var bag = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
          \(line)
        }
        func update(_ text: String) { shown = text }
      }
      """, "a.swift", [.newest])
    #expect(
      found.warnings.map { [$0.subject.finding.type, "\($0.subject.finding.repair)"] }
        == [["Page", "\(Repair.captureWeakly(code))"]])
  }

  @Test func whatEachLayoutAddsIsTold() {
    let found = seen(
      """
      class Card: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label) }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          label.frame = view.bounds
          let line = CALayer()
          view.layer.insertSublayer(line, at: 0)
        }
      }
      """)
    #expect(found == [Seen(7, "Card", .addedEachTime)])
  }

  // MARK: - Threads

  @Test(arguments: [
    ("self?.label.text = \"a\"", true),
    ("DispatchQueue.main.async { self?.label.text = \"a\" }", false),
    ("print(self?.label.text ?? \"\")", false),
  ])
  func theHandlerOfATaskLeavesTheInterfaceAlone(_ line: String, _ isWrong: Bool) {
    let found = seen(
      """
      class Weather: UIViewController {
        let label = UILabel()
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guard let url = URL(string: "https://example.org") else { return }
          URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
            \(line)
          }.resume()
        }
      }
      """)
    #expect(found == (isWrong ? [Seen(7, "Weather", .changedOffMain)] : []))
  }

  // MARK: - Circles

  @Test func eachCircleIsTold() {
    let found = seen(
      """
      class Filter: UIView { var onApply: (() -> Void)?; var onReset: (() -> Void)? }
      class Screen: UIViewController {
        let filter = Filter()
        override func viewDidLoad() {
          super.viewDidLoad()
          filter.onApply = { self.title = "a" }
          filter.onReset = { self.title = "b" }
        }
      }
      """)
    #expect(found == [Seen(6, "Screen", .retainCycle), Seen(7, "Screen", .retainCycle)])
  }

  @Test(arguments: [("", true), ("weak ", false)])
  func aCircleOfPropertiesIsTold(_ word: String, _ isWrong: Bool) {
    let found = seen(
      """
      class Presenter {
        \(word)var view: Checkout?
      }
      class Checkout: UIViewController {
        let presenter = Presenter()
        override func viewDidLoad() { super.viewDidLoad(); presenter.view = self }
      }
      """)
    #expect(found == (isWrong ? [Seen(2, "Presenter", .retainCycle)] : []))
  }

  @Test func aCircleOfModelsIsTold() {
    let found = seen(
      """
      class Node {
        var next: Node?
        var last: Node?
      }
      class Tree: UIViewController {
        let root = Node()
        override func viewDidLoad() {
          super.viewDidLoad()
          let leaf = Node()
          root.next = leaf
          leaf.last = root
        }
      }
      """)
    #expect(found == [Seen(3, "Node", .retainCycle)])
  }

  // MARK: - Segues

  @Test(arguments: [
    "if segue.identifier == Names.detail, let next = segue.destination as? Detail { USE }",
    "if segue.identifier == ownName, let next = segue.destination as? Detail { USE }",
    "if segue.identifier != \"detail\" { return }; let next = segue.destination as! Detail; USE",
    "guard segue.identifier == \"detail\" else { return }; let next = segue.destination as! Detail; USE",
    "switch segue.identifier { case \"help\": break\n case \"detail\": let next = segue.destination as! Detail; USE\n default: break }",
    "switch (segue.identifier, segue.destination) { case (\"detail\", let next as Detail): USE\n default: break }",
    "switch Kind(rawValue: segue.identifier ?? \"\") { case .detail: let next = segue.destination as! Detail; USE\n default: break }",
    "switch segue.destination { case let next as Detail: USE\n default: break }",
  ])
  func aSegueIsPreparedByTheNameThatTheCodeAsksFor(_ body: String) {
    let text =
      """
      class Detail: UIViewController { @IBOutlet weak var name: UILabel! }
      enum Names { static let detail = "detail" }
      enum Kind: String { case help, detail = "theDetail" }
      class Master: UIViewController {
        private let ownName = "detail"
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(body.replacing("USE", with: "next.name.text = \"a\""))
        }
      }
      """
    let found = report(text).warnings.map(\.subject.finding)
    #expect(found.map(\.subject) == [.mistake(.outletBeforeLoad)])
    #expect(found.map(\.object) == ["Detail"])
  }

  @Test func whoeverIsComeBackToIsLoaded() {
    let found = seen(
      """
      class Master: UIViewController {
        @IBOutlet weak var name: UILabel!
        @IBAction func back(_ segue: UIStoryboardSegue) {}
      }
      class Detail: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as? Master)?.name.text = "a"
        }
      }
      """)
    #expect(found == [])
  }

  // MARK: - Places and versions

  @Test func anObserverIsToldOfWhereItIsAdded() {
    let found = seen(
      """
      class Login: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
        }
        @objc func shown() {}
      }
      """)
    #expect(found == [Seen(4, "Login", .observedEachTime)])
  }

  @Test func aNibOfAnotherNameIsThere() {
    let led = report(
      """
      class Photo: UIViewController {
        @IBOutlet var caption: UILabel!
        init() { super.init(nibName: "PhotoScreen", bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() { super.viewDidLoad(); caption.text = "a" }
      }
      """)
    #expect(led.ends.isEmpty)
    #expect(led.warnings.isEmpty)
  }

  @Test func superIsMissedWhateverStandInsAnswer() {
    let found = seen(
      """
      class Grid: UIViewController {
        let layout: UnknownLayout
        init() {
          layout = UnknownLayout { index in index.size }
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidDisappear(_ animated: Bool) { title = nil }
      }
      """)
    #expect(found == [Seen(8, "Grid", .superSkipped)])
  }

  @Test func anInitialiserThatIsExplainedIsNotToldAgain() {
    let led = report(
      """
      class Page: UIViewController {
        @IBOutlet var caption: UILabel!
        init(text: String) {
          super.init(nibName: nil, bundle: nil)
          caption.text = text
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(led.warnings.map { Seen($0.subject.finding) } == [Seen(5, "Page", .outletBeforeLoad)])
    #expect(led.unmade.isEmpty)
  }

  @Test(arguments: [
    ("- (instancetype)init { return [super init]; }", 1),
    ("- (void)use { self.title = _names[@\"a\"]; }", 1),
    ("- (id)init { return [super init]; }", 2),
    (
      "- (instancetype)init { return [super init]; }\n- (void)viewDidUnload { [super viewDidUnload]; }",
      2
    ),
  ])
  func laterSyntaxIsOfLaterApps(_ method: String, _ count: Int) {
    let led = report(
      """
      @interface Late : UIViewController { NSDictionary *_names; }
      @end
      @implementation Late
      \(method)
      @end
      """, "a.m")
    #expect(led.lives.first?.versions.count == count)
  }

  /// Of two views only one was made with the size, and it follows.
  @Test func whatWasMadeWithTheSizeFollows() {
    let found = seen(
      """
      @interface Browser : UIViewController
      @end
      @implementation Browser
      - (void)viewDidLoad {
        [super viewDidLoad];
        UIView *page = [[UIView alloc] initWithFrame:self.view.bounds];
        page.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        [self.view addSubview:page];
        [self.view addSubview:[[UILabel alloc] initWithFrame:CGRectMake(0, 0, 70, 20)]];
      }
      @end
      """, "a.m")
    #expect(found == [])
  }
}
