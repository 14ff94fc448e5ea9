import Syntax
import Testing

@testable import Sessions

/// Changes to code that is being mended, as they are typed.
@Suite struct CodeChangeTests {
  private static let swift = """
    class Album: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
      }
    }
    """
  private static let objectiveC = """
    @interface Album : UIViewController
    @end
    @implementation Album
    - (void)viewDidLoad {
      [super viewDidLoad];
    }
    @end
    """
  private static let warned = """
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
    }
    """

  @Test func aMethodThatTheClassHasNotComesLastInIt() throws {
    let change = try CodeChange(Self.warned, of: Self.swift, in: .swift)
    #expect(
      change.code == """
        class Album: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
          }
          override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
          }
        }
        """)
    #expect(change.effect == .added(5...7))
  }

  @Test func soItDoesInObjectiveC() throws {
    let change = try CodeChange(
      "- (void)didReceiveMemoryWarning {\n}", of: Self.objectiveC, in: .objectiveC)
    #expect(change.code.hasSuffix("}\n- (void)didReceiveMemoryWarning {\n}\n@end"))
    #expect(change.effect == .added(7...8))
  }

  /// A question says "line 3: …", and so do some who answer it.
  @Test(arguments: ["3 title = nil", "3: title = nil", "3：title = nil"])
  func aLineIsNamedByItsNumber(_ text: String) throws {
    let change = try CodeChange(text, of: Self.swift, in: .swift)
    #expect(change.effect == .changed(3...3))
    #expect(change.code.contains("{\n    title = nil\n"), "\(change.code)")
    #expect(!CodeChange.isNumbered("3:7, 4: 9"))
  }

  @Test func aMethodOfNoOneClassIsRefused() {
    #expect(throws: CodeChange.Fault.noSuchMethod("didReceiveMemoryWarning()")) {
      try CodeChange(Self.warned, of: Self.swift + "\nclass Other {}", in: .swift)
    }
  }

  @Test func aMethodThatIsThereTakesItsPlace() throws {
    let change = try CodeChange("override func viewDidLoad() {}", of: Self.swift, in: .swift)
    #expect(change.effect == .changed(2...2))
    #expect(change.code.split(separator: "\n").count == 3)
  }

  @Test func severalLinesAreAddedBehindALine() throws {
    let change = try CodeChange("4+ " + Self.warned, of: Self.swift, in: .swift)
    #expect(change.effect == .added(5...7))
  }

  @Test(
    arguments: [
      ("1+ var title = 0", 2, ["  var title = 0"]),
      ("2+ print(1)", 3, ["    print(1)"]),
      (
        "3+ if view != nil {\n  print(1)\n}", 4,
        ["    if view != nil {", "      print(1)", "    }"]
      ),
      ("4+ func stop() {\n  }", 5, ["  func stop() {", "  }"]),
      ("4+ func stop() {\n    print(1)\n  }\n", 5, ["  func stop() {", "    print(1)", "  }"]),
      ("5+ class Other {}", 6, ["class Other {}"]),
    ])
  func whatIsPutInIsIndentedAsWhatStandsAroundIt(
    _ text: String, _ first: Int, _ lines: [String]
  ) throws {
    let change = try CodeChange(text, of: Self.swift, in: .swift)
    #expect(
      change.code.split(separator: "\n").dropFirst(first - 1).prefix(lines.count).map(String.init)
        == lines)
  }

  @Test(
    arguments: [
      ("4+ override func didReceiveMemoryWarning() {", true),
      ("4+ \(warned)", false), ("3 if view != nil {", true), ("3 if view != nil { }", false),
      // What stood there was open as well.
      ("2 override func viewDidAppear(_ animated: Bool) {", false),
      ("3-", false), ("3 super.viewDidLoad()", false), ("override func loadView() {", true),
    ])
  func whatIsPutInGoesOnUntilItIsClosed(_ text: String, _ goesOn: Bool) {
    #expect(CodeChange.isUnfinished(text, of: Self.swift, in: .swift) == goesOn)
  }

  @Test func theEntryGoesOnAtThePrompt() {
    var learner = KindsCourse.learner(at: "fix")
    #expect(learner.session.isIncomplete("1+ func twice() {"))
    #expect(!learner.session.isIncomplete("1+ func twice() {\n}"))
    learner.type("1+ func twice() {\n}")
    #expect(learner.session.shownPage?.code?.lineCount == 5)
  }
}
