import Diagnostics
import Syntax
import Testing

@testable import Mistakes

/// What lint was found to miss in engineers' files, each with the line where it stands.
@Suite struct MissedTests {
  private struct Seen: Equatable {
    var line: Int
    var type: String
    var subject: Finding.Subject

    init(_ line: Int, _ type: String, _ subject: Finding.Subject) {
      (self.line, self.type, self.subject) = (line, type, subject)
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

  private func seen(_ report: LintReport) -> [Seen] {
    report.warnings.map(\.subject.finding).map { Seen($0.line, $0.type, $0.subject) }
  }

  // MARK: - How a controller is made

  /// A framework's controller is given where an initialiser of Objective-C asks for one, and a text
  /// where it asks for a text.
  @Test func anInitialiserOfObjectiveCIsCalledAsAProgramWould() {
    let made = report(
      """
      @interface DrawerController : UIViewController { IBOutlet UILabel *caption; }
      - (id)initWithContent:(UIViewController *)content title:(NSString *)title rows:(NSArray *)rows;
      @end
      @implementation DrawerController { UIViewController *_content; NSArray *_rows; }
      - (id)initWithContent:(UIViewController *)content title:(NSString *)title rows:(NSArray *)rows {
        if ((self = [super initWithNibName:nil bundle:nil])) {
          _content = content; _rows = rows;
          caption.text = title;
        }
        return self;
      }
      - (void)viewDidLoad {
        [super viewDidLoad];
        NSLog(@"%@", [_rows objectAtIndex:2]);
        [self addChildViewController:_content];
        [self.view addSubview:_content.view];
      }
      @end
      """, "a.m", [.newest])
    #expect(
      seen(made) == [
        Seen(8, "DrawerController", .mistake(.outletBeforeLoad)),
        Seen(15, "DrawerController", .oddity(.childNotMoved)),
      ])
    #expect(made.ends.isEmpty)
  }

  /// One initialiser ends the app, and the life is led with what the other makes.
  @Test func aConvenienceThatEndsTheAppIsNotTheOnlyWay() {
    let made = report(
      """
      class FormController: UIViewController {
        @IBOutlet weak var field: UITextField!
        convenience init(email: String) {
          self.init(nibName: nil, bundle: nil)
          field.text = email
        }
        override func viewWillAppear(_ animated: Bool) {}
      }
      """)
    #expect(
      seen(made) == [
        Seen(5, "FormController", .mistake(.outletBeforeLoad)),
        Seen(7, "FormController", .oddity(.superSkipped)),
      ])
    #expect(made.unmade.isEmpty)
  }

  /// The class above has no header here, and what stands in the implementation tells what it is.
  @Test func aClassWithTheMethodsOfAControllerIsOne() {
    let led = report(
      """
      @interface Note : Base
      @end
      @implementation Note
      - (void)viewWillAppear:(BOOL)animated {}
      @end
      """, "a.m", [.newest])
    #expect(seen(led) == [Seen(4, "Note", .oddity(.superSkipped))])
    #expect(Set(led.lives.map(\.subject.unknown)) == ["Base"])
  }

  // MARK: - What is done with it

  @Test func theDeviceIsTurnedAndSeguesArePrepared() {
    let led = report(
      """
      class Detail: UIViewController { @IBOutlet weak var name: UILabel! }
      class Master: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "detail", let next = segue.destination as? Detail {
            next.name.text = "a"
          }
        }
        override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {}
      }
      """)
    #expect(
      seen(led) == [
        Seen(5, "Master", .mistake(.outletBeforeLoad)),
        Seen(8, "Master", .oddity(.superSkipped)),
      ])
    #expect(led.warnings.first?.subject.finding.object == "Detail")
  }

  // MARK: - What is held

  @Test func whatAClosureHoldsIsToldOfItAlone() {
    let led = report(
      """
      class Grid: UIViewController {
        typealias Source = UICollectionViewDiffableDataSource<Int, String>
        var list: UICollectionView!
        var dataSource: Source!
        override func viewDidLoad() {
          super.viewDidLoad()
          list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          view.addSubview(list)
          dataSource = Source(collectionView: list) { list, path, text in
            self.title = text
            return list.dequeueReusableCell(withReuseIdentifier: "a", for: path)
          }
        }
      }
      """)
    #expect(seen(led) == [Seen(9, "Grid", .oddity(.retainCycle))])
  }

  @Test(arguments: [
    ("", true), ("tokens.forEach(NotificationCenter.default.removeObserver)", false),
  ])
  func aBlockThatIsAddedWheneverItAppearsIsTold(_ end: String, _ isWrong: Bool) {
    let led = report(
      """
      class Form: UIViewController {
        var tokens: [NSObjectProtocol] = []
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          tokens.append(NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
          ) { [weak self] _ in self?.view.setNeedsLayout() })
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          \(end)
        }
      }
      """)
    #expect(seen(led) == (isWrong ? [Seen(5, "Form", .oddity(.observedEachTime))] : []))
  }

  /// `viewDidUnload` need not be there for something to be kept; what leaks is told as that.
  @Test(arguments: [("", Mistake.emptyUnload), ("[head release];", .loadedOnce)])
  func aViewIsKeptWhereNothingIsUnloaded(_ inDealloc: String, _ mistake: Mistake) {
    let isManual = !inDealloc.isEmpty
    let led = report(
      """
      @interface Keep : UIViewController { UILabel *head; }
      @end
      @implementation Keep
      - (void)loadView {
        self.view = [[UIView alloc] init];
        head = [[UILabel alloc] init];
        [self.view addSubview:head];
      }
      - (void)dealloc { \(inDealloc) \(isManual ? "[super dealloc];" : "") }
      @end
      """, "a.m", [UIKitVersion(5, 1)])
    let view = isManual ? [Seen(5, "Keep", .oddity(.neverReleased))] : []
    #expect(seen(led) == view + [Seen(isManual ? 6 : 1, "Keep", .mistake(mistake))])
  }

  // MARK: - Files

  /// Headers that know each other in a circle, or over one that all files are given, are read with the
  /// class above first.
  @Test(arguments: ["#import \"Base.h\"", "#import <Kit/Base.h>", ""])
  func aHeaderIsReadBehindTheClassAboveItsOwn(_ way: String) {
    let texts = [
      ("Album.h", "\(way)\n@interface Album : Base\n@end"),
      ("Album.m", "@implementation Album\n- (void)viewDidLoad {}\n@end"),
      (
        "Base.h",
        "#import \"Base.h\"\n#import \"Album.h\"\n@interface Base : UIViewController\n@end"
      ),
      ("Base.m", "@implementation Base\n@end"),
    ]
    let led = LintReport(
      of: texts.map { Lint.File(SourceText(name: $0.0, text: $0.1), dialect: .objectiveC) },
      versions: [.newest])
    #expect(led.standIns == [])
    #expect(seen(led) == [Seen(2, "Album", .oddity(.superSkipped))])
  }

  // MARK: - One cause

  /// What was refused is not shown for that reason, and both stand where the app does it.
  @Test func whatIsNotPresentedIsNotShown() {
    let led = report(
      """
      class Help: UIViewController {}
      class Map: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let help = Help()
          help.view.backgroundColor = .white
          present(help, animated: false)
        }
      }
      class Plain: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          UIViewController().view.alpha = 0
        }
      }
      """)
    #expect(
      seen(led) == [
        Seen(7, "Map", .oddity(.presentedOffScreen)), Seen(13, "Plain", .mistake(.needlessLoad)),
      ])
  }

  // MARK: - Pickers

  /// Nobody turns a wheel to a row that it has not.
  @Test func anEmptyWheelIsNotTurned() {
    let report = report(
      """
      class VoicesController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        @IBOutlet weak var wheel: UIPickerView!
        var names: [String] = []
        var chosen: String?
        override func viewDidLoad() {
          super.viewDidLoad()
          wheel.dataSource = self
          wheel.delegate = self
        }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
          names.count
        }
        func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
          chosen = names[row]
        }
      }
      """)
    #expect(seen(report) == [])
    #expect(report.ends.isEmpty)
  }
}
