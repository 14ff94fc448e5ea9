import Curriculum
import Grading
import Learning
import Testing
import Typesetting

@testable import Rendering
@testable import Sessions

/// What is said to an answer, word by word.
@Suite struct VerdictLinesTests {
  /// The lines that are said to the last of what is typed.
  private func said(_ lines: String..., in language: Language = .en) -> [String] {
    var session = Session(language: language, library: library)
    let renderer = Renderer(width: 80, theme: .plain, language: language)
    return lines.reduce([]) { _, line in
      renderer.lines(of: session.handle(line, at: Instant(wall: 0, monotonic: 0)))
    }
  }

  private func said(_ beside: Graded.Beside) -> [String] {
    let graded = Graded(
      mark: Mark(score: 0.5, isCorrect: false, right: [], working: ""), isShown: false,
      answer: .beside(beside))
    return Renderer(width: 80, theme: .plain, language: .en).lines(of: Response(.graded(graded)))
  }

  @Test func theFirstDifferenceIsARowThatCostSomething() throws {
    let lines = said(
      ":learn 1 1", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "")
    let row = try #require(lines.first { $0.contains("first difference") })
    #expect(row.contains("4  viewDidAppear:") && row.contains("viewIsAppearing:"), "\(row)")
  }

  @Test func linesThatPrintTheSameAreNoDifference() throws {
    let lines = said(
      Graded.Beside(
        yours: ["YES", "x"], right: ["true", "y"], moves: [], missing: [], extras: [],
        repeated: [], isPrinted: true))
    #expect(lines.first { $0.contains("first difference") }?.contains("2  x") == true, "\(lines)")
  }

  /// An idea stands behind the call that it was caught by.
  @Test func anIdeaSaysWhatWasChosen() throws {
    var session = Session(language: .en, library: library)
    _ = session.handle(":quiz order-of-calls", at: Instant(wall: 0, monotonic: 0))
    while let page = session.shownPage, page.ios != "17" {
      _ = session.handle(":skip", at: Instant(wall: 0, monotonic: 0))
    }
    let renderer = Renderer(width: 80, theme: .plain, language: .en)
    let lines = renderer.lines(
      of: session.handle("old viewDidUnload", at: Instant(wall: 0, monotonic: 0)))
    #expect(lines.contains { $0.hasPrefix("old viewDidUnload: “What was loaded") }, "\(lines)")
  }

  @Test func aSourceIsNamedByWhatItSays() {
    let lines = said(":learn 5 7", "d").joined(separator: " ")
    #expect(lines.contains("You said “neither of them”; it is “"), "\(lines)")
  }

  @Test func theHintsOfADriveAreTheReasonOfItsScore() {
    var session = Session(language: .en, library: library)
    let renderer = Renderer(width: 80, theme: .plain, language: .en)
    func type(_ line: String) -> [String] {
      renderer.lines(of: session.handle(line, at: Instant(wall: 0, monotonic: 0)))
    }
    _ = type(":learn 1 6")
    #expect(type(":hint").last == "Hints so far: 1; each counts like a refused call.")
  }
}
