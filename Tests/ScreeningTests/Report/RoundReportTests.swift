import Foundation
import Notation
import Testing

@testable import Screening

@Suite struct RoundReportTests {
  private func row(
    _ id: String, name: String = "", _ scores: [String: Double], signals: Int = 0
  ) -> RoundReport.Row {
    let score = scores.values.reduce(0, +)
    return RoundReport.Row(
      id: id, name: name, score: score, of: scores.count,
      interval: Interval(score: score, of: scores.count), result: .init(isPassing: score >= 1),
      signals: signals, receipt: "", scores: scores)
  }

  @Test func itemsStandInTheOrderOfTheBlueprint() {
    let report = RoundReport(
      round: "r", items: ["b", "a", "never"],
      [row("1", ["a": 1, "b": 0.5]), row("2", ["a": 0, "b": 0])])
    #expect(report.items.map(\.id) == ["b", "a"])
    #expect(report.items.map(\.statistics.facility) == [0.25, 0.5])
    // The other question alone: the two agree wholly.
    #expect(report.items.allSatisfy { abs(($0.statistics.discrimination ?? 0) - 1) < 1e-9 })
    #expect(report.passed == 1)
    #expect(report.ranks.map(\.place) == [1, 2])
  }

  @Test func aRoundOfNobodyIsARound() {
    let report = RoundReport(round: "r", items: ["a"], [])
    #expect(report.items.isEmpty && report.alpha == nil && report.standardError == nil)
    #expect(report.csv.hasPrefix("id,name,round"))
  }

  @Test func linesForPrograms() {
    let report = RoundReport(round: "r", items: ["a"], [row("1", ["a": 1]), row("2", ["a": 0])])
    let events = report.json.map { $0["event"]?.string }
    #expect(events == ["item", "round"])
    #expect(report.json[0]["facility"]?.number == 0.5)
    #expect(report.json[1]["ranking"]?.elements?.map { $0["id"]?.string } == ["1", "2"])
  }

  // MARK: - Spreadsheets

  /// What spreadsheets obey when it stands first in a cell.
  static let formulas = [
    "=cmd|' /C calc'!A0", "+1+1", "-1+1", "@SUM(1)", "\t=1", "\r=1", "\n=1", " =1", "＝1", "＋1",
    "－1", "＠1",
  ]

  @Test(arguments: formulas) func noCellIsAFormula(_ formula: String) {
    let csv = RoundReport(round: "r", items: ["a"], [row("1", name: formula, ["a": 1])]).csv
    let line = csv.split(separator: "\r\n")[1]
    #expect(line.hasPrefix("1,'") || line.hasPrefix("1,\"'"))
    #expect(!csv.contains(",\(formula)"))
  }

  /// Python's reader, as strict as it can be, reads the cells back.
  @Test func aReaderOfSpreadsheetsReadsItBack() throws {
    let names = Self.formulas + ["Ana, \"the\" one", "two\r\nlines", "Яна", "田中", "'", "", ",,"]
    let rows = names.enumerated().map { row("c\($0)", name: $1, ["a": 0.5]) }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(RoundReport(round: "=r", items: ["a"], rows).csv.utf8).write(to: file)
    let python = Process()
    let output = Pipe()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = [
      "python3", "-c",
      """
      import csv, json, sys
      with open(sys.argv[1], newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file, strict=True))
      assert len({len(row) for row in rows}) == 1, rows
      assert not any(cell[:1] in tuple("=+-@\\t\\r") for row in rows for cell in row if cell)
      print(json.dumps([row[1] for row in rows[1:]]))
      """, file.path,
    ]
    python.standardOutput = output
    try python.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
    let read = try JSON(parsing: String(decoding: said, as: UTF8.self)).elements?.map(\.string)
    #expect(read == names.map { Self.formulas.contains($0) ? "'" + $0 : $0 })
  }
}
