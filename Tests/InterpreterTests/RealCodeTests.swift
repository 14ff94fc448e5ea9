import Diagnostics
import Interpreter
import Parsing
import Scripts
import Syntax
import Testing
import TypedTree

/// Code that compilers accept is accepted here, and what is not is called by its name.
@Suite struct RealCodeTests {
  @Test(arguments: [
    "typedef NSString *Kind NS_STRING_ENUM;\ntypedef NSString *Name NS_TYPED_EXTENSIBLE_ENUM;",
    "CG_INLINE CGFloat one(UIView *v) { return 1; }\nNS_INLINE CGFloat two(void) { return 2; }",
    """
    @interface V : UIViewController
    - (void)old NS_DEPRECATED_IOS(2_0, 6_0);
    @property (nonatomic) int x NS_AVAILABLE_IOS(7_0);
    @end
    @implementation V
    - (void)old {}
    AUTOROTATION_FOR_PAD_ONLY
    - (void)viewDidLoad { [super viewDidLoad]; }
    NS_ASSUME_NONNULL_END
    @end
    """,
    """
    UIView *view = [[UIView alloc] init];
    view.gestureRecognizers = @[[[UITapGestureRecognizer alloc] init]];
    """,
  ])
  func codeOfObjectiveC(_ text: String) {
    #expect(mistakes(in: text, .objectiveC).isEmpty)
  }

  @Test(arguments: [
    "enum E: String { case a; var title: String { return rawValue.uppercased() } }",
    """
    class A: UIViewController {
      init() { super.init(nibName: nil, bundle: nil) }
      required convenience init?(coder: NSCoder) { self.init() }
    }
    """,
    """
    protocol Defaults { func bool(forKey key: String) -> Bool }
    extension UserDefaults: Defaults {}
    """,
    """
    protocol Screen { var navigationController: UINavigationController? { get } }
    class A: UIViewController, Screen {}
    """,
  ])
  func codeOfSwift(_ text: String) {
    #expect(mistakes(in: text, .swift).isEmpty)
  }

  @Test func aMemberIsNamedAsItWasWritten() {
    let found = mistakes(in: "UIView().centerTo(element: 3)", .swift)
    guard case .language(let diagnostic)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(diagnostic.fact == .noMember("centerTo", of: "UIView", isType: false))
  }

  @Test func aLiteralThatIsNotReadIsNamed() {
    let found = mistakes(in: "let c = #dsohandle", .swift)
    guard case .syntax(let diagnostic)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(diagnostic.fact == .unsupported(.dsohandle))
  }

  @Test(arguments: [
    ("let a = CLGeocoder()", "CLGeocoder", 5), ("var m: MKMapView?", "MKMapView", 3),
    ("UIButton().toolTip", "toolTip", 15),
  ])
  func whatADeviceHasIsNoMistakeOfTheScripts(_ text: String, _ name: String, _ since: Int) {
    guard case .language(let diagnostic)? = mistakes(in: text, .swift).first else {
      Issue.record("\(text)")
      return
    }
    #expect(diagnostic.fact == .notSimulatedHere(name, since: UIKitVersion(since)))
  }

  @Test func noReturnLeadsOutOfAnExpression() {
    let found = mistakes(in: "int six(void) { return ({ return 6; 5; }); }", .objectiveC)
    guard case .language(let diagnostic)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(diagnostic.fact == .unsupported(.resultInExpression))
  }

  @Test func aNumberWithAnUnderlineIsNoneInC() {
    #expect(!mistakes(in: "int x = 2_0;", .objectiveC).isEmpty)
  }

  private func mistakes(in text: String, _ dialect: Dialect) -> [ScriptRun.Mistake] {
    ScriptRun(of: SourceText(name: "text", text: text), dialect: dialect).mistakes
      .filter { $0.severity == .error }
  }
}
