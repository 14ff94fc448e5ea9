import Curriculum
import Phrases
import Sessions
import Syntax
import Testing
import Typesetting

@testable import Rendering
@testable import Screening

/// A round as its examiner reads it on the screen.
@Suite struct ScreeningLinesTests {
  private func report(unread: Int = 0, isOpen: Bool = false) -> RoundReport {
    let names = ["Anna Nová", "Bartholomew Featherstonehaugh-Cholmondeley", "山田花子 山田花子 山田花子", ""]
    let rows = names.enumerated().map { place, name in
      RoundReport.Row(
        id: "candidate-\(place)", name: name, score: Double(place) + 0.5, of: 12,
        interval: Interval(score: Double(place) + 0.5, of: 12),
        result: .init(isPassing: place > 1, unread: place == 1 ? unread : 0, isOpen: isOpen),
        signals: place * 11, receipt: "AB12-CD34",
        scores: ["never-dies": Double(place) / 4, "way-back": 0.1])
    }
    return RoundReport(round: "autumn", items: ["never-dies", "way-back"], rows)
  }

  private func lines(_ report: RoundReport, _ language: Language, width: Int = 80) -> [String] {
    Renderer(width: width, theme: .plain, language: language).lines(of: report)
  }

  @Test(arguments: Language.allCases) func aRowTakesALine(_ language: Language) {
    let lines = lines(report(unread: 2, isOpen: true), language)
    #expect(lines.allSatisfy { displayWidth($0) <= 80 })
    for (row, _) in report().standings {
      // Below the table ids stand in a sentence.
      let line = lines.first { $0.contains(row.id) } ?? ""
      #expect(line.hasSuffix("  \(row.signals)"), "\(line)")
      #expect(line.contains(" / 12  "), "\(line)")
    }
    #expect(lines.contains { $0.hasPrefix("never-dies  4  ") }, "\(lines)")
  }

  @Test(arguments: Language.allCases) func whoHasTextsUnreadIsToldWhereToReadThem(
    _ language: Language
  ) {
    let waiting = lines(report(unread: 2), language, width: 999).joined(separator: " ")
    for word in ["--sheet", "--marks"] {
      #expect(waiting.contains(word), "\(word)")
    }
    #expect(!lines(report(), language, width: 999).joined().contains("--marks"))
  }

  /// A column has its head, and a row is one line of a window as wide as most are.
  @Test(arguments: Language.allCases) func thePreviewIsATable(_ language: Language) {
    let renderer = Renderer(width: 80, theme: .plain, language: language)
    let heads = renderer.phrases.say(.previewHeader).split(separator: "·").map {
      String($0.trimmed)
    }
    #expect(heads.count == 8, "\(heads)")
    let row = ["never-dies", "200", "199", "128", "1-3", "2-3", "10-12", "14-20"]
    #expect(renderer.lines(ofRows: [heads, row]).count == 2, "\(heads)")
  }

  /// Where some gaps are filled, a dash stands for each of the others.
  @Test(arguments: Language.allCases) func whatIsStillToComeOfAnAnswerIsADash(_ language: Language)
  {
    let renderer = Renderer(width: 80, theme: .plain, language: language)
    let paper = Paper(prompt: .none, ask: .fill([1, 2, 3]))
    let page = paper.page(
      .question(number: 1, of: 1), in: language, .swift, answered: ["name", "", ""])
    for lines in [
      renderer.lines(of: .page(page)), renderer.lines(of: .takenBack(["name", "", ""])),
    ] {
      #expect(
        lines.contains { $0.hasSuffix(renderer.phrases.list(["name", "–", "–"])) },
        "\(lines)")
    }
  }

  /// What is typed when the time runs out is lost, and nobody finds that out afterwards alone.
  @Test(arguments: Language.allCases) func theLastMinuteTellsWhatIsLost(_ language: Language) {
    let phrases = Phrasebook(language)
    let keys = ["Return", "Enter", "回车"]
    for text in [phrases.minutesLeft(1), phrases.timeIsUp] {
      #expect(keys.contains { text.contains($0) }, "\(text)")
    }
    #expect(!keys.contains { phrases.minutesLeft(5).contains($0) })
  }

  /// An example is itself an answer of the kind that is wanted.
  @Test(arguments: Language.allCases) func anExampleOfAValueForEachVersionIsOne(
    _ language: Language
  ) throws {
    for column in [AnswerForm.Column.isSo, .size, .number, .word] {
      let form = AnswerForm.columns(2, column)
      let text = Phrasebook(language).refusal(.malformedAnswer(.count(2, column), count: 0))
      let example = try #require(text.split { ":：".contains($0) }.last).trimmed
      #expect(try form.read(example).count == 2, "\(example)")
    }
  }

  /// Of layout nothing has to be typed where it may be left out.
  @Test(arguments: Language.allCases) func aDriveSaysThatLayoutMayBeLeftOut(_ language: Language) {
    let phrases = Phrasebook(language)
    let pages = [Paper.Ask.drive(["vc"], par: 3), .calls(from: nil)].map { ask in
      Paper(prompt: .none, ask: ask).page(
        .question(number: 1, of: 2), in: language, .swift, answered: [])
    }
    #expect(phrases.asking(pages[0]) != phrases.asking(pages[1]))
  }
}
