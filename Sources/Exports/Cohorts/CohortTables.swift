public import Cohorts
public import Notation
public import Phrases
public import Sessions

// A cohort's report for programs.
extension CohortReport {
  /// A line an item, mistake and so on, then one for the cohort (contract §8).
  public func json(_ names: ReportNames, _ phrases: Phrasebook) -> [JSON] {
    sections.flatMap { section in
      section.lines.map { line in
        JSON.object(
          [
            .init("event", .string(section.kind.rawValue)),
            .init("id", .string(line.id(in: section.kind))),
            .init("name", .string(phrases.name(of: line, in: section.kind, names))),
          ] + (section.kind == .item ? [.init("vote", .integer(line.vote))] : [])
            + line.figures.members)
      }
    } + [
      .object(
        [
          .init("event", "cohort"), .init("id", .string(cohort)),
          .init("learners", .integer(learners)),
        ] + total.members)
    ]
  }

  /// A row an item, mistake and so on.
  public func csv(_ names: ReportNames, _ phrases: Phrasebook) -> String {
    var writer = CSVWriter()
    writer.add(["by", "id", "vote", "name", "answers", "right", "mean"])
    for section in sections {
      for line in section.lines {
        let figures = line.figures
        writer.add(
          [
            section.kind.rawValue, line.id(in: section.kind),
            section.kind == .item ? "\(line.vote)" : "",
            phrases.name(of: line, in: section.kind, names),
          ] + ["\(figures.answers)", "\(figures.right)", "\(figures.mean)"])
      }
    }
    return writer.text
  }
}

extension Figures {
  /// The mean is of scores from 0 to 1.
  fileprivate var members: [JSON.Member] {
    [
      .init("answers", .integer(answers)), .init("right", .integer(right)),
      .init("mean", .number(mean)),
    ]
  }
}
