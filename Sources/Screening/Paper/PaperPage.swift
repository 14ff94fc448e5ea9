public import Curriculum
import Diagnostics
import Grading
public import Playgrounds
public import Sessions
public import Syntax

// A paper as it stands on the screen.
extension Page.Ask {
  /// A paper's drive leaves layout free, and a list has it or not.
  fileprivate var layout: Page.Layout? {
    switch self {
    case .drive: .isFree
    case .order(let calls, _), .calls(from: let calls?):
      calls.contains { $0.contains("LayoutSubviews") } ? .counts : nil
    default: nil
    }
  }
}

extension Paper {
  /// The dialect in which it looks as it does to who prefers one.
  public func face(_ dialect: Dialect) -> Face { faces[dialect] ?? Face() }

  /// The dialect that spells its calls: that of its code, which need not be the preferred one.
  func spelling(_ dialect: Dialect) -> Dialect {
    let face = face(dialect)
    return face.code?.dialect ?? face.setUp?.dialect ?? dialect
  }

  /// The page, with what was answered so far.
  public func page(
    _ heading: Page.Heading, in language: Language, _ dialect: Dialect, answered answer: [String]
  ) -> Page {
    let text = Document(Snippet(prompt[language]))
    let face = face(dialect)
    let spelling = spelling(dialect)
    let ask = ask.spelt(in: spelling).onPage(in: language, answer)
    var page = Page(heading: heading, text: text, ask: ask)
    page.code = shown(face, answer)
    page.play = face.play
    if face.showsSetUp { page.setUp = face.setUp.map(Page.SetUp.init) }
    page.subject = subject.flatMap { $0.isNamed(in: text) ? nil : $0.spelt(in: spelling) }
    (page.ios, page.wanted, page.wantedValues) = (ios, wanted, wantedValues)
    if case .code = form(dialect) {} else { page.entered = answer }
    page.standsIn = face.code.flatMap { $0.dialect == dialect ? nil : $0.dialect }
    page.help = nil
    page.layout = ask.layout
    return page
  }

  /// The code with what was answered in it: mended, or in its gaps.
  func shown(_ face: Face, _ answer: [String]) -> Page.Listing? {
    guard var listing = face.code else { return nil }
    switch ask {
    case .fix: listing.text = answer.first ?? listing.text
    case .fill(let gaps):
      let given = zip(gaps, answer).filter { !$0.1.isEmpty }
      listing.text = Exercise.Fill.filled(
        listing.text, gaps: gaps, with: Dictionary(given) { first, _ in first })
    case .order, .classify, .choice, .calls, .prints, .owners, .number, .spot, .versions, .drive,
      .text:
      break
    }
    return listing
  }

  /// How it is answered.
  public func form(_ dialect: Dialect) -> AnswerForm {
    switch ask.spelt(in: spelling(dialect)) {
    case .order(let calls, _): .several(calls, allowsNone: false)
    case .classify(nil): .several(Array(repeating: "", count: 12), allowsNone: true)
    case .classify(let options?):
      .several(Array(repeating: "", count: options.count), allowsNone: true)
    case .choice(let options): .one(of: options.count)
    case .calls(let list?): .several(list, allowsNone: true)
    case .calls(nil): .list(.call)
    case .prints: .list(.print)
    case .owners, .number: .number
    case .spot(.log): .line(of: face(dialect).code?.lineCount ?? 0)
    case .spot: .lines(of: face(dialect).code?.lineCount ?? 0)
    case .versions(let versions, let value): .columns(versions.count, AnswerForm.Column(value))
    case .fill(let gaps): .gaps(gaps.count)
    case .fix: .code(face(dialect).code?.dialect ?? dialect)
    case .drive: .calls
    case .text: .text
    }
  }

  /// The app in which its code may be run: the set-up has been played.
  public func playground(_ dialect: Dialect) -> Playground {
    var setting = Setting(dialects: [Snippet.Dialect(dialect)])
    setting.ios = app.ios.map { Located($0, at: .nowhere) }
    (setting.memory, setting.device) = (app.memory, app.device)
    setting.setup = face(dialect).setUp.map {
      Code(Snippet($0.text), in: Snippet.Dialect($0.dialect))
    }
    return Playground(of: setting).settingUp(setting).page
  }
}

extension Paper.Ask {
  /// With the calls that there are to pick from as a dialect spells them.
  fileprivate func spelt(in dialect: Dialect) -> Paper.Ask {
    switch self {
    case .order(let calls, let hasDistractors):
      .order(calls.map { $0.call(in: dialect) }, hasDistractors: hasDistractors)
    case .calls(let calls?): .calls(from: calls.map { $0.call(in: dialect) })
    case .calls(nil), .classify, .choice, .prints, .owners, .number, .spot, .versions, .fill, .fix,
      .drive, .text:
      self
    }
  }

  func onPage(in language: Language, _ answer: [String]) -> Page.Ask {
    switch self {
    case .order(let calls, let hasDistractors): .order(calls, hasDistractors: hasDistractors)
    case .classify(let options):
      .classify(options?.map { Document(Snippet($0[language])).plainText })
    case .choice(let options): .choice(options.map { Document(Snippet($0[language])) })
    case .calls(let list): .calls(from: list)
    case .prints: .prints
    case .owners: .owners
    case .number: .number
    case .spot(let spot): .spot(spot)
    case .versions(let versions, let value): .versions(versions, value)
    case .fill(let gaps):
      .fill(gap: (answer.firstIndex(of: "") ?? answer.count % gaps.count) + 1, of: gaps.count)
    case .fix: .fix
    case .drive(let objects, let par): .drive(objects, par: par)
    case .text: .text
    }
  }
}
