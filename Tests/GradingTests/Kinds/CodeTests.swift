import Curriculum
import Mistakes
import Notation
import Testing

@testable import Grading

/// Answers that are code: gaps, code to be mended, tasks.
@Suite struct CodeTests {
  // MARK: - Gaps

  private static let fill = #"""
    kind: fill
    setup: |
      class Child: UIViewController {}
      let parent = UIViewController()
      let child = Child()
    code: |
      parent.____1(child)
      parent.view.____2(child.view)
      child.____3(toParent: parent)
    gaps: {1: [addChild], 2: [addSubview], 3: [didMove]}
    wrong: {3: [willMove]}
    goal: {tree: {child: parent}, trace: ["child didMoveToParentViewController:"]}
    """#

  @Test(
    arguments: [
      (["addChild", "addSubview", "didMove"], 1.0, "goal = 1"),
      ([" addChild ", "addSubview", "didMove"], 1, "goal = 1"),
      (["addChild", "addSubview", "willMove"], 2.0 / 3, "2/3 = 0.6667"),
      (["present", "addSubview", "willMove"], 1.0 / 3, "1/3 = 0.3333"),
      (["addChild"], 1.0 / 3, "1/3 = 0.3333"),
      (["", "", ""], 0, "0/3 = 0"),
      ([], 0, "0/3 = 0"),
      (["addChild", "insertSubview", "didMove"], 2.0 / 3, "2/3 = 0.6667"),
    ] as [([String], Double, String)])
  func gaps(_ texts: [String], _ score: Double, _ working: String) throws {
    let mark = try Asked(Self.fill).mark(texts)
    #expect(abs(mark.score - score) < 1e-9)
    #expect(mark.isCorrect == (score == 1))
    #expect(mark.working == working)
    #expect(mark.right == ["addChild", "addSubview", "didMove"])
  }

  @Test func theGoalCountsForWhatNobodyThoughtOf() throws {
    let asked = try Asked(Self.fill.replacing("2: [addSubview]", with: "2: [insertNothing]"))
    #expect(asked.mark(["addChild", "addSubview", "didMove"]).isCorrect)
    #expect(asked.mark(["addChild", "addSubview", "didMove"]).parts.first?.value == .bool(true))
  }

  private static let named = #"""
    kind: fill
    code: |
      class A: UIViewController {
        override func ____1(_ animated: Bool) { super.____1(animated); print("on") }
      }
    play: "window.rootViewController = A()"
    gaps: {1: [viewIsAppearing]}
    wrong: {1: [viewDidLoad]}
    goal: {prints: ["on"]}
    """#

  @Test(arguments: [
    "viewIsAppearing", "viewIsAppearing(_:)", "viewIsAppearing:", "-[A viewIsAppearing:]",
    "a.viewIsAppearing(true)", "[a viewIsAppearing:YES]", "a viewIsAppearing", "viewisappearing",
  ])
  func aCallMayBeSpeltInEveryWay(_ text: String) throws {
    guard case .fill(let key) = try Asked(Self.named).key else { throw NoFix() }
    #expect(key.spelt(text, at: 0) == "viewIsAppearing")
    #expect(key.suggestion(for: text, at: 0) == nil)
  }

  @Test(arguments: [
    ("viewIsApearing", "viewIsAppearing"), ("veiwDidLoad()", "viewDidLoad"), ("viewDidLoad", nil),
    ("viewWillAppear:", nil), ("banana", nil), ("1 + 1", nil),
  ])
  func whatIsSpeltLikeACallIsKnown(_ text: String, _ meant: String?) throws {
    guard case .fill(let key) = try Asked(Self.named).key else { throw NoFix() }
    #expect(key.suggestion(for: text, at: 0) == meant)
  }

  @Test(arguments: ["viewDidLoad() { print(\"on\") }; func f", "viewWillLayoutSubviews"])
  func aGapPrintsNothingByItself(_ text: String) throws {
    #expect(try !Asked(Self.named).mark([text]).isCorrect)
  }

  // MARK: - Code to be mended

  private static let card = #"""
    kind: fix
    code: |
      class CardController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
        }
      }
    play: |
      let card = CardController()
      card.loadViewIfNeeded()
      print(card.view.backgroundColor == nil ? "no colour" : "yellow")
    goal: {prints: [yellow], values: {card.view.backgroundColor: UIColor.yellow}}
    solution: {3+: "view.backgroundColor = UIColor.yellow"}
    """#

  /// What stands in viewDidLoad, and the case of what is lacking.
  @Test(arguments: [
    ("view.backgroundColor = UIColor.yellow", ""), ("view.backgroundColor = .yellow", ""),
    ("view.backgroundColor = UIColor.red", "value"), ("print(\"yellow\")", "lineClaimed"),
    ("let word = \"yellow\"; print(word)", "lineClaimed"), ("", "line"),
    ("view.backgroundColor = UIColor.red; print(\"yellow\")", "value"),
    ("print(\"yellow\"); view.backgroundColor = UIColor.yellow", ""),
  ])
  func aGoalIsReadFromTheObject(_ line: String, _ lack: String) throws {
    let code =
      "class CardController: UIViewController {\n  override func viewDidLoad() {\n"
      + "    super.viewDidLoad()\n    \(line)\n  }\n}"
    let mark = try Asked(Self.card).mark([code])
    #expect(mark.lack.map { "\($0)".prefix { $0 != "(" } } ?? "" == lack)
    #expect(mark.isCorrect == lack.isEmpty)
  }

  private static let fix = #"""
    kind: fix
    code: |
      class ClockController: UIViewController {
        var tell: (() -> Void)?
        override func viewDidLoad() {
          super.viewDidLoad()
          tell = { self.tick() }
        }
        func tick() { print("tick") }
      }
    play: |
      var clock: ClockController? = ClockController()
      window.rootViewController = clock
      clock!.tell!()
      window.rootViewController = nil
      clock = nil
    goal: {freed: [clock], prints: [tick], keeps: [ClockController.tick]}
    solution: {5: "tell = { [weak self] in self?.tick() }"}
    """#

  private func code(_ line: String) -> String {
    """
    class ClockController: UIViewController {
      var tell: (() -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        \(line)
      }
      func tick() { print("tick") }
    }
    """
  }

  @Test func mendedCodeReachesTheGoal() throws {
    let asked = try Asked(Self.fix)
    let mark = asked.mark([code("tell = { [weak self] in self?.tick() }")])
    #expect(mark.score == 1)
    #expect(mark.working == "goal = 1")
    #expect(asked.mark([code("tell = { [unowned self] in self.tick() }")]).isCorrect)
  }

  @Test func whatWasBrokenAndStaysSoEarnsNothing() throws {
    let asked = try Asked(Self.fix)
    #expect(asked.mark([code("tell = { self.tick() }")]).score == 0)
    #expect(asked.mark([code("tell = { self.tick() }")]).working == "1/2*0/1 = 0")
    #expect(asked.mark(["class {"]).score == 0)
    #expect(asked.mark([]).score == 0)
  }

  @Test func halfTheShareOfWhatWasMendedCounts() throws {
    // The clock is freed, but says nothing any more.
    let asked = try Asked(Self.fix)
    #expect(asked.mark([code("tell = { }")]).score == 0.5)
    #expect(asked.mark([code("tell = { }")]).isCorrect == false)
    let two = try Asked(Self.fix.replacing("prints: [tick]", with: "prints: [tick, tock]"))
    #expect(two.mark([code("tell = { [weak self] in self?.tick() }")]).score == 0.25)
    #expect(
      two.mark([code("tell = { [weak self] in self?.tick() }")]).working == "1/2*1/2 = 0.25")
  }

  @Test func whatIsKeptIsNotMendedByDeletingIt() throws {
    let asked = try Asked(Self.fix.replacing("prints: [tick], ", with: ""))
    let deleted = code("").replacing("func tick() { print(\"tick\") }", with: "")
      .replacing("super.viewDidLoad()", with: "super.viewDidLoad(); tell = { }")
    #expect(asked.mark([deleted]).score == 0.5)
    let emptied = code("tell = { }").replacing("{ print(\"tick\") }", with: "{ }")
    #expect(asked.mark([emptied]).score == 0.5)
    #expect(asked.mark([code("tell = { }")]).isCorrect)
  }

  @Test func codeThatMeetsItsGoalIsNotToBeMended() {
    #expect(throws: QuestionFault.nothingWrong) {
      try Asked(
        Self.fix.replacing("self.tick() }", with: "}").replacing("prints: [tick], ", with: ""))
    }
  }

  @Test func anotherMistakeIsNoMending() throws {
    let asked = try Asked(Self.fix)
    let crash = code("tell = { [weak self] in self?.tick() }; _ = [Int]()[3]")
    #expect(!asked.mark([crash]).isCorrect)
    guard case .fix(let key) = asked.key else { throw NoFix() }
    let early = code(
      "tell = { [weak self] in self?.tick() }; if UIViewController().view != nil { }")
    let setting = asked.question.setting
    let lack = key.mark(early) { Asked.play($0, setting) }.lack
    guard case .mistake(let finding) = lack else {
      Issue.record("\(String(describing: lack))")
      return
    }
    #expect(finding.number == 2)
  }

  private struct NoFix: Error {}

  // MARK: - Tasks

  @Test func aTaskIsSolvedOrNot() throws {
    let asked = try Asked(
      #"""
      kind: task
      setup: "class A: UIViewController {}\nlet draft = A()"
      goal: {prints: ["false"], without: [draft loadView]}
      solution: print(draft.isViewLoaded)
      """#)
    #expect(asked.mark(["print(draft.isViewLoaded)"]).score == 1)
    #expect(asked.mark(["NSLog(@\"%d\", [draft isViewLoaded]);"]).score == 0)
    #expect(asked.mark(["print(draft.view.isHidden)"]).score == 0)
    #expect(asked.mark([]).score == 0)
    #expect(asked.mark(["print(draft.viewIfLoaded != nil)"]).score == 1)
    #expect(asked.mark(["print(\"false\")"]).score == 0)
    #expect(asked.mark(["print(false)"]).score == 0)
  }
}
