import Diagnostics
import Interpreter
import ObjectRuntime
import Scripts
import Simulator
import Syntax
import Testing
import UIKitClasses

@Suite struct ContinuationsTests {
  private func world(_ script: String, version: UIKitVersion = .newest) -> World {
    ScriptRun(
      of: SourceText(name: "test", text: script), dialect: .swift,
      in: World(simulation: Simulation(version: version))
    ).world
  }

  private let tabs = """
    class Diary: UIViewController {
      @IBOutlet weak var page: UITextView!
      func turn(to page: Int, animated: Bool) {}
    }
    let tab = UITabBarController()
    let diary = Diary()
    """

  private func words(
    _ text: String, _ dialect: Dialect = .swift, version: UIKitVersion = .newest
  ) -> [String] {
    Continuations(of: text, preferred: dialect, in: world(tabs, version: version)).words
      .map { $0.note.hasPrefix("(") ? $0.text.dropLast() + $0.note : $0.text + $0.note }
  }

  @Test func aDotOffersWhatTheClassAndItsAncestorsHave() {
    let members = words("tab.")
    #expect(members.contains("selectedIndex"))
    #expect(members.contains("present(_:animated:completion:)"))
    #expect(members.contains("viewDidLoad()") && !members.contains("viewDidLoad"))
    #expect(!members.contains("tab") && !members.contains("topViewController"))
    #expect(!members.contains { $0.contains("WithNibName") })
  }

  @Test func aBracketOffersSelectors() {
    let members = words("[tab ", .objectiveC)
    #expect(members.contains("presentViewController:animated:completion:"))
    #expect(members.contains("view") && !members.contains("UIView"))
    #expect(words("[[tab view] ", .objectiveC).contains("addSubview:"))
  }

  @Test func theLearnersOwnMembersComeFirst() {
    #expect(words("diary.").first == "page")
    #expect(words("diary.").contains("turn(to:animated:)"))
    #expect(words("diary.page.").contains("isEditable"))
  }

  @Test func aChainIsFollowed() {
    #expect(words("tab.view.").contains("backgroundColor"))
    #expect(words("UIApplication.shared.").contains("windows"))
    #expect(words("UIColor.").contains("red"))
    #expect(words("nothing.").isEmpty)
  }

  @Test func selfIsOfTheClassThatIsBeingTyped() {
    let text = "class A: UINavigationController {\n  override func viewDidLoad() {\n    super."
    #expect(words(text).contains("topViewController"))
  }

  @Test func overrideOffersWholeSignatures() {
    let methods = words("class A: UIViewController {\n  override func ")
    #expect(methods.contains("viewWillAppear(_ animated: Bool) {"))
    #expect(methods.contains("viewIsAppearing(_ animated: Bool) {"))
    #expect(!methods.contains("viewDidUnload() {"))
    let old = words("class A: UIViewController {\n  override func ", version: UIKitVersion(5, 1))
    #expect(old.contains("viewDidUnload() {") && !old.contains { $0.hasPrefix("viewIsAppearing") })
  }

  @Test func aMethodOfObjectiveCIsOfferedBehindItsType() {
    let methods = words("@implementation A\n- (void)", .objectiveC)
    #expect(methods.contains("viewWillAppear:(BOOL)animated {"))
    #expect(!methods.contains { $0.hasPrefix("shouldPerformSegue") })
  }

  @Test func printAndNSLogAreKnown() {
    #expect(words("pri").contains("print(") && words("NSL").contains("NSLog("))
    #expect(words("x", .objectiveC).contains("NSLog("))
  }

  @Test func behindABlankOnlyVariablesAreOffered() {
    #expect(words("let x = ") == ["windowUIWindow", "tabUITabBarController", "diaryDiary"])
  }
}
