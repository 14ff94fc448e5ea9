import Curriculum
import Testing

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
    for word in ["--html", "--json", "text", "id,item,mark", "--marks"] {
      #expect(waiting.contains(word), "\(word)")
    }
    #expect(!lines(report(), language, width: 999).joined().contains("--marks"))
  }
}
