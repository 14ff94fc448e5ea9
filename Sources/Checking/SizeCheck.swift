import Curriculum
import Diagnostics
import Sessions

// What can be read without scrolling and at a glance; more than that only displeases.
extension ContentCheck {
  private static let screenHeight = 24
  private static let longestHint = 200

  /// Measures every page and every hint of a lesson's text.
  mutating func checkSizes(of text: LessonText, in lesson: Lesson, _ file: SourceText) {
    for (index, step) in lesson.steps.enumerated() {
      guard let section = text[step.id.value] else { continue }
      let page = LessonPage(of: lesson, number: 1, step: index, text: text)
      if let lines = height?(page, text.language), lines > Self.screenHeight {
        warn(.pageOverflows(lines: lines), at: section.stepID.range, file)
      }
      for hint in section.hints {
        guard let last = hint.content.blocks.last else { continue }
        check(hint: SourceRange(hint.id.range.upperBound, last.range.upperBound), file)
      }
    }
  }

  mutating func checkHint(of question: Quiz.Question, _ source: SourceText) {
    for language in Language.allCases {
      guard let text = question.hint?[language] else { continue }
      check(hint: text.range, source)
    }
  }

  /// Counts the characters as they are written, without the colon behind an id.
  private mutating func check(hint range: SourceRange, _ source: SourceText) {
    let isMargin: (Character) -> Bool = { $0.isWhitespace || $0 == ":" || $0 == "：" }
    let count = source[range].drop(while: isMargin).count
    if count > Self.longestHint { warn(.overlongHint(characters: count), at: range, source) }
  }

  private mutating func warn(_ fact: PlayFact, at range: SourceRange, _ source: SourceText) {
    add(.play(Diagnostic(.warning, fact, at: range)), source)
  }
}
