import Curriculum
import Diagnostics
import Learning
import Testing

@testable import Sessions

/// Pages in two languages.
@Suite struct BothTests {
  private func learner(_ journal: [Entry] = []) -> Learner {
    var files = [
      "Lessons/01-course/lesson.yaml": """
      format: 2
      id: course
      part: 1
      origin: en
      minutes: 1
      ios: 26
      dialects: [swift]
      steps:
      - {id: one, kind: read}
      - {id: two, kind: read}
      """
    ]
    for language in Language.allCases {
      files["Lessons/01-course/\(language.rawValue).md"] = """
        ---
        title: T
        ---
        ## one: One

        \(language.rawValue) one

        ## two: Two

        \(language.rawValue) two

        ## summary: S

        S
        """
    }
    return Learner(
      Library(
        lessonFolders: { ["01-course"] }, quizNames: { [] },
        file: { [files] path in files[path].map { SourceText(name: path, text: $0) } }),
      journal: journal)
  }

  private func shown(_ replies: [Reply]) -> [String] {
    for case .both(let pages) in replies { return pages.map { $0.1.text.plainText } }
    return replies.page.map { [$0.text.plainText] } ?? []
  }

  private func chosen(_ replies: [Reply]) -> LanguagePair?? {
    for case .languages(let pair) in replies { return .some(pair) }
    return nil
  }

  @Test func eachPageIsShownInTwoUntilThatIsEnded() {
    var learner = learner()
    learner.type(":learn 1")
    let replies = learner.type(":both cs en")
    #expect(chosen(replies) == .some(LanguagePair(.cs, .en)))
    #expect(shown(replies) == ["cs one", "en one"])
    #expect(shown(learner.type("")) == ["cs two", "en two"])
    #expect(chosen(learner.type(":both")) == .some(LanguagePair(.cs, .en)))
    let ended = learner.type(":both off")
    #expect(chosen(ended) == .some(nil) && shown(ended) == ["en two"])
    #expect(shown(learner.type(":back")) == ["en one"])
  }

  @Test func oneLanguageStandsBesideThePersonsOwn() {
    var learner = learner()
    learner.type(":learn 1")
    #expect(shown(learner.type(":both ja")) == ["ja one", "en one"])
  }

  @Test func theTwoLanguagesAreKept() {
    var first = learner()
    first.type(":learn 1", ":both cs en")
    var second = learner(first.journal)
    #expect(shown(second.begin()) == ["cs one", "en one"])
    #expect(chosen(second.type(":both")) == .some(LanguagePair(.cs, .en)))
    second.type(":both off")
    var third = learner(first.journal + second.journal)
    #expect(chosen(third.type(":both")) == .some(nil))
  }

  /// The verdict and its reason stand in both languages, the run once.
  @Test func aVerdictIsSaidInBothLanguages() {
    var learner = learner()
    learner.type(":both cs en", ":quiz generate order 26 7")
    let replies = learner.type("0")
    let told = replies.compactMap { reply -> [(Language, [Reply])]? in
      if case .told(let words) = reply { words } else { nil }
    }
    #expect(told.first?.map(\.0) == [.cs, .en])
    #expect(
      told.first?.allSatisfy { if case .graded? = $0.1.first { true } else { false } } == true)
    #expect(told.first?.first?.1.count == 2, "the verdict and its reason")
    #expect(replies.contains { if case .played = $0 { true } else { false } })
  }

  @Test func howItStandsIsToldInTheSandboxToo() {
    var learner = learner()
    #expect(chosen(learner.type(":both")) == .some(nil))
    #expect(chosen(learner.type(":both zh ru")) == .some(LanguagePair(.zh, .ru)))
    #expect(shown(learner.type(":learn 1")) == ["zh one", "ru one"])
    #expect(chosen(learner.type(":leave", ":both off")) == .some(nil))
  }

  @Test(arguments: [
    ("cs cs", Refusal.sameLanguage(.cs)), ("en", .sameLanguage(.en)),
    ("cs xx", .unknownLanguage("xx")), ("on", .unknownLanguage("on")),
  ])
  func whatAreNoTwoLanguagesIsRefusedWithWhy(_ words: String, _ refusal: Refusal) {
    var learner = learner()
    learner.type(":learn 1")
    #expect(learner.type(":both " + words).refusal == refusal)
    #expect(chosen(learner.type(":both")) == .some(nil))
  }
}
