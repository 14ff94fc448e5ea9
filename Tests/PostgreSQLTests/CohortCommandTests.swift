import Cohorts
import Foundation
import Testing

/// `viewdidlearn cohort`, through the front door, on both engines.
@Suite struct CohortCommandTests {
  private let state = FileManager.default.temporaryDirectory.path() + UUID().uuidString

  private static let programs = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  private func run(
    _ arguments: [String], input: String = "", program: String = "viewdidlearn"
  ) throws -> (code: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL =
      program.hasPrefix("/") ? URL(filePath: program) : Self.programs.appending(path: program)
    process.arguments = ["--language", "en", "--state", state] + arguments
    let (pipe, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (pipe, output)
    process.standardError = errors
    try process.run()
    pipe.fileHandleForWriting.write(Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: said, as: UTF8.self),
      String(decoding: told, as: UTF8.self)
    )
  }

  private func places() throws -> [String] {
    try Engine.allCases.map { engine in
      let place = try engine.place()
      let database = try engine.opened(place)
      try database.fillClass()
      try database.run(.enrol, [.text("class"), .text("eve"), .text("=HYPERLINK(1)")])
      return place
    }
  }

  @Test(arguments: [[], ["--json"], ["--csv"], ["--html"]])
  func aReportIsTheSameFromEveryEngine(_ options: [String]) throws {
    let page = state + ".html"
    let reports = try places().map { place in
      let path = options == ["--html"] ? [page] : []
      let ran = try run(["cohort", "report", "--db", place] + options + path)
      #expect(ran.code == 0 && ran.errors.isEmpty, "\(ran.errors)")
      return path.isEmpty ? ran.output : try String(contentsOfFile: page, encoding: .utf8)
    }
    #expect(reports[0] == reports[1])
    #expect(reports[0].contains("nav/pop"))
  }

  @Test func aCellIsNoFormula() throws {
    let place = try Engine.sqlite.place()
    let database = try Engine.sqlite.opened(place)
    try database.run(
      .push,
      [.text("class"), .text("ann"), .text("=1+1,\u{1B}[31m\""), .integer(5)]
        + Array(repeating: .integer(0), count: 5) + [.text("")])
    let csv = try run(["cohort", "report", "--csv", "--db", place]).output
    #expect(csv.contains("item,\"'=1+1,\\u{1B}[31m\"\"\",0,\"'=1+1,\\u{1B}[31m\"\"\",1,0,0.0"))
    let table = try run(["cohort", "report", "--db", place]).output
    #expect(table.contains("=1+1") && !table.contains("\u{1B}"))
  }

  @Test(arguments: Engine.allCases)
  func whatWasAnsweredIsPushedOnce(_ engine: Engine) throws {
    let place = try engine.place()
    _ = try run([], input: ":quiz tabs\n1\n\n:leave\n")
    for count in [1, 0] {
      let ran = try run(["cohort", "push", "--db", place])
      #expect(ran.code == 0 && ran.errors.isEmpty, "\(ran.errors)")
      #expect(ran.output.replacing("\n", with: " ").contains(": \(count). Items"))
      #expect(ran.output.contains("No name goes with them"))
      #expect(ran.output.contains("What you answered in a class is in its room already"))
      #expect(!ran.output.contains("secret"))
    }
    let database = try engine.opened(place)
    let learners = try database.run(.learners, [.text("class")])
    #expect(learners.map { $0.text(1) } == [""])
    #expect(learners.map { $0.text(0).utf8.count } == [64])
    _ = try run(["cohort", "push", "--db", place, "--name", "Ann"])
    #expect(try database.run(.learners, [.text("class")]).map { $0.text(1) } == ["Ann"])
    #expect(try run(["cohort", "push", "--db", place]).output.contains("under the name Ann"))
    #expect(try run(["cohort", "report", "--db", place]).output.contains("Tabs: "))
  }

  @Test(arguments: [("en", "The view comes late: A test for nil"), ("cs", "View přichází pozdě")])
  func itemsMistakesAndIdeasAreNamed(_ language: String, _ name: String) throws {
    let place = try Engine.sqlite.place()
    let database = try Engine.sqlite.opened(place)
    for (item, idea) in [
      ("lazy-view/asking-loads", "asking-is-free"), ("twelve-mistakes/outlet-too-early", ""),
    ] {
      try database.run(
        .push,
        [.text("class"), .text("ann"), .text(item), .integer(5)]
          + Array(repeating: .integer(0), count: 5) + [.text(idea)])
    }
    let ran = try run(["cohort", "report", "--csv", "--db", place, "--language", language])
    #expect(ran.output.contains(name), "\(ran.output)")
  }

  @Test func aVoteThatIsTakenOnceMoreStandsApart() throws {
    let place = try Engine.sqlite.place()
    let database = try Engine.sqlite.opened(place)
    for (round, score) in [(1, 0), (2, 1000)] {
      try database.run(
        .put,
        [
          .text("class"), .text("q"), .integer(round), .text("a/b"), .text(""), .integer(round),
          .integer(0), .integer(round),
        ])
      try database.run(
        .answer,
        [
          .text("class"), .text("q"), .integer(round), .text("ann"), .text("[]"),
          .integer(score), .text(""), .integer(5),
        ])
    }
    let csv = try run(["cohort", "report", "--csv", "--db", place]).output
    #expect(csv.contains("item,a/b,1,a/b · vote 1,1,0,0.0"))
    #expect(csv.contains("item,a/b,2,a/b · vote 2,1,1,1.0"))
    #expect(csv.contains("day,1970-01-01,,1970-01-01,1,0,0.0"))
    let table = try run(["cohort", "report", "--db", place]).output
    #expect(table.contains("answers: 1") && table.contains("Vote 2 and later ones"))
  }

  @Test func whatIsWrongIsTold() throws {
    let cases: [([String], Int32, String)] = [
      (["cohort", "report", "--db", "/nowhere/a.sqlite3"], 4, "cannot be reached"),
      (
        ["cohort", "report", "--db", "postgresql://ann:secret@127.0.0.1:1/a"], 4,
        "the database postgresql://ann@127.0.0.1:1/a cannot be reached: connection to server at \"127.0.0.1\", port 1 failed: Connection refused\n"
      ),
      (["cohort", "report", "--db", "postgresql://[::1"], 2, "is no address of a server"),
      (["cohort", "sing"], 2, "there is no command 'cohort sing'"),
      (["cohort", "push", "--json"], 2, "'cohort push' does not take --json"),
      (["cohort", "report", "--json", "--csv"], 2, "exclude each other"),
    ]
    for (arguments, code, words) in cases {
      let ran = try run(arguments)
      #expect(ran.code == code, "\(arguments)")
      #expect(ran.errors.contains(words) && !ran.errors.contains("secret"), "\(ran.errors)")
      #expect(ran.output.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
  }

  @Test func aMissingProgramForServersIsTold() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: "viewdidlearn")
    // What this process itself wrote could not be run while a child of another test holds it open.
    try Process.run(
      URL(filePath: "/bin/cp"),
      arguments: [Self.programs.appending(path: "viewdidlearn").path(), copy.path()]
    ).waitUntilExit()
    defer { try? FileManager.default.removeItem(at: folder) }
    let ran = try run(
      ["cohort", "report", "--db", "postgresql://127.0.0.1/a"], program: copy.path())
    #expect(ran.code == 4)
    #expect(ran.errors.contains("swift build --product viewdidlearn-cohort"))
  }
}
