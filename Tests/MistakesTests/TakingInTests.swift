import Diagnostics
import Interpreter
import Scripts
import Simulator
import Syntax
import Testing
import TypedTree
import UIKitClasses

@testable import Mistakes

/// Files that compilers took, of which not all is known here, are taken in all the same.
@Suite struct TakingInTests {
  private func lint(_ text: String, _ dialect: Dialect, _ version: Int = 17) -> Lint {
    let suffix = dialect == .swift ? "swift" : "m"
    return Lint(
      of: [Lint.File(SourceText(name: "a.\(suffix)", text: text), dialect: dialect)],
      version: UIKitVersion(version))
  }

  private static let swift = [
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
}
