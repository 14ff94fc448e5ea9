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

  /// Three calls that one learner makes and two that another does, then a vote on all of it again.
  @Test(arguments: Engine.allCases)
  func theCallsOfADriveAreOneAnswer(_ engine: Engine) throws {
    let database = try engine.opened()
    let calls = [
      (1, 1, "ann", 1000), (2, 1, "ann", 0), (3, 1, "ann", 1000), (1, 1, "bob", 1000),
      (2, 1, "bob", 1000), (4, 2, "ann", 1000),
    ]
    for (round, vote, learner, score) in calls {
      let key: [Datum] = [.text("class"), .text("c/0"), .integer(round)]
      try database.run(
        .put,
        key + [
          .text("nav/drive"), .text("{}"), .integer(round), .integer(0), .integer(vote),
        ])
      try database.run(
        .answer,
        key + [
          .text(learner), .text("[\"a \(round)\"]"), .integer(score), .text(""), .integer(round),
        ])
    }
    let report = try CohortReport(of: "class", in: database, subjects: [:])
    #expect(report.sections[0].lines.map(\.vote) == [1, 2])
    #expect(report.sections[0].lines.map(\.figures.answers) == [2, 1])
    #expect(report.sections[0].lines.map(\.figures.mean) == [0.833, 1])
    #expect(report.total.answers == 2 && report.total.right == 1)
    #expect(lines(.day, report) == [["0", "2", "1", "0.833"]])
    let results = try RoomResults(of: "class", in: database) { item, _ in item == "nav/drive" }
    #expect(results.votes.map(\.number) == [1, 2] && results.classes == [12])
    #expect(results.votes[0].answers.map(\.learner) == ["bob", "ann"])
    #expect(results.votes[0].answers[1].texts == ["[\"a 1\"]", "[\"a 2\"]", "[\"a 3\"]"])
    #expect(results.votes[0].answers.map(\.score) == [1000, 666])
  }

  @Test(arguments: Engine.allCases)
  func resultsAreThoseOfTheLastClass(_ engine: Engine) throws {
    let database = try engine.opened()
    for (place, name) in ["first/0", "second/0"].enumerated() {
      try database.run(
        .put,
        [
          .text("class"), .text(name), .integer(1), .text("nav/pop"), .text("{}"), .integer(place),
          .integer(0), .integer(1),
        ])
      try database.run(
        .answer,
        [
          .text("class"), .text(name), .integer(1), .text("ann"), .text("[\"\(name)\"]"),
          .integer(1000), .text(""), .integer(place),
        ])
    }
    let (first, second) = (Int("first", radix: 36) ?? 0, Int("second", radix: 36) ?? 0)
    for (began, name) in [(nil, "second"), (first, "first")] {
      let results = try RoomResults(
        of: "class", in: database, where: { item, _ in item == "nav/pop" },
        begun: { began == nil || $0 == began })
      #expect(results.classes == [first, second] && results.votes.count == 1)
      #expect(results.votes[0].answers.map(\.texts) == [["[\"\(name)/0\"]"]])
    }
    let none = try RoomResults(
      of: "class", in: database, where: { _, _ in true }, begun: { $0 == 1 })
    #expect(none.began == nil && none.votes.isEmpty && none.classes.count == 2)
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
