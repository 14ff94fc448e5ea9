import Curriculum
import Diagnostics
import Grading
import Interpreter
import ObjectRuntime
import Orders
import Parsing
import Playgrounds
import Scripts
import Simulator
import Syntax

// An exercise as it stands on the page.
extension Asked {
  /// The page; `text` is what is said of it in the person's language.
  func page(
    _ heading: Page.Heading, title: [Document.Inline], _ text: ExerciseText, _ desk: Desk
  ) -> Page {
    var page = Page(heading: heading, title: title, text: text.prompt, ask: ask(text, desk))
    page.show(in: desk) { desk in
      (
        setting.show == .setup ? setUp(desk) : nil, setting.show == .none ? nil : listing(desk)
      )
    }
    page.subject = subject.flatMap { $0.isNamed(in: text.prompt) ? nil : $0 }
    page.hearers = hearers
    page.layout = layout
    page.play = playedAfter
    if let goal { (page.wanted, page.wantedValues) = goal }
    if case .versions = exercise {} else { page.ios = start.simulation.version.short }
    page.entered = counted
    page.help = !text.hints.isEmpty || drive != nil || hasHintsOfItsRun ? .hints : .answer
    return page
  }

  /// What counts of what was typed: of a drive's calls those that were taken.
  private var counted: [String] {
    guard case .drive(let key) = key else { return entered }
    var state = key.start
    return entered.filter { text in
      if let call = TypedCall(text), case .accepted = state.take(call) { true } else { false }
    }
  }

  private func setUp(_ desk: Desk) -> Page.SetUp? {
    guard let code = setting.setup else { return nil }
    return Page.SetUp(desk.listing(of: code, in: setting, among: start.world.globalNames))
  }

  /// The code that the question is about.
  func listing(_ desk: Desk) -> Page.Listing? {
    func shown(_ code: Code, isNumbered: Bool = true) -> Page.Listing {
      var listing = desk.listing(of: code, in: setting, among: start.world.globalNames)
      listing.isNumbered = isNumbered
      return listing
    }
    /// What is mended keeps the dialect it was written in.
    func written(_ text: String, _ dialect: Snippet.Dialect) -> Page.Listing {
      Page.Listing(text: text.trimmedAtEnd, dialect: Dialect(dialect), isNumbered: true)
    }
    switch exercise {
    case .order(let order):
      guard case .script(let snippet) = order.key else { return nil }
      return shown(Code(snippet, in: setting.dialect(of: snippet)), isNumbered: false)
    case .classify(let classify):
      return written(classify.code.text.text, setting.dialect(of: classify.code.text))
    case .choice(let choice): return choice.code.map { shown($0) }
    case .predict(let predict): return shown(predict.code)
    case .task: return nil
    case .drive(let drive): return shown(drive.scene, isNumbered: false)
    case .fix(let fix): return written(code, fix.code.dialect)
    case .fill(let fill): return written(filled(fill), fill.code.dialect)
    case .spot(let spot):
      if case .log(let log) = spot.question {
        // A log is in no language.
        return Page.Listing(text: log.text.trimmedAtEnd, dialect: desk.dialect, isNumbered: true)
      }
      return spot.code.map { written($0.text.text, $0.dialect) }
    case .versions(let versions): return shown(versions.code, isNumbered: false)
    case .sources(let sources): return sources.code.map { shown($0, isNumbered: false) }
    }
  }

  /// The code to be mended as it is now; nil where there is none.
  var changedListing: Page.Listing? {
    guard case .fix(let fix) = exercise else { return nil }
    return Page.Listing(
      text: code.trimmedAtEnd, dialect: Dialect(fix.code.dialect), isNumbered: true)
  }

  /// The code with the texts that its gaps have so far.
  private func filled(_ fill: Exercise.Fill) -> String {
    let texts = zip(fill.gaps, gaps?.texts ?? []).compactMap { gap, text in
      text.map { (gap.number, $0) }
    }
    return fill.filled(with: Dictionary(texts) { first, _ in first })
  }

  private func ask(_ text: ExerciseText, _ desk: Desk) -> Page.Ask {
    switch exercise {
    case .order:
      guard case .order(let order) = key else { return .order([], hasDistractors: false) }
      return .order(shown.map(\.call), hasDistractors: !order.distractors.isEmpty)
    case .classify(let classify):
      if classify.options == .mistakes { return .classify(nil) }
      return .classify(shown.map { text.options[$0.id]?.plainText ?? $0.id })
    case .choice:
      return .choice(shown.map { text.options[$0.id] ?? Document(blocks: []) })
    case .predict(let predict): return ask(predict.question)
    case .task: return .task
    case .drive(let drive):
      guard case .drive(let key) = key else { return .task }
      return .drive(drive.objects.map(\.value), par: key.par)
    case .fix: return .fix
    case .fill(let fill): return .fill(gap: (gaps?.next ?? 0) + 1, of: fill.gaps.count)
    case .spot(let spot): return .spot(Page.Spot(spot.question))
    case .versions(let versions):
      return .versions(versions.versions.map(\.value), versions.question.value)
    case .sources(let sources):
      return .sources(quoted(desk), isOpinion: sources.predictions.isEmpty)
    }
  }

  /// What each source says that can be chosen.
  func quoted(_ desk: Desk) -> [[Page.Claim]] {
    guard case .sources(let sources) = exercise else { return [] }
    let names = shown.map(\.id).filter { ![SourcesKey.both, SourcesKey.neither].contains($0) }
    let claims = desk.claims(sources.claims.map(\.value))
    return names.map { name in claims.filter { $0.id == name || $0.id.hasPrefix(name + "-") } }
  }

  private func ask(_ question: Exercise.Predict.Question) -> Page.Ask {
    switch question {
    case .calls(_, let source, _): .calls(from: source == .list ? shown.map(\.call) : nil)
    case .prints: .prints
    case .owners: .owners
    case .number: .number
    }
  }

  /// Whose calls a question asks for that names nobody: of whoever hears them where the list leaves the
  /// names out, else of everybody whose calls are told.
  private var hearers: [String] {
    guard case .predict(let predict) = exercise, case .calls(let key) = key,
      case .calls(nil, let source, _) = predict.question
    else { return [] }
    if source == .list, let only = key.only { return [only] }
    let simulation = start.simulation
    return simulation.liveViewControllers.filter(simulation.isTraced).map(simulation.name)
  }

  private var layout: Page.Layout? {
    func isLayout(_ call: String) -> Bool { call.hasSuffix("LayoutSubviews") }
    return switch key {
    case .calls(let key) where key.isLayoutFree: .isFree
    case .drive(let key) where key.calls.loops.contains { isLayout($0.call) }: .isFree
    case .calls, .order: shown.contains { isLayout($0.call) } ? .counts : nil
    default: nil
    }
  }

  /// What is asked about.
  private var subject: Page.Subject? {
    switch exercise {
    case .predict(let predict):
      switch predict.question {
      case .calls(.object(let name), _, _): .calls(of: name.value)
      case .calls(.line(let number), _, _): .callsOfLine(number)
      case .owners(let name): .owners(of: name.value)
      case .number(let call): .call(call.text)
      case .calls(nil, _, _), .prints: nil
      }
    case .versions(let versions):
      switch versions.question {
      case .call(let call), .count(let call): .call(call.text)
      case .calls(let name): .calls(of: name.value)
      case .owners(let name): .owners(of: name.value)
      case .size(let name): .size(of: name.value)
      case .prints(let number): .printed(number)
      }
    case .order, .classify, .choice, .task, .drive, .fix, .fill, .spot, .sources: nil
    }
  }

  /// The lines that the goal of code to be mended or filled has it print, and what is to be so in
  /// the end.
  private var goal: ([String], [String])? {
    func wanted(_ goal: Expectation, _ code: Code) -> ([String], [String]) {
      (
        goal.prints?[code.dialect].map(\.value) ?? [],
        goal.values.map { "\($0.expression) = \($0.wanted)" }
      )
    }
    return switch exercise {
    case .fix(let fix): wanted(fix.goal, fix.code)
    case .fill(let fill): wanted(fill.goal, fill.code)
    case .order, .classify, .choice, .predict, .task, .drive, .spot, .versions, .sources: nil
    }
  }

  /// What is played after the code to be mended or filled, in its dialect.
  private var playedAfter: Page.Listing? {
    exercise.playedAfter.map {
      Page.Listing(text: $0.text.text.trimmedAtEnd, dialect: Dialect($0.dialect))
    }
  }
}

extension Script.Item {
  /// Whether it says only what there is: a type, a nib, a file.
  fileprivate var declares: Bool {
    switch self {
    case .statement(let statement, _):
      // A variable is given a value, which may be an object that is made for it.
      if case .variables = statement.kind { return false }
      return statement.isDeclaration
    case .command(let text, _):
      return Command(named: String(text.dropFirst().prefix { !$0.isWhitespace }))?.row.arguments
        .first
        == .fileName
    }
  }
}

extension Page {
  /// Puts set-up and code on the page: all of it in the person's dialect, or all of it in the other.
  mutating func show(in desk: Desk, _ parts: (Desk) -> (SetUp?, Listing?)) {
    func dialects() -> Set<Dialect> {
      Set([setUp?.dialect, code?.dialect].compactMap(\.self))
    }
    (setUp, code) = parts(desk)
    if dialects().count > 1 {
      var other = desk
      other.dialect = desk.dialect.other
      (setUp, code) = parts(other)
    }
    standsIn = dialects().first { $0 != desk.dialect }
  }
}

extension Page.SetUp {
  /// Code that was run before the learner begins.
  public init(_ listing: Page.Listing) {
    let source = SourceText(name: "<stdin>", text: listing.text)
    var names: [String] = []
    let items = Script.read(source, dialect: listing.dialect).items
    for case .statement(let statement, _) in items {
      if case .type(let type) = statement.kind, !names.contains(type.name.text) {
        names.append(type.name.text)
      }
    }
    self = .code(listing, names: names, isRun: !items.allSatisfy(\.declares))
  }

  var dialect: Dialect? {
    if case .code(let listing, _, _) = self { listing.dialect } else { nil }
  }
}

extension Page.Spot {
  fileprivate init(_ question: Exercise.Spot.Question) {
    self =
      switch question {
      case .mistakes: .mistakes
      case .loads: .loads
      case .frees: .frees
      case .leaks: .leaks
      case .log: .log
      }
  }
}

extension String {
  /// Without the line ends and blanks behind it.
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
