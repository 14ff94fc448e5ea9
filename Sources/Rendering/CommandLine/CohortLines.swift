public import Cohorts
import Phrases
import Sessions

// What a cohort has answered, as tables on the screen.
extension Renderer {
  public func lines(of report: CohortReport) -> [String] {
    let head =
      sentence(visible(phrases.title(of: report)), .title)
      + sentence(phrases.attendance(report))
    if report.total.answers == 0 { return head + sentence(phrases.noAnswersYet) }
    return head
      + report.sections.filter { !$0.lines.isEmpty }.flatMap { section in
        [""] + sentence(phrases.title(of: section.kind), .title) + table(section)
      }
  }

  private func table(_ section: CohortReport.Section) -> [String] {
    let head = ([""] + phrases.cohortColumns).map { [Run($0, .title)] }
    let rows = section.lines.map { line in
      let figures = line.figures
      return [
        line.id(in: section.kind), "\(figures.answers)", "\(figures.right)",
        phrases.figure(figures.mean),
      ].map { [Run(visible($0), isUnbreakable: true)] }
    }
    return columns([head] + rows, width: width, theme: theme)
  }
}
