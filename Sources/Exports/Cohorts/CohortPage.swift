public import Cohorts
public import Curriculum
import Phrases
public import Sessions

/// A cohort's report in one file of HTML, with nothing outside of it and no script.
public struct CohortPage {
  public let html: String

  /// Sections without answers are left out; where there are none at all, the page says so.
  public init(_ report: CohortReport, _ names: ReportNames, in language: Language) {
    let phrases = Phrasebook(language)
    let tables = report.sections.filter { !$0.lines.isEmpty }.map { section in
      HTML.table(
        phrases.title(of: section.kind), [""] + phrases.cohortColumns + [""],
        section.lines.map { line in
          [
            XML.escaped(phrases.name(of: line, in: section.kind, names)),
            "\(line.figures.answers)", "\(line.figures.right)", phrases.figure(line.figures.mean),
            Bars.share(line.figures.mean),
          ]
        }) + (section.hasVotes ? "\n" + HTML.text("p", phrases.aboutVotes) : "")
    }
    let body =
      [HTML.text("p", phrases.attendance(report))]
      + (tables.isEmpty ? [HTML.text("p", phrases.noAnswersYet)] : tables)
    html = HTML.page(
      phrases.title(of: report), language, body.joined(separator: "\n") + "\n")
  }
}
