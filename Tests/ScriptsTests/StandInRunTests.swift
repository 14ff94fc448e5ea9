import Diagnostics
import Interpreter
import Syntax
import Testing
import TypedTree

@testable import Scripts

/// What stands in for names while a script runs.
@Suite struct StandInRunTests {
  private func run(_ text: String, _ dialect: Dialect = .swift) -> ScriptRun {
    var world = World()
    world.standsIn = true
    return ScriptRun(of: SourceText(name: "a.swift", text: text), dialect: dialect, in: world)
  }

  @Test func whatNobodyKnowsIsSomethingWhenItIsBoxed() {
    let run = run(
      """
      @interface A : NSObject
      @property (nonatomic, strong) Order *order;
      @end
      @implementation A
      @end
      A *a = [A new];
      NSArray *list = @[@(a.order.count), @([Store shared].total)];
      """, .objectiveC)
    #expect(run.mistakes.isEmpty)
    #expect(run.status == .ok)
    #expect(run.world.standIns.map(\.name) == ["Order", "Store"])
  }

  @Test func anUnknownNameHidesNoMistakeInAnotherMethod() {
    let run = run(
      """
      @interface A : NSObject
      @end
      @implementation A
      - (void)wrong { int x = @"a"; }
      - (void)unknown { frob(3); }
      - (void)list { NSArray *list = [NSDictionary dictionary]; NSLog(@"%d", @"text"); }
      @end
      """, .objectiveC)
    let facts = run.mistakes.compactMap { mistake in
      if case .language(let diagnostic) = mistake { diagnostic.fact } else { nil }
    }
    let names = facts.map { "\($0)".prefix { $0 != "(" } }
    #expect(names == ["objectiveC", "objectiveC", "format"])
    guard case .objectiveC(.numberAsObject)? = facts.first else {
      Issue.record("\(facts)")
      return
    }
  }

  @Test func anAppOfAnotherVersionHasStandInsToo() {
    let run = run(":ios 15.0\n:device ipad\nprint(UIScreen.main.memberOfNobody)\n")
    #expect(run.mistakes.isEmpty)
    #expect(run.world.standIns.map(\.name) == ["memberOfNobody"])
  }

  @Test func aMessageThatIsNotSimulatedIsTold() {
    let run = run("let table = UITableView()\ntable.separatorColor = .red\n")
    #expect(run.mistakes.isEmpty)
    #expect(run.world.standIns.map(\.name) == ["setSeparatorColor:"])
  }

  @Test func anInitializerThatIsNotSimulatedIsToldByItsLabels() {
    let run = run("let colour = UIColor(named: \"sea\")\nlet plain = UIColor(white: 1, alpha: 1)\n")
    #expect(run.mistakes.isEmpty)
    #expect(run.world.standIns.map(\.name) == ["UIColor.init(named:)"])
  }

  /// A property that Swift says is never nil is there, whatever it is.
  @Test func whatIsNeverNilIsThere() {
    let run = run(
      """
      UISearchBar().searchTextField.placeholder = "Find"
      let scroll = UIScrollView()
      scroll.verticalScrollIndicatorInsets.bottom = 10
      scroll.panGestureRecognizer.isEnabled = false
      UITextView().textContainer.lineFragmentPadding = 0
      """)
    #expect(run.mistakes.isEmpty)
    #expect(run.status == .ok)
  }

  /// An override of what is not simulated is not taken for an initialiser.
  @Test func aMethodAboveIsNamedByItself() {
    let run = run(
      """
      class Dial: UIView {
        override func accessibilityIncrement() { super.accessibilityIncrement() }
      }
      """)
    #expect(run.world.standIns.map(\.name) == ["accessibilityIncrement"])
  }
}
