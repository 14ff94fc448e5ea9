import Curriculum
import Diagnostics
import Testing

@testable import Grading

@Suite struct ExpectationTests {
  private static let setup = """
    class A: UIViewController { var friend: A?; func wave() { print("hi") }; func rest() {} }
    let a = A()
    """

  /// The words of the first lack, or "" where nothing is missing.
  private func lack(
    _ expectation: String, of code: String, as sense: Curriculum.Expectation.Sense
  ) throws -> String {
    let yaml =
      "format: 2\nid: q\ntitle: t\nquestions: [{id: q, prompt: p, kind: task, "
      + "goal: {\(expectation)}, solution: x}]\n"
    let reading = Quiz.read(SourceText(name: "q.yaml", text: yaml))
    guard case .task(let task) = reading.value?.questions.first?.exercise, reading.isSound else {
      throw Asked.Unreadable(facts: reading.diagnostics.map { "\($0.fact)" })
    }
    var player = Player()
    _ = player.observe(Self.setup)
    let run = player.observe(code)
    try #require(run.isSound, "\(run.mistakes)")
    guard let lack = task.goal.lack(in: run, as: sense, .swift) else { return "" }
    return "\(lack)".prefix { $0 != "(" }.description
  }

  @Test(arguments: [
    // The calls
    ("trace: [a loadView, a viewDidLoad]", "_ = a.view", "", ""),
    ("trace: [viewDidLoad]", "_ = a.view", "callAt", ""),
    ("trace: [viewDidLoad, loadView]", "_ = a.view", "callAt", "call"),
    ("trace: [a viewDidLoad]", "a.viewDidLoad()", "", "sentByHand"),
    ("trace: none", "_ = a.view", "callAt", "callAt"),
    ("trace: none", "a.title = \"x\"", "", ""),
    ("without: [viewDidLoad]", "_ = a.view", "unwanted", "unwanted"),
    ("without: [viewDidLoad]", "a.title = \"x\"", "", ""),
    // The lines
    ("prints: [x]", "print(\"x\")", "", ""),
    ("prints: [x]", "print(\"w\"); print(\"x\")", "lineAt", ""),
    ("prints: [x, y]", "print(\"x\")", "lineAt", "line"),
    ("prints: none", "print(\"x\")", "lineAt", "lineAt"),
    ("prints: ['true']", "print(1 == 1)", "", ""),
    // The console
    ("warns: none", "a.title = \"x\"", "", ""),
    ("warns: ['Attempt to present …']", "a.title = \"x\"", "warning", "warning"),
    (
      "warns: ['Attempt to present …']", "a.present(UIViewController(), animated: false)", "", ""
    ),
    (
      "warns: none", "a.present(UIViewController(), animated: false)", "unwantedWarning",
      "unwantedWarning"
    ),
    // The mistakes
    ("mistakes: [2]", "if a.view != nil { }", "", ""),
    ("mistakes: none", "if a.view != nil { }", "mistake", "mistake"),
    ("mistakes: [7]", "if a.view != nil { }", "noMistake", "noMistake"),
    ("mistakes: none", "a.title = \"x\"", "", ""),
    // The memory
    ("leaks: none", "var b: A? = A(); b = nil", "", ""),
    ("leaks: none", "var b: A? = A(); b!.friend = b; b = nil", "leak", "leak"),
    ("leaks: [b]", "var b: A? = A(); b!.friend = b; b = nil", "", ""),
    ("leaks: [b]", "var b: A? = A(); b = nil", "noLeak", "noLeak"),
    ("freed: [b]", "var b: A? = A(); b = nil", "", ""),
    ("freed: [b]", "var b: A? = A()", "alive", "alive"),
    ("freed: [b]", "a.title = \"x\"", "alive", "alive"),
    ("freed: [b]", "var b: A? = A(); b!.friend = b; b = nil", "alive", "alive"),
    ("owners: {b: 1}", "let b = A()", "", ""),
    ("owners: {b: 1}", "let b = A(); a.friend = b", "owners", "owners"),
    ("owners: {b: [you, property friend of a]}", "let b = A(); a.friend = b", "", ""),
    ("owners: {b: [property, you]}", "let b = A(); a.friend = b", "", ""),
    ("owners: {b: [you]}", "let b = A(); a.friend = b", "ownerNames", "ownerNames"),
    ("owners: {b: [you, superview]}", "let b = A(); a.friend = b", "ownerNames", "ownerNames"),
    // The state
    ("state: {a: unloaded}", "a.title = \"x\"", "", ""),
    ("state: {a: unloaded}", "_ = a.view", "state", "state"),
    ("state: {a: loaded}", "_ = a.view", "", ""),
    ("state: {a: off screen}", "_ = a.view", "", ""),
    ("state: {a: on screen}", "_ = a.view", "state", "state"),
    ("state: {a: on screen}", "window.rootViewController = a", "", ""),
    ("state: {a: off screen}", "window.rootViewController = a", "state", "state"),
    ("size: {a.view: [402, 874]}", "_ = a.view", "", ""),
    ("size: {a.view: [402, 873]}", "_ = a.view", "size", "size"),
    ("size: {a.view: [402, 874]}", "a.title = \"x\"", "size", "size"),
    ("tree: {a: window}", "window.rootViewController = a", "", ""),
    ("tree: {a: window}", "a.title = \"x\"", "notHeld", "notHeld"),
    ("tree: {b: a}", "let b = A(); a.addChild(b)", "", ""),
    ("tree: {b: a}", "let b = A(); a.friend = b", "notHeld", "notHeld"),
    ("values: {a.title: '\"x\"'}", "a.title = \"x\"", "", ""),
    ("values: {a.title: '\"x\"'}", "a.title = \"y\"", "value", "value"),
    (
      "values: {a.view.backgroundColor: UIColor.yellow}", "a.view.backgroundColor = .yellow", "", ""
    ),
    (
      "values: {a.view.backgroundColor: UIColor.yellow}", "a.view.backgroundColor = .red", "value",
      "value"
    ),
    ("values: {a.view.frame.width: 402}", "_ = a.view", "", ""),
    ("values: {b.title: nil}", "a.title = \"x\"", "value", "value"),
    // The end
    ("ends: {crash: Fatal error}", "let n: Int? = nil; print(n!)", "", ""),
    ("ends: {crash: EXC_BAD_ACCESS}", "let n: Int? = nil; print(n!)", "ended", "ended"),
    ("ends: {exception: NSRangeException}", "a.title = \"x\"", "goesOn", "goesOn"),
    // The code
    ("keeps: [A.wave]", "a.title = \"x\"", "", ""),
    ("keeps: [A.wave()]", "a.title = \"x\"", "", ""),
    ("keeps: [A.rest]", "a.title = \"x\"", "deleted", "deleted"),
    ("keeps: [A.sing]", "a.title = \"x\"", "deleted", "deleted"),
    ("keeps: [B.wave]", "a.title = \"x\"", "deleted", "deleted"),
  ])
  func everyCondition(
    _ expectation: String, _ code: String, _ exactly: String, _ asGoal: String
  ) throws {
    #expect(try lack(expectation, of: code, as: .exactly) == exactly)
    #expect(try lack(expectation, of: code, as: .goal) == asGoal)
  }

  /// What had a name before is what must be gone, whatever has the name now.
  @Test func aNewObjectOfTheNameDoesNotFreeTheOld() throws {
    var player = Player()
    _ = player.observe(
      "class A: UIViewController { var friend: A? }\nvar b: A? = A()\nb!.friend = b")
    #expect(!player.observe("b = nil").isFreed("b"))
    var other = Player()
    _ = other.observe("class A: UIViewController {}\nvar b: A? = A()")
    #expect(other.observe("b = A()").isFreed("b"))
  }

  @Test func aRepeatedCallIsMissedByItsNumber() throws {
    let reading = Quiz.read(
      SourceText(
        name: "q.yaml",
        text: "format: 2\nid: q\ntitle: t\nquestions: [{id: q, prompt: p, kind: task, goal: "
          + "{trace: [a viewDidLoad, a viewDidLoad]}, solution: x}]\n"))
    guard case .task(let task) = reading.value?.questions.first?.exercise else { return }
    var player = Player()
    _ = player.observe(Self.setup)
    let lack = task.goal.lack(in: player.observe("_ = a.view"), as: .goal, .swift)
    guard case .call(let call, 2) = lack else {
      Issue.record("\(String(describing: lack))")
      return
    }
    #expect(call.text == "a viewDidLoad")
  }

  @Test(arguments: [
    ("abc", "abc", true), ("abc", "ab", false), ("a…", "abc", true), ("…c", "abc", true),
    ("a…c", "abc", true), ("a…c", "ac", true), ("a…b…c", "a1b2c", true), ("a…b…c", "a1c2b", false),
    ("…", "", true), ("", "", true), ("", "a", false), ("ab…ba", "aba", false),
    ("a……c", "abc", true),
  ])
  func anEllipsisIsAnyText(_ pattern: String, _ text: String, _ isMatch: Bool) {
    #expect(Wildcard(pattern).matches(text) == isMatch)
  }
}
