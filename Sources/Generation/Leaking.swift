import Curriculum
import Diagnostics
import Grading
import Orders
import Syntax

/// A class that is kept alive for ever, and the same with its ring or run loop cut.
private struct LeakingClass {
  /// What is called of the object, and what that prints.
  let type: String
  let method: String
  let word: String
  let leak: Demand.Leak

  /// Draws a name, and words that fit the leak.
  init(_ leak: Demand.Leak, _ draw: inout SplitMix64) {
    type = Details(under: .newest, &draw).type
    let names: [(String, String)] =
      switch leak {
      case .timer: [("tick", "tick"), ("beat", "beat"), ("poll", "poll"), ("blink", "blink")]
      case .observer:
        [("show", "shown"), ("refresh", "fresh"), ("read", "read"), ("sort", "sorted")]
      case .closure: [("open", "open"), ("pick", "picked"), ("fill", "full"), ("begin", "begun")]
      }
    (method, word) = draw.pick(names)
    self.leak = leak
  }

  /// The class; mended, its closure does not keep it (§17.6, §17.7).
  func code(isMended: Bool) -> String {
    let body: [String]
    switch leak {
    case .timer:
      body = [
        "var timer: Timer?", "override func viewDidAppear(_ animated: Bool) {",
        "  super.viewDidAppear(animated)", "  timer = Timer.scheduledTimer(",
        "    withTimeInterval: 1, repeats: true) { "
          + (isMended ? "[weak self] _ in self?.\(method)() }" : "_ in self.\(method)() }"), "}",
        "deinit {", "  timer?.invalidate()", "  \(LeakingClass.farewell)", "}",
      ]
    case .observer:
      body = [
        "var token: NSObjectProtocol?", "override func viewDidLoad() {", "  super.viewDidLoad()",
        "  token = NotificationCenter.default.addObserver(",
        "    forName: Notification.Name(\"news\"), object: nil, queue: nil) { "
          + (isMended ? "[weak self] _ in" : "_ in"),
        isMended ? "    self?.\(method)()" : "    self.\(method)()", "  }", "}",
        "deinit {", "  NotificationCenter.default.removeObserver(token!)",
        "  \(LeakingClass.farewell)", "}",
      ]
    case .closure:
      body = [
        "var done: (() -> Void)?", "override func viewDidLoad() {", "  super.viewDidLoad()",
        isMended
          ? "  done = { [weak self] in self?.\(method)() }" : "  done = { self.\(method)() }",
        "}", "override func viewDidAppear(_ animated: Bool) {", "  super.viewDidAppear(animated)",
        "  done?()", "}", "deinit { \(LeakingClass.farewell) }",
      ]
    }
    // What is printed depends on the object: who prints it without the object prints something else.
    let lines =
      ["var count = 0"] + body + ["func \(method)() { count += 1; print(\"\(word)\", count) }"]
    return (["class \(type): UIViewController {"] + lines.map { "  " + $0 } + ["}"])
      .joined(separator: "\n")
  }

  /// What is printed when the object is freed: it is wanted of every class, and none that lives on
  /// prints it.
  private static let farewell = "print(\"gone\")"

  /// It is shown, does what it is for, and is left.
  var play: String {
    let use =
      switch leak {
      case .timer: [":wait 2"]
      case .observer:
        ["NotificationCenter.default.post(name: Notification.Name(\"news\"), object: nil)"]
      case .closure: [String]()
      }
    let lines =
      [
        "let nav = UINavigationController(rootViewController: UIViewController())",
        "window.rootViewController = nav", "nav.pushViewController(\(type)(), animated: false)",
      ] + use + ["nav.popViewController(animated: false)"] + use
    return lines.joined(separator: "\n")
  }

  /// What a mended class prints: its word each time, then that it has been freed.
  var printed: [String] {
    (leak == .timer ? 1...2 : 1...1).map { "\(word) \($0)" } + ["gone"]
  }
}

// A class that is never freed, to be mended.
extension Recipe {
  /// The demanded leak that is drawn; nil where a mistake is to be planted, or anything.
  func leak(_ draw: inout SplitMix64) -> Demand.Leak? {
    guard let faults = demand?.faults, !faults.isEmpty,
      case .leak(let leak) = draw.pick(faults)
    else { return nil }
    return leak
  }

  /// The question, where its solution mends the class and the class as it is fails; nil in
  /// Objective-C, which has no such closures.
  func leaking(
    _ leak: Demand.Leak, _ draw: inout SplitMix64, _ play: Player
  ) -> GeneratedQuestion? {
    guard dialect == .swift else { return nil }
    let drawn = LeakingClass(leak, &draw)
    let (sick, mended) = (drawn.code(isMended: false), drawn.code(isMended: true))
    let setting = ownSetting()
    var goal = Expectation(at: .nowhere)
    (goal.leaks, goal.mistakes) = ([], [])
    goal.prints = Expectation.Lines(drawn.printed.map { at($0) }, in: dialect)
    goal.keeps = [at("\(drawn.type).\(drawn.method)")]
    let fix = Exercise.Fix(
      code: Code(Snippet(sick), in: dialect), play: Code(Snippet(drawn.play), in: dialect),
      goal: goal, solution: .whole(Snippet(mended)))
    guard
      let key = try? AnswerKey(.fix(fix), in: setting, play: { play($0, setting) }),
      key.mark([mended], play: { play($0, setting) }).isCorrect,
      !key.mark([sick], play: { play($0, setting) }).isCorrect
    else { return nil }
    return GeneratedQuestion(
      exercise: .fix(fix), setting: setting, skills: [.subject(.leaks)], key: key)
  }
}
