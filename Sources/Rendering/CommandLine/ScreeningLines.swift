import Curriculum
public import Diagnostics
import Phrases
public import Screening

// What records are worth, as a table on the screen.
extension Renderer {
  /// A row a candidate, from the first place on, then a row a question, then what both tell.
  public func lines(of report: RoundReport) -> [String] {
    sentence(phrases.title(ofRound: report.round), .title)
      + sentence(phrases.attendance(report)) + [""] + ranking(report)
      + sentence(phrases.word(.aboutIntervals)) + [""] + items(report)
      + phrases.reliability(report).flatMap { sentence($0) }
  }

  private func ranking(_ report: RoundReport) -> [String] {
    let heads: [ReportWord] = [.place, .candidate, .score, .interval, .result, .signals]
    return table(
      heads,
      report.standings.map { _, row, rank in
        [
          phrases.place(rank), row.label,
          phrases.figure(row.score) + " / \(row.of)", phrases.range(row.interval),
          phrases.result(row.result), "\(row.signals)",
        ]
      })
  }

  private func items(_ report: RoundReport) -> [String] {
    let heads: [ReportWord] = [.question, .asked, .facility, .discrimination, .doubt]
    return table(
      heads,
      report.items.map { item in
        [
          item.id, "\(item.statistics.count)", phrases.figure(item.statistics.facility),
          phrases.figure(item.statistics.discrimination),
          item.statistics.flags.map(phrases.flag).joined(separator: ", "),
        ]
      })
  }

  private func table(_ heads: [ReportWord], _ rows: [[String]]) -> [String] {
    let head = heads.map { [Run(phrases.word($0), .title)] }
    let cells = rows.map { $0.map { [Run(visible($0), isUnbreakable: true)] } }
    return columns([head] + cells, width: width, theme: theme)
  }

  public func block(_ diagnostic: Diagnostic<RatingFact>, in source: SourceText) -> [String] {
    block(diagnostic, phrases.message(diagnostic.fact), in: source)
  }

  public func lines(of raters: RatersReport) -> [String] {
    phrases.agreement(raters).flatMap { sentence(visible($0)) }
  }

  /// `screen --explain`.
  public var screeningExplained: [String] {
    sentence(phrases.explanationTitle, .title)
      + phrases.explanation.flatMap { [""] + sentence($0) }
  }
}
