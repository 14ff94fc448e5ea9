public import Cohorts
import Phrases
public import Sessions
import Typesetting

// What a cohort has answered, as tables on the screen.
extension Renderer {
  /// The report, section by section; without answers it says so.
  public func lines(of report: CohortReport, _ names: ReportNames) -> [String] {
    let head =
      sentence(visible(phrases.title(of: report)), .title)
      + sentence(phrases.attendance(report))
    if report.total.answers == 0 { return head + sentence(phrases.noAnswersYet) }
    return head
      + report.sections.filter { !$0.lines.isEmpty }.flatMap { section in
        [""] + sentence(phrases.title(of: section.kind), .title) + table(section, names)
          + (section.hasVotes ? sentence(phrases.aboutVotes, .quiet) : [])
      }
  }

  /// Figures stand first, for what they are about may be long.
  private func table(_ section: CohortReport.Section, _ names: ReportNames) -> [String] {
    let head = (phrases.cohortColumns + [""]).map { [Run($0, .title, isUnbreakable: true)] }
    let rows = section.lines.map { line in
      let figures = line.figures
      return ["\(figures.answers)", "\(figures.right)", phrases.figure(figures.mean)].map {
        [Run($0, isUnbreakable: true)]
      } + [[Run(visible(phrases.name(of: line, in: section.kind, names)))]]
    }
    return columns([head] + rows, width: width, theme: theme)
  }
}
