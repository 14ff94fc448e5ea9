public import Classroom
public import Curriculum
import Diagnostics
import Learning
public import Sessions

/// The screens that pages and questions are measured on, each of 24 lines.
public struct Screens: Sendable {
  /// How many lines something takes on a screen of so many columns.
  public typealias Height<Subject> = @Sendable (Subject, Language, _ columns: Int) -> Int

  /// Of each in columns.
  public var widths: [Int]
  /// Of a page with its prompt below it.
  public var page: Height<Page>
  /// Of all that a slide shows at once.
  public var slide: Height<PresenterResponse>

  public init(
    widths: [Int], page: @escaping Height<Page>, slide: @escaping Height<PresenterResponse>
  ) {
    (self.widths, self.page, self.slide) = (widths, page, slide)
  }

  /// Nothing is measured.
  public static let none = Screens(widths: [], page: { _, _, _ in 0 }, slide: { _, _, _ in 0 })

  /// In lines: the window of a terminal that nobody has made larger.
  static let height = 24
}

// What can be read without scrolling and at a glance; more than that only displeases.
extension Checked {
  /// In characters.
  private static let longestHint = 200

  /// Measures every page in each of its dialects, alone and before a room, and every hint
  /// of a lesson's text.
  mutating func measure(
    _ text: LessonText, of pages: LessonPages, on screens: Screens, _ file: SourceText
  ) {
    let slides = Slides(pages.lesson)
    for (index, step) in pages.lesson.steps.enumerated() {
      guard let section = text[step.id.value] else { continue }
      let range = section.stepID.range
      for (columns, dialect) in screens.widths.flatMap({ columns in
        step.setting.dialects.map { (columns, $0) }
      }) {
        guard var page = pages.page(index, number: 1, text, in: dialect) else { continue }
        check(screens.page(page, text.language, columns), columns, at: range, file)
        let lines = [false, true].map { isLive in
          var place = slides.presented(index)
          place.isLive = isLive
          page.sitting = .presented(place)
          return screens.page(page, text.language, columns)
        }
        check(slide: index, text.language, lines.max() ?? 0, columns, at: range, file)
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

  /// Measures every slide of a class in every language, before a room with terminals and without.
  mutating func measure(
    _ plan: Plan, from library: Library, on screens: Screens, _ source: SourceText
  ) {
    let slides = Slides(plan, library: library, weakest: [])
    for language in Language.allCases {
      var rooms = [false, true].map {
        Presentation(slides, library: library, in: language, isLive: $0)
      }
      for (index, slide) in slides.slides.enumerated() {
        let shown = rooms.indices.flatMap {
          rooms[$0].rehearse(index, at: Instant(wall: 0, monotonic: 0))
        }
        for columns in screens.widths {
          let lines = shown.map { screens.slide($0, language, columns) }.max() ?? 0
          check(
            slide: index, language, lines, columns, at: plan.parts[slide.part].range, source)
        }
      }
    }
  }

  /// The highest form of a slide counts.
  private mutating func check(
    slide index: Int, _ language: Language, _ lines: Int, _ columns: Int, at range: SourceRange,
    _ source: SourceText
  ) {
    guard lines > Screens.height else { return }
    add(
      .slideOverflows(number: index + 1, language, lines: lines, columns: columns), .warning,
      at: range, source)
  }

  /// Reports what does not fit, as a warning.
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
