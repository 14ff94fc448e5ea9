import Curriculum
import Diagnostics
import Grading
import Orders
import Syntax

/// A class that is drawn: what it has, and the one mistake that is made with it.
private struct Plan {
  let isSwift: Bool
  let words: Words
  private(set) var features: [Feature]
  let sick: Feature
  let mistake: Int

  /// Nil where nothing of what was drawn can have a demanded mistake.
  init?(
    _ count: Int, isSwift: Bool, toMend: Bool, demand: Demand?, _ draw: inout SplitMix64
  ) {
    self.isSwift = isSwift
    features = draw.pick(demand?.decoys.map { $0 + 1 } ?? count, of: Feature.all(isSwift: isSwift))
    words = Words(&draw)
    let wanted = (demand?.faults ?? []).compactMap { fault in
      if case .mistake(let number) = fault { number } else { nil }
    }
    func mistakes(of feature: Feature) -> [Int] {
      feature.mistakes(isSwift: isSwift, toMend: toMend)
        .filter { wanted.isEmpty || wanted.contains($0) }
    }
    let able = features.filter { !mistakes(of: $0).isEmpty }
    if able.isEmpty { return nil }
    sick = draw.pick(able)
    mistake = draw.pick(mistakes(of: sick))
  }

  /// Takes away what is sound until the class has no more lines than these.
  mutating func shorten(to count: Int) {
    while features.count > 1, code(planted: true).lineCount > count {
      guard let place = features.lastIndex(where: { $0 != sick }) else { return }
      features.remove(at: place)
    }
  }

  private func parts(planted: Bool) -> Parts {
    features.reduce(into: Parts()) { parts, feature in
      let own = planted && feature == sick ? mistake : nil
      if isSwift {
        feature.addSwift(to: &parts, mistake: own, words)
      } else {
        feature.addObjectiveC(to: &parts, mistake: own, words)
      }
    }
  }

  func code(planted: Bool) -> String {
    let parts = parts(planted: planted)
    return isSwift ? parts.swift(words.type) : parts.objectiveC(words.type)
  }

  var nib: String? { parts(planted: false).nib(of: words.type) }
}

// A class with one mistake, or with none.
extension Recipe {
  func planted(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    guard
      var plan = Plan(
        level, isSwift: dialect == .swift, toMend: kind == .fix, demand: demand, &draw)
    else { return nil }
    if demand?.decoys == nil { plan.shorten(to: kind == .classify ? 13 : 18) }
    // Now and then nothing is wrong, unless something is demanded.
    let isHealthy =
      kind == .classify && demand?.faults.isEmpty ?? true && draw.next(below: 8) == 0
    let setting = ownSetting(plan.nib)
    func seen(_ code: String) -> [Int]? {
      let exercise = Exercise.Classify(code: Code(Snippet(code), in: dialect), options: .mistakes)
      guard
        let question = try? ClassifyQuestion(
          exercise, in: setting, play: { play($0, setting) }), question.isSound
      else { return nil }
      return question.key.compactMap { Int($0) }
    }
    let (healthy, sick) = (plan.code(planted: false), plan.code(planted: true))
    guard sick.lineCount <= mostLines, seen(healthy) == [],
      seen(sick) == [plan.mistake]
    else { return nil }
    let code = Code(Snippet(isHealthy ? healthy : sick), in: dialect)
    let exercise: Exercise
    switch kind {
    case .spot: exercise = .spot(Exercise.Spot(code: code, question: .mistakes))
    case .fix:
      let fix = mending(code, into: healthy, plan)
      guard
        let key = try? AnswerKey(.fix(fix), in: setting, play: { play($0, setting) }),
        key.mark([healthy], play: { play($0, setting) }).isCorrect
      else { return nil }
      exercise = .fix(fix)
    default: exercise = .classify(Exercise.Classify(code: code, options: .mistakes))
    }
    return GeneratedQuestion(
      exercise: exercise, setting: setting, skills: [.mistake(plan.mistake)])
  }
}

extension Recipe {
  /// The most lines of a class that is shown; what looks like a mistake and is none takes some.
  private var mostLines: Int {
    demand?.lines ?? (kind == .classify ? 15 : 20) + 2 * (demand?.decoys ?? 0)
  }

  /// A class to be mended, which is shown, left with little memory and shown again.
  private func mending(_ code: Code, into healthy: String, _ plan: Plan) -> Exercise.Fix {
    let (isSwift, words) = (plan.isSwift, plan.words)
    let uses = isSwift ? [] : plan.features.compactMap { $0.use(words) }
    let shown =
      isSwift
      ? [
        "let screen = \(words.type)()",
        "let nav = UINavigationController(rootViewController: screen)",
        "window.rootViewController = nav",
      ]
      : [
        "\(words.type) *screen = [[\(words.type) alloc] init];",
        "UINavigationController *nav = [[UINavigationController alloc] "
          + "initWithRootViewController:screen];", "window.rootViewController = nav;",
      ]
    let left =
      isSwift
      ? [
        "nav.pushViewController(UIViewController(), animated: false)", ":warn",
        "nav.popViewController(animated: false)",
      ]
      : [
        "[nav pushViewController:[[[UIViewController alloc] init] autorelease] animated:NO];",
        ":warn", "[nav popViewControllerAnimated:NO];",
      ]
    var goal = Expectation(at: nowhere)
    goal.mistakes = []
    goal.values = plan.features.map { feature in
      let result = feature.result(words)
      return Expectation.Value(result.expression, is: result.value, at: nowhere)
    }
    let play = (shown + uses + left).joined(separator: "\n")
    return Exercise.Fix(
      code: code, play: Code(Snippet(play), in: code.dialect), goal: goal,
      solution: .whole(Snippet(healthy)))
  }
}

extension Parts {
  /// The nib that the class is loaded from; nil where it has none.
  fileprivate func nib(of type: String) -> String? {
    if outlets.isEmpty { return nil }
    let size = nibSize.map { "size: \($0), " } ?? ""
    return ":nib \(type) {\(size)outlets: {\(outlets.joined(separator: ", "))}}"
  }

  fileprivate func objectiveC(_ type: String) -> String {
    func method(_ head: String, _ body: [String]) -> [String] {
      body.isEmpty ? [] : CodeText.method(head, body, ends: "")
    }
    var lines = before + ["@interface \(type) : UIViewController"] + properties
    lines += ["@end", "@implementation \(type)"]
    if !initial.isEmpty {
      lines += method(
        "- (id)init",
        ["if ((self = [super init])) {"] + initial.map { "  " + $0 } + ["}", "return self;"])
    }
    if !load.isEmpty { lines += method("- (void)viewDidLoad", ["[super viewDidLoad];"] + load) }
    if !appear.isEmpty {
      lines += method(
        "- (void)viewWillAppear:(BOOL)animated", ["[super viewWillAppear:animated];"] + appear)
    }
    lines += method("- (void)viewWillLayoutSubviews", layout)
    if !warning.isEmpty {
      lines += method(
        "- (void)didReceiveMemoryWarning", ["[super didReceiveMemoryWarning];"] + warning)
    }
    if !willUnload.isEmpty {
      lines += method("- (void)viewWillUnload", willUnload + ["[super viewWillUnload];"])
    }
    if !unload.isEmpty {
      lines += method("- (void)viewDidUnload", unload + ["[super viewDidUnload];"])
    }
    if !dealloc.isEmpty { lines += method("- (void)dealloc", dealloc + ["[super dealloc];"]) }
    return (lines + ["@end"]).joined(separator: "\n")
  }

  fileprivate func swift(_ type: String) -> String {
    func method(_ head: String, _ body: [String]) -> [String] {
      body.isEmpty ? [] : CodeText.method(head, body, ends: ";").map { "  " + $0 }
    }
    var lines = before + ["class \(type): UIViewController {"] + properties.map { "  " + $0 }
    if !initial.isEmpty {
      lines += method("init()", ["super.init(nibName: nil, bundle: nil)"] + initial)
      lines.append("  required init?(coder: NSCoder) { super.init(coder: coder) }")
    }
    if !load.isEmpty {
      lines += method("override func viewDidLoad()", ["super.viewDidLoad()"] + load)
    }
    if !appear.isEmpty {
      lines += method(
        "override func viewWillAppear(_ animated: Bool)",
        ["super.viewWillAppear(animated)"] + appear)
    }
    if !layout.isEmpty {
      lines += method(
        "override func viewWillLayoutSubviews()", ["super.viewWillLayoutSubviews()"] + layout)
    }
    if !warning.isEmpty {
      lines += method(
        "override func didReceiveMemoryWarning()", ["super.didReceiveMemoryWarning()"] + warning)
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}
