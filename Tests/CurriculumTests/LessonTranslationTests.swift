import Curriculum
import Diagnostics
import Testing

struct LessonTranslationTests {
  private static let lesson = """
    format: 2
    id: l
    part: 1
    origin: ru
    minutes: 1
    ios: 5.1
    dialects: [objc]
    steps: [{id: a, kind: read}, {id: b, kind: read}]
    """

  private static let original = """
    ---
    title: Урок
    ---
    ## a: Раз `view`
    Тело `view` и `{x}` и {count}.
    ### hints
    - nudge: Смотри
    ## b: Два
    ## summary: Всё
    """

  private func diagnostics(_ translation: String) throws -> [Diagnostic<ContentFact>] {
    let lesson = try #require(Lesson.read(SourceText(Self.lesson)).value)
    let original = try #require(LessonText.read(SourceText(Self.original), language: .ru).value)
    let text = try #require(LessonText.read(SourceText(translation), language: .en).value)
    return lesson.translationDiagnostics(of: text, original: original)
  }

  /// A translation with the right hashes, `body` being that of the first section.
  private static func translation(
    title: String? = nil, a: String? = nil, body: String = "Body `view`, `{x}`, {count}.\n",
    hints: String = "### hints\n- nudge: look\n", rest: String? = nil
  ) -> String {
    let aHash = TextHash(
      of: "Раз `view`\nТело `view` и `{x}` и {count}.\n### hints\n- nudge: Смотри")
    let stamp = a ?? " <!-- from: \(aHash) -->"
    let second = rest ?? "## b: Two <!-- from: \(TextHash(of: "Два")) -->\n"
    let summary = "## summary: All <!-- from: \(TextHash(of: "Всё")) -->\n"
    let titleStamp = title ?? "from: \(TextHash(of: "Урок"))\n"
    return "---\ntitle: Lesson\n\(titleStamp)---\n## a: One `view`\(stamp)\n" + body + hints
      + second + summary
  }

  @Test func aFreshTranslationHasNoMistakes() throws {
    #expect(try diagnostics(Self.translation()).isEmpty)
  }

  @Test func theOriginalHasNoMistakes() throws {
    let lesson = try #require(Lesson.read(SourceText(Self.lesson)).value)
    let original = try #require(LessonText.read(SourceText(Self.original), language: .ru).value)
    #expect(lesson.translationDiagnostics(of: original, original: original).isEmpty)
  }

  private static let aHash = TextHash(
    of: "Раз `view`\nТело `view` и `{x}` и {count}.\n### hints\n- nudge: Смотри")

  @Test(arguments: [
    Broken(3, 7, .stale(current: TextHash(of: "Урок")), in: translation(title: "from: 00000000\n")),
    Broken(2, 8, .missingStamp(current: TextHash(of: "Урок")), in: translation(title: "")),
    Broken(5, 19, .stale(current: aHash), in: translation(a: "  <!-- from: 00000000 -->")),
    Broken(5, 4, .missingStamp(current: aHash), in: translation(a: "")),
    Broken(
      5, 4, .missingMark(.codeSpan("view")), in: translation(body: "Body `{x}`, {count}.\n")),
    Broken(
      5, 4, .missingMark(.codeSpan("{x}")), in: translation(body: "Body `view`, {x}, {count}.\n")),
    Broken(
      5, 4, .missingMark(.placeholder("count")), in: translation(body: "`view` `{x}` {cout}\n")),
    Broken(
      5, 4, .extraMark(.codeSpan("z")), in: translation(body: "`view` `{x}` {count} `z`\n")),
    Broken(5, 4, .missingItem("nudge"), in: translation(hints: "")),
    Broken(
      9, 3, .orphanedItem("rule"), in: translation(hints: "### hints\n- nudge: a\n- rule: b\n")),
    Broken(10, 1, .missingSection("b"), in: translation(rest: "")),
    Broken(
      10, 4, .orphanedSection("c"),
      in: translation(rest: "## b: B <!-- from: \(TextHash(of: "Два")) -->\n## c: C\n")),
  ])
  func whatDiffersIsToldWhere(broken: Broken) throws {
    broken.check(try diagnostics(broken.text))
  }

  @Test func theOriginalBearsNoHash() throws {
    let text =
      "---\ntitle: T\nfrom: 00000000\n---\n## a: A <!-- from: 00000000 -->\n## b: B\n## summary: S\n"
    let lesson = try #require(Lesson.read(SourceText(Self.lesson)).value)
    let original = try #require(LessonText.read(SourceText(text), language: .ru).value)
    let diagnostics = lesson.translationDiagnostics(of: original, original: original)
    #expect(diagnostics.map(\.fact) == [.stampInOrigin, .stampInOrigin])
  }
}
