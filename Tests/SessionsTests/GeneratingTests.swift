import Curriculum
import Diagnostics
import Grading
import Interpreter
import Orders
import Playgrounds
import Syntax
import Testing

@testable import Generation
@testable import Sessions

/// What every question that is made must be, whatever its seed.
@Suite struct GeneratingTests {
  static let recipes = Recipe.Kind.allCases.flatMap { kind in
    [UIKitVersion(5, 1), .newest].flatMap { version in
      (0..<3).map { Recipe(kind, version: version, level: 1 + $0, seed: 1000 + $0) }
    }
  }

  private func question(_ recipe: Recipe) -> GeneratedQuestion? {
    recipe.question(play: Recipe.play)
  }

  private func key(_ question: GeneratedQuestion) throws -> AnswerKey {
    try AnswerKey(question.exercise, in: question.setting) {
      Recipe.play($0, in: question.setting)
    }
  }

  @Test(arguments: Recipe.Kind.allCases) func nearlyEverySeedMakesAQuestion(_ kind: Recipe.Kind) {
    let made = GeneratingTests.recipes.filter { $0.kind == kind && question($0) != nil }
    #expect(made.count >= 5, "\(made.map(\.id))")
  }

  /// Where a line is wrong only because of an earlier one, who names the earlier one is right, too.
  @Test func theWrongLineOfALogIsTheOneThatWasChanged() {
    let lines = [
      "List viewDidLoad", "List viewWillAppear(_:)", "List viewDidAppear(_:)", "Story viewDidLoad",
      "Story viewWillAppear(_:)", "List viewWillDisappear(_:)", "List viewDidDisappear(_:)",
      "Story viewDidAppear(_:)",
    ].map { $0.replacing(" ", with: "Controller ") }
    func hasOneAnswer(_ line: String, at place: Int, named: Int) -> Bool {
      var lines = lines
      lines[place] = line
      return AlteredLog(lines: lines, place: named).hasOneAnswer(under: .newest)
    }
    // The story is to appear before it is loaded: the first line is as wrong as the fifth.
    let early = "StoryController viewWillAppear(_:)"
    #expect(!hasOneAnswer(early, at: 0, named: 0) && !hasOneAnswer(early, at: 0, named: 4))
    #expect(hasOneAnswer("StoryController viewDidDisappear(_:)", at: 7, named: 7))
    #expect(!hasOneAnswer("StoryController viewDidDisappear(_:)", at: 7, named: 6))
  }

  /// All classes that live on are asked for the same, which says that they are to go.
  @Test(arguments: [Demand.Leak.timer, .observer, .closure])
  func whatLivesOnIsWantedToSayWhenItGoes(_ leak: Demand.Leak) throws {
    var demand = Demand(.fix)
    demand.faults = [.leak(leak)]
    let made = (0..<20).lazy.compactMap { seed in
      self.question(Recipe(demand, version: .newest, level: 1, seed: seed))
    }
    guard case .fix(let fix) = try #require(made.first).exercise else { return }
    #expect(fix.goal.prints?[.swift].last?.value == "gone")
    #expect(fix.code.text.text.contains("print(\"gone\")"))
  }

  @Test(arguments: Recipe.Kind.allCases) func aSeedMakesOneQuestionForEver(_ kind: Recipe.Kind) {
    for seed in 1...3 {
      let recipe = Recipe(kind, level: seed, seed: seed)
      #expect(Recipe(id: recipe.id) == recipe)
      #expect(question(recipe) == question(recipe), "\(recipe.id)")
    }
  }

  /// What a question was proved by is what it is asked by.
  @Test(arguments: GeneratingTests.recipes) func theKeyIsThatOfItsMaking(_ recipe: Recipe) throws {
    guard let question = question(recipe) else { return }
    func right(_ key: AnswerKey) -> [String] {
      key.mark([], play: { Recipe.play($0, in: question.setting) }).right
    }
    #expect(right(question.key) == right(try key(question)), "\(recipe.id)")
  }

  /// A set-up that goes on from where another one led ends where it would end by itself.
  @Test func whatBeginsAsBeforeIsPlayedOnce() {
    let making = "let menu = UIViewController(), card = UIViewController()"
    let shown = making + "\nwindow.rootViewController = menu"
    let setUps = [
      shown, shown + "\n_ = card.view", shown + "\n:warn\n_ = card.view", making, shown,
      shown + "\n_ = card.view\nmenu.present(card, animated: false)",
      "let menu = UIViewController()", shown + "\nnobody.view", shown + "\n:warn",
      shown + "\nlet none: UIView? = nil\n_ = none!\n_ = card.view", shown + "\n_ = card.view",
    ]
    let rehearsals = Rehearsals()
    for (ios, setUp) in setUps.map({ ("26", $0) }) + setUps.map({ ("12", $0) }) {
      var setting = Setting(dialects: [.swift], ios: Located(ios, at: SourceRange(0, 0)))
      setting.setup = Code(Snippet(setUp), in: .swift)
      let code = Rehearsal("card.view.tag = 1\nprint(card.isViewLoaded)", in: .swift)
      let (one, other) = (
        rehearsals.play(code, in: setting),
        Playground(of: setting).settingUp(setting).page.rehearse(code, in: setting)
      )
      #expect(one.calls == other.calls && one.printed == other.printed, "\(setUp)")
      #expect(one.findings == other.findings && one.isSound == other.isSound, "\(setUp)")
      #expect(one.after.simulation == other.after.simulation, "\(setUp)")
    }
  }

  @Test func theSameSeedAsksTheSameQuestions() {
    func asked(_ learner: inout Learner, _ lines: String...) -> [String] {
      for line in lines { learner.type(line) }
      return (0..<Series.count).map { _ in
        let item = learner.askedItem ?? ""
        learner.type(":skip")
        return item
      }
    }
    var (one, other) = (Learner(), Learner(at: 77_000))
    let first = asked(&one, ":quiz generate order,count 26 7")
    #expect(Set(first).count == Series.count)
    #expect(
      first == asked(&other, ":quiz generate count 5", ":leave", ":quiz generate order,count 26 7"))
    one.type(":quiz generate order,count 26 7", ":skip", ":leave")
    let replies = one.type(":quiz generate order,count 26 7")
    guard case .resumedQuiz("order,count 26 7") = replies.first else {
      Issue.record("\(replies)")
      return
    }
    #expect(one.askedItem == first[1])
    #expect(asked(&one, ":again") == first)
  }

  /// Whatever order UIKit is free to choose is right.
  @Test(arguments: GeneratingTests.recipes.filter { [.order, .predict, .drive].contains($0.kind) })
  func everyLegalOrderIsRight(_ recipe: Recipe) throws {
    guard let question = question(recipe) else { return }
    let key = try key(question)
    var draw = SplitMix64(seed: 20)
    for _ in 0..<20 {
      let answer: [String]
      switch (question.exercise, key) {
      case (.drive, .drive(let drive)):
        answer = drive.calls.order.someOrder(&draw).compactMap { id in
          drive.calls.items.first { $0.id == id }?.call
        }
      case (.predict(let predict), _):
        let run = Recipe.play(
          Rehearsal(predict.code.text.text, in: predict.code.dialect), in: question.setting)
        let calls = try CallOrder(of: run)
        guard case .calls(let subject, _, _) = predict.question else { return }
        let order = calls.order.someOrder(&draw)
        answer = order.compactMap { id in calls.items.first { $0.id == id } }
          .filter { item in
            guard case .object(let name) = subject else { return true }
            return item.object == name.value
          }.map(\.call)
      default: return
      }
      #expect(key.mark(answer).isCorrect, "\(recipe.id): \(answer)")
    }
  }

  @Test(arguments: GeneratingTests.recipes.filter { [.spot, .classify, .log].contains($0.kind) })
  func somethingIsWrongAndItIsNamed(_ recipe: Recipe) throws {
    guard let question = question(recipe) else { return }
    switch try key(question) {
    case .classify(let key):
      #expect(key.key.count <= (recipe.level == 3 ? 2 : 1), "\(recipe.id): \(key.key)")
    case .spot(let key):
      #expect(key.lines.count == 1, "\(recipe.id): \(key.lines)")
      guard recipe.kind == .log, case .spot(let spot) = question.exercise,
        case .log(let log) = spot.question
      else { break }
      // One spelling: that of the time's language.
      for line in log.text.split(separator: "\n") {
        let isSwift = line.hasSuffix("()") || line.hasSuffix("(_:)")
        #expect(isSwift != line.hasPrefix("-["), "\(recipe.id): \(line)")
      }
    default: Issue.record("\(recipe.id)")
    }
  }

  private func made(
    _ kind: Recipe.Kind, under version: UIKitVersion = .newest, level: Int, _ count: Int
  ) -> [GeneratedQuestion] {
    (0..<count).compactMap {
      question(Recipe(kind, version: version, level: level, seed: $0))
    }
  }

  private func shownCode(_ question: GeneratedQuestion) -> String? {
    if case .fix(let fix) = question.exercise { return fix.code.text.text }
    return question.exercise.ownCode?.text.text
  }

  /// What a version never calls mends nothing under it.
  @Test(arguments: [UIKitVersion(2, 2), UIKitVersion(4), UIKitVersion(6)])
  func classesOverrideWhatTheirVersionCalls(_ version: UIKitVersion) {
    let uncalled = Callback.allCases.filter { !$0.versions.contains(version) }
      .map { "(void)" + $0.objectiveC.head + " {" }
    for kind in [Recipe.Kind.classify, .spot, .fix] {
      for code in made(kind, under: version, level: 3, 12).compactMap(shownCode) {
        #expect(uncalled.allSatisfy { !code.contains($0) }, "\(kind) \(version) \(code)")
      }
    }
  }

  /// Who has found one mistake of a hard class is not always done.
  @Test(arguments: [UIKitVersion(5, 1), .newest])
  func hardClassesMakeOneMistakeOrTwo(under version: UIKitVersion) throws {
    let counts = try (0..<24).compactMap { seed -> Int? in
      let recipe = Recipe(.classify, version: version, level: 3, seed: seed)
      guard let question = question(recipe), case .classify(let key) = try key(question) else {
        return nil
      }
      return key.key.count
    }
    #expect(counts.count > 20 && Set(counts).isSuperset(of: [1, 2]), "\(counts)")
  }

  /// What is not played because it would print too little or too much does print so.
  @Test func howMuchALifePrintsIsKnownBefore() {
    let version = UIKitVersion.newest
    let known = Callback.printing(under: version)
    var (draw, told) = (SplitMix64(seed: 3), 0)
    for level in [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3] {
      guard
        let scene = Scene(
          level: level, version, controllers: 2...2, moves: 1, &draw,
          asking: { $0.isTelling(on: $1) })
      else { continue }
      let name = scene.start.names[0]
      func selectors(_ run: Observation) -> [Callback] {
        run.calls.filter { $0.object == name }.compactMap { call in
          known.first { $0.selector == call.selector }
        }
      }
      let setting = Recipe(.output, version: version, seed: 1).ownSetting()
      let heard = selectors(
        Recipe.play(Rehearsal(scene.setUp + "\n" + scene.code, in: .swift), in: setting))
      guard
        let life = PrintedLife(
          level, of: name, hearing: known.filter { heard.contains($0) }, of: known,
          under: version, &draw)
      else { continue }
      let run = Recipe.play(Rehearsal(life.code(in: scene), in: .swift), in: setting)
      #expect(life.printCount(hearing: heard) == run.printed.count, "\(life.code(in: scene))")
      told += 1
    }
    #expect(told > 6)
  }

  /// Sheets by default and by their style, the message of iOS 13, and how often a call comes.
  @Test func versionsDifferForSeveralReasons() {
    let stories = made(.versions, level: 2, 24).map { question -> String in
      guard case .versions(let versions) = question.exercise else { return "" }
      let code = (question.setting.setup?.text.text ?? "") + versions.code.text.text
      switch versions.question {
      case .count: return "count"
      case .call(let call) where call.selector == "viewIsAppearing:": return "appearing"
      default: return code.contains(".pageSheet") ? "sheet" : "usual"
      }
    }
    #expect(Set(stories) == ["count", "appearing", "sheet", "usual"], "\(stories)")
  }

  /// The view comes in the size of its nib, and gets that of the screen later.
  @Test(arguments: [
    UIKitVersion(5, 1), UIKitVersion(7), UIKitVersion(11), UIKitVersion(12), UIKitVersion(17),
    .newest,
  ])
  func aSizeThatIsReadTooEarlyIsPlanted(under version: UIKitVersion) throws {
    var demand = Demand(.spot)
    (demand.faults, demand.decoys) = ([.mistake(7)], 2)
    let question = (1...5).lazy.compactMap { seed in
      Recipe(demand, version: version, level: 2, seed: seed).question(play: Recipe.play)
    }.first
    guard case .spot(let key) = try key(try #require(question)) else {
      Issue.record("\(version)")
      return
    }
    #expect(key.lines.values.allSatisfy { $0 == [7] }, "\(key.lines)")
  }

  /// The solution mends it; taking any line away does not.
  @Test(arguments: GeneratingTests.recipes.filter { $0.kind == .fix })
  func onlyWorkMends(_ recipe: Recipe) throws {
    guard let question = question(recipe), case .fix(let fix) = question.exercise,
      case .fix(let key) = try key(question)
    else { return }
    func mends(_ code: String) -> Bool {
      key.mark(code, play: { Recipe.play($0, in: question.setting) }).isCorrect
    }
    #expect(mends(fix.solved), "\(recipe.id)")
    let lines = fix.code.text.text.split(separator: "\n", omittingEmptySubsequences: false)
    for place in lines.indices {
      var rest = lines
      rest.remove(at: place)
      #expect(!mends(rest.joined(separator: "\n")), "\(recipe.id) without line \(place + 1)")
    }
  }

  /// Counting variables does not answer it.
  @Test(arguments: GeneratingTests.recipes.filter { $0.kind == .count })
  func ownersAreNotVariables(_ recipe: Recipe) throws {
    guard let question = question(recipe), case .predict(let predict) = question.exercise,
      case .value(let key) = try key(question), case .owners(let name) = predict.question
    else { return }
    let text = predict.code.text.text
    let copy = text.split(separator: "\n").last { $0.hasPrefix("spare = ") }
    let isCopied = copy?.hasPrefix("spare = \(name.value)") == true
    #expect((1...4).contains(key.value) && key.value != (isCopied ? 2 : 1), "\(recipe.id)")
  }

  /// What is made stands on one screen.
  @Test(arguments: GeneratingTests.recipes) func theListingFitsAScreen(_ recipe: Recipe) {
    guard let question = question(recipe) else { return }
    let lines = shownCode(question)?.split(separator: "\n") ?? []
    #expect(lines.count <= 20, "\(recipe.id)")
  }

  @Test func whatIsMadeComesBackForReview() {
    var learner = Learner()
    learner.type(":quiz generate order 26 7")
    let item = learner.askedItem
    learner.type("1", "", ":leave")
    #expect(learner.type(":review").page != nil)
    #expect(learner.askedItem == item)
  }

  @Test func aSeriesGoesFromEasyToHard() {
    let series = Series([.order, .log], version: .newest, seed: 7)
    #expect(Series(id: series.id) == series)
    #expect(series.recipes.map(\.level) == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3])
    #expect(Set(series.recipes).count == Series.count)
    #expect(Series(id: "generated-order-1.9-7") == nil)
    #expect(Series(id: "generated-nothing-26-7") == nil)
  }
}

extension PartialOrder {
  /// One of the orders that it allows.
  fileprivate func someOrder(_ draw: inout SplitMix64) -> [String] {
    var given: [String] = []
    while true {
      let next = legalNext(after: given)
      if next.isEmpty { return given }
      given.append(next[draw.next(below: next.count)])
    }
  }
}

extension Learner {
  /// What is asked, as the journal names it.
  fileprivate var askedItem: String? {
    if case .quiz(let walk, _) = session.activity { walk.current.item } else { nil }
  }
}
