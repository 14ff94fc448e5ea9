import Curriculum
import Diagnostics
import Grading
import Orders
import Syntax

/// A class that is drawn: what it has, and the mistakes that are made with some of it.
private struct Plan {
  let isSwift: Bool
  let version: UIKitVersion
  let details: Details
  private(set) var features: [Feature]
  /// What is sound and there to look at; none of it is asked about.
  private(set) var ornaments: [Ornament] = []
  private(set) var mistakes: [Feature: Int] = [:]

  /// Nil where too little of what was drawn can have a demanded mistake.
  ///
  /// - Parameter mistakeCount: how many are made, each with something else and of another kind.
  init?(
    _ count: Int, mistakes mistakeCount: Int = 1, in dialect: Snippet.Dialect,
    under version: UIKitVersion, toMend: Bool, demand: Demand?, _ draw: inout SplitMix64
  ) {
    isSwift = dialect == .swift
    self.version = version
    features = draw.pick(demand?.decoys.map { $0 + 1 } ?? count, of: Feature.all(isSwift: isSwift))
    details = Details(under: version, &draw)
    let wanted = (demand?.faults ?? []).compactMap { fault in
      if case .mistake(let number) = fault { number } else { nil }
    }
    for _ in 0..<mistakeCount {
      let made = Set(mistakes.values)
      var possible: [(Feature, [Int])] = []
      for feature in features where mistakes[feature] == nil {
        var own = feature.mistakes(isSwift: isSwift, toMend: toMend)
        own.removeAll { made.contains($0) || !wanted.isEmpty && !wanted.contains($0) }
        // What is made as it is declared is not made too early.
        if isSwift, !details.isMadeInMethod { own.removeAll { $0 == 3 } }
        if !own.isEmpty { possible.append((feature, own)) }
      }
      if possible.isEmpty { return nil }
      let (sick, own) = draw.pick(possible)
      mistakes[sick] = draw.pick(own)
    }
  }

  /// Takes away what is sound until the class has no more rows than these.
  mutating func shorten(to rows: Int) {
    while features.count > 1, code(planted: true).rowCount > rows {
      guard let place = features.lastIndex(where: { mistakes[$0] == nil }) else { return }
      features.remove(at: place)
    }
  }

  /// Adds what is sound and asks for nothing, as long as the class has no more rows than these.
  mutating func adorn(with more: [Ornament], planted: Bool, to rows: Int) {
    for ornament in more where ornaments.count < 3 {
      ornaments.append(ornament)
      if code(planted: planted).rowCount > rows { ornaments.removeLast() }
    }
  }

  /// All parts, with the mistake where it is planted.
  private func parts(planted: Bool) -> Parts {
    var parts = Parts(version: version)
    for feature in features {
      let own = planted ? mistakes[feature] : nil
      if isSwift {
        feature.addSwift(to: &parts, mistake: own, details)
      } else {
        feature.addObjectiveC(to: &parts, mistake: own, details)
      }
    }
    for ornament in ornaments { ornament.add(to: &parts, isSwift: isSwift) }
    return parts
  }

  /// The class; without the mistake it is the solution.
  func code(planted: Bool) -> String {
    let parts = parts(planted: planted)
    return isSwift
      ? parts.swift(details.type, isFinal: details.isFinal) : parts.objectiveC(details.type)
  }

  /// The nib that the class needs; nil for none.
  var nib: String? { parts(planted: false).nib(of: details.type) }
}

// A class with a mistake or two, or with none.
extension Recipe {
  /// A class to be judged or mended. What is drawn is proved: a sound class has no mistake, a sick
  /// one has these and no other, and the sound one mends what is to be mended.
  func planted(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    // Whoever has found one mistake of a hard class is not always done; few with two are short.
    let isDouble =
      kind == .classify && level == 3 && demand == nil && draw.next(below: 8) > 0
    guard
      var plan = Plan(
        level, mistakes: isDouble ? 2 : 1, in: dialect, under: version, toMend: kind == .fix,
        demand: demand, &draw)
    else { return nil }
    // Now and then nothing is wrong, unless something is demanded.
    let isHealthy =
      kind == .classify && demand?.faults.isEmpty ?? true && draw.next(below: 8) == 0
    let room = room(besideNib: plan.nib != nil)
    // What is at fault takes more in Objective-C than there is room for; what adorns it does not.
    let rows = demand?.lines == nil && dialect == .objc ? room + 3 : room
    if demand?.decoys == nil { plan.shorten(to: rows) }
    plan.adorn(
      with: draw.shuffled(Ornament.all(under: version)), planted: !isHealthy, to: room)
    let setting = ownSetting(plan.nib)
    /// Nil where the code gives no key.
    func key(_ exercise: Exercise) -> AnswerKey? {
      try? AnswerKey(exercise, in: setting) { play($0, setting) }
    }
    let healthy = Code(Snippet(plan.code(planted: false)), in: dialect)
    let sick = Code(Snippet(plan.code(planted: true)), in: dialect)
    let asked = isHealthy ? healthy : sick
    guard asked.text.text.rowCount <= rows else { return nil }
    // Whichever is asked about is proved as it is asked.
    var exercise: Exercise =
      kind == .spot
      ? .spot(Exercise.Spot(code: asked, question: .mistakes))
      : .classify(Exercise.Classify(code: asked, options: .mistakes))
    guard var proof = key(exercise),
      proof.mistakes == (isHealthy ? [] : Set(plan.mistakes.values))
    else { return nil }
    if kind == .fix {
      exercise = .fix(mending(sick, into: healthy.text.text, plan))
      guard let mended = key(exercise),
        mended.mark([healthy.text.text], play: { play($0, setting) }).isCorrect
      else { return nil }
      proof = mended
    }
    return GeneratedQuestion(
      exercise: exercise, setting: setting,
      skills: plan.mistakes.values.sorted().map { .mistake($0) }, key: proof)
  }
}

extension AnswerKey {
  /// The mistakes that are right to name; nil where no mistakes are named, or the code is wrong.
  fileprivate var mistakes: Set<Int>? {
    switch self {
    case .classify(let key): key.isSound ? Set(key.key.compactMap { Int($0) }) : nil
    case .spot(let key): key.lines.values.reduce(into: []) { $0.formUnion($1) }
    case .order, .choice, .calls, .prints, .value, .task, .drive, .fix, .fill, .versions,
      .sources:
      nil
    }
  }
}

extension Recipe {
  /// How many rows of a class fill a screen of 24 with what is asked, in the language that says it at
  /// the greatest length; what looks like a mistake and is none takes some more.
  private func room(besideNib: Bool) -> Int {
    // What is demanded has a text of its author's, which is shorter.
    let rows = [.classify: 13, .spot: demand == nil ? 15 : 16][kind] ?? 16
    return demand?.lines ?? rows - (besideNib ? 2 : 0) + 2 * (demand?.decoys ?? 0)
  }

  /// A class to be mended, which is shown, left with little memory and shown again.
  private func mending(_ code: Code, into healthy: String, _ plan: Plan) -> Exercise.Fix {
    let (isSwift, details) = (plan.isSwift, plan.details)
    let uses = isSwift ? [] : plan.features.compactMap { $0.use(details) }
    let shown =
      isSwift
      ? [
        "let screen = \(details.type)()",
        "let nav = UINavigationController(rootViewController: screen)",
        "window.rootViewController = nav",
      ]
      : [
        "\(details.type) *screen = [[\(details.type) alloc] init];",
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
    var goal = Expectation(at: .nowhere)
    goal.mistakes = []
    goal.values = plan.features.map { feature in
      let result = feature.result(details)
      return Expectation.Value(result.expression, is: result.value, at: .nowhere)
    }
    let play = (shown + uses + left).joined(separator: "\n")
    return Exercise.Fix(
      code: code, play: Code(Snippet(play), in: code.dialect), goal: goal,
      solution: .whole(Snippet(healthy)))
  }
}
