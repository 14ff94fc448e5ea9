import Diagnostics
import Interpreter
import ObjectRuntime
import Parsing
import Scripts
import Simulator
import Syntax
import Testing
import UIKitClasses

@testable import Mistakes

@Suite struct LintTests {
  private func lint(
    _ texts: [(name: String, text: String)], _ version: UIKitVersion, _ dialect: Dialect? = nil,
    isStrict: Bool = false
  ) -> Lint {
    Lint(
      of: texts.map { Lint.File(SourceText(name: $0.name, text: $0.text), dialect: dialect) },
      version: version, isStrict: isStrict)
  }

  private let player = """
    @interface PlayerController : UIViewController
    @property (nonatomic, retain) IBOutlet UILabel *name;
    @property (nonatomic, retain) IBOutlet UIImageView *cover;
    @end
    @implementation PlayerController
    - (void)viewDidUnload {
      self.name = nil;
      [super viewDidUnload];
    }
    - (void)dealloc {
      [_name release];
      [_cover release];
      [super dealloc];
    }
    @end
    PlayerController *player = [[PlayerController alloc] init];
    [[player undeclared] nothing];
    """

  @Test(arguments: [
    (
      "override func viewWillAppear(_ animated: Bool) { super.viewDidLoad() }",
      Evidence.superMistaken(
        WrittenCall(name: "viewWillAppear(_:)", code: "super.viewWillAppear(animated)"),
        for: "viewDidLoad()")
    ),
    (
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Page().view)
      }
      """,
      .childNotAdded("Page#1", WrittenCall(name: "addChild(_:)", code: "addChild(child)"))
    ),
    (
      """
      let page = Page()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(page.view)
      }
      """,
      .childNotAdded("Page#1", WrittenCall(name: "addChild(_:)", code: "addChild(child)"))
    ),
  ])
  func whatWasMeantIsNamed(body: String, evidence: Evidence) {
    let text = """
      class Page: UIViewController {}
      class Book: UIViewController {
        \(body)
      }
      """
    let lint = Lint(
      of: [Lint.File(SourceText(name: "a.swift", text: text), dialect: .swift)],
      version: UIKitVersion(17))
    #expect(lint.warnings.map(\.finding.evidence) == [evidence])
  }

  @Test func aChildMayBeAddedBehindItsView() {
    let text = """
      class Page: UIViewController {}
      class Book: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let page = Page()
          view.addSubview(page.view)
          addChild(page)
          page.didMove(toParent: self)
        }
      }
      """
    let lint = Lint(
      of: [Lint.File(SourceText(name: "a.swift", text: text), dialect: .swift)],
      version: UIKitVersion(17))
    #expect(lint.warnings.isEmpty)
  }

  @Test func anUnloadThatLeavesAnOutletIsFoundWithoutAScript() {
    let lint = lint([("player.m", player)], UIKitVersion(5, 1))
    #expect(lint.warnings.map(\.finding.evidence) == [.outletKept("cover")])
    #expect(lint.warnings.map(\.finding.line) == [6])
    #expect(lint.warnings.map(\.finding.type) == ["PlayerController"])
  }

  @Test func whatNeverHappensUnderAVersionIsNoMistakeThere() {
    #expect(lint([("player.m", player)], UIKitVersion(26)).warnings.isEmpty)
  }

  /// An initialiser of the class's own is called with the plainest values there are.
  @Test(arguments: [
    "store: Store", "_ store: Stock", "names: [String], store: Stock?",
    "count: Int, done: @escaping (Int, String) -> Void, store: any Stock = Store()",
  ])
  func aSwiftControllerIsMadeByItsOwnInitialiser(_ parameters: String) {
    let text = """
      protocol Stock { func load() -> [String] }
      final class Store: Stock { func load() -> [String] { ["bread"] } }
      class ShelfController: UIViewController {
        @IBOutlet var total: UILabel!
        init(\(parameters)) {
          super.init(nibName: nil, bundle: nil)
          total.text = "0"
        }
        required init?(coder: NSCoder) { fatalError("no nib makes it") }
      }
      """
    let lint = lint([("shelf.swift", text)], UIKitVersion(26), .swift)
    #expect(lint.warnings.map(\.finding.number) == [1])
    #expect(lint.warnings.map(\.finding.line) == [7])
  }

  @Test func aNameThatStandsInTheLineIsMarked() {
    let text = """
      @interface DraftController : UIViewController
      @property (nonatomic, retain) IBOutlet UITextView *draft;
      @end
      @implementation DraftController
      @end
      """
    let lint = lint([("draft.m", text)], UIKitVersion(5, 1))
    let marks = lint.warnings.map { SourceText(name: "", text: text)[$0.range] }
    #expect(lint.warnings.map(\.finding.number).sorted() == [9, 11])
    #expect(marks == ["draft", "draft"])
  }

  @Test func aHeaderDeclaresWhatAnotherFileImplements() {
    let header = """
      @interface DraftController : UIViewController
      @property (nonatomic, retain) IBOutlet UILabel *draft;
      @end
      """
    let code = """
      #import "Draft.h"
      @implementation DraftController
      - (void)viewDidUnload {
        [super viewDidUnload];
      }
      - (void)dealloc {
        [_draft release];
        [super dealloc];
      }
      @end
      """
    let lint = lint([("Draft.h", header), ("Draft.m", code)], UIKitVersion(5, 1), .objectiveC)
    #expect(lint.faults.isEmpty)
    #expect(lint.warnings.map(\.file) == [1])
    #expect(lint.warnings.map(\.finding.number) == [8])
  }

  @Test func aClassThatCannotBeMadeLikeThatIsLeftOut() {
    let text = """
      class TicketController: UIViewController {
        let seat: String
        init(seat: String) {
          self.seat = seat
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) {
          fatalError("no storyboard")
        }
      }
      """
    let lint = lint([("ticket.swift", text)], UIKitVersion(26), .swift)
    #expect(lint.faults.isEmpty && lint.warnings.isEmpty)
  }

  /// A faulty member, or an unknown superclass, is said once, and in the order of the lines.
  @Test func aFaultyMemberTakesNothingWithIt() {
    let text = """
      @interface Card : UIViewController
      @property (nonatomic, strong) NSString *front;
      @property (nonatomic, strong) PictureOfNobody *picture;
      @property (nonatomic, strong) NSString *back;
      @end
      @implementation Card
      - (NSString *)both { return [self.front stringByAppendingString:_back]; }
      - (void)show { NSLog(@"%@", self.both }
      @end
      @interface Deck : HolderOfNobody
      @end
      @implementation Deck
      @end
      Deck *made(void) { return nil; }
      """
    let lint = lint([("card.m", text)], UIKitVersion(26), .objectiveC, isStrict: true)
    let lines = lint.faults.map {
      SourceText(name: "", text: text).number(at: $0.fault.range.lowerBound)
    }
    #expect(Set(lines) == [3, 8, 10])
    #expect(lines == lines.sorted())
  }

  @Test func nothingIsLedThroughALifeWhenATextIsWrong() {
    let lint = lint(
      [("wrong.m", "@interface A : UIViewControler\n@end")], UIKitVersion(26), isStrict: true)
    #expect(!lint.faults.isEmpty && lint.warnings.isEmpty)
  }

  @Test func theFilesMayAskForAVersion() {
    let file = Lint.File(SourceText(name: "a.m", text: ":ios 4.3\nint x = 1;"), dialect: nil)
    #expect(Lint.version(askedForBy: [file]) == UIKitVersion(4, 3))
  }

  /// Without a type that conforms, nothing is known to pass for a protocol.
  @Test func aControllerThatCannotBeMadeIsNoted() {
    let text = """
      protocol Stock { func load() -> [String] }
      class ShelfController: UIViewController {
        @IBOutlet var total: UILabel!
        private let store: any Stock
        init(count: Int, from store: any Stock) {
          self.store = store
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let lint = lint([("shelf.swift", text)], UIKitVersion(5, 1), .swift, isStrict: true)
    #expect(lint.warnings.isEmpty)
    #expect(lint.unmade.map(\.type) == ["ShelfController"])
    #expect(lint.unmade.map(\.reason) == [.unknownArgument("from store: any Stock")])
    let place = SourceText(name: "", text: text).position(at: lint.unmade[0].range.lowerBound)
    #expect(place.line == 5 && place.column == 20)
  }

  /// What has no line of its own stands at its class, not at the first place that names it.
  @Test func aClassIsFoundWhereItIsDeclared() {
    let text = """
      // Shelf is shown by a router.
      protocol ShelfDelegate: AnyObject {}
      class Shelf: UIViewController {
        init(_ number: Int) {
          fatalError()
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let lint = lint([("Shelf.swift", text)], .newest)
    #expect(lint.unmade.map(\.type) == ["Shelf"])
    let place = SourceText(name: "", text: text).position(at: lint.unmade[0].range.lowerBound)
    #expect(place == Position(line: 3, column: 7))
  }

  @Test func aControllerWhoseInitialiserEndsTheAppIsNoted() {
    let text = """
      class ShelfController: UIViewController {
        override init(nibName: String?, bundle: Bundle?) { fatalError("not here") }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let lint = lint([("shelf.swift", text)], UIKitVersion(26), .swift)
    #expect(lint.unmade.map(\.type) == ["ShelfController"])
    #expect(lint.unmade.map(\.reason) == [.ended])
  }

  // MARK: - Lives that end

  private let fragile = """
    class FragileController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let rows: [Int] = []
        print(rows[0])
      }
      override func viewWillAppear(_ animated: Bool) {}
    }
    """

  @Test func aCrashIsToldWithItsPlaceAndTheRestOfTheLifeIsLed() {
    let lint = lint([("fragile.swift", fragile)], UIKitVersion(26), .swift)
    #expect(lint.ends.map(\.fault) == [.crash(.fatalError, reason: "Index out of range")])
    #expect(lint.ends.map(\.call) == ["viewDidLoad()"])
    #expect(lint.ends.map { SourceText(name: "", text: fragile)[$0.range] } == ["print(rows[0])"])
    #expect(lint.warnings.map(\.finding.subject) == [.oddity(.superSkipped)])
    #expect(Set(lint.lives.map(\.status)) == [.crash])
    #expect(lint.lives.map(\.steps) == [1, 1] && lint.lives.map(\.of) == [11, 8])
  }

  /// What follows in the method might have saved what was entered, or filled the field again.
  @Test func nothingIsSaidThatTheRestOfAMethodCouldHaveMended() {
    let text = """
      @interface NoteController : UIViewController
      @property (nonatomic, retain) IBOutlet UITextField *note;
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self.view performSelector:@selector(unknown)];
        self.note.text = @"restored";
      }
      - (void)viewDidUnload { [super viewDidUnload]; }
      - (void)dealloc { [_note release]; [super dealloc]; }
      @end
      """
    let lint = lint([("note.m", text)], UIKitVersion(5, 1))
    #expect(lint.ends.count == 1)
    #expect(lint.warnings.map(\.finding.number) == [8])
    let whole = text.replacing("  self.note.text = @\"restored\";\n", with: "")
    let numbers = self.lint([("note.m", whole)], UIKitVersion(5, 1)).warnings
      .map(\.finding.number)
    #expect(numbers.sorted() == [8, 11])
  }

  @Test func anInitialiserThatThrowsOnPurposeIsNotTheOneToCall() {
    let text = """
      @interface EntryController : UIViewController
      @end
      @implementation EntryController
      - (id)initForNew:(BOOL)isNew { return [super initWithNibName:nil bundle:nil]; }
      - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
        @throw [NSException exceptionWithName:@"Wrong" reason:@"Use initForNew:" userInfo:nil];
        return nil;
      }
      @end
      """
    let lint = lint([("entry.m", text)], UIKitVersion(26))
    #expect(lint.warnings.isEmpty && lint.unmade.isEmpty && lint.ends.isEmpty)
    #expect(Set(lint.lives.map(\.status)) == [.complete])
  }

  @Test func anInitialiserThatAlwaysEndsTheAppSaysWhy() {
    let text = """
      class ShelfController: UIViewController {
        override init(nibName: String?, bundle: Bundle?) { fatalError("not here") }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let lint = lint([("shelf.swift", text)], UIKitVersion(26), .swift)
    #expect(Set(lint.lives.map(\.status)) == [.unmade])
    #expect(lint.ends.map(\.fault) == [.crash(.fatalError, reason: "not here")])
  }

  // MARK: - What a review says

  /// In a run it does no harm, and nothing is said.
  @Test func aViewDidLoadWithoutSuperIsToldInAReview() {
    let text = """
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
      }
      """
    let lint = lint([("home.swift", text)], UIKitVersion(26), .swift)
    #expect(lint.warnings.map(\.finding.repair) == [.callSuper("super.viewDidLoad()")])
  }

  // MARK: - One warning a cause

  @Test func anOutletThatWasNilIsNotToldAgainAsTheEndOfTheApp() {
    let text = """
      class TotalController: UIViewController {
        @IBOutlet var total: UILabel!
        override func awakeFromNib() { super.awakeFromNib() }
        init() {
          super.init(nibName: nil, bundle: nil)
          total.text = "0"
        }
        required init?(coder: NSCoder) { fatalError("no nib") }
      }
      """
    let lint = lint([("total.swift", text)], UIKitVersion(26), .swift)
    #expect(lint.warnings.map(\.finding.number) == [1])
    #expect(lint.ends.isEmpty)
  }

  @Test func aLoadViewWithoutAViewIsNotToldAgainAsARecursion() {
    let text = """
      class PlainController: UIViewController {
        override func loadView() {}
      }
      """
    let lint = lint([("plain.swift", text)], UIKitVersion(26), .swift)
    #expect(lint.warnings.map(\.finding.subject) == [.oddity(.viewNotSet)])
    #expect(lint.ends.isEmpty)
  }

  // MARK: - Several files

  @Test func extensionsOfAnotherFileAreFound() {
    let one = """
      class ListController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); setUp(); show(Item(name: "a")) }
      }
      """
    let two = """
      extension ListController { func setUp() {}; func show(_ item: Item) { title = item.name } }
      struct Item { var name: String }
      """
    for files in [[("a.swift", one), ("b.swift", two)], [("b.swift", two), ("a.swift", one)]] {
      let lint = lint(files.map { (name: $0.0, text: $0.1) }, UIKitVersion(26), .swift)
      #expect(lint.faults.isEmpty && lint.ends.isEmpty)
      #expect(Set(lint.lives.map(\.status)) == [.complete])
    }
  }

  @Test func aHeaderIsReadBehindWhatItImports() {
    let category = """
      #import "List.h"
      @interface ListController (Rows)
      - (Kind)rows;
      @end
      """
    let header = """
      typedef NSInteger Kind;
      #define TWICE(x) ((x) * 2)
      @interface ListController : UIViewController
      @end
      """
    let code = """
      #import "List+Rows.h"
      @implementation ListController
      - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%d", TWICE((int)[self rows])); }
      @end
      @implementation ListController (Rows)
      - (Kind)rows { return (Kind)[@[] count]; }
      @end
      """
    let lint = lint(
      [("List+Rows.h", category), ("List.h", header), ("List.m", code)], UIKitVersion(26),
      .objectiveC)
    #expect(lint.faults.isEmpty && lint.ends.isEmpty && lint.warnings.isEmpty)
    #expect(Set(lint.lives.map(\.status)) == [.complete])
  }

  // MARK: - What the files are written for

  @Test(arguments: [
    "// you must retain this notice", "@property (nonatomic, retain) UILabel *label;",
    "NSString *s = @\"[x release]\";",
  ])
  func wordsAloneDoNotCountByHand(_ text: String) {
    #expect(SourceText(name: "a.m", text: text).referenceCounting == nil)
  }

  @Test(arguments: ["[rows release];", "return [[rows retain] autorelease];", "[super dealloc];"])
  func messagesCountByHand(_ text: String) {
    #expect(SourceText(name: "a.m", text: text).referenceCounting == .manual)
  }

  @Test func filesForALaterVersionAreLedUnderTheOldestThatHasAll() {
    let text = """
      @interface PageController : UIViewController
      @end
      @implementation PageController
      - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%@", self.view.topAnchor); }
      @end
      """
    let file = Lint.File(SourceText(name: "page.m", text: text), dialect: .objectiveC)
    let report = LintReport(of: [file], versions: [])
    #expect(report.ends.isEmpty)
    #expect(Set(report.lives.map(\.versions)) == [[UIKitVersion(9), .newest]])
    let asked = LintReport(of: [file], versions: [UIKitVersion(5, 1)])
    #expect(asked.ends.count == 1)
  }

  // MARK: - Words

  /// What mends it is code that compiles where the class is written.
  @Test(arguments: [
    (
      "IBOutlet UILabel *name;", "@property (nonatomic, retain) UILabel *other;",
      "[name release]; name = nil;"
    ),
    (
      "int unused;", "@property (nonatomic, retain) IBOutlet UILabel *name;", "self.name = nil;"
    ),
  ])
  func anOutletIsLetGoAsItIsDeclared(_ ivar: String, _ property: String, _ code: String) {
    let text = """
      @interface NameController : UIViewController { \(ivar) }
      \(property)
      @end
      @implementation NameController
      - (void)dealloc { [name release]; [super dealloc]; }
      @end
      """
    let whole = property.contains("IBOutlet") ? text.replacing("[name", with: "[_name") : text
    let lint = lint([("name.m", whole)], UIKitVersion(5, 1))
    #expect(lint.warnings.map(\.finding.repair) == [.letGo(code)])
  }

  @Test func underManualCountingABlockCapturesWithoutOwning() {
    let text = """
      @interface SheetController : UIViewController
      @property (nonatomic, copy) void (^onClose)(void);
      @end
      @implementation SheetController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.onClose = ^{ self.title = @"closed"; };
      }
      - (void)dealloc {
        [_onClose release];
        [super dealloc];
      }
      @end
      """
    let lint = lint([("sheet.m", text)], UIKitVersion(5, 1))
    #expect(lint.warnings.map(\.finding.subject) == [.oddity(.retainCycle)])
    #expect(
      lint.warnings.map(\.finding.repair)
        == [.captureUnowned("__block typeof(self) blockSelf = self;")])
  }

  @Test func aFileOfSwiftIsSpokenToInSwift() {
    let lint = lint([("fragile.swift", fragile)], UIKitVersion(26), .swift)
    #expect(lint.warnings.map(\.finding.repair) == [.callSuper("super.viewWillAppear(animated)")])
    #expect(
      lint.warnings.map(\.finding.evidence) == [
        .superSkipped(
          WrittenCall(name: "viewWillAppear(_:)", code: "super.viewWillAppear(animated)"))
      ])
  }

  @Test func aViewThatAnInitialiserLoadsBelongsIntoViewDidLoad() {
    let text = """
      class DiaryController: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          view.backgroundColor = .red
        }
        required init?(coder: NSCoder) { fatalError("no nib") }
      }
      """
    let lint = lint([("diary.swift", text)], UIKitVersion(26), .swift)
    #expect(lint.warnings.map(\.finding.number) == [2])
    #expect(lint.warnings.map(\.finding.repair) == [.moveToDidLoad])
  }

  /// What its code does is not known, so that nothing can be held against it.
  @Test func aClassWithoutItsImplementationIsNotLookedAt() {
    let header = """
      @interface DraftController : UIViewController
      @property (nonatomic, retain) IBOutlet UILabel *draft;
      @end
      """
    let below = """
      #import "Draft.h"
      @interface NoteController : DraftController
      @end
      @implementation NoteController
      @end
      """
    let lint = lint([("Draft.h", header), ("Note.m", below)], UIKitVersion(5, 1), .objectiveC)
    #expect(lint.warnings.isEmpty && lint.ends.isEmpty)
    #expect(Set(lint.lives.map(\.status)) == [.unmade])
    #expect(Set(lint.unmade.map(\.reason)) == [.unimplemented("DraftController")])
  }
}
