import Testing

@testable import Grading

@Suite struct SourcesTests {
  private static func asked(_ claims: String, _ predicts: String) throws -> Asked {
    try Asked(
      #"""
      kind: sources
      setup: "class A: UIViewController {}\nlet gift = A()"
      code: gift.view = UIView()
      """# + "\nclaims: [\(claims)]\npredicts: {\(predicts)}")
  }

  private static let called = "{trace: [gift viewDidLoad]}"
  private static let silent = "{without: [gift viewDidLoad]}"

  @Test(arguments: [
    (called, silent, "zh"), (silent, called, "ja"), (silent, silent, "both"),
    (called, called, "neither"),
  ])
  func theRunDecides(_ japanese: String, _ chinese: String, _ right: String) throws {
    let asked = try Self.asked("ja-019, zh-010", "ja-019: \(japanese), zh-010: \(chinese)")
    guard case .sources(let key) = asked.key else { throw NoSources() }
    #expect(key.options == ["ja", "zh", "both", "neither"])
    for option in key.options {
      #expect(asked.mark([option]).score == (option == right ? 1 : 0))
    }
    #expect(asked.mark([]).right == [right])
    #expect(asked.mark(key.options).score == 0)
  }

  private struct NoSources: Error {}

  @Test func aSourceIsRightInAllThatItPredicts() throws {
    let asked = try Self.asked(
      "ja-019, ja-020, zh-010",
      "ja-019: \(Self.silent), ja-020: \(Self.called), zh-010: \(Self.silent)")
    #expect(asked.mark(["zh"]).isCorrect)
  }

  @Test func oneSourceIsRightOrNot() throws {
    let asked = try Self.asked("ru-009", "ru-009: \(Self.called)")
    guard case .sources(let key) = asked.key else { throw NoSources() }
    #expect(key.options == ["ru", "neither"])
    #expect(asked.mark(["neither"]).isCorrect)
  }

  @Test func twoOfThreeAreNoAnswer() {
    #expect(throws: QuestionFault.severalAnswers(["ja", "zh"])) {
      try Self.asked(
        "ja-019, zh-010, cs-009",
        "ja-019: \(Self.silent), zh-010: \(Self.silent), cs-009: \(Self.called)")
    }
  }

  @Test func anOpinionIsNeverWrong() throws {
    let asked = try Asked("kind: sources\nclaims: [ru-001]")
    #expect(asked.mark(["ru"]).isCorrect)
    #expect(asked.mark([]).right == [])
  }
}
