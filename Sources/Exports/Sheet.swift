public import Curriculum
import Diagnostics
import Grading
import Learning
import Mistakes
import Orders
import Phrases
import Scripts
public import Sessions
import Syntax

/// The questions of a quiz in one language, with their answers: what other programs can take.
public struct Sheet: Equatable, Sendable {
  public var id: String
  public var title: String
  /// In the order of the quiz.
  public var items: [Item]
  public var language: Language

  /// A question.
  public struct Item: Equatable, Sendable {
    /// `quiz/question`.
    public var id: String
    /// What a question trains, by name; tags in formats that have some.
    public var skills: [String]
    /// What stands above the answer, without what is wanted.
    public var text: [Block]
    public var answer: Answer
    /// What is said once it has been answered; empty where nothing is.
    public var explanation: String
    /// How it is to be answered.
    public var wanted = ""
  }

  /// A piece of the text above a question.
  public enum Block: Equatable, Sendable {
    case paragraph(String)
    case code(String)
  }

  /// Something that can be chosen.
  public struct Option: Equatable, Sendable {
    /// By which grading knows it, whatever its text is.
    public var id: String
    public var text: String
  }

  /// What an answer is made of, and which is right.
  public enum Answer: Equatable, Sendable {
    /// Items to be put in order; `right` is one order of those that are right, the only one where
    /// it `isOnly`. Options that it does not have belong in no order.
    case order([Option], right: [String], isOnly: Bool)
    /// Exactly one is to be chosen.
    case one([Option], right: String)
    /// None may be right.
    case several([Option], right: [String])
    /// A value for each name.
    case pairs([Option])
    case number(Int)
    /// What is typed: lines.
    case lines([String])
    /// Code, which only a run can judge.
    case code(String)
  }
}

extension Sheet {
  /// The questions of a quiz; those without a key are left out.
  public init(_ quiz: Quiz, in language: Language) { self.init(ReadyQuiz(quiz), in: language) }

  /// The same of one whose questions have their keys.
  public init(_ ready: ReadyQuiz, in language: Language) {
    let phrases = Phrasebook(language)
    let quiz = ready.quiz
    id = quiz.id.value
    title = Document(quiz.title.text(in: language, origin: quiz.origin)).plainText
    self.language = language
    items = ready.questions.compactMap { question, ready in
      guard let page = ready.page(in: language, origin: quiz.origin) else { return nil }
      var item = Item("\(quiz.id.value)/\(question.id.value)", ready, page, phrases)
      item?.skills = question.skills.map(\.value)
      item?.explanation =
        question.explanation.map { Document($0.text(in: language, origin: quiz.origin)).plainText }
        ?? ""
      return item
    }
  }

  /// What a room was asked, steps of lessons and questions of quizzes by their names; those without
  /// a key are left out.
  ///
  /// - Parameter session: shows them one after the other.
  public init(_ id: String, asking names: [String], in session: Session) {
    let phrases = Phrasebook(session.language)
    var session = session
    (self.id, title, language) = (id, id, session.language)
    items = names.compactMap { name in
      guard session.present(name, at: Instant(wall: 0, monotonic: 0)) != nil,
        let ready = session.question, let page = session.presented
      else { return nil }
      var item = Item(name, ready, page, phrases)
      item?.explanation = session.presentersText?.after.plainText.withoutSourceMarks ?? ""
      return item
    }
  }
}

// MARK: - What was answered
extension Sheet {
  /// How an item is answered; nil for one that has no key.
  func answer(to item: String) -> Answer? { items.first { $0.id == item }?.answer }

  /// An answer to an item with the texts of what was picked.
  func words(of answer: [String], to item: String) -> [String] {
    guard let options = self.answer(to: item)?.options, !options.isEmpty else { return answer }
    return answer.map { word in options.first { $0.id == word }?.text ?? word }
  }
}

extension Sheet.Answer {
  /// What is picked from; empty where an answer is typed.
  var options: [Sheet.Option] {
    switch self {
    case .order(let options, _, _), .one(let options, _), .several(let options, _): options
    case .pairs, .number, .lines, .code: []
    }
  }
}

extension Sheet.Item {
  /// Nil for a question that no key decides.
  fileprivate init?(
    _ id: String, _ ready: ReadyQuestion, _ page: Page, _ phrases: Phrasebook
  ) {
    let dialect = page.dialect ?? Dialect(ready.setting.dialect)
    let page = page.spelt(in: dialect)
    guard let answer = Sheet.Answer(ready.exercise, ready, page, dialect, phrases) else {
      return nil
    }
    (self.id, self.answer) = (id, answer)
    (skills, explanation) = ([], "")
    let setUp = page.setUp == nil ? nil : ready.setting.setup?.text.text
    let blocks = Sheet.blocks(of: page, setUp: setUp, phrases)
    text = blocks + blocks.legend(phrases)
    wanted = phrases.wanted(ready.exercise)
  }
}

extension Sheet.Item {
  /// All that stands above the answer.
  var asked: [Sheet.Block] { wanted.isEmpty ? text : text + [.paragraph(wanted)] }
}

extension Sheet {
  /// What stands on a page above its answer.
  static func blocks(of page: Page, setUp: String?, _ phrases: Phrasebook) -> [Block] {
    var blocks = page.text.paragraphs
    if let asking = phrases.asking(page) { blocks.append(.paragraph(asking)) }
    if let version = page.ios { blocks.append(.paragraph("iOS \(version)")) }
    if let setUp { blocks.append(.code(setUp)) }
    if let code = page.code { blocks.append(.code(code.numbered)) }
    if let play = page.play {
      blocks += [.paragraph(phrases.playedAfter(isShown: true)), .code(play.text)]
    }
    if phrases.asking(page) == nil, let subject = page.subject {
      blocks.append(.paragraph(phrases.subject(subject)))
    }
    if !page.wanted.isEmpty { blocks.append(.paragraph(phrases.wanted(page.wanted))) }
    if !page.wantedValues.isEmpty {
      blocks.append(.paragraph(phrases.wanted(values: page.wantedValues)))
    }
    return blocks
  }
}

extension Sheet.Answer {
  /// Nil where nothing but a person or a run decides, or the right answer is not among the options.
  ///
  /// - Parameter dialect: spells the calls.
  fileprivate init?(
    _ exercise: Exercise, _ ready: ReadyQuestion, _ page: Page, _ dialect: Dialect,
    _ phrases: Phrasebook
  ) {
    // Who mends code is told the solution, for which no run is needed.
    let right = if case .fix(let fix) = exercise { [fix.solved] } else { ready.mark([]).right }
    /// A text without an id is dropped: nothing could be right of it.
    func options(_ texts: [String]) -> [Sheet.Option] {
      zip(ready.ids ?? [], texts).map { Sheet.Option(id: $0, text: $1) }
    }
    switch page.ask {
    case .order(let calls, _), .calls(from: .some(let calls)):
      self = .order(options(calls), right: right, isOnly: ready.key.hasOneOrder)
    case .classify(let texts):
      let names = texts ?? Mistake.allCases.map(phrases.shortName)
      self = .several(options(names), right: right)
    case .choice(let texts):
      guard let id = right.first else { return nil }
      self = .one(options(texts.map(\.plainText)), right: id)
    case .sources(let claims, let isOpinion):
      let texts =
        claims.map { phrases.sentences($0.map(\.text)) }
        + phrases.verdicts(ofSources: claims.count)
      guard !isOpinion, let id = right.first, let ids = ready.ids, ids.contains(id),
        ids.count == claims.count || ids.count == texts.count
      else { return nil }
      self = .one(options(texts), right: id)
    case .owners, .number:
      guard let number = right.first.flatMap({ Int($0) }) else { return nil }
      self = .number(number)
    case .versions(let versions, _):
      self = .pairs(zip(versions, right).map { Sheet.Option(id: $0, text: $1) })
    case .calls(from: nil), .drive: self = .lines(right.map { $0.call(in: dialect) })
    case .prints, .spot: self = .lines(right)
    case .fix, .fill: self = .code(right.joined(separator: "\n"))
    case .read, .run, .task, .text: return nil
    }
  }
}

extension [Sheet.Block] {
  /// What the commands among the code do, each told once: paper has no `:help`.
  fileprivate func legend(_ phrases: Phrasebook) -> [Sheet.Block] {
    let lines = flatMap { block -> [Substring] in
      guard case .code(let code) = block else { return [] }
      return code.split(separator: "\n").map { line in line.drop { " 0123456789".contains($0) } }
    }
    let commands = lines.filter { $0.hasPrefix(":") }.compactMap { line in
      Command(named: String(line.dropFirst().prefix { !$0.isWhitespace }))
    }
    return commands.unique.map { .paragraph(":\($0.rawValue) = \(phrases.meaning(of: $0))") }
  }
}

extension Document {
  /// Blocks of a text, code apart; empty ones are left out.
  fileprivate var paragraphs: [Sheet.Block] {
    blocks.map { block in
      if case .code(let code) = block.kind { return .code(code.snippet.text) }
      return .paragraph(Document(blocks: [block]).plainText)
    }.filter { $0 != .paragraph("") }
  }
}

extension Page.Listing {
  /// With numbers before its lines where answers name them.
  fileprivate var numbered: String {
    if !isNumbered { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      let sign = String(number + 1)
      return String(repeating: " ", count: max(0, 2 - sign.count)) + sign + "  " + line
    }.joined(separator: "\n")
  }
}

extension AnswerKey {
  /// Whether what is ordered has one right order.
  fileprivate var hasOneOrder: Bool {
    switch self {
    case .order(let key): key.key.order.isTotal
    case .calls(let key): key.isTotal
    case .classify, .choice, .prints, .value, .task, .drive, .fix, .fill, .spot, .versions,
      .sources:
      true
    }
  }
}
