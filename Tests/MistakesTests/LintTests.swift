import Diagnostics
import Mistakes
import Simulator
import Statements
import Testing

@Suite struct LintTests {
  private func lint(
    _ texts: [(name: String, text: String)], _ version: UIKitVersion, _ dialect: Dialect? = nil
  ) -> Lint {
    Lint(
      of: texts.map { Lint.File(SourceText(name: $0.name, text: $0.text), dialect: dialect) },
      version: version)
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
    #expect(lint.warnings.map(\.finding.number).sorted() == [9, 10, 11])
    #expect(marks == ["draft", "draft", "draft"])
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
    #expect(lint.warnings.map(\.file) == [1, 1])
    #expect(lint.warnings.map(\.finding.number) == [8, 9])
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

  @Test func nothingIsLedThroughALifeWhenATextIsWrong() {
    let lint = lint([("wrong.m", "@interface A : UIViewControler\n@end")], UIKitVersion(26))
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
    let lint = lint([("shelf.swift", text)], UIKitVersion(5, 1), .swift)
    #expect(lint.warnings.isEmpty)
    #expect(lint.unmade.map(\.type) == ["ShelfController"])
    #expect(lint.unmade.map(\.parameter) == ["from store: any Stock"])
    let place = SourceText(name: "", text: text).position(at: lint.unmade[0].range.lowerBound)
    #expect(place.line == 5 && place.column == 20)
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
    #expect(lint.unmade.map(\.parameter) == [nil])
  }
}
