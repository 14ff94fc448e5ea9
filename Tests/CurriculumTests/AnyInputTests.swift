import Curriculum
import Diagnostics
import Testing

/// Whatever stands in a file, each reader answers, with places that are in the file.
struct AnyInputTests {
  private func check(_ text: String) {
    let source = SourceText(text)
    let diagnostics =
      Lesson.read(source).diagnostics + Quiz.read(source).diagnostics
      + Glossary.read(source).diagnostics + Claims.read(source).diagnostics
      + LessonText.read(source, language: .ja).diagnostics
    #expect(
      diagnostics.allSatisfy { diagnostic in
        let range = diagnostic.range
        return 0 <= range.lowerBound && range.lowerBound <= range.upperBound
          && range.upperBound <= text.utf8.count
      })
  }

  static let good = [LessonReadingTests.text, QuizReadingTests.text, LessonTextReadingTests.text]

  @Test(arguments: 0..<3)
  func everyBeginningIsAnswered(number: Int) {
    let text = Self.good[number]
    for length in stride(from: 0, to: text.count, by: 5) { check(String(text.prefix(length))) }
  }

  @Test(arguments: [
    "\0", "\u{1B}", "\u{FEFF}", "\u{2028}", "[", "\"", "<b>", "**", "：", "\t", "\r",
  ])
  func aStrangerAnywhereIsAnswered(stranger: String) {
    for text in Self.good {
      for offset in stride(from: 0, to: text.count, by: 37) {
        check(text.prefix(offset) + stranger + text.dropFirst(offset))
      }
    }
  }

  @Test func largeAndDeepInputsAreAnswered() {
    check(String(repeating: "[", count: 10_000))
    check(String(repeating: "steps: [", count: 10_000))
    check(String(repeating: "- ", count: 10_000))
    check("format: 1\nid: " + String(repeating: "я", count: 500_000))
    check("format: " + String(repeating: "[],", count: 300_000))
    check("---\ntitle: T\n---\n" + String(repeating: "я ", count: 400_000))
    check("---\ntitle: T\n---\n## a: " + String(repeating: "*", count: 10_000))
    check("---\n" + String(repeating: ">", count: 10_000) + "\n---\n")
    check(
      "---\ntitle: T\n---\n## a: A\n### hints\n" + String(repeating: "- ", count: 7_000) + "a: b")
  }

  @Test func aLessonOfManyStepsIsRead() {
    let steps = (0..<2_000).map {
      "  - {id: s\($0), kind: run, code: a, expect: {trace: [vc init]}}\n"
    }
    let text =
      "format: 2\nid: a\npart: 1\norigin: en\nminutes: 1\nios: 5.1\ndialects: [objc]\nsteps:\n"
      + steps.joined()
    #expect(Lesson.read(SourceText(text)).value?.steps.count == 2_000)
  }
}
