public import Curriculum
import Grading
import Notation
import Phrases
public import Screening

/// A text that raters read, with all that they need for it and nothing of whose it is.
public struct ReadText: Sendable {
  /// By which a mark finds its candidate and its question.
  public let key: Ratings.Key
  /// What was asked, in the language of the sheet.
  let question: String
  /// Empty where the question has no key.
  let right: String
  /// What was answered, and what was said of why.
  let answer: String
  /// What the candidate wrote, cut where it is longer than anyone reads.
  let reason: String
}

extension CandidateReport {
  /// What raters read of it.
  ///
  /// - Parameter questions: as they stood on the paper, by whose words answers are named.
  public func readTexts(_ questions: [PaperItem], in language: Language) -> [ReadText] {
    guard questions.count == items.count else { return [] }
    let phrases = Phrasebook(language)
    return zip(items, questions).enumerated().compactMap { place, pair in
      let (item, question) = pair
      guard case .raters = item.marking, let text = item.text else { return nil }
      let asked = AskedQuestion(
        question: question, number: place + 1, count: items.count, dialect: dialect,
        phrases: phrases)
      return ReadText(
        key: Ratings.Key(candidate: id, item: item.id), question: asked.text,
        right: (item.mark?.right ?? []).joined(separator: "\n"),
        answer: (item.answer ?? []).joined(separator: "\n").shortened, reason: text.shortened)
    }
  }
}

/// What two raters get, the same for both: texts in a drawn order under numbers, the question and what
/// an answer is worth beside each, and room for a mark. `Ratings.read` reads it back.
public struct ReadingSheet {
  private let texts: [ReadText]
  /// Which number a text has, so that a sheet says nothing of its candidate.
  private let numbers: SheetNumbers
  /// It says what an answer is worth.
  private let plan: Blueprint
  private let phrases: Phrasebook

  public init(
    _ texts: [ReadText], _ numbers: SheetNumbers, of plan: Blueprint, in language: Language
  ) {
    (self.texts, self.numbers, self.plan) = (texts, numbers, plan)
    phrases = Phrasebook(language)
  }

  /// Its file: spreadsheets take it for UTF-8 by the mark at its head.
  ///
  /// - Parameter clean: makes harmless what a terminal would obey.
  public func csv(_ clean: (String) -> String) -> String {
    var writer = CSVWriter()
    writer.add(Ratings.sheetColumns)
    let rubrics = Dictionary(plan.items.map { ($0.id.value, rubric(of: $0)) }) { first, _ in first }
    let numbered = texts.compactMap { text in numbers.number(of: text.key).map { ($0, text) } }
    for (number, text) in numbered.sorted(by: { $0.0 < $1.0 }) {
      let cells = [
        text.key.item, text.question, text.right, rubrics[text.key.item] ?? "", text.answer,
        text.reason,
      ]
      writer.add(["\(number)"] + cells.map(clean) + ["", ""])
    }
    return "\u{FEFF}" + writer.text
  }

  /// The scale, and what the plan says of this item.
  private func rubric(of item: Blueprint.Item) -> String {
    let own = item.rubric.map {
      Document($0.text(in: phrases.language, origin: .en)).plainText
    }
    return ([phrases.ratingScale] + (own.map { [$0] } ?? [])).joined(separator: "\n")
  }
}
