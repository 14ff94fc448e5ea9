import Curriculum
import Diagnostics
import Foundation
import Testing

/// What the two READMEs show as examples is read without a mistake.
struct FormatExamplesTests {
  private func examples(_ folder: String, language: String) throws -> [SourceText] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: folder).appending(path: "README.md")
    let markdown = try String(contentsOf: file, encoding: .utf8)
    return Document(Snippet(markdown)).blocks.compactMap { block in
      guard case .code(let code) = block.kind, code.language == language else { return nil }
      return SourceText(code.snippet.text)
    }
  }

  @Test func theLessonIsSound() throws {
    let yaml = try examples("Lessons", language: "yaml")
    try #require(yaml.count == 7)
    #expect(Lesson.read(yaml[0]).diagnostics.isEmpty)
    #expect(Misconceptions.read(yaml[1]).diagnostics.isEmpty)
    #expect(SourceList.read(yaml[2]).diagnostics.isEmpty)
    #expect(Moved.read(yaml[3]).diagnostics.isEmpty)
    #expect(Glossary.read(yaml[4]).diagnostics.isEmpty)
    #expect(Claims.read(yaml[5]).diagnostics.isEmpty)
    #expect(Plan.read(yaml[6]).diagnostics.isEmpty)
  }

  @Test func theTextIsSound() throws {
    let texts = try examples("Lessons", language: "markdown")
    try #require(texts.count == 1)
    let reading = LessonText.read(texts[0], language: .en)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.value?["asking-loads"]?.hints.map(\.id.value) == ["nudge", "rule"])
  }

  @Test func theQuizIsSound() throws {
    let quizzes = try examples("Quizzes", language: "yaml")
    try #require(quizzes.count == 3)
    for quiz in quizzes.prefix(2) { #expect(Quiz.read(quiz).diagnostics.isEmpty) }
    #expect(Blueprint.isBlueprint(quizzes[2]))
    #expect(Blueprint.read(quizzes[2]).diagnostics.isEmpty)
  }
}
