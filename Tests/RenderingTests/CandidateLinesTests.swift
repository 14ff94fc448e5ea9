import Curriculum
import Grading
import Notation
import Testing
import Typesetting

@testable import Rendering
@testable import Screening

/// What one candidate did, on the screen.
@Suite struct CandidateLinesTests {
  private static let hostile = "\u{1B}[2J=cmd()\u{202E}"

  private func entry(
    _ kind: Screening.Entry.Kind, _ minute: Int, _ item: String? = nil, _ payload: JSON = .null
  ) -> Screening.Entry {
    Screening.Entry(
      kind, at: Moment(wall: minute * 60_000, boot: minute * 60_000), item: item, language: .en,
      payload: payload)
  }

  private var report: CandidateReport {
    let timeline = Timeline(
      [
        entry(.accepted, 0), entry(.shown, 0, "finger"), entry(.answered, 5, "finger"),
        entry(.shown, 6, "never-dies"),
        entry(.note, 8, "never-dies", ["text": .string(Self.hostile)]),
        entry(.revised, 10, "never-dies"), entry(.ended, 30),
      ], limit: 30 * 60_000)
    let mark = Mark(
      score: 0.25, isCorrect: false, right: ["class A {\n  var b = 1\n}"],
      working: "1/2*1/2 = 0.25")
    return CandidateReport(
      round: "autumn", id: "anna", name: Self.hostile, language: .cs, receipt: "7K3M9-QX2PD",
      items: [
        ItemReport(
          id: "finger", skills: [.subject(.nav)], marking: .key, answer: ["1  loadView"],
          mark: Mark(score: 1, isCorrect: true, right: ["1  loadView"], working: "correct = 1"),
          certainty: 3, spent: 360_000),
        ItemReport(
          id: "never-dies", skills: [.subject(.leaks)], marking: .key,
          answer: ["class A {}" + Self.hostile], mark: mark,
          text: String(repeating: "x", count: 9_999), spent: 1_440_000),
        ItemReport(id: "remarks", skills: [], marking: .none),
      ],
      timeline: timeline, signals: timeline.signals { _ in 7 }, pass: 0.6)
  }

  @Test(arguments: Language.allCases, [40, 80, 120])
  func itFitsTheScreenAndObeysNothing(_ language: Language, _ width: Int) {
    for theme in [Theme.plain, .coloured] {
      let lines = Renderer(width: width, theme: theme, language: language).lines(of: report)
      for line in Renderer(width: width, theme: .plain, language: language).lines(of: report) {
        #expect(displayWidth(line) <= width, "\(line)")
      }
      #expect(!lines.joined().contains("\u{1B}[2J") && !lines.joined().contains("\u{202E}"))
      #expect(lines.count < 90)
    }
  }

  @Test func theScoreIsWorkedOutAndTheTimeIsDrawn() {
    let lines = Renderer(width: 80, theme: .plain, language: .en).lines(of: report)
    #expect(lines.contains("1 · finger · 1 · 6:00"))
    #expect(lines.contains("2 · never-dies · 0.25 · 24:00"))
    #expect(lines.contains { $0.contains("class A { ⏎   var b = 1 ⏎ }") })
    #expect(lines.contains { $0.hasSuffix("1/2*1/2 = 0.25") })
    let start = lines.firstIndex(of: "Timeline")
    let drawn = lines[(start ?? 0)...].prefix(8)
    #expect(
      Array(drawn) == [
        "Timeline",
        "30:00 of 30:00",
        "finger      ━━━━━━━━━━●━━",
        "never-dies              ━━━━━━━━◆━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━",
        "remarks",
        "signals                         ▲",
        "            └─────────┴─────────┴──────────┴─────────┴─────────┴──────────┴",
        "            0:00      5:00      10:00      15:00     20:00     25:00      30:00",
      ])
  }

  @Test func withoutPicturesTheTimeIsTold() {
    var renderer = Renderer(width: 80, theme: .plain, language: .en)
    renderer.drawsPictures = false
    #expect(renderer.lines(of: report).contains("finger      0:00–6:00"))
    #expect(renderer.lines(of: report).contains("never-dies  6:00–30:00"))
  }
}
