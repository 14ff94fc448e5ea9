import Curriculum
import Diagnostics
import Learning
import Testing

@testable import Sessions

/// What is read beside a page: what the sources say, and what has run.
@Suite struct ReadingTests {
  private static let files = [
    "Lessons/01-course/lesson.yaml": """
    format: 2
    id: course
    part: 1
    origin: en
    minutes: 1
    ios: 26
    dialects: [swift]
    steps:
    - {id: a, kind: predict, claims: [ru-001, hc-036], code: "print(1)", ask: prints}
    - id: b
      kind: sources
      claims: [ru-001, ja-001]
      code: print(1)
      predicts: {ru-001: {prints: ["1"]}, ja-001: {prints: ["2"]}}
    - {id: c, kind: sources, claims: [ru-001, ja-001]}
    - {id: d, kind: task, claims: [ru-001], goal: {prints: ["1"]}, solution: print(1)}

    """,
    "Lessons/01-course/en.md":
      "---\ntitle: T\n---\n"
      + ["a", "b", "c", "d"].map { "## \($0): S\n\nP\n\n### after\n\nSo it is [ru-001].\n" }
      .joined()
      + "## summary: S\n\nS\n",
    "Lessons/claims.yaml": """
    - id: ru-001
      verdict: right
      claim: One.
      source: ru-2011
      said: {en: "It prints one.", ru: "Печатает один.", zh: 一, cs: "Jedna.", ja: 一}
      shown: advice
    - id: ja-001
      verdict: wrong
      claim: Two.
      source: ja-2011
      said: {en: "It prints two.", ru: "Печатает два.", zh: 二, cs: "Dva.", ja: 二}
      shown: advice
    - {id: hc-036, verdict: right, claim: It prints something., shown: advice}
    """,
    "Lessons/sources.yaml": """
    - {id: ru-2011, title: Title, language: ru, year: 2011, name: {en: an article}, place: {en: Habr}}
    - {id: ja-2011, title: Other, language: ja, undated: true, name: {en: a notebook}, place: {en: a site}}
    """,
  ]

  private func learner(at step: Int) -> Learner {
    let files = Self.files
    var learner = Learner(
      Library(
        lessonFolders: { ["01-course"] }, quizNames: { [] },
        file: { path in files[path].map { SourceText(name: path, text: $0) } }))
    learner.type(":learn 1 \(step)")
    return learner
  }

  private func told(_ replies: [Reply]) -> [String]? {
    for case .sources(let claims, _) in replies { return claims.map(\.id) }
    return nil
  }

  @Test(arguments: ["viewDidLoad", "viewWillAppear(_:)", "UIViewController"])
  func whatIsNoTermIsExplainedAllTheSame(_ name: String) {
    var learner = learner(at: 1)
    let help = learner.type(":glossary \(name)").contains {
      if case .help = $0 { true } else { false }
    }
    #expect(help)
    #expect(learner.type(":glossary quiz").refusal == .noSuchTerm("quiz", nearest: []))
  }

  @Test func sourcesOfAPageThatAsksAreToldOnceItIsAnswered() {
    var learner = learner(at: 1)
    #expect(learner.type(":sources").refusal == .sourcesLater)
    #expect(told(learner.type(":sources prints")) == ["ja-001"])
    learner.type("1", "")
    #expect(told(learner.type(":sources")) == ["ru-001", "hc-036"])
  }

  @Test func soTheyAreOfATask() {
    var learner = learner(at: 4)
    #expect(learner.type(":sources").refusal == .sourcesLater)
    learner.type("print(1)")
    #expect(told(learner.type(":sources")) == ["ru-001"])
  }

  @Test func whatAPageQuotesIsToldWithoutItsVerdict() {
    var learner = learner(at: 2)
    guard case .sources(let claims, let sources)? = learner.type(":sources").first else {
      Issue.record("nothing is told")
      return
    }
    #expect(claims.map(\.id) == ["ru-001", "ja-001"] && claims.allSatisfy { $0.verdict == nil })
    #expect(claims.map(\.source) == ["an article", "a notebook"])
    #expect(
      sources.map(\.title) == ["Title", "Other"] && sources.map(\.place) == ["Habr", "a site"])
  }

  @Test func allThatASourceSaysIsFoundByItsId() {
    var learner = learner(at: 1)
    #expect(told(learner.type(":sources ja-2011")) == ["ja-001"])
  }

  @Test func whereNothingIsQuotedTheSourcesAreNamed() {
    var learner = learner(at: 1)
    learner.type(":leave")
    let replies = learner.type(":sources")
    #expect(replies.refusal == .noSourcesHere)
    guard case .sources(let claims, let sources)? = replies.last else {
      Issue.record("none is named")
      return
    }
    #expect(claims.isEmpty && sources.map(\.title) == ["Title", "Other"])
  }

  @Test func whatNoSourceSpeaksOfIsRefusedAsSuch() {
    var learner = learner(at: 1)
    #expect(learner.type(":sources xyz").refusal == .noSource("xyz"))
  }

  @Test func whatIsInBracketsIsExplainedWhereItComesFirst() {
    func explains(_ replies: [Reply]) -> Bool {
      replies.contains { if case .quotesSources("ru-001") = $0 { true } else { false } }
    }
    var learner = learner(at: 1)
    #expect(explains(learner.type("1", "")))
    learner.type("")
    #expect(!explains(learner.type("a")))
  }

  @Test(arguments: [":answer", "a", ":skip"])
  func anOpinionDoesNotComeBack(_ line: String) {
    var learner = learner(at: 3)
    learner.type(line)
    #expect(!learner.comesBack("course/c"))
    if line != ":skip" { #expect(learner.items(.stepDone) == ["course/c"]) }
  }

  @Test(arguments: [":timeline", ":trace", ":step", ":compare 5.1 26"])
  func beforeTheAnswerNothingHasRun(_ line: String) {
    var learner = learner(at: 1)
    #expect(learner.type(line).refusal == .nothingRunYet)
  }
}
