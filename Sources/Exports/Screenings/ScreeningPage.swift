public import Curriculum
import Phrases
public import Screening

/// The report of a round in one file of HTML, with nothing outside of it and no script.
///
/// It comes in pieces, so that nobody has to hold the sections of ten thousand candidates.
public struct ScreeningPage {
  private let phrases: Phrasebook

  public init(in language: Language) { phrases = Phrasebook(language) }

  /// Everything before the sections of the candidates.
  public func head(_ report: RoundReport) -> String {
    head(title: phrases.title(ofRound: report.round))
      + [
        HTML.text("p", phrases.attendance(report)),
        ranking(report),
        HTML.text("p", phrases.word(.aboutIntervals)),
        items(report),
        HTML.text("p", phrases.aboutQuestions),
      ].joined(separator: "\n")
      + phrases.reliability(report).map { "\n" + HTML.text("p", $0) }.joined() + "\n"
  }

  /// The section of a candidate; `number` is its place among those of the round, from 0.
  public func section(_ report: CandidateReport, number: Int) -> String {
    CandidateSection(report: report, phrases: phrases, number: number).html + "\n"
  }

  public let foot = "</main>\n</body>\n</html>\n"

  /// The page of one candidate, without the others.
  public func page(of report: CandidateReport) -> String {
    head(title: phrases.title(ofRound: report.round)) + section(report, number: 0) + foot
  }

  private func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(phrases.language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(XML.escaped(title))</title>
    <style>
    \(ScreeningPage.style)
    </style>
    </head>
    <body>
    <main>
    <h1>\(XML.escaped(title))</h1>

    """
  }

  private func ranking(_ report: RoundReport) -> String {
    let heads: [ReportWord] = [.candidate, .place, .score, .interval]
    return HTML.table(
      phrases.word(.ranking),
      heads.map(phrases.word) + ["", phrases.word(.result), phrases.word(.signals)],
      report.standings.map { index, row, rank in
        [
          HTML.element("a", [("href", "#candidate-\(index)")], XML.escaped(row.label)),
          phrases.place(rank), phrases.figure(row.score) + " / \(row.of)",
          phrases.range(row.interval),
          Bars.interval(row.interval, share: row.share),
          XML.escaped(phrases.result(row.result)), "\(row.signals)",
        ]
      })
  }

  private func items(_ report: RoundReport) -> String {
    let heads: [ReportWord] = [.question, .asked, .facility]
    return HTML.table(
      phrases.word(.questions),
      heads.map(phrases.word) + ["", phrases.word(.discrimination), phrases.word(.doubt)],
      report.items.map { item in
        [
          XML.escaped(item.id), "\(item.statistics.count)",
          phrases.figure(item.statistics.facility),
          item.statistics.facility.map(Bars.share) ?? "",
          phrases.figure(item.statistics.discrimination),
          XML.escaped(item.statistics.flags.map(phrases.flag).joined(separator: ", ")),
        ]
      })
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --quiet: #5c5c61; --line: #8e8e93; \
    --fill: #00527a; --page: #ffffff; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --quiet: #b8b8bd; \
    --fill: #7fc8ec; --page: #1c1c1e; } }
    body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); \
    margin: 0; overflow-wrap: anywhere; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; margin-top: 2.5rem; } h3 { font-size: 1.1rem; }
    a { color: var(--fill); }
    .wide { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; min-width: 100%; }
    caption { text-align: left; font-size: 1.1rem; font-weight: bold; padding: .6rem 0; }
    th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; \
    border-bottom: 1px solid var(--line); overflow-wrap: normal; }
    tbody th { font-weight: normal; }
    code { font: 14px/1.4 ui-monospace, monospace; white-space: pre-wrap; }
    td p { margin: .3rem 0 0; min-width: 12rem; overflow-wrap: anywhere; }
    figure { margin: 1rem 0; overflow-x: auto; } figcaption { color: var(--quiet); }
    svg { vertical-align: middle; } .timeline { width: 100%; min-width: 36rem; height: auto; }
    .bar, circle, .mark { fill: var(--fill); } .timeline .bar { fill: none; stroke: var(--fill); }
    .frame, .axis, .reach, .limit { fill: none; stroke: var(--line); }
    .reach { stroke: var(--fill); stroke-width: 2; } .limit { stroke: var(--ink); \
    stroke-dasharray: 4 3; }
    text { font: 12px system-ui, sans-serif; fill: var(--ink); }
    .name { text-anchor: end; } .tick, .mark { text-anchor: middle; } .mark { font-size: 14px; }
    @media print { section { break-before: page; } .wide, figure { overflow: visible; } }
    """
}
