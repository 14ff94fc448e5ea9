public import Curriculum
import Grading
public import Sessions
import Syntax

extension Paper {
  /// What of a question a candidate may see; nil for what is not answered on a paper: tasks, which
  /// end by themselves, and sources.
  ///
  /// - Parameter isPlayed: whether the candidate may run its code, which takes a set-up that the
  ///   page does not show.
  public init?(_ question: ReadyQuestion, isPlayed: Bool) {
    let own = Dialect(question.setting.dialect)
    let pages = Dialect.allCases.map { (dialect: $0, page: question.bare(in: $0)) }
    guard let page = pages.first(where: { $0.dialect == own })?.page,
      let ask = Ask(page.ask, question)
    else { return nil }
    self.init(prompt: question.prompt.map(Texts.init) ?? .none, ask: ask)
    (subject, ios) = (page.subject, page.ios)
    // Calls that name nobody are those of one object, which the page has to name.
    if subject == nil, case .calls(let key) = question.key, let only = key.only {
      subject = .calls(of: only)
    }
    (wanted, wantedValues) = (page.wanted, page.wantedValues)
    let setting = question.setting
    app = App(ios: setting.ios?.value, memory: setting.memory, device: setting.device)
    for (dialect, page) in pages {
      var face = Face(code: page.code, play: page.play)
      face.showsSetUp = page.setUp != nil
      if face.showsSetUp || isPlayed { face.setUp = question.setUp(in: dialect, of: page) }
      faces[dialect] = face
    }
  }
}

extension Paper.Ask {
  /// - Parameter ask: what the page without texts asks.
  fileprivate init?(_ ask: Page.Ask, _ question: ReadyQuestion) {
    func options() -> [Paper.Texts] { question.options.map(Paper.Texts.init) }
    switch ask {
    case .order(let calls, let hasDistractors): self = .order(calls, hasDistractors: hasDistractors)
    case .classify(let own): self = .classify(own == nil ? nil : options())
    case .choice: self = .choice(options())
    case .calls(let list): self = .calls(from: list)
    case .prints: self = .prints
    case .owners: self = .owners
    case .number: self = .number
    case .spot(let spot): self = .spot(spot)
    case .versions(let versions, let value): self = .versions(versions, value)
    case .fill:
      guard case .fill(let fill) = question.exercise else { return nil }
      self = .fill(fill.gaps.map(\.number))
    case .fix: self = .fix
    case .drive(let objects, let par): self = .drive(objects, par: par)
    case .read, .run, .task, .sources, .text: return nil
    }
  }
}

extension Paper.Texts {
  /// All translations of a text.
  public init(_ text: LocalizedText) {
    texts = [:]
    for language in Language.allCases {
      if let translated = text[language]?.text, !translated.isEmpty { texts[language] = translated }
    }
  }
}
