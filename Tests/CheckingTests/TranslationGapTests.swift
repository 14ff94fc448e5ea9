import Checking
import Curriculum
import Diagnostics
import Testing

@Suite struct TranslationGapTests {
  private func rows(_ checked: Checked) -> [String] {
    checked.translationGaps.map { "\($0.language) \($0.state) \($0.field)" }
  }

  @Test func eachTextOfAQuizIsNamedByItsQuestionAndKey() {
    let quiz = """
      format: 1
      id: q
      title: {en: Title, ru: Название, zh: 标题, cs: Název, ja: 題名}
      questions:
      - id: one
        kind: order
        prompt:
          en: Which `loadView`?
          ru: Какие?
          zh: 哪些 `loadView`？
          cs: Které `loadView`?
          from: {ru: 00000000, zh: 00000000, cs: 9cf16a0f}
        items: {a: loadView, b: viewDidLoad}
        sequence: [a, b]
      """
    let checked = ContentCheck(plays: false) { _ in nil }
      .quiz(SourceText(name: "Quizzes/q.yaml", text: quiz))
    #expect(
      Set(rows(checked)) == [
        "ja missing questions.one.prompt", "ru stale questions.one.prompt",
        "ru differing questions.one.prompt", "zh stale questions.one.prompt",
        "cs stale questions.one.prompt",
      ])
  }

  @Test func eachTextOfALessonIsNamedByItsSection() {
    let files = [
      "Lessons/01-a/lesson.yaml": """
      format: 2
      id: a
      part: 1
      origin: en
      minutes: 1
      ios: 26
      dialects: [swift]
      steps:
      - {id: one, kind: read}
      - {id: two, kind: read}
      """,
      "Lessons/01-a/en.md": """
      ---
      title: A
      ---
      ## one: One

      Text.

      ## two: Two

      Text.

      ## summary: What stays

      Text.

      """,
      "Lessons/01-a/ru.md": """
      ---
      title: А
      from: 00000000
      ---
      ## one: Один <!-- from: 00000000 -->

      Текст.

      ## three: Три

      Текст.

      """,
    ]
    let check = ContentCheck(plays: false) { path in
      files[path].map { SourceText(name: path, text: $0) }
    }
    let rows = rows(check.lesson(in: "01-a"))
    #expect(
      Set(rows.filter { $0.hasPrefix("ru") }) == [
        "ru orphaned three", "ru missing two", "ru missing summary", "ru stale title",
        "ru stale one",
      ])
    #expect(rows.contains { $0.hasPrefix("ja missing") })
    #expect(!rows.contains { $0.hasPrefix("en") })
  }

  @Test func eachPhraseOfACatalogueIsNamedByItsID() throws {
    let english = SourceText(
      name: "en.yaml", text: "a.one: \"One\"\na.two: \"Two\"\na.three: \"3\"\n")
    let czech = SourceText(
      name: "cs.yaml",
      text: "a.one:\n  from: 00000000\n  text: \"Jedna\"\na.two: \"Dva\"\na.four: \"4\"\n")
    let checked = ContentCheck { _ in nil }.catalogue(
      czech, in: .cs, from: Catalogue.read(english, language: .en).value, functions: [])
    #expect(
      rows(checked).sorted() == [
        "cs missing a.three", "cs orphaned a.four", "cs stale a.one", "cs stale a.two",
      ])
  }
}
