import Curriculum
import Grading
import Mistakes
import Playgrounds
import Syntax
import Testing

@testable import Sessions

/// What stands on the page of an exercise beside its text.
@Suite struct PageTests {
  private func learner(_ step: String, dialects: String = "[swift]") -> Learner {
    let lines = step.split(separator: "\n").map { "    " + $0 }
    let head = ["  - id: one"] + lines + ["    dialects: \(dialects)", "    ios: 26", ""]
    var learner = Learner(head.joined(separator: "\n"))
    learner.type(":learn 1")
    return learner
  }

  private static let sized = """
    kind: versions
    ios: ["5.1", "26"]
    setup: "UIViewController *memo = [[UIViewController alloc] init];"
    code: "window.rootViewController = memo;"
    ask: {size: memo.view}
    """

  /// A step that brings its own versions.
  private func sizes() -> Learner {
    var learner = Learner(
      "  - id: one\n" + Self.sized.split(separator: "\n").map { "    " + $0 + "\n" }.joined()
        + "    dialects: [objc]\n")
    learner.type(":learn 1")
    return learner
  }

  @Test(arguments: [
    "320x460 402x874", "320×460 402×874", "320 460 402 874", "320,460 402,874",
    "320, 460, 402, 874", "３２０×４６０　４０２×８７４",
  ])
  func sizesAreReadHoweverTheyAreWritten(_ line: String) {
    var learner = sizes()
    #expect(learner.type(line).graded?.mark.isCorrect == true)
  }

  /// A width alone is no size.
  @Test(arguments: ["320x460", "320x460 402"]) func aSizeForEachVersionIsWanted(_ line: String) {
    var learner = sizes()
    #expect(learner.type(line).refusal == .malformedAnswer(.count(2, .size), count: 0))
  }

  @Test func whatIsAskedAboutIsNamedWhereTheTextDoesNot() {
    #expect(sizes().session.shownPage?.subject == .size(of: "memo.view"))
  }

  @Test func theLinesThatAreWantedAreShown() {
    let fix = learner(
      "kind: fix\ncode: print(1)\ngoal: {prints: [\"2\"]}\nsolution: {1: print(2)}")
    #expect(fix.session.shownPage?.wanted == ["2"])
  }

  @Test func codeInItsOwnDialectIsSaidToBe() {
    var fix = learner(
      "kind: fix\nsetup: let n = 1\ncode: print(n)\ngoal: {prints: [\"2\"]}\n"
        + "solution: {1: print(2)}", dialects: "[swift, objc]")
    #expect(fix.session.shownPage?.standsIn == nil)
    let page = fix.type(":dialect objc").page
    #expect(page?.standsIn == .swift)
    guard case .code(let listing, _, _)? = page?.setUp else {
      Issue.record("no set-up")
      return
    }
    #expect(listing.dialect == .swift)
  }

  @Test func whatIsOnlyDeclaredIsNotSaidToBeRun() {
    func isRun(_ setup: String) -> Bool? {
      let page = learner("kind: predict\nsetup: \"\(setup)\"\ncode: print(1)\nask: prints")
        .session.shownPage
      guard case .code(_, _, let isRun)? = page?.setUp else { return nil }
      return isRun
    }
    #expect(isRun("class Memo: UIViewController {}") == false)
    #expect(isRun("class Memo: UIViewController {}\\nlet memo = Memo()") == true)
  }

  @Test func aBareLetterIsNoFarewell() {
    var prints = learner("kind: predict\ncode: print(1)\nask: prints")
    prints.type("q")
    #expect(prints.session.shownPage?.entered == ["q"])
  }

  @Test func placesAreThoseOfThePagesCode() {
    var predict = learner(
      "kind: predict\nsetup: \"class Memo: UIViewController { @IBOutlet weak var text: UILabel! }\"\n"
        + "code: \"let memo = Memo()\\n\\nif memo.view != nil { print(1) }\"\nask: prints")
    let findings = predict.type("1", "").flatMap { reply -> [Finding] in
      if case .played(let account) = reply { account.findings } else { [] }
    }
    #expect(findings.map(\.line) == [3])
  }

  @Test func anAppThatEndsAsWantedIsSaidToEndOnce() {
    var predict = learner(
      "kind: predict\ncode: \"let n: Int? = nil\\nprint(n!)\"\nask: prints\n"
        + "expect: {ends: {crash: Fatal error}}")
    let ends = predict.type("0").compactMap { reply -> Int? in
      guard case .played(let account) = reply, case .endedAsWanted(let line) = account.end else {
        return nil
      }
      return line
    }
    #expect(ends == [2])
  }

  @Test func aHintIsOfferedWhereThereIsOne() {
    let predict = learner("kind: predict\ncode: print(1)\nask: prints")
    #expect(predict.session.shownPage?.help == .hints)
    let quiz = "  - {id: a, kind: output, prompt: {en: P}, dialect: swift, code: print(1)}\n"
    var other = Learner(quiz: quiz)
    #expect(other.type(":quiz 1").page?.help == .answer)
  }
}
