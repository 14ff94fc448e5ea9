public import Curriculum
import Phrases
public import Screening

/// The report of a round in one file of HTML, with nothing outside of it and no script.
///
/// It comes in pieces, so that nobody has to hold the sections of ten thousand candidates.
public struct ScreeningPage: Sendable {
  private let phrases: Phrasebook

  public init(in language: Language) { phrases = Phrasebook(language) }

  /// Everything before the sections of the candidates.
  public func head(_ report: RoundReport, _ raters: RatersReport) -> String {
    let notes = phrases.uncounted(report) + [phrases.missing(report)].compactMap(\.self)
    let agreement = phrases.reliability(report) + phrases.agreement(raters)
    let parts =
      paragraphs([phrases.attendance(report)] + notes) + [ranking(report)]
      + paragraphs([phrases.word(.aboutIntervals)]) + [items(report)]
      + paragraphs([phrases.aboutQuestions] + agreement)
    return HTML.head(phrases.title(ofRound: report.round), phrases.language)
      + parts.joined(separator: "\n") + "\n"
  }

  /// A paragraph a text.
  private func paragraphs(_ texts: [String]) -> [String] { texts.map { HTML.text("p", $0) } }

  /// The section of a candidate, with the questions as they stood on the paper; none where it
  /// cannot be made again.
  @Sendable public func section(_ report: CandidateReport, _ questions: [PaperItem]) -> String {
    CandidateSection(report: report, questions: questions, phrases: phrases).html + "\n"
  }

  /// Everything behind the last section.
  public let foot = HTML.foot

  /// The page of one candidate, without the others.
  public func page(of report: CandidateReport, _ questions: [PaperItem]) -> String {
    HTML.head(phrases.title(ofRound: report.round), phrases.language)
      + section(report, questions) + foot
  }

  /// The candidates by their rank, each with a link to its section.
  private func ranking(_ report: RoundReport) -> String {
    let heads: [ReportWord] = [.candidate, .place, .score, .interval]
    return HTML.table(
      phrases.word(.ranking),
      heads.map(phrases.word) + ["", phrases.word(.result), phrases.word(.signals)],
      report.standings.map { row, rank in
        [
          HTML.element("a", [("href", "#candidate-\(row.id)")], XML.escaped(row.label)),
          phrases.place(rank), phrases.figure(row.score) + " / \(row.of)",
          phrases.range(row.interval),
          Bars.interval(row.interval, share: row.share),
          XML.escaped(phrases.result(row.result)), "\(row.signals)",
        ]
      })
  }

  /// How each question did: how easy it was, how well it tells candidates apart, what is doubtful
  /// of it.
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
          phrases.discrimination(item.statistics),
          XML.escaped(phrases.list(item.statistics.flags.map(phrases.flag))),
        ]
      })
  }
}
