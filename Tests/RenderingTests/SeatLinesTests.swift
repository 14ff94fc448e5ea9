import Classroom
import Curriculum
import Rendering
import Sessions
import Testing
import Typesetting

/// What a learner in a class reads.
@Suite struct SeatLinesTests {
  private func renderer(width: Int, _ language: Language = .en) -> Renderer {
    Renderer(width: width, theme: .plain, language: language)
  }

  private func page(_ text: String, _ ask: Page.Ask) -> Page {
    Page(heading: .question(number: 1, of: 1), text: Document(Snippet(text)), ask: ask)
  }

  @Test func whatIsAskedStandsOnTheScreenWhereThePageDoesNotFit() {
    let story = Array(repeating: "A sentence that fills a line of the page.\n\n", count: 30)
    for (text, isRepeated) in [(story.joined(), true), ("", false)] {
      let question = "What does the last line print?"
      let lines = renderer(width: 40).lines(of: [.page(page(text + question, .prints), nil)])
      #expect(lines.count { $0 == question } == (isRepeated ? 2 : 1))
      #expect(lines.suffix(3).contains(question) == isRepeated)
    }
  }

  @Test(arguments: [
    (Page.Ask.order(["loadView", "viewDidLoad"], hasDistractors: false), "viewDidLoad / loadView"),
    (.choice([Document(Snippet("one")), Document(Snippet("two"))]), "b (two) / a (one)"),
    (.classify(["a leak", "a loop"]), "2 (a loop) / 1 (a leak)"),
    (.number, "2 / 1"),
  ])
  func anAnswerIsToldByItsNames(_ ask: Page.Ask, _ words: String) {
    let reply = SeatReply.revealed(own: ["2", "1"], right: [], isCorrect: true, of: ask)
    #expect(renderer(width: 80).lines(of: [reply]).joined(separator: " ").contains(words))
  }

  /// Code is sent in a class as often as it is changed: nothing ends it.
  @Test func noReturnIsAskedForBehindCode() {
    var page = page("What has to change?", .fix)
    page.sitting = .joined("r")
    let last = renderer(width: 120).lines(of: [.page(page, nil)]).joined(separator: " ")
    #expect(last.contains("each change is sent at once") && !last.contains("Return"))
  }

  /// Gaps that nobody has filled are seen to be open.
  @Test func openGapsAreSeen() {
    let reply = SeatReply.revealed(
      own: ["viewDidLoad", ""], right: [], isCorrect: false, of: .fill(gap: 1, of: 2))
    #expect(renderer(width: 80).lines(of: [reply]).joined().contains("viewDidLoad / –"))
  }

  @Test func yesAndNoAreThoseOfTheLanguage() {
    let ask = Page.Ask.versions(["5.1", "13"], .call)
    let reply = SeatReply.revealed(own: ["y", "n"], right: ["n", "n"], isCorrect: false, of: ask)
    let lines = renderer(width: 80, .cs).lines(of: [reply])
    #expect(lines.joined().contains("iOS 5.1 ano / iOS 13 ne"))
    let taken = SeatReply.taken(["y", "n"], .columns(2, .isSo))
    #expect(renderer(width: 80, .cs).lines(of: [taken]).joined().contains("platí: ano ne."))
    #expect(
      renderer(width: 80, .cs).lines(of: [.page(page("Co?", ask), nil)])
        .joined().contains("ano, nebo ne"))
  }
}
