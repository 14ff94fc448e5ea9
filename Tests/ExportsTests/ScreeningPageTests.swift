import Curriculum
import Foundation
import Grading
import Notation
import Screening
import Testing

@testable import Exports

/// What a candidate might write into every text that is theirs.
private let hostile = "<script>alert(1)</script>\" onload=\"x\u{1B}[2J & '\u{202E}"

@Suite struct ScreeningPageTests {
  private func report(_ id: String, name: String, _ scores: [Double]) -> CandidateReport {
    func entry(_ kind: Screening.Entry.Kind, _ second: Int, item: String? = nil)
      -> Screening.Entry
    {
      Screening.Entry(
        kind, at: Moment(wall: second * 1000, boot: second * 1000), item: item, language: .en)
    }
    let items = scores.enumerated().map { place, score in
      ItemReport(
        id: "item-\(place)", skills: [.subject(.nav)], marking: .key, answer: [hostile],
        mark: Mark(
          score: score, isCorrect: score == 1, right: [hostile], working: "1 - 1/3 = \(score)"),
        certainty: 1 + place % 3, text: hostile)
    }
    let timeline = Timeline(
      [
        entry(.accepted, 0), entry(.shown, 1, item: "item-0"),
        entry(.answered, 200, item: "item-0"), entry(.revised, 300, item: "item-0"),
      ], limit: 1_800_000)
    return CandidateReport(
      round: "autumn", id: id, name: name, language: .en, receipt: "7K3M9-QX2PD", items: items,
      timeline: timeline, signals: timeline.signals { _ in 1 }, pass: 0.6)
  }

  /// A paper of so many questions.
  private func questions(_ count: Int) -> [PaperItem] {
    (0..<count).map { place in
      let text = Paper.Texts([.en: "Say \(place).\n\n```swift\nlet a = \"<script>\"\n```"])
      return PaperItem(id: "Q\(place + 1)", minutes: 1, paper: Paper(text: text))
    }
  }

  private func page(_ language: Language, name: String = hostile) -> String {
    let candidates = [
      report("a1", name: name, [1, 0.5, 0]), report("a2", name: "Яна", [1, 1, 1]),
    ]
    let round = RoundReport(
      round: "autumn", items: ["item-0", "item-1", "item-2"],
      candidates.map { RoundReport.Row($0) })
    let page = ScreeningPage(in: language)
    return page.head(round, RatersReport([]))
      + candidates.map { page.section($0, questions(3)) }.joined() + page.foot
  }

  @Test(arguments: Language.allCases) func nothingInItIsObeyed(_ language: Language) {
    let html = page(language)
    #expect(!html.contains("<script") && !html.contains("onload=\"x") && !html.contains("\u{1B}"))
    #expect(html.contains("&lt;script&gt;"))
    // Nothing outside of the file is asked for.
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("url("))
    #expect(html.contains("<html lang=\"\(language.rawValue)\">"))
  }

  /// A strict reader of XML takes all but the first line; each link leads somewhere.
  @Test(arguments: Language.allCases) func everyTagIsClosed(_ language: Language) throws {
    let html = page(language).replacing(/<meta([^>]*)>/) { "<meta\($0.output.1)/>" }
    let body = html.split(separator: "\n").dropFirst().joined(separator: "\n")
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(body.utf8).write(to: file)
    let python = Process()
    let output = Pipe()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = [
      "python3", "-c",
      """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.argv[1]).getroot()
      ids = [node.get("id") for node in root.iter() if node.get("id")]
      links = [node.get("href")[1:] for node in root.iter("a")]
      assert len(set(ids)) == len(ids) and set(links) <= set(ids), (ids, links)
      for table in root.iter("table"):
        widths = {len(row) for row in table.iter("tr")}
        assert len(widths) == 1, widths
      for picture in root.iter("svg"):
        assert picture.get("aria-hidden") == "true" or picture.get("aria-label"), picture.attrib
      print(len(links), len(list(root.iter("section"))), len(list(root.iter("h1"))))
      """, file.path,
    ]
    python.standardOutput = output
    try python.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
    #expect(said == "2 2 1\n")
  }

  @Test func howFarRatersAgreeStandsOnThePage() {
    func ratings(_ marks: [Int]) -> Ratings {
      Ratings(
        Dictionary(
          uniqueKeysWithValues: marks.enumerated().map {
            (Ratings.Key(candidate: "\($0.offset)", item: "why"), Ratings.Rating(mark: $0.element))
          }))
    }
    let raters = RatersReport([ratings([0, 1, 2]), ratings([0, 1, 1])])
    let round = RoundReport(round: "autumn", items: [], [])
    let page = ScreeningPage(in: .en)
    #expect(page.head(round, raters).contains("κ = 0."))
    #expect(!page.head(round, RatersReport([])).contains("κ"))
  }

  /// The candidate's own page has nobody else in it.
  @Test func aPageOfOneSaysNothingOfOthers() {
    let mine = ScreeningPage(in: .cs).page(of: report("a1", name: "Ana", [1, 0]), questions(2))
    #expect(mine.contains("Ana (a1)") && !mine.contains("a2") && mine.hasSuffix("</html>\n"))
    #expect(mine.contains("7K3M9-QX2PD"))
    #expect(mine.contains("<summary>2 · item-1</summary><p>Say 1.</p>"))
    #expect(mine.contains("<pre><code>let a = &quot;&lt;script&gt;&quot;"))
  }

  @Test func aMegabyteFillsNoPage() {
    var report = report("a1", name: "Ana", [1])
    report.items[0].text = String(repeating: "a", count: 1_000_000)
    #expect(ScreeningPage(in: .en).page(of: report, []).utf8.count < 30_000)
  }
}
