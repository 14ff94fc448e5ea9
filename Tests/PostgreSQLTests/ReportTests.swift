import Cohorts
import Testing

/// A report of a small cohort, worked out by hand, the same from every engine.
@Suite struct ReportTests {
  private static let subjects = [
    "nav/pop": Subject(mistakes: [9], claims: ["pop-frees"]),
    "load/once": Subject(mistakes: [5, 9], claims: []),
  ]

  private func lines(_ kind: CohortReport.Kind, _ report: CohortReport) -> [[String]] {
    report.sections.first { $0.kind == kind }?.lines.map { line in
      [
        line.name, "\(line.figures.answers)", "\(line.figures.right)", "\(line.figures.mean)",
      ]
    } ?? []
  }

  @Test(arguments: Engine.allCases)
  func countsWhatWasAnswered(_ engine: Engine) throws {
    let database = try engine.opened()
    try database.fillClass()
    let report = try CohortReport(of: "class", in: database, subjects: Self.subjects)
    #expect(report.learners == 3)
    #expect(report.total.answers == 6)
    #expect(report.total.right == 2)
    #expect(
      lines(.item, report) == [
        ["load/once", "1", "0", "0.333"], ["nav/pop", "2", "1", "0.5"],
        ["nav/pop", "2", "1", "0.5"],
        ["Ärger/größer", "1", "0", "0.5"],
      ])
    // What is answered alone, and a room's first vote.
    #expect(report.sections[0].lines.map(\.vote) == [0, 0, 1, 0])
    #expect(lines(.mistake, report) == [["5", "1", "0", "0.333"], ["9", "5", "2", "0.467"]])
    #expect(lines(.misconception, report) == [["pop-keeps", "2", "0", "0.0"]])
    #expect(lines(.claim, report) == [["pop-frees", "4", "2", "0.5"]])
    #expect(
      lines(.day, report) == [
        ["\(20_000 * millisecondsADay)", "2", "1", "0.5"],
        ["\(20_001 * millisecondsADay)", "2", "0", "0.417"],
        ["\(20_002 * millisecondsADay)", "2", "1", "0.5"],
      ])
  }

  @Test func isTheSameFromEveryEngine() throws {
    let reports = try Engine.allCases.map { engine in
      let database = try engine.opened()
      try database.fillClass()
      return try CohortReport(of: "class", in: database, subjects: Self.subjects)
    }
    #expect(reports[0] == reports[1])
  }

  @Test(arguments: Engine.allCases)
  func aCohortThatNobodyHasJoinedIsEmpty(_ engine: Engine) throws {
    let report = try CohortReport(of: "nobody", in: engine.opened(), subjects: [:])
    #expect(report.total == Figures())
    #expect(report.sections.allSatisfy { $0.lines.isEmpty })
  }

  @Test(arguments: Engine.allCases)
  func aMarkThatIsGivenLaterCounts(_ engine: Engine) throws {
    let database = try engine.opened()
    try database.fillClass()
    try database.run(
      .mark,
      [
        .text("class"), .text("q1"), .integer(1), .text("bob"), .integer(1000), .text(""),
      ])
    let report = try CohortReport(of: "class", in: database, subjects: [:])
    #expect(report.total.answers == 7)
    #expect(report.total.right == 3)
  }
}
