import Curriculum
import Diagnostics
import Testing

struct QuizTranslationTests {
  private static let hash = TextHash(of: "See `view` {n}")

  private func diagnostics(prompt: String) throws -> [Diagnostic<ContentFact>] {
    let text =
      "format: 1\nid: a\ntitle: t\nquestions:\n  - id: q\n    kind: order\n    script: x\n"
      + "    prompt: {\(prompt)}\n"
    let reading = Quiz.read(SourceText(text))
    #expect(reading.isSound)
    return try #require(reading.value).translationDiagnostics()
  }

  private static let all =
    "en: 'See `view` {n}', ru: '`view` {n}', zh: '`view` {n}', cs: '{n} `view`', ja: '`view`{n}'"

  @Test(arguments: [
    "", ", from: \(hash)", ", from: {ru: \(hash), zh: \(hash), cs: \(hash), ja: \(hash)}",
  ])
  func freshOrUnstampedTranslationsHaveNoMistakes(stamps: String) throws {
    #expect(try diagnostics(prompt: Self.all + stamps).isEmpty)
  }

  @Test func oneStaleHashStandsForAll() throws {
    let facts = try diagnostics(prompt: Self.all + ", from: 00000000").map(\.fact)
    #expect(facts == Array(repeating: .stale(current: Self.hash), count: 4))
  }

  @Test func eachTranslationMayHaveItsOwnHash() throws {
    let stamps = ", from: {ru: 00000000, zh: \(Self.hash), cs: \(Self.hash)}"
    let facts = try diagnostics(prompt: Self.all + stamps).map(\.fact)
    #expect(facts == [.stale(current: Self.hash), .missingStamp(current: Self.hash)])
  }

  @Test func missingLanguagesAreTold() throws {
    let facts = try diagnostics(prompt: "en: a, ru: b").map(\.fact)
    #expect(
      facts == [.missingTranslation(.zh), .missingTranslation(.cs), .missingTranslation(.ja)])
  }

  @Test func marksMustAgree() throws {
    let prompt =
      "en: '`a` `b` {n}', ru: '`b` {n}', zh: '`a` `b` {m}', cs: '`a``b`', ja: '`a` `b` {n} {n}'"
    let facts = try diagnostics(prompt: prompt).map(\.fact)
    #expect(
      facts == [
        .missingMark(.codeSpan("a")), .missingMark(.placeholder("n")),
        .missingMark(.codeSpan("a")), .extraMark(.placeholder("n")),
      ])
  }
}
