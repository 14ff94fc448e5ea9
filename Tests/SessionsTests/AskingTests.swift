import Curriculum
import Grading
import Testing

@testable import Sessions

/// Each kind of exercise at the prompt: right, wrong, helped, shown.
@Suite struct AskingTests {
  private static let note = "class Memo: UIViewController { @IBOutlet weak var text: UILabel! }"

  /// A step of each kind, by its kind's name.
  private static let steps: [String: String] = [
    "calls": """
        kind: predict
        setup: "\(note)"
        code: |
          let memo = Memo()
          if memo.view != nil { print("seen") }
        ask: calls
        of: {line: 2}
        from: memory
    """,
    "prints": """
        kind: predict
        setup: "\(note)"
        code: print(Memo().isViewLoaded, 7)
        ask: prints
    """,
    "number": """
        kind: predict
        setup: "\(note)"
        code: "let memo = Memo(); let other = memo; memo.view.tag = other.view.tag"
        ask: number
        of: loadView
    """,
    "choice": """
        kind: choice
        setup: "\(note)"
        code: let memo = Memo()
        options: {never: {without: [memo loadView]}, loads: {trace: [memo loadView]}}
    """,
    "spot": """
        kind: spot
        setup: "\(note)"
        code: |
          let memo = Memo()
          print(memo.isViewLoaded)
          memo.view.tag = 3
        ask: loads
    """,
    "versions": """
        kind: versions
        dialects: [objc]
        ios: ["5.1", "6.0"]
        setup: |
          @interface Memo : UIViewController
          @property (nonatomic, assign) IBOutlet UILabel *text;
          @end
          @implementation Memo
          @end
          Memo *memo = [[Memo alloc] init];
          [memo view];
        code: ":warn"
        ask: {call: memo viewDidUnload}
    """,
    "fill": """
        kind: fill
        setup: "\(note)"
        code: |
          let memo = Memo()
          print(memo.____1)
        gaps: {1: [isViewLoaded]}
        wrong: {1: [view]}
        goal: {prints: ["false"], without: [memo loadView]}
    """,
    "fix": """
        kind: fix
        setup: "\(note)"
        code: |
          let memo = Memo()
          print(memo.view != nil)
        goal: {prints: ["false"], without: [memo loadView]}
        solution: {2: "print(memo.isViewLoaded)"}
    """,
    "drive": """
        kind: drive
        setup: "\(note)"
        scene: |
          let memo = Memo()
          memo.view.tag = 1
        of: [memo]
    """,
  ]

  private func learner(_ kind: String) -> Learner {
    let step = Self.steps[kind] ?? ""
    let own = step.contains("dialects:") ? "" : "    dialects: [swift]\n"
    let ios = step.contains("ios:") ? "" : "    ios: 26\n"
    var learner = Learner("  - id: one\n" + step + "\n" + own + ios)
    learner.type(":learn 1")
    return learner
  }

  @Test(arguments: [
    ("calls", ["loadView", "viewDidLoad", ""]), ("calls", ["loadView viewDidLoad", ""]),
    ("prints", ["false 7", ""]), ("number", ["1"]), ("spot", ["3"]), ("versions", ["y n"]),
    ("versions", ["да нет"]), ("fill", ["isViewLoaded"]), ("fix", ["2 print(memo.isViewLoaded)"]),
    ("drive", ["initWithNibName:bundle:", "memo loadView", "viewDidLoad()"]),
  ])
  func aRightAnswerIsDone(_ kind: String, _ lines: [String]) {
    var learner = learner(kind)
    let replies = lines.flatMap { learner.type($0) }
    #expect(replies.graded?.mark.isCorrect == true, "\(kind)")
    #expect(replies.isDone && learner.items(.answered) == ["course/one"])
    #expect(!learner.comesBack("course/one"))
  }

  @Test(arguments: [
    ("calls", ["loadView", ""], 0.5), ("calls", ["0"], 0), ("prints", ["true 7", ""], 0),
    ("number", ["2"], 0), ("spot", ["2 3"], 0), ("versions", ["n n"], 0),
  ])
  func aWrongAnswerIsWorthItsPart(_ kind: String, _ lines: [String], _ score: Double) {
    var learner = learner(kind)
    let replies = lines.flatMap { learner.type($0) }
    #expect(replies.graded?.mark.score == score, "\(kind)")
    #expect(!replies.isDone && learner.comesBack("course/one"))
  }

  @Test(arguments: [
    ("fill", ["view"]), ("fix", ["2 print(memo.view)"]), ("fix", ["2-"]), ("fix", ["9 x", "2"]),
    ("drive", ["viewDidLoad", "memo init"]), ("spot", ["three"]), ("choice", ["z"]),
  ])
  func whatIsNotRightYetCanBeTriedAgain(_ kind: String, _ lines: [String]) {
    var learner = learner(kind)
    let replies = lines.flatMap { learner.type($0) }
    #expect(replies.graded == nil && learner.items(.answered).isEmpty, "\(kind)")
  }

  @Test func aChoiceIsPickedByItsLetter() throws {
    var learner = learner("choice")
    guard case .quiz(let walk, _) = learner.session.activity else {
      Issue.record("nothing is asked")
      return
    }
    let place = try #require(walk.current.shown.firstIndex { $0.id == "never" })
    #expect(learner.type(["a", "b"][place]).graded?.mark.isCorrect == true)
  }

  @Test(arguments: Array(steps.keys).sorted())
  func anAnswerThatIsShownIsNoAnswer(_ kind: String) {
    var learner = learner(kind)
    let replies = learner.type(":answer")
    #expect(replies.graded?.isShown == true, "\(kind)")
    #expect(learner.items(.answered).isEmpty && learner.items(.stepSkipped) == ["course/one"])
    #expect(learner.comesBack("course/one"))
  }

  @Test func codeThatDoesNotCompileIsToldInTheCompilersWords() {
    var learner = learner("fix")
    let replies = learner.type("2 print(memo.isVewLoaded)")
    #expect(
      replies.contains { reply in
        if case .played(let account) = reply { !account.mistakes.isEmpty } else { false }
      })
  }

  @Test func whatTheCodeSendsItselfIsNoRefusedCall() {
    var learner = learner("drive")
    learner.type("init", "initWithNibName:bundle:", "loadView")
    #expect(learner.type("viewDidLoad").graded?.mark.score == 1)
  }
}
