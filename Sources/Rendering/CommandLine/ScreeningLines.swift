import Curriculum
public import Diagnostics
import Phrases
public import Screening
import Typesetting

// What records are worth, as a table on the screen.
extension Renderer {
  /// A row a candidate, from the first place on, then a row a question, then what both tell.
  public func lines(of report: RoundReport) -> [String] {
    sentence(phrases.title(ofRound: report.round), .title)
      + sentence(phrases.attendance(report)) + [""] + ranking(report)
      + sentence(phrases.word(.aboutIntervals)) + sentence(phrases.word(.aboutReceipts)) + [""]
      + items(report)
      + phrases.reliability(report).flatMap { sentence($0) } + toBeDone(report)
  }

  /// What a round still waits for: free texts that people have to rate, and records without an end.
  public func toBeDone(_ report: RoundReport) -> [String] {
    phrases.toBeDone(report).flatMap { [""] + sentence(visible($0)) }
  }

  /// The candidates, from the first place on; names are cut, numbers are not.
  private func ranking(_ report: RoundReport) -> [String] {
    let heads: [ReportWord] = [.place, .candidate, .score, .interval, .result, .signals]
    return table(
      heads,
      report.standings.map { row, rank in
        [
          phrases.place(rank), phrases.beside(row.name.isEmpty ? [row.id] : [row.id, row.name]),
          phrases.figure(row.score) + " / \(row.of)", phrases.range(row.interval),
          phrases.word(forResult: row.result), "\(row.signals)",
        ]
      }, cutting: 1)
  }

  /// The questions, with what is doubtful of them.
  private func items(_ report: RoundReport) -> [String] {
    let heads: [ReportWord] = [.question, .asked, .facility, .discrimination, .doubt]
    return table(
      heads,
      report.items.map { item in
        [
          item.id, "\(item.statistics.count)", phrases.figure(item.statistics.facility),
          phrases.discrimination(item.statistics),
          phrases.list(item.statistics.flags.map(phrases.flag)),
        ]
      }, cutting: 0)
  }

  /// A line a row: where they are too long, what stands in one column is cut.
  private func table(_ heads: [ReportWord], _ rows: [[String]], cutting cut: Int) -> [String] {
    var rows = [heads.map { phrases.word($0) }] + rows.map { $0.map { visible($0) } }
    let widths = heads.indices.map { column in rows.map { displayWidth($0[column]) }.max() ?? 0 }
    let gap = 2
    let others = widths.reduce(gap * (heads.count - 1), +) - widths[cut]
    let room = max(8, width - others)
    for place in rows.indices { rows[place][cut] = rows[place][cut].truncated(to: room) }
    let cells = rows.enumerated().map { place, row in
      row.map { place == 0 ? Run($0, .title) : Run($0, isUnbreakable: true) }
    }
    return columns(cells.map { $0.map { [$0] } }, width: width, gap: gap, theme: theme)
  }

  /// What is wrong in a sheet of marks, as compilers write it.
  public func block(_ diagnostic: Diagnostic<RatingFact>, in source: SourceText) -> [String] {
    block(diagnostic, phrases.message(diagnostic.fact), in: source)
  }

  /// How well two raters agree.
  public func lines(of raters: RatersReport) -> [String] {
    phrases.agreement(raters).flatMap { sentence(visible($0)) }
  }

  /// `screen --explain`.
  public var screeningExplained: [String] {
    sentence(phrases.explanationTitle, .title)
      + phrases.explanation.flatMap { [""] + sentence($0) }
  }
}
