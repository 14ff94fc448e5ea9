import Diagnostics
import Syntax
import Testing

@testable import Mistakes

/// What is seen only where a person touches what a controller shows.
@Suite struct HandsTests {
  private struct Seen: Equatable {
    var line: Int
    var type: String
    var subject: Finding.Subject

    init(_ line: Int, _ type: String, _ subject: Finding.Subject) {
      (self.line, self.type, self.subject) = (line, type, subject)
    }
  }

  private func seen(_ text: String, _ name: String = "a.swift") -> [Seen] {
    LintReport(
      of: [
        Lint.File(
          SourceText(name: name, text: text),
          dialect: name.hasSuffix("swift") ? .swift : .objectiveC)
      ], versions: []
    ).warnings.map(\.subject.finding).map { Seen($0.line, $0.type, $0.subject) }
  }

  // MARK: - Touches

  /// However a method is reached by a finger, what it does to an outlet that is not there is seen.
  @Test(arguments: [
    "button.addTarget(self, action: #selector(go), for: .touchUpInside); view.addSubview(button)",
    "button.addAction(UIAction { [unowned self] _ in go() }, for: .touchUpInside); view.addSubview(button)",
    "navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"a\", style: .plain, target: self, action: #selector(go))",
    "navigationItem.titleView = button; button.addTarget(self, action: #selector(go), for: .touchUpInside)",
    "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))",
    "let choice = UISegmentedControl(items: [\"a\", \"b\"]); choice.addTarget(self, action: #selector(go), for: .valueChanged); view.addSubview(choice)",
  ])
  func whatAFingerReachesIsSeen(_ way: String) {
    let found = seen(
      """
      class Detail: UIViewController { @IBOutlet var name: UILabel! }
      class Master: UIViewController {
        private let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(way)
        }
        @objc private func go() {
          let detail = Detail()
          detail.name.text = "a"
          navigationController?.pushViewController(detail, animated: true)
        }
      }
      """)
    #expect(found == [Seen(10, "Detail", .mistake(.outletBeforeLoad))])
  }

  /// What only a nib connects is sent too, from a control of the kind that it asks for; who comes
  /// back by a segue is no sender.
  @Test(arguments: ["_ sender: UIButton", "_ sender: Any", "sender: AnyObject", ""])
  func whatANibConnectsIsSent(_ parameter: String) {
    let found = seen(
      """
      class Player: UIViewController {
        @IBAction func back(_ segue: UIStoryboardSegue) { fatalError() }
        @IBAction func play(\(parameter)) {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.title = "a" }
        }
      }
      """)
    #expect(found == [Seen(4, "Player", .oddity(.timerRunsOn))])
  }

  /// A row that is chosen, in a life of its own: what it pushes is not made twice.
  @Test func aRowIsChosen() {
    let found = seen(
      """
      @interface Detail : UIViewController
      @property (nonatomic, weak) IBOutlet UILabel *name;
      @end
      @implementation Detail
      @end
      @interface Master : UITableViewController
      @end
      @implementation Master
      - (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 3; }
      - (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p {
        return [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"a"];
      }
      - (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)p {
        Detail *detail = [[Detail alloc] init];
        detail.name.text = @"a";
        [self.navigationController pushViewController:detail animated:YES];
      }
      @end
      """, "a.m")
    #expect(found == [Seen(15, "Detail", .mistake(.outletBeforeLoad))])
  }

  /// A button that ends what another one began, and a view that is loaded to be pushed, are in order.
  @Test func whatAFingerMayDoIsNoMistake() {
    let found = seen(
      """
      class Detail: UIViewController {}
      class Watch: UIViewController {
        private let start = UIButton(), stop = UIButton()
        private var timer: Timer?
        override func viewDidLoad() {
          super.viewDidLoad()
          for (button, action) in [(start, #selector(go)), (stop, #selector(end))] {
            button.addTarget(self, action: action, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        @objc func go() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.title = "a" }
          let detail = Detail()
          detail.loadViewIfNeeded()
          navigationController?.pushViewController(detail, animated: true)
        }
        @objc func end() { timer?.invalidate() }
      }
      """)
    #expect(found == [])
  }

  // MARK: - Segues

  /// A segue behind a row knows it by the list's choice, or by the cell that sends it.
  @Test(arguments: [
    "let path = tableView.indexPathForSelectedRow",
    "let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell)",
  ])
  func aSegueBehindARowKnowsTheRow(_ way: String) {
    let found = seen(
      """
      class Detail: UIViewController { @IBOutlet weak var name: UILabel! }
      class Master: UITableViewController {
        let names = ["a", "b"]
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { names.count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let next = segue.destination as? Detail, \(way) {
            next.name.text = names[path.row]
          }
        }
      }
      """)
    #expect(found == [Seen(10, "Master", .mistake(.outletBeforeLoad))])
  }

  // MARK: - Entries

  /// What a control tells of to somebody who is unknown may be kept there.
  @Test(arguments: [true, false])
  func whatSomebodyUnknownIsToldMayBeKept(isTold: Bool) {
    let found = seen(
      """
      @interface Player : UIViewController
      @property (nonatomic, weak) IBOutlet UISlider *slider;
      @end
      @implementation Player
      - (void)viewDidLoad {
        [super viewDidLoad];
        \(isTold ? "[self.slider addTarget:self action:@selector(seek:) forControlEvents:UIControlEventValueChanged];" : "")
      }
      - (void)seek:(UISlider *)slider { [[Engine shared] seekTo:slider.value]; }
      @end
      """, "a.m")
    #expect(found.map(\.subject) == (isTold ? [] : [.mistake(.stateInOutlet)]))
  }

  // MARK: - Lists

  /// What sets the cells of a registration is part of what a data source keeps.
  @Test(arguments: [true, false])
  func aRegistrationKeepsWhatItsClosureKeeps(isWeak: Bool) {
    let capture = isWeak ? "[weak self] " : ""
    let owner = isWeak ? "self?" : "self"
    let found = seen(
      """
      class Grid: UIViewController {
        var list: UICollectionView!
        var source: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
          view.addSubview(list)
          let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { \(capture)cell, path, name in
            \(owner).title = name
          }
          source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
          }
          var all = NSDiffableDataSourceSnapshot<Int, String>()
          all.appendSections([0])
          all.appendItems(["a"])
          source.apply(all, animatingDifferences: false)
        }
      }
      """)
    #expect(found == (isWeak ? [] : [Seen(8, "Grid", .oddity(.retainCycle))]))
  }

  /// Sections that nobody declares may be some: that there are none is no finding.
  @Test(arguments: [("Kind.allCases", 0), ("[Int]()", 1)])
  func unknownSectionsMayBeSome(_ sections: String, _ ends: Int) {
    let file = SourceText(
      name: "a.swift",
      text: """
        class Grid: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            var all = NSDiffableDataSourceSnapshot<Int, String>()
            all.appendSections(\(sections))
            all.appendItems(["a"])
          }
        }
        """)
    let led = LintReport(
      of: [Lint.File(file, dialect: .swift)], versions: [.newest], isStrict: ends > 0)
    #expect(led.ends.count == ends)
  }

  /// A registration of cells that nobody declares shows cells all the same.
  @Test func aRegistrationOfUnknownCellsShowsSome() {
    let file = SourceText(
      name: "a.swift",
      text: """
        class Grid: UICollectionViewController {
          let cells = UICollectionView.CellRegistration<PhotoCell, String> { cell, path, name in cell.show(name) }
          override func collectionView(_ list: UICollectionView, numberOfItemsInSection s: Int) -> Int { 2 }
          override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: "a")
          }
        }
        """)
    let led = LintReport(of: [Lint.File(file, dialect: .swift)], versions: [.newest])
    #expect(led.ends.isEmpty && led.warnings.isEmpty)
  }

  // MARK: - What is held

  /// A subject that all share keeps what listens to it: who owns the subscription would have to go
  /// for that to end.
  @Test(arguments: [true, false])
  func aSharedSubjectKeepsWhoListens(isWeak: Bool) {
    let closure = isWeak ? "{ [weak self] in self?.title = $0 }" : "{ self.title = $0 }"
    let found = seen(
      """
      import Combine
      class Chat {
        static let shared = Chat()
        let words = PassthroughSubject<String, Never>()
      }
      class Room: UIViewController {
        private var bag = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          Chat.shared.words.sink \(closure).store(in: &bag)
        }
      }
      class Hall: UIViewController {
        private var bag = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          Chat.shared.words.sink { self.title = $0 }.store(in: &bag)
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          bag.removeAll()
        }
      }
      """)
    #expect(found == (isWeak ? [] : [Seen(10, "Room", .oddity(.retainCycle))]))
  }

  /// What a property has retained is given back by `dealloc`, what was made for it by who made it.
  @Test(arguments: [
    ("[[NSArray alloc] initWithObjects:@\"a\", nil]", "[names release];", 6 as Int?),
    ("[[[NSArray alloc] initWithObjects:@\"a\", nil] autorelease]", "[names release];", nil),
    ("[NSArray arrayWithObject:@\"a\"]", "[names release];", nil),
    ("[NSArray arrayWithObject:@\"a\"]", "self.names = nil;", nil),
    ("[NSArray arrayWithObject:@\"a\"]", "", 2),
  ])
  func whatAPropertyRetainsIsGivenBack(_ value: String, _ end: String, _ line: Int?) {
    let found = seen(
      """
      @interface Names : UIViewController { NSArray *names; }
      @property (nonatomic, retain) NSArray *names;
      @end
      @implementation Names
      @synthesize names;
      - (id)init { if ((self = [super initWithNibName:nil bundle:nil])) { self.names = \(value); } return self; }
      - (void)dealloc { \(end) [super dealloc]; }
      @end
      """, "a.m")
    #expect(found == [line].compactMap { $0 }.map { Seen($0, "Names", .oddity(.neverReleased)) })
  }

  // MARK: - Each time

  /// A path that is observed from each appearance on is one observation more each time.
  @Test(arguments: [true, false])
  func aPathIsObservedEachTime(isEnded: Bool) {
    let end =
      isEnded
      ? "- (void)viewWillDisappear:(BOOL)a { [super viewWillDisappear:a]; [self removeObserver:self forKeyPath:@\"mark\"]; }"
      : ""
    let found = seen(
      """
      @interface Marks : UIViewController
      @property (nonatomic, copy) NSString *mark;
      @end
      @implementation Marks
      - (void)viewWillAppear:(BOOL)animated {
        [super viewWillAppear:animated];
        [self addObserver:self forKeyPath:@"mark" options:NSKeyValueObservingOptionNew context:NULL];
      }
      \(end)
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)o change:(NSDictionary *)c context:(void *)x {}
      @end
      """, "a.m")
    #expect(found.map(\.subject).contains(.oddity(.observedEachTime)) == !isEnded)
    #expect(found.filter { $0.subject == .oddity(.observedEachTime) }.allSatisfy { $0.line == 7 })
  }

  /// A task that waits on each appearance anew is to be cancelled, and that is all; beside it, what is
  /// added each time is seen.
  @Test func aTaskThatWaitsIsOneMistake() {
    let found = seen(
      """
      class Active: UIViewController {
        var task: Task<Void, Never>?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          task = Task { [self] in
            for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
              title = "a"
            }
          }
          let edge = CALayer()
          view.layer.addSublayer(edge)
        }
      }
      """)
    #expect(
      found == [
        Seen(5, "Active", .oddity(.taskRunsOn)), Seen(10, "Active", .oddity(.addedEachTime)),
      ])
  }

  /// A task that does not hold its controller, and waits on each appearance anew: as many of them go
  /// on, wherever the sequence is named that it waits for.
  @Test func tasksThatWaitAreBegunEachTime() {
    let found = seen(
      """
      class Active: UIViewController {
        var task: Task<Void, Never>?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          let names = NotificationCenter.default
            .notifications(named: UIApplication.didBecomeActiveNotification)
            .map { $0.name }
          task = Task { [weak self] in
            for await name in names { self?.title = name.rawValue }
          }
        }
      }
      class Ended: UIViewController {
        var task: Task<Void, Never>?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          task = Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
              self?.title = "a"
            }
          }
        }
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          task?.cancel()
        }
      }
      """)
    #expect(found == [Seen(5, "Active", .oddity(.observedEachTime))])
  }

  /// What a nib would connect keeps what a person puts into a control.
  @Test func controlsTellWhatANibWouldConnect() {
    let text = """
      @interface Settings : UIViewController
      @property (nonatomic, retain) IBOutlet UISwitch *sound;
      @property (nonatomic, retain) IBOutlet UISlider *volume;
      @end
      @implementation Settings
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.sound.on = [[NSUserDefaults standardUserDefaults] boolForKey:@"sound"];
        self.volume.value = [[NSUserDefaults standardUserDefaults] floatForKey:@"volume"];
      }
      - (void)viewDidUnload {
        self.sound = nil;
        self.volume = nil;
        [super viewDidUnload];
      }
      - (IBAction)toggle:(UISwitch *)sender {
        [[NSUserDefaults standardUserDefaults] setBool:sender.on forKey:@"sound"];
      }
      - (void)dealloc {
        [_sound release];
        [_volume release];
        [super dealloc];
      }
      @end
      """
    #expect(
      seen(text, "a.m").filter { $0.subject == .mistake(.stateInOutlet) }.map(\.line) == [3])
  }

  /// A storyboard that was not given is there, whatever it is.
  @Test func aStoryboardStandsIn() {
    let report = LintReport(
      of: [
        Lint.File(
          SourceText(
            name: "a.swift",
            text: """
              class First: UIViewController {
                override func viewDidLoad() {
                  super.viewDidLoad()
                  let child = storyboard!.instantiateViewController(withIdentifier: "Second")
                  addChild(child)
                  view.addSubview(child.view)
                  child.didMove(toParent: self)
                }
              }
              """), dialect: .swift)
      ], versions: [])
    #expect(report.warnings.isEmpty)
  }

  /// What `loadView` adds and lets follow the view is laid out.
  @Test func whatLoadViewMakesFollows() {
    func text(_ mask: String) -> String {
      """
      @interface Map : UIViewController
      @end
      @implementation Map
      - (void)loadView {
        UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
        self.view = view;
        UIImageView *image = [[UIImageView alloc] initWithFrame:view.bounds];
        \(mask)
        [view addSubview:image];
      }
      @end
      """
    }
    let mask = "image.autoresizingMask = UIViewAutoresizingFlexibleHeight;"
    #expect(seen(text(mask), "a.m").isEmpty)
    #expect(seen(text(""), "a.m").map(\.subject) == [.mistake(.earlySizes)])
  }
}
