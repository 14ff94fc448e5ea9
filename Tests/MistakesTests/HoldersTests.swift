import Diagnostics
import Syntax
import Testing

@testable import Mistakes

/// Who holds a controller that has gone, and what else is seen of its end.
@Suite struct HoldersTests {
  private struct Seen: Equatable {
    var line: Int
    var subject: Finding.Subject

    init(_ line: Int, _ oddity: Oddity) { (self.line, subject) = (line, .oddity(oddity)) }
    init(_ line: Int, _ mistake: Mistake) { (self.line, subject) = (line, .mistake(mistake)) }
    init(_ finding: Finding) { (line, subject) = (finding.line, finding.subject) }
  }

  private func report(
    _ text: String, _ name: String = "a.swift", _ version: UIKitVersion = .newest,
    memory: Memory? = nil
  ) -> LintReport {
    let file = Lint.File(
      SourceText(name: name, text: text), dialect: name.hasSuffix("swift") ? .swift : .objectiveC)
    return LintReport(of: [file], versions: [version], memory: memory)
  }

  private func seen(_ report: LintReport) -> [Seen] {
    report.warnings.map { Seen($0.subject.finding) }
  }

  // MARK: - What types share

  @Test(arguments: [("self.title = text", true), ("_ = text", false)])
  func aClosureOfASingletonKeepsWhatItCaptures(_ body: String, _ isKept: Bool) {
    let found = seen(
      report(
        """
        class Bus {
          static let shared = Bus()
          var tell: ((String) -> Void)?
        }
        class Reader: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            Bus.shared.tell = { text in \(body) }
          }
        }
        """))
    #expect(found == (isKept ? [Seen(8, .strongCapture)] : []))
  }

  @Test func aClosureThatIsTakenOutKeepsNobody() {
    let found = seen(
      report(
        """
        class Bus { static let shared = Bus(); var tell: (() -> Void)? }
        class Reader: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            Bus.shared.tell = { self.title = "a" }
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            Bus.shared.tell = nil
          }
        }
        """))
    #expect(found == [])
  }

  @Test func aBlockOfASharedObjectKeepsWhatItCaptures() {
    let found = seen(
      report(
        """
        @interface Bus : NSObject
        @property (nonatomic, copy) void (^tell)(void);
        @end
        @implementation Bus
        + (Bus *)shared {
          static Bus *shared;
          static dispatch_once_t once;
          dispatch_once(&once, ^{ shared = [[Bus alloc] init]; });
          return shared;
        }
        @end
        @interface Reader : UIViewController
        @end
        @implementation Reader
        - (void)viewDidLoad {
          [super viewDidLoad];
          [Bus shared].tell = ^{ self.title = @"a"; };
        }
        @end
        """, "a.m"))
    #expect(found == [Seen(17, .strongCapture)])
  }

  // MARK: - Messages that come later

  @Test(arguments: [
    ("[self performSelector:@selector(tick) withObject:nil afterDelay:1];", true),
    (
      "if (self.view.window) [self performSelector:@selector(tick) withObject:nil afterDelay:1];",
      false
    ),
    ("self.title = @\"a\";", false),
  ])
  func aMessageThatAsksForItselfKeepsItsReceiver(_ body: String, _ isKept: Bool) {
    let found = seen(
      report(
        """
        @interface Clock : UIViewController
        @end
        @implementation Clock
        - (void)viewDidLoad { [super viewDidLoad]; [self tick]; }
        - (void)tick {
          \(body)
        }
        @end
        """, "a.m"))
    #expect(found == (isKept ? [Seen(5, .taskRunsOn)] : []))
  }

  @Test func aTimerThatMayEndHidesNoOtherHolder() {
    let found = seen(
      report(
        """
        class Quiz: UIViewController {
          var left = 100
          override func viewDidLoad() {
            super.viewDidLoad()
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
              self.left -= 1
              if self.left == 0 { timer.invalidate() }
            }
            NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in
              self.title = "x"
            }
          }
        }
        """))
    #expect(found == [Seen(9, .observerStays)])
  }

  // MARK: - What is not owned

  @Test(arguments: [("[unowned self]", 1), ("[weak self]", 0)])
  func whatIsDelayedFindsAControllerThatHasGone(_ capture: String, _ ends: Int) {
    let found = report(
      """
      class Late: UIViewController {
        var count = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { \(capture) in
            print(self as Any)
          }
        }
      }
      """)
    #expect(found.ends.count == ends)
  }

  @Test(arguments: [("", true), (" autorelease]", false)])
  func aCellIsReleasedByWhoMakesIt(_ release: String, _ isLeaked: Bool) {
    let found = seen(
      report(
        """
        @interface List : UITableViewController
        @end
        @implementation List
        - (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 3; }
        - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
          UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:@"c"];
          if (cell == nil)
            cell = \(release.isEmpty ? "" : "[")[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault
              reuseIdentifier:@"c"]\(release);
          return cell;
        }
        - (void)dealloc { [super dealloc]; }
        @end
        """, "a.m", UIKitVersion(9), memory: .manual))
    #expect(found == (isLeaked ? [Seen(8, .neverReleased)] : []))
  }

  // MARK: - Sizes and texts

  @Test(arguments: ["", "NSLog(@\"%@\", NSStringFromCGRect(self.view.frame));"])
  func whatIsLoggedLaysNothingOut(_ log: String) {
    let found = seen(
      report(
        """
        @interface Page : UIViewController
        @end
        @implementation Page
        - (void)viewDidLoad {
          [super viewDidLoad];
          UIView *bar = [[UIView alloc] initWithFrame:CGRectMake(0, self.view.frame.size.height - 50, 320, 50)];
          [self.view addSubview:bar];
        }
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          \(log)
        }
        @end
        """, "a.m", UIKitVersion(7), memory: .automatic))
    #expect(found == [Seen(6, .earlySizes)])
  }

  @Test(arguments: [true, false])
  func aClockSetsItsLabelByItself(_ ticks: Bool) {
    let start =
      ticks
      ? "[NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]"
      : "nil"
    let found = seen(
      report(
        """
        @interface Clock : UIViewController
        @property (nonatomic, retain) IBOutlet UILabel *label;
        @property (nonatomic, retain) NSTimer *timer;
        @property (nonatomic) int seconds;
        @end
        @implementation Clock
        - (void)loadView {
          self.view = [[[UIView alloc] initWithFrame:CGRectZero] autorelease];
          self.label = [[[UILabel alloc] init] autorelease];
          [self.view addSubview:self.label];
        }
        - (void)viewDidLoad { [super viewDidLoad]; self.label.text = @"0"; }
        - (void)viewWillAppear:(BOOL)animated {
          [super viewWillAppear:animated];
          self.timer = \(start);
          \(ticks ? "" : "if (self.seconds == 0) [self tick];")
        }
        - (void)viewWillDisappear:(BOOL)animated {
          [super viewWillDisappear:animated];
          [self.timer invalidate];
          self.timer = nil;
        }
        - (void)viewDidUnload { [super viewDidUnload]; self.label = nil; }
        - (void)tick {
          self.seconds++;
          self.label.text = [NSString stringWithFormat:@"%d", self.seconds];
        }
        - (void)dealloc { [_label release]; [_timer release]; [super dealloc]; }
        @end
        """, "a.m", UIKitVersion(5, 1), memory: .manual))
    #expect(found == (ticks ? [] : [Seen(12, .resetOnReload)]))
  }
}
