public import Curriculum
import Grading
import Sessions
public import Syntax

extension CandidateReport {
  /// The same, with what was picked and what is right named as on the paper: in a language, and
  /// calls as the dialect of the candidate spells them. A key names choices in English alone.
  public func named(by questions: [PaperItem], in language: Language) -> CandidateReport {
    guard questions.count == items.count else { return self }
    var report = self
    for (place, question) in questions.enumerated() {
      let paper = question.paper
      let spelling = paper.spelling(dialect)
      func name(_ text: String) -> String { paper.ask.name(of: text, in: language, spelling) }
      report.items[place].answer = items[place].answer?.map(name)
      report.items[place].mark?.right = question.named(
        right: items[place].mark?.right ?? [], in: language, dialect)
    }
    return report
  }
}

extension PaperItem {
  /// What is right, named as on the page: in a language, and calls as a dialect spells them.
  public func named(
    right: [String], in language: Language, _ dialect: Dialect
  ) -> [String] {
    let spelling = paper.spelling(dialect)
    return right.map { word in
      paper.ask.isOfTypedCalls
        ? word.call(in: spelling) : paper.ask.name(of: word, in: language, spelling)
    }
  }
}

extension Paper.Ask {
  /// Whether calls are typed and none are shown.
  fileprivate var isOfTypedCalls: Bool {
    switch self {
    case .drive, .calls(from: nil): true
    case .order, .classify, .choice, .calls, .prints, .owners, .number, .spot, .versions, .fill,
      .fix, .text:
      false
    }
  }

  /// `2  viewDidLoad`, `b  By its owner`: what stands at a place of the page, behind what it is
  /// picked by; what names no place stays as it is.
  fileprivate func name(of text: String, in language: Language, _ dialect: Dialect) -> String {
    let words = text.split(separator: "  ", maxSplits: 1).map { String($0) }
    guard let place = words.first.flatMap({ Int($0) }) else { return text }
    let shown = shown(in: language, dialect)
    guard shown.indices.contains(place - 1) else { return text }
    let mark = if case .choice = self { AnswerForm.letter(place) } else { "\(place)" }
    return "\(mark)  \(shown[place - 1])"
  }

  /// What there is to pick from; empty where nothing is picked by its name.
  private func shown(in language: Language, _ dialect: Dialect) -> [String] {
    switch onPage(in: language, []) {
    case .order(let calls, _), .calls(from: .some(let calls)): calls.map { $0.call(in: dialect) }
    case .classify(.some(let texts)): texts
    case .choice(let texts): texts.map(\.plainText)
    case .read, .run, .task, .classify(nil), .calls(nil), .prints, .owners, .number, .spot,
      .versions, .sources, .fill, .fix, .drive, .text:
      []
    }
  }
}
