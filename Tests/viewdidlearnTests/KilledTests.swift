import Foundation
import LibC
import Terminal
import Testing

/// The program is killed in the middle of an answer: what it had answered for stands again.
@Suite struct KilledTests {
  private let state = StateFolder()

  /// What is done to an exercise before and after the program is killed.
  struct Row {
    var kind: String
    var before = [":hint"]
    /// What of it the page then shows.
    var standing = ""
    var after: [String]
    var score = 1.0
    /// How much help the answer counts as.
    var hints = 1
  }

  static let rows = [
    Row(kind: "order", after: ["{loadView} {viewDidLoad} {viewWillAppear:}"]),
    Row(kind: "classify", after: ["{It says nothing to super} {It makes no view}"]),
    Row(kind: "choice", after: ["{It loads nothing.}"]),
    Row(
      kind: "calls", before: ["loadView"], standing: "loadView", after: ["viewDidLoad", ""],
      hints: 0),
    Row(kind: "list", after: ["{loadView} {viewDidLoad}"]),
    Row(kind: "prints", before: ["false 7"], standing: "false 7", after: ["8", ""], hints: 0),
    Row(kind: "number", after: ["1"]), Row(kind: "owners", after: ["2"]),
    Row(
      kind: "task", before: ["let own = draft.isViewLoaded"],
      standing: "let own = draft.isViewLoaded",
      after: ["print(own)"], hints: 0),
    Row(kind: "spot", after: ["3 5"]), Row(kind: "versions", after: ["n y n"]),
    Row(
      kind: "fill", before: ["isViewLoaded"], standing: "print(memo.isViewLoaded, ____2)",
      after: ["7"], hints: 0),
    Row(
      kind: "fix", before: ["2 print(memo.isViewLoaded)"], standing: "print(memo.isViewLoaded)",
      after: ["3 print(7)"]),
    Row(
      kind: "drive", before: ["viewDidLoad", "initWithNibName:bundle:"],
      after: ["loadView", "viewDidLoad"], score: 2.0 / 3),
    Row(kind: "sources", after: ["{ja-001}"]),
  ]

  @Test(arguments: rows)
  func whatWasAnsweredForStandsAgain(_ row: Row) throws {
    let number = (Self.rows.firstIndex { $0.kind == row.kind } ?? 0) + 1
    let first = try start()
    _ = try first.rows()
    let page = try #require(first.type(":learn course \(number)").page(number, of: Self.rows.count))
    for line in row.before { _ = try first.type(line) }
    try first.terminal.type("half of an ans")
    try first.terminal.expect("half of an ans")
    kill(first.terminal.child, SIGKILL)
    #expect(try first.terminal.exitCode() == -SIGKILL)

    let second = try start()
    let again = try #require(second.rows().page(number, of: Self.rows.count))
    if !row.standing.isEmpty {
      #expect(again.contains { $0.contains(row.standing) }, "\(again)")
    }
    if row.before == [":hint"] { #expect(page.allSatisfy(again.contains), "\(again)") }
    for line in row.after { _ = try second.type(line.numbered(on: again)) }
    try second.terminal.type(":quit\r")
    #expect(try second.terminal.exitCode() == 0)
    let answer = try #require(answers().last)
    #expect(abs((answer["score"] as? Double ?? 1) - row.score) < 0.0001)
    #expect(answer["hints"] as? Int == row.hints)
  }

  /// A checkpoint of two questions is killed at the second: the first counts, and is not asked again.
  @Test func aCheckpointGoesOnWhereItWasKilled() throws {
    let first = try start()
    _ = try first.rows()
    let question = try first.type(":checkpoint 1")
    let kind = question.contains { $0.contains("viewDidUnload") } ? "order" : "classify"
    let row = try #require(Self.rows.first { $0.kind == kind })
    for line in row.after { _ = try first.type(line.numbered(on: question)) }
    let page = try first.type("")
    let place = try #require(page.first { $0.hasPrefix("Checkpoint of part 1: 2 of 2") })
    _ = try first.type(":hint")
    try first.terminal.type("half of an ans")
    try first.terminal.expect("half of an ans")
    kill(first.terminal.child, SIGKILL)
    #expect(try first.terminal.exitCode() == -SIGKILL)

    let second = try start()
    let again = try second.rows()
    #expect(again.contains(place), "\(again)")
    #expect(page.dropLast().allSatisfy { $0.isEmpty || again.contains($0) }, "\(again)")
    let other = try #require(
      Self.rows.first { $0.kind == (kind == "order" ? "classify" : "order") })
    for line in other.after { _ = try second.type(line.numbered(on: again)) }
    let end = try second.type("")
    #expect(end.contains { $0.hasPrefix("Checkpoint of part 1: 2 of 2, passed.") }, "\(end)")
    try second.terminal.type(":quit\r")
    #expect(try second.terminal.exitCode() == 0)
    let answers = try answers()
    #expect(answers.map { $0["hints"] as? Int } == [0, 1])
  }

  private func start() throws -> Reader {
    let course = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Course").path()
    return try Reader(["--language", "en", "--content", course], state: state)
  }

  /// What the journal keeps of answers.
  private func answers() throws -> [[String: Any]] {
    try run("progress", "--json", "--state", state.path).output.split(separator: "\n")
      .compactMap { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
      .filter { $0["kind"] as? String == "answered" || $0["asked"] as? String == "task" }
  }
}

extension String {
  /// With the number or letter that a page shows before a name in place of `{name}`.
  fileprivate func numbered(on page: [String]) -> String {
    replacing(#/\{([^}]*)\}/#) { match -> String in
      page.lazy.compactMap { row in
        row.firstRange(of: "  " + match.1).flatMap {
          row[..<$0.lowerBound].split(separator: " ").last
        }
      }.first.map { String($0) } ?? ""
    }
  }
}
