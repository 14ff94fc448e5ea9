import Curriculum
import Diagnostics
import Grading
import Interpreter
import Syntax

// An exercise as it stands on the page.
extension Asked {
  /// Set-up of more lines than these is only named.
  private static let longestSetUp = 12

  /// The page; `text` is what is said of it in the person's language.
  func page(
    _ heading: Page.Heading, title: [Document.Inline], _ text: ExerciseText, _ desk: Desk
  ) -> Page {
    var page = Page(heading: heading, title: title, text: text.prompt, ask: ask(text, desk))
    page.setUp = setting.show == .setup ? setUp(desk) : nil
    page.code = setting.show == .none ? nil : listing(desk)
    page.ios = setting.ios?.value
    return page
  }

  private func setUp(_ desk: Desk) -> Page.SetUp? {
    guard let code = setting.setup else { return nil }
    return Asked.setUp(desk.listing(of: code, in: setting, among: start.world.globalNames))
  }

  /// Code that was run before the learner begins, as long as it is not too long for the page.
  static func setUp(_ listing: Page.Listing) -> Page.SetUp {
    let source = SourceText(name: "<stdin>", text: listing.text)
    var names: [String] = []
    for case .statement(let statement, _) in Script.read(source, dialect: listing.dialect).items {
      if case .type(let type) = statement.kind, !names.contains(type.name.text) {
        names.append(type.name.text)
      }
    }
    let all = names.joined(separator: ", ")
    return listing.lineCount <= longestSetUp
      ? .code(listing, names: all) : .name(all, lines: listing.lineCount)
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
      return Page.Listing(text: snippet.text.trimmedAtEnd, dialect: Dialect(setting.dialect))
    case .classify(let classify):
      return written(classify.code.text.text, classify.code.dialect)
    case .choice(let choice): return choice.code.map { shown($0) }
    case .predict(let predict): return shown(predict.code)
    case .task: return nil
    case .drive(let drive): return shown(drive.scene, isNumbered: false)
    case .fix(let fix): return written(entered.last ?? fix.code.text.text, fix.code.dialect)
    case .fill(let fill): return written(fill.code.text.text, fill.code.dialect)
    case .spot(let spot):
      if case .log(let log) = spot.question {
        return Page.Listing(
          text: log.text.trimmedAtEnd, dialect: Dialect(setting.dialect), isNumbered: true)
      }
      return spot.code.map { written($0.text.text, $0.dialect) }
    case .versions(let versions): return shown(versions.code, isNumbered: false)
    case .sources(let sources): return sources.code.map { shown($0, isNumbered: false) }
    }
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
    case .fill(let fill): return .fill(gap: entered.count + 1, of: fill.gaps.count)
    case .spot(let spot): return .spot(Page.Spot(spot.question))
    case .versions(let versions):
      return .versions(versions.versions.map(\.value), versions.question)
    case .sources(let sources):
      let isOpinion = sources.predictions.isEmpty
      let names = shown.map(\.id).filter { ![SourcesKey.both, SourcesKey.neither].contains($0) }
      let claims = desk.claims(sources.claims.map(\.value))
      return .sources(
        names.map { name in claims.filter { $0.id == name || $0.id.hasPrefix(name + "-") } },
        isOpinion: isOpinion)
    }
  }

  private func ask(_ question: Exercise.Predict.Question) -> Page.Ask {
    switch question {
    case .calls(let subject, let source, _):
      let subject: Page.Subject =
        switch subject {
        case .object(let name): .object(name.value)
        case .line(let number): .line(number)
        case nil: .all
        }
      return .calls(subject, from: source == .list ? shown.map(\.call) : nil)
    case .prints: return .prints
    case .owners(let name): return .owners(of: name.value)
    case .number(let call): return .number(of: call.text)
    }
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
