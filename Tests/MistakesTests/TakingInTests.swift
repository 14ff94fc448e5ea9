import Diagnostics
import Interpreter
import Scripts
import Simulator
import Syntax
import Testing
import TypedTree
import UIKitClasses

@testable import Mistakes

/// Files that compilers took, of which not all is known here or covered, are taken in all the same.
@Suite struct TakingInTests {
  private func lint(_ text: String, _ dialect: Dialect, _ version: Int = 17) -> Lint {
    let suffix = dialect == .swift ? "swift" : "m"
    return Lint(
      of: [Lint.File(SourceText(name: "a.\(suffix)", text: text), dialect: dialect)],
      version: UIKitVersion(version))
  }

  private static func controller(_ rest: String, _ load: String) -> String {
    """
    import NobodyKnows
    \(rest)
    class NoteController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(load)
      }
    }
    """
  }

  private static let swift = [
    // A static member of a class that an extension elsewhere may have given it.
    controller(
      "", "UITableView().register(NoteCell.self, forCellReuseIdentifier: NoteCell.reuseIdentifier)"),
    controller(
      "class OwnCell: UITableViewCell {}",
      "UITableView().register(OwnCell.self, forCellReuseIdentifier: OwnCell.identifier)"),
    controller(
      "struct Row { let name: String }", "let rows: [Row] = Row.samples; print(rows.count)"),
    // Operators that nobody declares.
    controller("", "var id = 0; let map = MapOfNobody(); id <- map[\"id\"]"),
    controller("", "use(action: /NobodyAction.opened)"),
    // What a wrapper that nobody declares asks for.
    controller(
      """
      struct Page {
        let title: String
        @Environment(\\.dismiss) private var dismiss
        @State private var isOpen = false
      }
      """, "print(Page(title: \"a\").title)"),
    // A type in a type that nobody declares bears the name of one's own.
    controller(
      "enum Feature { enum Action { case row(RowOfNobody.Action) } }",
      "print(Feature.Action.self)"),
    // Which closure is kept, only its taker knows.
    controller("", "build { view.topAnchor; title }"),
    // What a message to something unknown answers, though it is called like a setter.
    controller("", "view.rx.setDelegate(self).disposed(by: bag)"),
    // Numbers that depend on elements of nobody's.
    controller("", "let n = NotesOfNobody().map(\\.size).reduce(0, +) / Double(2); print(n)"),
    // Before Swift 4 Objective-C saw every method of a controller.
    """
    import NobodyKnows
    class NoteController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        UIButton().addTarget(self, action: #selector(tapped), for: .touchUpInside)
        print(HelperOfNobody())
      }
      func tapped() {}
    }
    """,
    // Swift 2.
    """
    import UIKit
    class NoteController: UIViewController, UITableViewDataSource {
      @IBOutlet weak var tableView: UITableView!
      var notes = [String]()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.whiteColor()
        for var i = 0; i < 3; i++ { add("note \\(i)") }
        if let first = notes.first, last = notes.last where !first.isEmpty { print(first, last) }
        var left = notes.count
        left--
      }
      override func viewWillAppear(animated: Bool) { super.viewWillAppear(animated) }
      func add(note: String) { notes.append(note) }
      func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return notes.count
      }
      func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = notes[indexPath.row]
        return cell
      }
      override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}
    }
    """,
    // Others set what is optional, where somebody is sure of it.
    """
    import CoreData
    class NoteController: UITableViewController {
      var context: NSManagedObjectContext? = nil
      lazy var store: StoreOfNobody = StoreOfNobody(context: self.context!)
      override func viewDidLoad() {
        super.viewDidLoad()
        print(store.context, context!.name)
      }
    }
    """,
    // A collection view of a nib has a layout.
    """
    import UIKit
    class NoteController: UIViewController {
      @IBOutlet weak var list: UICollectionView!
      override func viewDidLoad() {
        super.viewDidLoad()
        (list.collectionViewLayout as! UICollectionViewFlowLayout).minimumLineSpacing = 2
      }
    }
    """,
  ]

  private static let objectiveC = [
    // The header was not given.
    """
    #import "NoteController.h"
    @interface NoteController () <HelperOfNobody>
    @property (nonatomic, strong) UILabel *label;
    @end
    @implementation NoteController
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.label = [UILabel new];
      self.label.text = self.note ?: _title;
    }
    @end
    """,
    // A macro in whose place anything may stand.
    """
    #import "NobodyKnows.h"
    @interface NoteController : UIViewController
    @end
    @implementation NoteController
    - (void)viewDidLoad {
      [super viewDidLoad];
      BIND(self, title) = [SignalOfNobody signal];
    }
    @end
    """,
    // Keys that UIKit's objects have, whether a header shows them or not.
    """
    #import "NobodyKnows.h"
    @interface NoteController : UIViewController
    @property (nonatomic) IBOutletCollection(UIButton) NSArray *buttons;
    @end
    @implementation NoteController
    - (void)viewDidLoad {
      [super viewDidLoad];
      [self.buttons setValue:@YES forKey:@"exclusiveTouch"];
      [self.view setValue:@1 forKeyPath:@"layer._secret"];
    }
    @end
    """,
  ]

  @Test(arguments: swift.map { ($0, Dialect.swift) } + objectiveC.map { ($0, .objectiveC) })
  func aFileThatACompilerTookIsTakenIn(text: String, dialect: Dialect) {
    let lint = lint(text, dialect)
    #expect(lint.faults.isEmpty, "\(lint.faults)")
    #expect(lint.ends.isEmpty && lint.warnings.isEmpty, "\(lint.ends) \(lint.warnings)")
    #expect(lint.lives.map(\.type) == ["NoteController", "NoteController"])
    #expect(lint.lives.allSatisfy { $0.status == .complete })
  }

  private static let notCovered = [
    (
      """
      typedef void (*LogFunction)(const char *, ...);
      typedef union { int number; char bytes[4]; } Packet;
      @interface NoteController : UIViewController
      @end
      @implementation NoteController {
        struct { unsigned int kind : 3; } _flags;
      }
      - (void)viewDidLoad {
        [super viewDidLoad];
        void (*configure)(id, SEL) = (void *)[self methodForSelector:@selector(description)];
        configure(self, @selector(description));
        ((void (*)(id, SEL))objc_msgSend)(self, @selector(description));
        const char *code = @encode(int);
        int table[2] = { [0] = 1, [1] = 2 };
        if (table[0]) goto end;
        NSLog(@"%s", code);
      end:
        self.title = @"done";
      }
      @end
      """, Dialect.objectiveC, [2, 6, 13, 14, 14, 15]
    ),
    (
      """
      import NobodyKnows
      class NoteController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var left = NotesOfNobody().count
          left++
          take(1)
        }
        func take(_ a: Int, _ b: Int) {}
      }
      """, .swift, [6, 7]
    ),
  ]

  /// What is not covered, or not understood, is told with its place, and the life goes on.
  @Test(arguments: notCovered)
  func whatIsNotCoveredIsPassedOver(text: String, dialect: Dialect, lines: [Int]) {
    let lint = lint(text, dialect)
    let source = SourceText(name: "a", text: text)
    #expect(lint.faults.allSatisfy { $0.fault.isPassedOver })
    #expect(lint.faults.map { source.number(at: $0.fault.range.lowerBound) } == lines)
    #expect(lint.lives.count == 2 && lint.lives.allSatisfy { $0.status == .complete })
  }

  /// Of what the rest of a method would have done, nothing is known: nothing is found there.
  @Test func noFindingRestsOnWhatWasPassedOver() {
    func text(_ skipped: String) -> String {
      """
      @interface NoteController : UIViewController
      @property (nonatomic, strong) id token;
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.token = [[NSNotificationCenter defaultCenter] addObserverForName:@"a" object:nil queue:nil usingBlock:^(NSNotification *note) { self.title = @"a"; }];
        \(skipped)
      }
      @end
      """
    }
    #expect(lint(text(""), .objectiveC).warnings.count == 1)
    #expect(lint(text("goto end; end: ;"), .objectiveC).warnings.isEmpty)
  }

  /// Where all names are known, what a compiler refuses stays an error.
  @Test func aFileOfWhichAllIsKnownIsJudged() {
    let text = """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          take(1)
        }
        func take(_ a: Int, _ b: Int) {}
      }
      """
    #expect(lint(text, .swift).faults.contains { $0.fault.severity == .error })
  }

  /// A version under which a file has an error is told, and the other goes on with it.
  @Test func aFileWithAnErrorUnderOneVersionIsLedUnderTheOther() throws {
    let text = """
      import UIKit
      class NoteController: UIViewController {
        override func viewIsAppearing(_ animated: Bool) {
          super.viewIsAppearing(animated)
          view.backgroundColor = .systemBackground
        }
      }
      """
    let file = Lint.File(SourceText(name: "a.swift", text: text), dialect: .swift)
    let report = LintReport(of: [file], versions: [UIKitVersion(12), UIKitVersion(26)])
    #expect(report.hasErrors)
    #expect(report.lives.map(\.subject.status) == [.complete, .complete])
    #expect(report.lives.allSatisfy { $0.versions == [UIKitVersion(26)] && !$0.isEverywhere })
  }

  /// One reading does for versions between which nothing came that the files use.
  @Test func versionsShareAReadingWhereTheSameComesOfIt() {
    func reading(_ text: String, _ dialect: Dialect) -> Reading {
      Reading(
        of: [Lint.File(SourceText(name: "a", text: text), dialect: dialect)],
        version: UIKitVersion(12), memory: nil, isStrict: true)
    }
    let plain = "class A: UIViewController { let label = UILabel() }"
    #expect([9, 12, 13, 26].allSatisfy { reading(plain, .swift).holds(for: UIKitVersion($0)) })
    let newer = "class A: UIViewController { let color = UIColor.systemBackground }"
    #expect(reading(newer, .swift).holds(for: UIKitVersion(9)))
    #expect(!reading(newer, .swift).holds(for: UIKitVersion(13)))
    let guarded = """
      class A: UIViewController {
        func f() { if #available(iOS 13, *) { print(UIColor.systemBackground) } }
      }
      """
    #expect([9, 13, 26].allSatisfy { reading(guarded, .swift).holds(for: UIKitVersion($0)) })
    let asking = "#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 70000\nint a;\n#endif"
    #expect(!reading(asking, .objectiveC).holds(for: UIKitVersion(26)))
  }
}
