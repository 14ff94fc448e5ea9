public import Curriculum
import Diagnostics
public import Sessions

/// The screens that pages and questions are measured on, each of 24 lines.
public struct Screens: Sendable {
  /// How many lines something takes on a screen of so many columns.
  public typealias Height<Subject> = @Sendable (Subject, Language, _ columns: Int) -> Int

  /// Of each in columns.
  public var widths: [Int]
  public var page: Height<Page>

  public init(widths: [Int], page: @escaping Height<Page>) {
    self.widths = widths
    self.page = page
  }

  /// Nothing is measured.
  public static let none = Screens(widths: [], page: { _, _, _ in 0 })

  static let height = 24
}

// What can be read without scrolling and at a glance; more than that only displeases.
extension Checked {
  private static let longestHint = 200

  /// Measures every page in the dialect it was written in, and every hint of a lesson's text.
  mutating func measure(
    _ text: LessonText, of pages: LessonPages, on screens: Screens, _ file: SourceText
  ) {
    for (index, step) in pages.lesson.steps.enumerated() {
      guard let section = text[step.id.value] else { continue }
      for columns in screens.widths {
        guard let page = pages.page(index, number: 1, text, in: step.setting.dialect) else {
          continue
        }
        check(screens.page(page, text.language, columns), columns, at: section.stepID.range, file)
      }
      for hint in section.hints {
        guard let last = hint.content.blocks.last else { continue }
        check(hint: SourceRange(hint.id.range.upperBound, last.range.upperBound), file)
      }
    }
  }

  /// Measures a question and its hint in every language.
  mutating func measure(
    _ question: Quiz.Question, _ ready: ReadyQuestion, of quiz: Quiz, on screens: Screens,
    _ source: SourceText
  ) {
    for language in Language.allCases {
      if let hint = question.hint?[language] { check(hint: hint.range, source) }
      guard let prompt = question.prompt[language],
        let page = ready.page(in: language, origin: quiz.origin)
      else { continue }
      for columns in screens.widths {
        check(screens.page(page, language, columns), columns, at: prompt.range, source)
      }
    }
  }

  private mutating func check(
    _ lines: Int, _ columns: Int, at range: SourceRange, _ source: SourceText
  ) {
    guard lines > Screens.height else { return }
    add(.pageOverflows(lines: lines, columns: columns), .warning, at: range, source)
  }

  /// Counts the characters as they are written, without the colon behind an id.
  private mutating func check(hint range: SourceRange, _ source: SourceText) {
    let isMargin: (Character) -> Bool = { $0.isWhitespace || $0 == ":" || $0 == "：" }
    let count = source[range].drop(while: isMargin).count
    if count > Self.longestHint {
      add(.overlongHint(characters: count), .warning, at: range, source)
    }
  }
}
